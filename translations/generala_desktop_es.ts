<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Generala</name>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven boxes, three rolls a turn. Served figures pay more, and a served Generala wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeneralaMayores</name>
    <message>
        <source>Generala de juegos mayores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala with four straights. Any roll of all five dice can serve a figure, dice set aside stay aside, and a served Generala may fill any figure.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Imprevisible</name>
    <message>
        <source>El Imprevisible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five matches at once, three compulsory rolls, and a second cup with coloured dice for those who dare. By Juan Carlos Vidal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>This is not a game: it has no [Rules …] line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game begins with its [Rules …] line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This header cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header “{name}” stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headers stand before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are named by an id and an edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition {edition} of “{game}” is not known; perhaps a newer version wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options are written name=value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player&apos;s name has 1 to 40 characters that can be seen, and no controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{level}” is no kind of player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header “{name}” cannot be “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” cannot be read as part of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn before this one has no entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can follow the entry of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first roll throws all dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several matches are played: say which one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match {match}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn without dice must say its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is far too long for a game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each throws one die, the highest starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each throws five dice, from the lowest sum up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each throws five dice, from the highest sum down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: what each player puts in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid to the winner for each point of difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be taken up again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay aside for the rest of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the first roll only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On any roll of all five dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A served Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the game at the end of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the game at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills any figure, at its served points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is written like any other hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the bottom up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house, built and served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double needs a Generala with points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five equal dice fill four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five equal dice fill the full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth roll from the second cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn may end after any roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal dice grow to four of a kind only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is named before the fourth roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second Generala box in each match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three extra lines: pair, two pairs, misery</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerMark</name>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crescent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shape}, {colour}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The preferences cannot be saved in {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no roll left in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be held before the first roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one die must be thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roll shows five dice, each from 1 to 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die set aside stays there for the rest of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A held die keeps its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second cup can only be thrown once, after the third roll, where it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is named before the second cup only where the table asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn already has dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box is already filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three rolls are compulsory, unless a served figure lies there or five equal dice have an open Generala box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules ask for another box now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A served Generala wins: nothing else can be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice win nothing outright here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is worth {right} there, not {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand earns a bonus of {right}, not {bonus}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is worth {points} there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>the game has no table rule “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can be {choices}, not “{value}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Simultanea</name>
    <message>
        <source>La Generala Simultánea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several Generalas played at once, each worth more than the one before. One entry a turn, in whichever match you like.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Yacht</name>
    <message>
        <source>Yacht</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve boxes. Full house, four of a kind and choice count all five dice. For any number of players.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message>
        <source>Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official Yahtzee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen lines, or sixteen with the extra ones; 63 points in the numbers bring 35.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen boxes with the joker: each further Yahtzee earns 100 and can fill other figures.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Yatzy</name>
    <message>
        <source>Yatzy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifteen boxes with pairs and two straights; 63 points in the numbers bring a bonus of 50.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
