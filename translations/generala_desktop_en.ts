<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n games could be saved.</source>
        <translation>
            <numerusform>%n game could be saved.</numerusform>
            <numerusform>%n games could be saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n rolls taken back, this game does not count among the best.</source>
        <translation>
            <numerusform>With %n roll taken back, this game does not count among the best.</numerusform>
            <numerusform>With %n rolls taken back, this game does not count among the best.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message numerus="yes">
        <source>≈ is a level&apos;s balance against the casual one, on average of %n games that the program has played out.</source>
        <translation>
            <numerusform>≈ is a level&apos;s balance against the casual one in %n game that the program has played out.</numerusform>
            <numerusform>≈ is a level&apos;s balance against the casual one, on average of %n games that the program has played out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %n points</source>
        <translation>
            <numerusform>{box} for %n point</numerusform>
            <numerusform>{box} for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open, would score %n points</source>
        <translation>
            <numerusform>open, would score %n point</numerusform>
            <numerusform>open, would score %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>With %n hint</numerusform>
            <numerusform>With %n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It earns %n points beside the box.</source>
        <translation>
            <numerusform>It earns %n point beside the box.</numerusform>
            <numerusform>It earns %n points beside the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, served; left open, {box} would bring {usual} on average.</source>
        <translation>
            <numerusform>%n point, served; left open, {box} would bring {usual} on average.</numerusform>
            <numerusform>%n points, served; left open, {box} would bring {usual} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; left open, {box} would bring {usual} on average.</source>
        <translation>
            <numerusform>%n point; left open, {box} would bring {usual} on average.</numerusform>
            <numerusform>%n points; left open, {box} would bring {usual} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points in {box}: {gain} for the balance.</source>
        <translation>
            <numerusform>%n point in {box}: {gain} for the balance.</numerusform>
            <numerusform>%n points in {box}: {gain} for the balance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message numerus="yes">
        <source>%n rolls are left. What do you hold? Or do you write now?</source>
        <translation>
            <numerusform>%n roll is left. What do you hold? Or do you write now?</numerusform>
            <numerusform>%n rolls are left. What do you hold? Or do you write now?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets so far: {share} right.</source>
        <translation>
            <numerusform>%n set so far: {share} right.</numerusform>
            <numerusform>%n sets so far: {share} right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fair dice</name>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln die</numerusform>
            <numerusform>%Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rolls</source>
        <translation>
            <numerusform>%Ln roll</numerusform>
            <numerusform>%Ln rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games for good? They go out of all statistics too.</source>
        <translation>
            <numerusform>Delete %n game for good? It goes out of all statistics too.</numerusform>
            <numerusform>Delete %n games for good? They go out of all statistics too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were added.</source>
        <translation>
            <numerusform>%n game was added.</numerusform>
            <numerusform>%n games were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were refused.</source>
        <translation>
            <numerusform>%n was refused.</numerusform>
            <numerusform>%n were refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were written.</source>
        <translation>
            <numerusform>%n game was written.</numerusform>
            <numerusform>%n games were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls were written.</source>
        <translation>
            <numerusform>%n roll was written.</numerusform>
            <numerusform>%n rolls were written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message numerus="yes">
        <source>You play %n matches at the same time, each with its own sheet and value: {values}. After each turn you write one result, in one box of one match. Choose well: the dear matches count more.</source>
        <translation>
            <numerusform>You play %n match, with its own sheet and value: {values}. After each turn you write one result, in one box. Choose well.</numerusform>
            <numerusform>You play %n matches at the same time, each with its own sheet and value: {values}. After each turn you write one result, in one box of one match. Choose well: the dear matches count more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll the five dice, hold what you like, and roll again: %n rolls in all. A hand is served when one roll of all five dice throws it; otherwise it is built.</source>
        <translation>
            <numerusform>Roll the five dice: there is %n roll. A hand is served when one roll of all five dice throws it; otherwise it is built.</numerusform>
            <numerusform>Roll the five dice, hold what you like, and roll again: %n rolls in all. A hand is served when one roll of all five dice throws it; otherwise it is built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody begins with %n bottle caps. For each match every loser pays its value to the winner, and the highest balance of values won less values lost wins the game.</source>
        <translation>
            <numerusform>Everybody begins with %n bottle cap. For each match every loser pays its value to the winner, and the highest balance of values won less values lost wins the game.</numerusform>
            <numerusform>Everybody begins with %n bottle caps. For each match every loser pays its value to the winner, and the highest balance of values won less values lost wins the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message numerus="yes">
        <source>Hold what you like and roll: %n compulsory rolls to go</source>
        <translation>
            <numerusform>Hold what you like and roll: %n compulsory roll to go</numerusform>
            <numerusform>Hold what you like and roll: %n compulsory rolls to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message numerus="yes">
        <source>{match}: {name} gets %n caps from every other player</source>
        <translation>
            <numerusform>{match}: {name} gets %n cap from every other player</numerusform>
            <numerusform>{match}: {name} gets %n caps from every other player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n caps</source>
        <translation>
            <numerusform>{name}: %n cap</numerusform>
            <numerusform>{name}: %n caps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>Mean of %n games</source>
        <translation>
            <numerusform>Mean of %n game</numerusform>
            <numerusform>Mean of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of each %n games</source>
        <translation>
            <numerusform>Mean of each %n game</numerusform>
            <numerusform>Mean of each %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>&amp;Roll %n dice</source>
        <translation>
            <numerusform>&amp;Roll %n die</numerusform>
            <numerusform>&amp;Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold what you like and roll again: all %n rolls are compulsory.</source>
        <translation>
            <numerusform>Hold what you like and roll again: %n roll is compulsory.</numerusform>
            <numerusform>Hold what you like and roll again: all %n rolls are compulsory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no open box and are passed over: {names}.</source>
        <translation>
            <numerusform>{names} has no open box and is passed over.</numerusform>
            <numerusform>{names} have no open box and are passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n points</source>
        <translation>
            <numerusform>You finished with %n point</numerusform>
            <numerusform>You finished with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
</TS>
