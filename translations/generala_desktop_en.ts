<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
