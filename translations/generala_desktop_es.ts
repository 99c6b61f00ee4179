<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Generala Desktop</source>
        <translation>Acerca de Generala Desktop</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versión {number}</translation>
    </message>
    <message>
        <source>Made with Python {python} (PSF licence), Qt {qt} and PySide6 {pyside} (LGPL 3), NumPy (BSD) and appdirs (MIT), which come along with it.</source>
        <translation>Hecho con Python {python} (licencia PSF), Qt {qt} y PySide6 {pyside} (LGPL 3), NumPy (BSD) y appdirs (MIT), que vienen incluidos.</translation>
    </message>
    <message>
        <source>Five dice, a cup and a scoresheet: pull up a chair and play.</source>
        <translation>Cinco dados, un cubilete y una planilla: arrimá una silla y jugá.</translation>
    </message>
    <message>
        <source>El Imprevisible is a game by Juan Carlos Vidal.</source>
        <translation>El Imprevisible es un juego de Juan Carlos Vidal.</translation>
    </message>
    <message>
        <source>Yahtzee is a registered trademark of its owner; this is an independent program.</source>
        <translation>Yahtzee es una marca registrada de su dueño; este programa es independiente.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre, con licencia MIT.</translation>
    </message>
    <message>
        <source>System details copied</source>
        <translation>Datos del sistema copiados</translation>
    </message>
    <message>
        <source>C&amp;opy system details</source>
        <translation>C&amp;opiar datos del sistema</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Vista previa…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Players&apos; &amp;names…</source>
        <translation>&amp;Nombres de los jugadores…</translation>
    </message>
    <message>
        <source>A player &amp;leaves…</source>
        <translation>Un jugador se &amp;va…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consejo</translation>
    </message>
    <message>
        <source>&amp;Review of this game</source>
        <translation>&amp;Repaso de esta partida</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <translation>&amp;Práctica…</translation>
    </message>
    <message>
        <source>&amp;Games played…</source>
        <translation>&amp;Partidas jugadas…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>The &amp;best…</source>
        <translation>Los &amp;mejores…</translation>
    </message>
    <message>
        <source>Fair &amp;dice…</source>
        <translation>&amp;Dados justos…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importar partidas…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Generala Desktop</source>
        <translation>&amp;Acerca de Generala Desktop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Apr&amp;ender</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>The archive of games was written by a newer version of this program.</source>
        <translation>El archivo de partidas lo escribió una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>The archive of games is damaged. What can be read of it is being saved.</source>
        <translation>El archivo de partidas está dañado. Se está salvando lo que se puede leer.</translation>
    </message>
    <message>
        <source>Another program is using the archive of games.</source>
        <translation>Otro programa está usando el archivo de partidas.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The archive of games may only be read.</source>
        <translation>El archivo de partidas es de solo lectura.</translation>
    </message>
    <message>
        <source>The archive of games cannot be opened.</source>
        <translation>No se puede abrir el archivo de partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n games could be saved.</source>
        <translation>
            <numerusform>Se pudo salvar %n partida.</numerusform>
            <numerusform>Se pudieron salvar %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The archive of games was damaged. {saved} The damaged file is “{file}”.</source>
        <translation>El archivo de partidas estaba dañado. {saved} El archivo dañado es “{file}”.</translation>
    </message>
    <message>
        <source>{trouble} This game is kept beside it and goes in later.</source>
        <translation>{trouble} Esta partida queda guardada al lado y entra más tarde.</translation>
    </message>
    <message>
        <source>This game could not be kept ({reason}). Save it under “Game”, “Save as…”.</source>
        <translation>No se pudo guardar esta partida ({reason}). Guardala con “Partida”, “Guardar como…”.</translation>
    </message>
    <message>
        <source>New best: {name} with {total}!</source>
        <translation>¡Nuevo récord: {name} con {total}!</translation>
    </message>
    <message>
        <source>{name} is among the ten best, in place {rank}.</source>
        <translation>{name} entró entre los diez mejores, en el puesto {rank}.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>This was practice: it does not go among the games played.</source>
        <translation>Fue una práctica: no queda entre las partidas jugadas.</translation>
    </message>
    <message>
        <source>With hints, this game does not count among the best.</source>
        <translation>Como hubo consejos, esta partida no cuenta entre las mejores.</translation>
    </message>
    <message numerus="yes">
        <source>With %n rolls taken back, this game does not count among the best.</source>
        <translation>
            <numerusform>Como se deshizo %n tiro, esta partida no cuenta entre las mejores.</numerusform>
            <numerusform>Como se deshicieron %n tiros, esta partida no cuenta entre las mejores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer: novice</source>
        <translation>Compu: principiante</translation>
    </message>
    <message>
        <source>Computer: casual</source>
        <translation>Compu: ocasional</translation>
    </message>
    <message>
        <source>Computer: skilled</source>
        <translation>Compu: hábil</translation>
    </message>
    <message>
        <source>Computer: expert</source>
        <translation>Compu: especialista</translation>
    </message>
    <message>
        <source>Computer: perfect</source>
        <translation>Compu: impecable</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Compu</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Compu {number}</translation>
    </message>
    <message>
        <source>{level}, ≈ {points}</source>
        <extracomment>A level of the computer and what it scores on average: &quot;Computer: casual, ≈ 142 points&quot;.</extracomment>
        <translation>{level}, ≈ {points}</translation>
    </message>
    <message>
        <source>{level}, ≈ {balance}</source>
        <extracomment>A level of the computer and its balance on average: &quot;Computer: expert, ≈ +4.2&quot;.</extracomment>
        <translation>{level}, ≈ {balance}</translation>
    </message>
    <message>
        <source>Hur&amp;ry</source>
        <translation>Apu&amp;rar</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>{name} is learning the game… {percent} %</source>
        <translation>{name} está aprendiendo el juego… {percent} %</translation>
    </message>
    <message>
        <source>{name} dares the second cup.</source>
        <translation>{name} se anima al segundo cubilete.</translation>
    </message>
    <message>
        <source>{name} dares the second cup and goes for {number}.</source>
        <translation>{name} se anima al segundo cubilete y va al {number}.</translation>
    </message>
    <message>
        <source>{name} takes {match}.</source>
        <translation>{name} se lleva {match}.</translation>
    </message>
    <message>
        <source>{name} rolls all the dice again.</source>
        <translation>{name} vuelve a tirar todos los dados.</translation>
    </message>
    <message>
        <source>{name} holds {dice} and rolls.</source>
        <translation>{name} aparta {dice} y tira.</translation>
    </message>
    <message>
        <source>{name} strikes {box}.</source>
        <translation>{name} tacha {box}.</translation>
    </message>
    <message>
        <source>{name} writes {points} in {box}.</source>
        <translation>{name} anota {points} en {box}.</translation>
    </message>
    <message>
        <source>{message} {key} goes back to {name}&apos;s move.</source>
        <translation>{message} {key} vuelve a la jugada de {name}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Gana {name}.</translation>
    </message>
    <message>
        <source>Working out how strong each level is…</source>
        <translation>Calculando qué tan fuerte es cada nivel…</translation>
    </message>
    <message>
        <source>≈ is what a level scores on average under these table rules.</source>
        <translation>≈ es lo que hace cada nivel en promedio con estas reglas de la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>≈ is a level&apos;s balance against the casual one, on average of %n games that the program has played out.</source>
        <translation>
            <numerusform>≈ es el saldo de cada nivel contra el ocasional en %n partida que el programa jugó por su cuenta.</numerusform>
            <numerusform>≈ es el saldo de cada nivel contra el ocasional, en promedio, en %n partidas que el programa jugó por su cuenta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer alone: to watch</source>
        <translation>La compu sola, para mirar</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Numbers</source>
        <extracomment>The sum of the six number boxes on its way to a bonus.</extracomment>
        <translation>Números</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{box}, worth {built}, served {served}</source>
        <translation>{box}, vale {built}, servida {served}</translation>
    </message>
    <message>
        <source>{box}, {worth} each time</source>
        <translation>{box}, {worth} cada vez</translation>
    </message>
    <message>
        <source>{box}, worth {worth}</source>
        <translation>{box}, vale {worth}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>struck</source>
        <translation>tachado</translation>
    </message>
    <message>
        <source>served</source>
        <translation>servida</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Of a box: nothing is written in it yet.</extracomment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>open, not allowed with these dice</source>
        <translation>abierto, no se puede con estos dados</translation>
    </message>
    <message>
        <source>S</source>
        <comment>served</comment>
        <extracomment>One letter, written small after the points of a served figure.</extracomment>
        <translation>S</translation>
    </message>
    <message numerus="yes">
        <source>{box} for %n points</source>
        <translation>
            <numerusform>{box}: %n punto</numerusform>
            <numerusform>{box}: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{box} {points}</source>
        <translation>{box}: {points}</translation>
    </message>
    <message>
        <source>Strike {box}, for 0 points</source>
        <translation>Tachar {box}: 0 puntos</translation>
    </message>
    <message numerus="yes">
        <source>open, would score %n points</source>
        <translation>
            <numerusform>abierto, daría %n punto</numerusform>
            <numerusform>abierto, daría %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>open, would be struck</source>
        <translation>abierto, quedaría tachado</translation>
    </message>
    <message>
        <source>not yet decided</source>
        <translation>todavía no se sabe</translation>
    </message>
    <message>
        <source>{sum} of {goal}</source>
        <translation>{sum} de {goal}</translation>
    </message>
    <message>
        <source>{box}, {player}: {state}</source>
        <translation>{box}, {player}: {state}</translation>
    </message>
    <message>
        <source>just written</source>
        <translation>recién anotado</translation>
    </message>
    <message>
        <source>the hint</source>
        <extracomment>Of a box: the hint would write the hand here.</extracomment>
        <translation>el consejo</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>dejó la partida</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganó</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Roll the dice first: then there is a choice.</source>
        <translation>Primero tirá los dados: después hay algo que elegir.</translation>
    </message>
    <message>
        <source>{name} is playing; the hint waits.</source>
        <translation>Juega {name}; el consejo espera.</translation>
    </message>
    <message>
        <source>The dice are rolling…</source>
        <translation>Los dados están rodando…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Learning the game… {share}</source>
        <translation>Aprendiendo el juego… {share}</translation>
    </message>
    <message>
        <source>No hint is known for this position.</source>
        <translation>No hay consejo para esta posición.</translation>
    </message>
    <message>
        <source>No hint: the learning was cancelled. {key} asks.</source>
        <translation>Sin consejo: se canceló el aprendizaje. Con {key} lo pedís de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>Con %n consejo</numerusform>
            <numerusform>Con %n consejos</numerusform>
        </translation>
    </message>
    <message>
        <source>ones</source>
        <translation>unos</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>Five equal dice in one roll win at once.</source>
        <translation>Cinco iguales en un solo tiro ganan en el acto.</translation>
    </message>
    <message>
        <source>a win outright {chance}</source>
        <extracomment>Of a roll: the chance that it wins outright.</extracomment>
        <translation>ganar en el acto {chance}</translation>
    </message>
    <message>
        <source>{box} or better {chance}</source>
        <translation>{box} o mejor {chance}</translation>
    </message>
    <message>
        <source>a zero in {box} {chance}</source>
        <translation>un cero en {box} {chance}</translation>
    </message>
    <message>
        <source>a zero {chance}, mostly in {box}</source>
        <translation>un cero {chance}, sobre todo en {box}</translation>
    </message>
    <message>
        <source>{box} {chance}</source>
        <translation>{box} {chance}</translation>
    </message>
    <message>
        <source>{box} {least}+ {chance}</source>
        <extracomment>Points or more in a box, and the chance of it: &quot;sixes 18+ 61 %&quot;.</extracomment>
        <translation>{box} {least}+ {chance}</translation>
    </message>
    <message numerus="yes">
        <source>It earns %n points beside the box.</source>
        <translation>
            <numerusform>Suma %n punto además del casillero.</numerusform>
            <numerusform>Suma %n puntos además del casillero.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest box to give up: left open, {box} would bring {usual} points.</source>
        <translation>El casillero más barato para tachar ({box}): abierto daría {usual} puntos.</translation>
    </message>
    <message>
        <source>Gives up {box}, which left open would bring {usual} points.</source>
        <translation>Resigna un casillero ({box}) que abierto daría {usual} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>%n points, served; left open, {box} would bring {usual} on average.</source>
        <translation>
            <numerusform>%n punto, servido; el casillero abierto ({box}) daría {usual} en promedio.</numerusform>
            <numerusform>%n puntos, servido; el casillero abierto ({box}) daría {usual} en promedio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; left open, {box} would bring {usual} on average.</source>
        <translation>
            <numerusform>%n punto; el casillero abierto ({box}) daría {usual} en promedio.</numerusform>
            <numerusform>%n puntos; el casillero abierto ({box}) daría {usual} en promedio.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest box to give up, {box}: {gain} for the balance.</source>
        <translation>El casillero más barato para tachar, {box}: {gain} de balance.</translation>
    </message>
    <message>
        <source>Gives up {box}: {gain} for the balance.</source>
        <translation>Resigna {box}: {gain} de balance.</translation>
    </message>
    <message numerus="yes">
        <source>%n points in {box}: {gain} for the balance.</source>
        <translation>
            <numerusform>%n punto en {box}: {gain} de balance.</numerusform>
            <numerusform>%n puntos en {box}: {gain} de balance.</numerusform>
        </translation>
    </message>
    <message>
        <source>It secures the bonus of {bonus}.</source>
        <translation>Asegura el bonus de {bonus}.</translation>
    </message>
    <message>
        <source>On course for the bonus: {total} of {goal}.</source>
        <translation>Va camino al bonus: {total} de {goal}.</translation>
    </message>
    <message>
        <source>The bonus asks for luck: {total} of {goal}.</source>
        <translation>El bonus pide suerte: {total} de {goal}.</translation>
    </message>
    <message>
        <source>The bonus of {bonus} is lost with it.</source>
        <translation>Con eso se pierde el bonus de {bonus}.</translation>
    </message>
    <message>
        <source>other boxes</source>
        <translation>otros casilleros</translation>
    </message>
    <message>
        <source>a zero</source>
        <translation>un cero</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Heads a bar: the points that the hand is worth in the box.</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>left open</source>
        <extracomment>Heads a bar: what the box would bring on average if it stayed open.</extracomment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>Play for the win: {chance} instead of {usual}</source>
        <translation>Jugá a ganar: {chance} en vez de {usual}</translation>
    </message>
    <message>
        <source>Play for the win: about {chance} instead of {usual}</source>
        <translation>Jugá a ganar: alrededor de {chance} en vez de {usual}</translation>
    </message>
    <message>
        <source>Nothing is better than a win</source>
        <translation>No hay nada mejor que ganar</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>La única jugada</translation>
    </message>
    <message>
        <source>The best moves on average</source>
        <translation>Las mejores jugadas en promedio</translation>
    </message>
    <message>
        <source>{heading} · {roll}</source>
        <extracomment>A heading, and which roll it is about: &quot;The best moves on average · Roll 2 of 3&quot;.</extracomment>
        <translation>{heading} · {roll}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Heads a column: the final total that a move leads to on average.</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>balance</source>
        <extracomment>Heads a column: the balance of matches that a move leads to on average.</extracomment>
        <translation>balance</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>Heads a column: what a move loses against the best.</extracomment>
        <translation>pierde</translation>
    </message>
    <message>
        <source>wins about</source>
        <extracomment>Heads a column of estimated chances of winning.</extracomment>
        <translation>gana aprox.</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Heads a column of chances of winning.</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>Before drawn dice: those to keep.</extracomment>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <translation>Tirar los cinco</translation>
    </message>
    <message>
        <source>{box} ({match})</source>
        <extracomment>A box and the match it is in: &quot;sixes (Value 3)&quot;.</extracomment>
        <translation>{box} ({match})</translation>
    </message>
    <message>
        <source>Write {box}</source>
        <translation>Anotar {box}</translation>
    </message>
    <message>
        <source>Strike {box}</source>
        <translation>Tachar {box}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>la mejor</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>{rank}. {move}. {why}</source>
        <translation>{rank}. {move}. {why}</translation>
    </message>
    <message>
        <source>{rank}. {move}: {average} points on average</source>
        <translation>{rank}. {move}: {average} puntos en promedio</translation>
    </message>
    <message>
        <source>{rank}. {move}: expected balance {average}</source>
        <translation>{rank}. {move}: balance esperado {average}</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <translation>no pierde nada</translation>
    </message>
    <message>
        <source>loses {loss}</source>
        <translation>pierde {loss}</translation>
    </message>
    <message>
        <source>wins about {chance}</source>
        <translation>gana alrededor del {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation>gana el {chance}</translation>
    </message>
    <message>
        <source>Hint: {move}. {why}</source>
        <translation>Consejo: {move}. {why}</translation>
    </message>
    <message>
        <source>Hint: {move}. {heading}. {why}</source>
        <translation>Consejo: {move}. {heading}. {why}</translation>
    </message>
    <message>
        <source>Hint: {move}, {average} points on average. {why}</source>
        <translation>Consejo: {move}, {average} puntos en promedio. {why}</translation>
    </message>
    <message>
        <source>Hint: {move}, expected balance {average}. {why}</source>
        <translation>Consejo: {move}, balance esperado {average}. {why}</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Hint: the best moves</source>
        <translation>Consejo: las mejores jugadas</translation>
    </message>
    <message>
        <source>Learning the game</source>
        <translation>Aprendiendo el juego</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die {place}: {face}</source>
        <translation>Dado {place}: {face}</translation>
    </message>
    <message>
        <source>Die {place}: {face}, held</source>
        <translation>Dado {place}: {face}, apartado</translation>
    </message>
    <message>
        <source>Die {place}: {face}, held, locked</source>
        <translation>Dado {place}: {face}, apartado, ya no se suelta</translation>
    </message>
    <message>
        <source>{die}, the hint holds it</source>
        <extracomment>After the name of a die: &quot;Die 3: 6, to be held by the hint&quot;.</extracomment>
        <translation>{die}, el consejo lo aparta</translation>
    </message>
    <message>
        <source>Die {place}: rolling</source>
        <translation>Dado {place}: rodando</translation>
    </message>
    <message>
        <source>Second cup, die {place}: {face}</source>
        <translation>Segundo cubilete, dado {place}: {face}</translation>
    </message>
    <message>
        <source>Second cup, die {place}: rolling</source>
        <translation>Segundo cubilete, dado {place}: rodando</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Mesa de dados</translation>
    </message>
    <message>
        <source>HELD</source>
        <extracomment>A short word on the wooden tray into which held dice are put.</extracomment>
        <translation>APARTADOS</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Faces: {verdict}</source>
        <translation>Caras: {verdict}</translation>
    </message>
    <message>
        <source>First rolls: {verdict}</source>
        <translation>Primeros tiros: {verdict}</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>First rolls</source>
        <translation>Primeros tiros</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>D&amp;ados</translation>
    </message>
    <message>
        <source>Thrown here</source>
        <translation>Tirados acá</translation>
    </message>
    <message>
        <source>Typed in from real tables</source>
        <translation>Anotados de mesas reales</translation>
    </message>
    <message>
        <source>All roll&amp;s as a table (CSV)…</source>
        <translation>Todos los tiros como tab&amp;la (CSV)…</translation>
    </message>
</context>
<context>
    <name>DrillWindow</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Dificultad</translation>
    </message>
    <message>
        <source>&amp;Ten positions</source>
        <translation>Die&amp;z posiciones</translation>
    </message>
    <message>
        <source>Toda&amp;y&apos;s set</source>
        <translation>La serie de &amp;hoy</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vos</translation>
    </message>
    <message>
        <source>Where do you write this hand?</source>
        <translation>¿Dónde anotás esta mano?</translation>
    </message>
    <message>
        <source>One roll is left. What do you hold? Or do you write now?</source>
        <translation>Queda un tiro. ¿Qué apartás? ¿O anotás ya?</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls are left. What do you hold? Or do you write now?</source>
        <translation>
            <numerusform>Queda %n tiro. ¿Qué apartás? ¿O anotás ya?</numerusform>
            <numerusform>Quedan %n tiros. ¿Qué apartás? ¿O anotás ya?</numerusform>
        </translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Posición {number} de {count}</translation>
    </message>
    <message>
        <source>Right: {answer}.</source>
        <translation>Bien: {answer}.</translation>
    </message>
    <message>
        <source>{answer}: costs {loss} points on average. Best: {best}.</source>
        <translation>{answer}: cuesta {loss} puntos en promedio. Lo mejor: {best}.</translation>
    </message>
    <message>
        <source>{answer}: costs {loss} of the balance. Best: {best}.</source>
        <translation>{answer}: cuesta {loss} del balance. Lo mejor: {best}.</translation>
    </message>
    <message>
        <source>{rank}. {move}: {expected} ({loss})</source>
        <translation>{rank}. {move}: {expected} ({loss})</translation>
    </message>
    <message>
        <source>best</source>
        <translation>lo mejor</translation>
    </message>
    <message>
        <source>{right} of {asked} right; {lost} lost</source>
        <translation>{right} de {asked} bien; {lost} perdidos</translation>
    </message>
    <message>
        <source>All right! Nobody plays these better.</source>
        <translation>¡Todas bien! Nadie las juega mejor.</translation>
    </message>
    <message>
        <source>That was the set: {right} of {asked} right, {lost} given away in all.</source>
        <translation>Esa fue la serie: {right} de {asked} bien, {lost} regalados en total.</translation>
    </message>
    <message>
        <source>Not practised yet.</source>
        <translation>Todavía sin practicar.</translation>
    </message>
    <message numerus="yes">
        <source>%n sets so far: {share} right.</source>
        <translation>
            <numerusform>%n serie hasta ahora: {share} bien.</numerusform>
            <numerusform>%n series hasta ahora: {share} bien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today&apos;s set is done; tomorrow there is another.</source>
        <translation>La serie de hoy ya está; mañana hay otra.</translation>
    </message>
    <message>
        <source>Short sets of positions where the choice matters. Hold dice and roll, or write in a box: the answer is judged at once.</source>
        <translation>Series cortas de posiciones en las que importa qué se elige. Apartá dados y tirá, o anotá en un casillero: la respuesta se juzga en el acto.</translation>
    </message>
    <message>
        <source>Positions are being looked for…</source>
        <translation>Buscando posiciones…</translation>
    </message>
    <message>
        <source>Positions are being looked for… {percent} %</source>
        <translation>Buscando posiciones… {percent} %</translation>
    </message>
    <message>
        <source>No positions could be found for this game.</source>
        <translation>No se encontraron posiciones para este juego.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>the file is too large to hold games</source>
        <translation>el archivo es demasiado grande para ser de partidas</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>no se puede leer el archivo</translation>
    </message>
    <message>
        <source>the archive is damaged or protected by a password</source>
        <translation>el zip está dañado o protegido con contraseña</translation>
    </message>
    <message>
        <source>there is too much in this archive</source>
        <translation>hay demasiado en este zip</translation>
    </message>
    <message>
        <source>it was practice, which is not kept</source>
        <translation>era práctica, que no se guarda</translation>
    </message>
    <message>
        <source>there are no games in it</source>
        <translation>no hay partidas adentro</translation>
    </message>
</context>
<context>
    <name>Fair dice</name>
    <message>
        <source>Thrown</source>
        <translation>Salieron</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Se esperaban</translation>
    </message>
    <message>
        <source>Every die is drawn when it is thrown, from the random numbers that the operating system makes for secrets. Each face has exactly one chance in six: numbers that would favour some faces are drawn again. No throw is made beforehand, and nothing that happens in a game changes the dice.</source>
        <translation>Cada dado se sortea en el momento de tirarlo, con los números al azar que el sistema operativo hace para los secretos. Cada cara tiene exactamente una posibilidad en seis: los números que favorecerían a algunas caras se sortean de nuevo. Ningún tiro se hace de antemano, y nada de lo que pasa en una partida cambia los dados.</translation>
    </message>
    <message>
        <source>These are the dice of real tables, as they were typed in.</source>
        <translation>Son los dados de mesas reales, tal como se anotaron.</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Todos distintos</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Un par</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dos pares</translation>
    </message>
    <message>
        <source>Three equal</source>
        <translation>Tres iguales</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four equal</source>
        <translation>Cuatro iguales</translation>
    </message>
    <message>
        <source>Five equal</source>
        <translation>Cinco iguales</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Todavía no se tiró ningún dado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln dado</numerusform>
            <numerusform>%Ln dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rolls</source>
        <translation>
            <numerusform>%Ln tiro</numerusform>
            <numerusform>%Ln tiros</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice} in {rolls} so far.</source>
        <translation>{dice} en {rolls} hasta ahora.</translation>
    </message>
    <message>
        <source>These are too few to tell fair dice from others.</source>
        <translation>Son muy pocos para distinguir dados justos de otros.</translation>
    </message>
    <message>
        <source>That is as it should be: with fair dice, the chance to be at least so far from what is expected is {share}.</source>
        <translation>Está como tiene que estar: con dados justos, la probabilidad de alejarse al menos tanto de lo esperado es {share}.</translation>
    </message>
    <message>
        <source>That is rather uneven: with fair dice, the chance to be so far from what is expected is {share}. Among many people it happens to some.</source>
        <translation>Está bastante desparejo: con dados justos, la probabilidad de alejarse tanto de lo esperado es {share}. Entre mucha gente, a alguien le pasa.</translation>
    </message>
    <message>
        <source>That is very uneven: with fair dice, the chance to be so far from what is expected is {share}.</source>
        <translation>Está muy desparejo: con dados justos, la probabilidad de alejarse tanto de lo esperado es {share}.</translation>
    </message>
    <message>
        <source>(Chi-square {statistic}, {freedom} degrees of freedom, p {p})</source>
        <translation>(Ji cuadrado {statistic}, {freedom} grados de libertad, p {p})</translation>
    </message>
    <message>
        <source>The longest row of equal dice: {face} came {count} times one after the other. With so many fair dice, the chance of a row as long as that is {share}.</source>
        <translation>La racha más larga de dados iguales: el {face} salió {count} veces seguidas. Con tantos dados justos, la probabilidad de una racha así de larga es {share}.</translation>
    </message>
    <message>
        <source>Straights at the first roll: {seen}, expected {expected}.</source>
        <translation>Escaleras en el primer tiro: {seen}; se esperaban {expected}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>“{file}” cannot be opened: {reason}.</source>
        <translation>No se puede abrir “{file}”: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” is not a game that can be played here. Line {line}: {reason}</source>
        <translation>“{file}” no es una partida que se pueda jugar acá. Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>The game could not be saved as “{file}”: {reason}. It goes on unchanged.</source>
        <translation>No se pudo guardar la partida como “{file}”: {reason}. La partida sigue como estaba.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Se guardó como “{file}”.</translation>
    </message>
    <message>
        <source>That game is already on the table.</source>
        <translation>Esa partida ya está sobre la mesa.</translation>
    </message>
    <message>
        <source>The running game cannot be kept on disk ({reason}). You can play on; if the program ends, this game is lost.</source>
        <translation>La partida en curso no se puede guardar en el disco ({reason}). Podés seguir jugando, pero si el programa se cierra, se pierde.</translation>
    </message>
    <message>
        <source>The game goes on from the step before; nothing else is lost.</source>
        <translation>La partida sigue desde el paso anterior; no se perdió nada más.</translation>
    </message>
    <message>
        <source>The game that was running cannot be read any more. Line {line}: {reason}</source>
        <translation>La partida que estaba en curso ya no se puede leer. Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>Its file was kept as “{file}”.</source>
        <translation>Su archivo se guardó como “{file}”.</translation>
    </message>
    <message>
        <source>The program is not complete: the folder “{folder}” is not there. Please install it again.</source>
        <translation>El programa no está completo: falta la carpeta “{folder}”. Instalalo de nuevo.</translation>
    </message>
    <message>
        <source>Generala Desktop is running already, but its window does not answer. Wait a little and try again; if that does not help, end it first. The running game is kept.</source>
        <translation>Generala Desktop ya está abierto, pero su ventana no responde. Esperá un poco y probá de nuevo; si sigue igual, cerralo primero. La partida en curso queda guardada.</translation>
    </message>
    <message>
        <source>Generala Desktop cannot start ({problem}). Games that were kept are safe.</source>
        <translation>Generala Desktop no puede arrancar ({problem}). Las partidas guardadas están a salvo.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>that is not permitted</source>
        <translation>no hay permiso</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not in a folder</source>
        <translation>no está en una carpeta</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>el disco es de solo lectura</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Jugado&amp;r</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>C&amp;uándo</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>En los últimos 7 días</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>En los últimos 30 días</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>En el último año</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Desde … hasta …</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Parte de un nombre</translation>
    </message>
    <message>
        <source>Part of a player&apos;s name</source>
        <translation>Parte del nombre de un jugador</translation>
    </message>
    <message>
        <source>Also &amp;unfinished ones</source>
        <translation>También sin termi&amp;nar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ver la partida</translation>
    </message>
    <message>
        <source>Play o&amp;n, for practice</source>
        <translation>Se&amp;guir jugando, para practicar</translation>
    </message>
    <message>
        <source>&amp;Save to files…</source>
        <translation>Guard&amp;ar en archivos…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Má&amp;s</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>&amp;Importar archivos…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Importar una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Everything as a &amp;zip…</source>
        <translation>Todo en un &amp;zip…</translation>
    </message>
    <message>
        <source>Everything as &amp;single files…</source>
        <translation>Todo en archivos &amp;sueltos…</translation>
    </message>
    <message>
        <source>All results as a &amp;table (CSV)…</source>
        <translation>Todos los resultados como &amp;tabla (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Delete everything…</source>
        <translation>&amp;Borrar todo…</translation>
    </message>
</context>
<context>
    <name>Generala</name>
    <message>
        <source>Ones</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Doble Generala</translation>
    </message>
    <message>
        <source>Eleven boxes, three rolls a turn. Served figures pay more, and a served Generala wins the game.</source>
        <translation>Once casilleros y tres tiros por turno. Los juegos mayores servidos valen más, y la Generala servida gana la partida.</translation>
    </message>
</context>
<context>
    <name>GeneralaMayores</name>
    <message>
        <source>Generala de juegos mayores</source>
        <translation>Generala de juegos mayores</translation>
    </message>
    <message>
        <source>Generala with four straights. Any roll of all five dice can serve a figure, dice set aside stay aside, and a served Generala may fill any figure.</source>
        <translation>Generala con cuatro escaleras. Un juego mayor puede salir servido en cualquier tiro con los cinco dados, los dados apartados no se sueltan, y la Generala servida va en el juego mayor que quieras.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>That was a turn: one box, in one match. Each match goes to the highest result R at its foot, and its value is what it pays. Now you know how it goes.</source>
        <translation>Eso fue un turno: un casillero, en un partido. Cada partido lo gana el resultado R más alto, al pie, y su valor es lo que paga. Ya sabés cómo viene la mano.</translation>
    </message>
    <message>
        <source>Skip the guide</source>
        <translation>Saltear la guía</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>{game}: {count} matches are played at once, side by side on the planilla, worth 1 to {most}. Each turn fills one box in any of them. Roll the five dice.</source>
        <translation>{game}: se juegan {count} partidos a la vez, uno al lado del otro en la planilla, con valor de 1 a {most}. En cada turno se llena un casillero en cualquiera de ellos. Tirá los cinco dados.</translation>
    </message>
    <message>
        <source>Click the dice you want to keep and roll the others again. What the hand can fill lights up in every match; one click there writes it and ends the turn.</source>
        <translation>Hacé clic en los dados que te sirvan y volvé a tirar los demás. Lo que podés llenar se ilumina en cada partido; con un clic ahí se anota y termina el turno.</translation>
    </message>
    <message>
        <source>One roll made a whole figure: you may write it now in a box that lights up, or roll on.</source>
        <translation>Salió servida: la podés anotar ya en un casillero iluminado, o seguir tirando.</translation>
    </message>
    <message>
        <source>All three rolls are compulsory. Keep what may become exactly four equal, or throw all five again: a straight and a full house count only when one roll makes them.</source>
        <translation>Los tres tiros son obligados. Apartá lo que pueda llegar a cuatro iguales justos, o volvé a tirar los cinco: la Escalera y el Full valen solo servidos.</translation>
    </message>
    <message>
        <source>Five equal in one roll: a dormida! Click the value of a match over the planilla to win it on the spot; it ends for everybody. Or write the dice in a box like any others.</source>
        <translation>¡Cinco iguales en un tiro: una dormida! Hacé clic en el valor de un partido, arriba de la planilla, y lo ganás en el acto; termina para todos. O anotá los dados en un casillero como cualquier jugada.</translation>
    </message>
    <message>
        <source>Write in a box that lights up; in any other it is a 0. Or dare the second cup: five coloured dice join the white ones. One equal die too many spoils that number, and there is no way back.</source>
        <translation>Anotá en un casillero iluminado; en cualquier otro es un 0. O animate al segundo cubilete: cinco dados de color se suman a los blancos. Si sobra un dado igual, ese número se pierde, y no hay vuelta atrás.</translation>
    </message>
    <message>
        <source>Now one box must be written. What the hand is worth lights up in every match: think which match you want to win.</source>
        <translation>Ahora hay que anotar en un casillero. Lo que vale la jugada se ilumina en cada partido: pensá cuál querés ganar.</translation>
    </message>
    <message>
        <source>The lines below say what the ten dice make; point at one to see its dice. Choose the number by choosing its box.</source>
        <translation>Las líneas de abajo dicen qué hay con los diez dados; señalá una para ver cuáles son. El número se elige al elegir su casillero.</translation>
    </message>
</context>
<context>
    <name>HearingFields</name>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>While no screen reader runs</source>
        <translation>Si no hay lector de pantalla</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Sonido y habla</translation>
    </message>
    <message>
        <source>&amp;Volume of sounds:</source>
        <translation>Volume&amp;n de los sonidos:</translation>
    </message>
    <message>
        <source>The game s&amp;peaks:</source>
        <translation>El &amp;juego habla:</translation>
    </message>
    <message>
        <source>Voic&amp;e:</source>
        <translation>Vo&amp;z:</translation>
    </message>
    <message>
        <source>Speed o&amp;f speech:</source>
        <translation>Velocidad del ha&amp;bla:</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>La habitual</translation>
    </message>
    <message>
        <source>mute</source>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>tiros</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players and results</source>
        <translation>Jugadores y resultados</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>dados reales</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>con consejos</translation>
    </message>
    <message>
        <source>rolls taken back</source>
        <translation>tiros deshechos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been played to its end yet. The first one will stand here.</source>
        <translation>Todavía no se terminó ninguna partida. La primera va a aparecer acá.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>No hay ninguna partida así.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games for good? They go out of all statistics too.</source>
        <translation>
            <numerusform>¿Borrar %n partida para siempre? También sale de todas las estadísticas.</numerusform>
            <numerusform>¿Borrar %n partidas para siempre? También salen de todas las estadísticas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete every game, every player and all statistics for good?</source>
        <translation>¿Borrar para siempre todas las partidas, todos los jugadores y todas las estadísticas?</translation>
    </message>
    <message>
        <source>Forget {name} for good? Games with others stay, without the name.</source>
        <translation>¿Olvidar a {name} para siempre? Las partidas con otros quedan, sin el nombre.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>There is a {name} already. Are the two the same player?</source>
        <translation>Ya hay alguien que se llama {name}. ¿Son la misma persona?</translation>
    </message>
    <message>
        <source>These two have played against each other, so they cannot be one player.</source>
        <translation>Estos dos jugaron uno contra el otro, así que no pueden ser la misma persona.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were added.</source>
        <translation>
            <numerusform>Se agregó %n partida.</numerusform>
            <numerusform>Se agregaron %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n ya estaba.</numerusform>
            <numerusform>%n ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were refused.</source>
        <translation>
            <numerusform>%n fue rechazada.</numerusform>
            <numerusform>%n fueron rechazadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. {what}</source>
        <translation>Detenido. {what}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… y %n más.</numerusform>
            <numerusform>… y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}, line {line}: {reason}</source>
        <translation>{source}, línea {line}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n games were written.</source>
        <translation>
            <numerusform>Se escribió %n partida.</numerusform>
            <numerusform>Se escribieron %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls were written.</source>
        <translation>
            <numerusform>Se escribió %n tiro.</numerusform>
            <numerusform>Se escribieron %n tiros.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>The &amp;best</source>
        <translation>Los &amp;mejores</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Dados justos</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Cuánto va</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>white {white}, coloured {coloured}</source>
        <translation>blancos {white}, de color {coloured}</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Cómo se juega: {game}</translation>
    </message>
    <message numerus="yes">
        <source>You play %n matches at the same time, each with its own sheet and value: {values}. After each turn you write one result, in one box of one match. Choose well: the dear matches count more.</source>
        <translation>
            <numerusform>Se juega %n partido, con su planilla y su valor: {values}. Después de cada turno anotás un resultado, en un casillero. Elegí bien.</numerusform>
            <numerusform>Se juegan %n partidos a la vez, cada uno con su planilla y su valor: {values}. Después de cada turno anotás un solo resultado, en un casillero de un partido. Elegí bien: los partidos caros valen más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several matches at once</source>
        <translation>Varios partidos a la vez</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message numerus="yes">
        <source>Roll the five dice, hold what you like, and roll again: %n rolls in all. A hand is served when one roll of all five dice throws it; otherwise it is built.</source>
        <translation>
            <numerusform>Tirá los cinco dados: hay %n tiro. La jugada es servida si sale en un solo tiro con los cinco dados; si no, es armada.</numerusform>
            <numerusform>Tirá los cinco dados, apartá lo que te sirva y volvé a tirar: son %n tiros en total. La jugada es servida si sale en un solo tiro con los cinco dados; si no, es armada.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may stop and write after any roll.</source>
        <translation>Te podés plantar y anotar después de cualquier tiro.</translation>
    </message>
    <message>
        <source>You must use all of them. Only these hands may be written sooner, when one roll threw them; five equal dice also when built, while a Generala box of yours is open:</source>
        <translation>Son todos obligados. Antes podés anotar solo estas jugadas, si salieron en un solo tiro; cinco iguales también armadas, mientras tengas un casillero de Generala abierto:</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Qué se anota</translation>
    </message>
    <message>
        <source>The sheet has signs instead of points: {signs}. In the boxes 1 to 6 the points themselves are written.</source>
        <translation>En la planilla van marcas en vez de puntos: {signs}. En los casilleros del 1 al 6 se anotan los puntos.</translation>
    </message>
    <message>
        <source>What does not fit its box is a 0. The boxes that your dice fit light up in every match.</source>
        <translation>Lo que no sirve para su casillero es un 0. Los casilleros que sirven se iluminan en cada partido.</translation>
    </message>
    <message>
        <source>{short} ({box}): {needs}. {points}.</source>
        <translation>{short} ({box}): {needs}. {points}.</translation>
    </message>
    <message>
        <source>{short}, and so each box from 1 to 6: {needs}. {points}.</source>
        <extracomment>{short} is one of the boxes 1 to 6, shown for all six.</extracomment>
        <translation>{short}, y así cada casillero del 1 al 6: {needs}. {points}.</translation>
    </message>
    <message>
        <source>{points} is written {mark}</source>
        <translation>{points} se anota {mark}</translation>
    </message>
    <message>
        <source>The fourth roll</source>
        <translation>El cuarto tiro</translation>
    </message>
    <message>
        <source>After the third roll you may throw five coloured dice from a second cup, once. The white ones stay. Four of a number over both cups fill its box or are four of a kind, five are a Generala, six or more are nothing. The coloured dice alone may be a served hand. There is no way back to what you had.</source>
        <translation>Después del tercer tiro podés tirar, una sola vez, cinco dados de color de un segundo cubilete. Los blancos quedan. Cuatro de un número entre los dos cubiletes llenan su casillero o son un póker, cinco son una Generala, seis o más no valen nada. Los dados de color solos pueden ser una servida. No hay vuelta atrás a lo que tenías.</translation>
    </message>
    <message>
        <source>You name a number before you throw: both cups count together for it alone. Here it is always the number that the white dice show most.</source>
        <translation>Antes de tirar cantás un número: los dos cubiletes se juntan solo para ese. Acá es siempre el que más se repite en los dados blancos.</translation>
    </message>
    <message>
        <source>Only a 0</source>
        <translation>Solo un 0</translation>
    </message>
    <message>
        <source>Winning a match at once</source>
        <translation>Ganar un partido de una</translation>
    </message>
    <message>
        <source>Five equal dice in one roll, a dormida, win a match of your choice on the spot, if a box of yours is still open in it. Click its value over the sheet. A wavy line is drawn through it, and its open boxes stay empty.</source>
        <translation>Cinco iguales en un solo tiro, una dormida, ganan en el acto el partido que elijas, si todavía tenés un casillero abierto en él. Hacé clic en su valor, arriba de la planilla. Se le traza una línea ondulada y los casilleros abiertos quedan vacíos.</translation>
    </message>
    <message>
        <source>Thrown at once: win the dearest open match</source>
        <translation>De un solo tiro: ganá el partido abierto más caro</translation>
    </message>
    <message>
        <source>The coloured dice can do it too</source>
        <translation>También puede salir con los dados de color</translation>
    </message>
    <message>
        <source>When nobody can write in a match any more, the highest result R wins it. A shared highest result makes it void: nobody is paid. Whoever has no open box left is passed over.</source>
        <translation>Cuando ya nadie puede anotar en un partido, lo gana el resultado R más alto. Si hay empate en el más alto, es nulo: nadie cobra. Al que no le quedan casilleros abiertos se lo saltea.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody begins with %n bottle caps. For each match every loser pays its value to the winner, and the highest balance of values won less values lost wins the game.</source>
        <translation>
            <numerusform>Cada uno empieza con %n tapa. En cada partido, los que pierden le pagan su valor al ganador. Gana la partida el mejor saldo: lo ganado menos lo perdido.</numerusform>
            <numerusform>Cada uno empieza con %n tapas. En cada partido, los que pierden le pagan su valor al ganador. Gana la partida el mejor saldo: lo ganado menos lo perdido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The author warns: three players with the values {one}, {two} and {three} cannot play for a clear finish. If one wins {one} and {two} and another wins {three}, each has won {three} and lost {three}, because {one} + {two} = {three}. They end level; then the one with the dearer match stands first.</source>
        <translation>El autor avisa: tres jugadores con los valores {one}, {two} y {three} no pueden jugar a suerte y verdad. Si uno gana los de {one} y {two} y otro gana el de {three}, los dos ganaron {three} y perdieron {three}, porque {one} + {two} = {three}. Quedan iguales, y entonces va primero el que ganó el partido más caro.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>All the &amp;rules</source>
        <translation>Todas las &amp;reglas</translation>
    </message>
</context>
<context>
    <name>Imprevisible</name>
    <message>
        <source>El Imprevisible</source>
        <translation>El Imprevisible</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Second Generala</source>
        <translation>Segunda Generala</translation>
    </message>
    <message>
        <source>made</source>
        <translation>lograda</translation>
    </message>
    <message>
        <source>made, served</source>
        <translation>servida</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Five matches at once, three compulsory rolls, and a second cup with coloured dice for those who dare. By Juan Carlos Vidal.</source>
        <translation>Cinco partidos a la vez, tres tiros obligados y un segundo cubilete con dados de color para el que se anime. De Juan Carlos Vidal.</translation>
    </message>
</context>
<context>
    <name>KeyCommands</name>
    <message>
        <source>Mark dice that show {number} to be rolled again</source>
        <translation>Marcar los dados con {number} para volver a tirarlos</translation>
    </message>
    <message>
        <source>Hold dice that show {number} after all</source>
        <translation>Apartar al final los dados con {number}</translation>
    </message>
    <message>
        <source>Hold or free the die in place {number}</source>
        <translation>Apartar o soltar el dado del lugar {number}</translation>
    </message>
    <message>
        <source>First roll; go to write</source>
        <translation>Primer tiro; ir a anotar</translation>
    </message>
    <message>
        <source>Roll the free dice</source>
        <translation>Tirar los dados libres</translation>
    </message>
    <message>
        <source>Throw the second cup</source>
        <translation>Tirar el segundo cubilete</translation>
    </message>
    <message>
        <source>Take the last typed die back</source>
        <translation>Borrar el último dado escrito</translation>
    </message>
    <message>
        <source>Say the last roll again</source>
        <translation>Repetir el último tiro</translation>
    </message>
    <message>
        <source>Say the scores</source>
        <translation>Decir los puntos</translation>
    </message>
    <message>
        <source>Hear a player&apos;s planilla</source>
        <translation>Oír la planilla de un jugador</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Decir a quién le toca</translation>
    </message>
    <message>
        <source>Rematch, when the game is over</source>
        <translation>Revancha, cuando la partida terminó</translation>
    </message>
    <message>
        <source>This key is taken: {command}.</source>
        <translation>Esa tecla ya está ocupada: {command}.</translation>
    </message>
    <message>
        <source>This key moves the focus and cannot do anything else.</source>
        <translation>Esa tecla mueve el foco y no puede hacer otra cosa.</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Teclas &amp;habituales</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Rolling and writing</source>
        <translation>Tirar y anotar</translation>
    </message>
    <message>
        <source>Make the first roll of the turn; after a roll, go to the scoresheet; there, write in the box</source>
        <translation>Hacer el primer tiro del turno; después de tirar, pasar a la planilla; ahí, anotar en el casillero</translation>
    </message>
    <message>
        <source>Roll the free dice: all five if none is held; while the computer plays, hurry it</source>
        <translation>Tirar los dados sueltos: los cinco, si no hay ninguno apartado; cuando juega la compu, apurarla</translation>
    </message>
    <message>
        <source>El Imprevisible: after the third roll, the second cup</source>
        <translation>El Imprevisible: después del tercer tiro, el segundo cubilete</translation>
    </message>
    <message>
        <source>When the game is over, play a rematch</source>
        <translation>Al terminar la partida, jugar la revancha</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Mark the dice with this number to be rolled again; the first digit after a roll holds all the others</source>
        <translation>Elegir los dados con ese número para volver a tirarlos; el primer número después de un tiro aparta todos los demás</translation>
    </message>
    <message>
        <source>Hold the dice with this number after all</source>
        <translation>Arrepentirse y apartar los dados con ese número</translation>
    </message>
    <message>
        <source>Hold or free the die in this place</source>
        <translation>Apartar o soltar el dado de ese lugar</translation>
    </message>
    <message>
        <source>On the dice: go to the next die</source>
        <translation>En los dados: pasar al dado de al lado</translation>
    </message>
    <message>
        <source>On a die: hold it</source>
        <translation>En un dado: apartarlo</translation>
    </message>
    <message>
        <source>On a die: free it</source>
        <translation>En un dado: soltarlo</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Dados de verdad</translation>
    </message>
    <message>
        <source>Type a die that lies there</source>
        <translation>Escribir un dado que salió</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Borrar el último dado</translation>
    </message>
    <message>
        <source>Go to the scoresheet; there, write in the box or correct it</source>
        <translation>Ir a la planilla; ahí, anotar en el casillero o corregirlo</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Planilla</translation>
    </message>
    <message>
        <source>Go from box to box</source>
        <translation>Ir de casillero en casillero</translation>
    </message>
    <message>
        <source>On the matches that can be won: go to the next one, win it</source>
        <translation>En los partidos que se pueden ganar: pasar al siguiente, ganarlo</translation>
    </message>
    <message>
        <source>Go on to the dice, the scoresheet and the buttons</source>
        <translation>Pasar a los dados, la planilla y los botones</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Show the best moves, or put them away again</source>
        <translation>Mostrar las mejores jugadas, o guardarlas de nuevo</translation>
    </message>
    <message>
        <source>On the moves: go to another, hold its dice or go to its box</source>
        <translation>En las jugadas: ir a otra, apartar sus dados o ir a su casillero</translation>
    </message>
    <message>
        <source>Hearing the game</source>
        <translation>Escuchar la partida</translation>
    </message>
    <message>
        <source>Say the last roll again</source>
        <translation>Repetir el último tiro</translation>
    </message>
    <message>
        <source>Say the scores</source>
        <translation>Decir los puntos</translation>
    </message>
    <message>
        <source>Choose a player and hear the scoresheet</source>
        <translation>Elegir un jugador y escuchar su planilla</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Decir a quién le toca</translation>
    </message>
    <message>
        <source>While the game speaks: hush it, as any key does</source>
        <translation>Mientras el juego habla: hacerlo callar, como cualquier tecla</translation>
    </message>
    <message>
        <source>Looking back at a game</source>
        <translation>Repasar una partida</translation>
    </message>
    <message>
        <source>On the slider: a step back, a step on</source>
        <translation>En la barra: un paso atrás, un paso adelante</translation>
    </message>
    <message>
        <source>On the slider: a turn back, a turn on</source>
        <translation>En la barra: un turno atrás, un turno adelante</translation>
    </message>
    <message>
        <source>On the slider: the beginning, the end</source>
        <translation>En la barra: el comienzo, el final</translation>
    </message>
    <message>
        <source>Anywhere: a step back, a step on</source>
        <translation>En cualquier lado: un paso atrás, un paso adelante</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Look at the chosen game</source>
        <translation>Mirar la partida elegida</translation>
    </message>
    <message>
        <source>Delete the chosen games</source>
        <translation>Borrar las partidas elegidas</translation>
    </message>
    <message>
        <source>Choose several games, or all</source>
        <translation>Elegir varias partidas, o todas</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Roll; dice are held as at the table</source>
        <translation>Tirar; los dados se apartan como en la mesa</translation>
    </message>
    <message>
        <source>Go to the boxes, write there; after the answer, go on</source>
        <translation>Ir a los casilleros y anotar; después de la respuesta, seguir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>On a player&apos;s name: a place up, a place down</source>
        <translation>En el nombre de un jugador: un lugar arriba, un lugar abajo</translation>
    </message>
    <message>
        <source>Go to the box: {box}</source>
        <translation>Ir al casillero: {box}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Las teclas y lo que hacen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>C&amp;hange keys…</source>
        <translation>Cam&amp;biar teclas…</translation>
    </message>
</context>
<context>
    <name>Kniffel</name>
    <message>
        <source>Kniffel</source>
        <translation>Kniffel</translation>
    </message>
    <message>
        <source>Kniffel bonus</source>
        <translation>Bonus de Kniffel</translation>
    </message>
    <message>
        <source>Thirteen boxes; five equal are worth 50, and never a joker.</source>
        <translation>Trece casilleros; cinco iguales valen 50 y nunca son comodín.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>R</source>
        <comment>result</comment>
        <extracomment>One letter for &quot;Result&quot;, the row with the total of each match.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>N</source>
        <comment>name</comment>
        <extracomment>One letter for &quot;Name&quot;, beside the row with the players.</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>Of a match: decided, but nobody has won it.</extracomment>
        <translation>nulo</translation>
    </message>
    <message>
        <source>{match}, void: nobody is paid</source>
        <translation>{match}, nulo: nadie cobra</translation>
    </message>
    <message>
        <source>{match}, won outright by {name}</source>
        <translation>{match}, lo ganó {name} con Generala servida</translation>
    </message>
    <message>
        <source>{match}, won by {name}</source>
        <translation>{match}, lo ganó {name}</translation>
    </message>
    <message>
        <source>{match}, {words}</source>
        <translation>{match}, {words}</translation>
    </message>
    <message>
        <source>not filled: the match has ended</source>
        <translation>sin llenar: el partido terminó</translation>
    </message>
    <message>
        <source>no open box left, passed over</source>
        <translation>sin casilleros abiertos, se saltea</translation>
    </message>
    <message>
        <source>opened the game</source>
        <translation>empezó la partida</translation>
    </message>
    <message>
        <source>{points}, written {mark}</source>
        <translation>{points}, anotado con {mark}</translation>
    </message>
    <message>
        <source>{mark} {meaning}</source>
        <translation>{mark} {meaning}</translation>
    </message>
    <message>
        <source>Win {match}</source>
        <translation>Ganar {match}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not finished:
{game}
Do you want to give it up?</source>
        <translation>Esta partida no terminó:
{game}
¿La querés abandonar?</translation>
    </message>
    <message>
        <source>&amp;Save it first…</source>
        <translation>&amp;Guardarla antes…</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Abandonarla</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>Does {name} leave the game? The others play on.</source>
        <translation>¿{name} deja la partida? Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>&amp;Leaves</source>
        <translation>Se &amp;va</translation>
    </message>
    <message>
        <source>&amp;Stays</source>
        <translation>Se &amp;queda</translation>
    </message>
    <message>
        <source>&amp;The same player</source>
        <translation>&amp;La misma persona</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>What is the player called?</source>
        <translation>¿Cómo se llama el jugador?</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.generala *.zip)</source>
        <translation>Partidas (*.generala *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegí una carpeta</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Guardar en un archivo</translation>
    </message>
    <message>
        <source>Games (*.generala);;All files (*)</source>
        <translation>Partidas (*.generala);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>hold {dice}</source>
        <translation>apartar {dice}</translation>
    </message>
    <message>
        <source>roll all the dice again</source>
        <translation>volver a tirar todos los dados</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>tirar los dados</translation>
    </message>
    <message>
        <source>win {match}</source>
        <translation>ganar {match}</translation>
    </message>
    <message>
        <source>win the game</source>
        <translation>ganar la partida</translation>
    </message>
    <message>
        <source>strike {box}</source>
        <translation>tachar {box}</translation>
    </message>
    <message>
        <source>write {points} in {box}</source>
        <translation>anotar {points} en {box}</translation>
    </message>
    <message>
        <source>throw the second cup</source>
        <translation>tirar el segundo cubilete</translation>
    </message>
    <message>
        <source>throw the second cup for {number}</source>
        <translation>tirar el segundo cubilete por el {number}</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Players&apos; names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>New names apply at once. A name left empty stays as it was.</source>
        <translation>Los nombres cambian en el momento. Si dejás uno vacío, queda como estaba.</translation>
    </message>
    <message>
        <source>Player {number}:</source>
        <comment>{number} may be underlined</comment>
        <translation>Jugador {number}:</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Ju&amp;gadores</translation>
    </message>
    <message>
        <source>&amp;Table rules</source>
        <translation>&amp;Reglas de la mesa</translation>
    </message>
    <message>
        <source>Real &amp;dice</source>
        <translation>Dados de &amp;verdad</translation>
    </message>
    <message>
        <source>Thrown on your table; only the planilla is kept here.</source>
        <translation>Se tiran en tu mesa; acá solo se lleva la planilla.</translation>
    </message>
    <message>
        <source>&amp;Usual table rules</source>
        <translation>Reglas &amp;habituales</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Reglas de &amp;este juego</translation>
    </message>
    <message>
        <source>Ho&amp;w to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Em&amp;pezar</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>This is not a game: it has no [Rules …] line.</source>
        <translation>Esto no es una partida: le falta la línea [Rules …].</translation>
    </message>
    <message>
        <source>A game begins with its [Rules …] line.</source>
        <translation>Una partida empieza con su línea [Rules …].</translation>
    </message>
    <message>
        <source>This header cannot be read.</source>
        <translation>Este encabezado no se entiende.</translation>
    </message>
    <message>
        <source>The header “{name}” stands twice.</source>
        <translation>El encabezado “{name}” está dos veces.</translation>
    </message>
    <message>
        <source>Headers stand before the first turn.</source>
        <translation>Los encabezados van antes del primer turno.</translation>
    </message>
    <message>
        <source>The rules are named by an id and an edition.</source>
        <translation>Las reglas se nombran con un identificador y una edición.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>No existe el juego “{game}”.</translation>
    </message>
    <message>
        <source>Edition {edition} of “{game}” is not known; perhaps a newer version wrote it.</source>
        <translation>No se conoce la edición {edition} de “{game}”; quizás la escribió una versión más nueva.</translation>
    </message>
    <message>
        <source>Options are written name=value.</source>
        <translation>Las opciones se escriben nombre=valor.</translation>
    </message>
    <message>
        <source>The option “{name}” stands twice.</source>
        <translation>La opción “{name}” está dos veces.</translation>
    </message>
    <message>
        <source>The opening rolls are not those of these players and this game.</source>
        <translation>Los tiros para salir no son los de estos jugadores y este juego.</translation>
    </message>
    <message>
        <source>The game has no players.</source>
        <translation>La partida no tiene jugadores.</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {players}.</source>
        <translation>Este juego es de {least} a {most} jugadores, no {players}.</translation>
    </message>
    <message>
        <source>A player&apos;s name has 1 to 40 characters that can be seen, and no controls.</source>
        <translation>El nombre de un jugador tiene de 1 a 40 caracteres visibles, sin caracteres de control.</translation>
    </message>
    <message>
        <source>“{level}” is no kind of player.</source>
        <translation>“{level}” no es un tipo de jugador.</translation>
    </message>
    <message>
        <source>The header “{name}” cannot be “{value}”.</source>
        <translation>El encabezado “{name}” no puede ser “{value}”.</translation>
    </message>
    <message>
        <source>“{token}” cannot be read as part of a turn.</source>
        <translation>“{token}” no se entiende como parte de un turno.</translation>
    </message>
    <message>
        <source>The turn before this one has no entry.</source>
        <translation>En el turno anterior no se anotó nada.</translation>
    </message>
    <message>
        <source>Nothing can follow the entry of a turn.</source>
        <translation>Después de anotar no puede seguir nada más en el turno.</translation>
    </message>
    <message>
        <source>The first roll throws all dice.</source>
        <translation>En el primer tiro van todos los dados.</translation>
    </message>
    <message>
        <source>Several matches are played: say which one.</source>
        <translation>Se juegan varios partidos: hay que decir en cuál.</translation>
    </message>
    <message>
        <source>There is no match {match}.</source>
        <translation>No hay un partido {match}.</translation>
    </message>
    <message>
        <source>A turn without dice must say its points.</source>
        <translation>Un turno sin dados tiene que decir sus puntos.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8.</source>
        <translation>Esto no es texto en UTF-8.</translation>
    </message>
    <message>
        <source>This is far too long for a game.</source>
        <translation>Esto es demasiado largo para ser una partida.</translation>
    </message>
    <message>
        <source>The file is not as it was written.</source>
        <translation>El archivo no está como se escribió.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>under 1 %</source>
        <translation>menos del 1 %</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>más del 99 %</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>At least one must stay chosen.</source>
        <translation>Tiene que quedar elegida al menos una.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Each throws one die, the highest starts</source>
        <translation>Cada uno tira un dado; empieza el más alto</translation>
    </message>
    <message>
        <source>Each throws five dice, from the lowest sum up</source>
        <translation>Cada uno tira cinco dados; primero la suma más baja</translation>
    </message>
    <message>
        <source>Each throws five dice, from the highest sum down</source>
        <translation>Cada uno tira cinco dados; primero la suma más alta</translation>
    </message>
    <message>
        <source>In the order listed</source>
        <translation>En el orden de la lista</translation>
    </message>
    <message>
        <source>Pot: what each player puts in</source>
        <translation>Pozo: lo que pone cada jugador</translation>
    </message>
    <message>
        <source>Paid to the winner for each point of difference</source>
        <translation>Se paga al ganador por cada punto de diferencia</translation>
    </message>
    <message>
        <source>Dice set aside</source>
        <translation>Dados apartados</translation>
    </message>
    <message>
        <source>May be taken up again</source>
        <translation>Se pueden soltar</translation>
    </message>
    <message>
        <source>Stay aside for the rest of the turn</source>
        <translation>Quedan apartados hasta el final del turno</translation>
    </message>
    <message>
        <source>A hand is served</source>
        <translation>Una jugada es servida</translation>
    </message>
    <message>
        <source>On the first roll only</source>
        <translation>Solo en el primer tiro</translation>
    </message>
    <message>
        <source>On any roll of all five dice</source>
        <translation>En cualquier tiro con los cinco dados</translation>
    </message>
    <message>
        <source>A served Generala</source>
        <translation>La Generala servida</translation>
    </message>
    <message>
        <source>Wins the game at the end of the round</source>
        <translation>Gana la partida al terminar la ronda</translation>
    </message>
    <message>
        <source>Wins the game at once</source>
        <translation>Gana la partida en el acto</translation>
    </message>
    <message>
        <source>Fills any figure, at its served points</source>
        <translation>Va en cualquier juego mayor, como servido</translation>
    </message>
    <message>
        <source>Is written like any other hand</source>
        <translation>Se anota como cualquier otra jugada</translation>
    </message>
    <message>
        <source>Order of the boxes</source>
        <translation>Orden de los casilleros</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>From the top down</source>
        <translation>De arriba para abajo</translation>
    </message>
    <message>
        <source>From the bottom up</source>
        <translation>De abajo para arriba</translation>
    </message>
    <message>
        <source>Straights that count</source>
        <translation>Escaleras que valen</translation>
    </message>
    <message>
        <source>Full house, built and served</source>
        <translation>Full, armado y servido</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Doble Generala</translation>
    </message>
    <message>
        <source>The double needs a Generala with points</source>
        <translation>La Doble vale solo si la Generala tiene puntos</translation>
    </message>
    <message>
        <source>Five equal dice fill four of a kind</source>
        <translation>Cinco iguales valen como Póker</translation>
    </message>
    <message>
        <source>Five equal dice fill the full house</source>
        <translation>Cinco iguales valen como Full</translation>
    </message>
    <message>
        <source>Fourth roll from the second cup</source>
        <translation>Cuarto tiro, con el segundo cubilete</translation>
    </message>
    <message>
        <source>A turn may end after any roll</source>
        <translation>Uno se puede plantar en cualquier tiro</translation>
    </message>
    <message>
        <source>Three equal dice grow to four of a kind only</source>
        <translation>Con tres iguales se busca solo el Póker</translation>
    </message>
    <message>
        <source>The number is named before the fourth roll</source>
        <translation>El número se canta antes del cuarto tiro</translation>
    </message>
    <message>
        <source>A second Generala box in each match</source>
        <translation>Un segundo casillero de Generala en cada partido</translation>
    </message>
    <message>
        <source>Matches at once</source>
        <translation>Partidos a la vez</translation>
    </message>
    <message>
        <source>Three extra lines: pair, two pairs, misery</source>
        <translation>Tres líneas más: pareja, doble pareja, miseria</translation>
    </message>
    <message>
        <source>Each further Kniffel earns</source>
        <translation>Cada Kniffel que sigue suma</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>{name}, roll your dice: type what lies there, or choose a box and its points.</source>
        <translation>{name}, tirá tus dados: escribí lo que salió, o elegí un casillero y sus puntos.</translation>
    </message>
    <message>
        <source>Choose the box for these dice.</source>
        <translation>Elegí el casillero para estos dados.</translation>
    </message>
    <message>
        <source>These dice must be rolled on. If it was the last roll, choose it above.</source>
        <translation>Con estos dados hay que seguir tirando. Si fue el último tiro, elegilo arriba.</translation>
    </message>
    <message>
        <source>{name} has a served Generala, which wins: press “Won outright”.</source>
        <translation>¡Generala servida de {name}! Con eso gana: apretá “Ganó de una”.</translation>
    </message>
    <message>
        <source>Which match was won? Choose its heading.</source>
        <translation>¿Qué partido ganó? Elegí su encabezado.</translation>
    </message>
    <message>
        <source>Any box can still be corrected: choose it.</source>
        <translation>Todavía se puede corregir cualquier casillero: elegilo.</translation>
    </message>
    <message>
        <source>That box is {owner}&apos;s, and it is {name}&apos;s turn.</source>
        <translation>Ese casillero es de {owner}, y juega {name}.</translation>
    </message>
    <message>
        <source>{box}, {match}: points of {name}</source>
        <translation>{box}, {match}: puntos de {name}</translation>
    </message>
    <message>
        <source>{box}: points of {name}</source>
        <translation>{box}: puntos de {name}</translation>
    </message>
    <message>
        <source>Type the points, or choose them.</source>
        <translation>Escribí los puntos, o elegilos.</translation>
    </message>
    <message>
        <source>This box can only be struck now: 0.</source>
        <translation>Ahora este casillero solo se puede tachar: 0.</translation>
    </message>
    <message>
        <source>Only these points are possible here: {points}.</source>
        <translation>Acá solo pueden ir estos puntos: {points}.</translation>
    </message>
    <message>
        <source>Corrected: {name} now has {points} in {box}.</source>
        <translation>Corregido: {name} ahora tiene {points} en “{box}”.</translation>
    </message>
</context>
<context>
    <name>PadBar</name>
    <message>
        <source>First roll</source>
        <translation>Primer tiro</translation>
    </message>
    <message>
        <source>Second roll</source>
        <translation>Segundo tiro</translation>
    </message>
    <message>
        <source>Third roll</source>
        <translation>Tercer tiro</translation>
    </message>
    <message>
        <source>&amp;Dice:</source>
        <translation>&amp;Dados:</translation>
    </message>
    <message>
        <source>Dice as they lie</source>
        <translation>Los dados como quedaron</translation>
    </message>
    <message>
        <source>5 dice</source>
        <translation>5 dados</translation>
    </message>
    <message>
        <source>Which roll it was</source>
        <translation>Qué tiro fue</translation>
    </message>
    <message>
        <source>Ser&amp;ved</source>
        <translation>Ser&amp;vida</translation>
    </message>
    <message>
        <source>Second &amp;cup:</source>
        <translation>Segundo &amp;cubilete:</translation>
    </message>
    <message>
        <source>Dice of the second cup</source>
        <translation>Dados del segundo cubilete</translation>
    </message>
    <message>
        <source>Number named:</source>
        <translation>Número cantado:</translation>
    </message>
    <message>
        <source>Number named before the second cup</source>
        <translation>Número cantado antes del segundo cubilete</translation>
    </message>
    <message>
        <source>&amp;Won outright</source>
        <translation>&amp;Ganó de una</translation>
    </message>
    <message>
        <source>A served Generala that wins was thrown</source>
        <translation>Salió una Generala servida de las que ganan</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>{name}, with a served Generala</source>
        <translation>{name}, con Generala servida</translation>
    </message>
    <message>
        <source>{name} pays {other} {amount}</source>
        <translation>{name} le paga {amount} a {other}</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>After the number of a box: its points are the sum of these dice.</extracomment>
        <translation>suma</translation>
    </message>
    <message>
        <source>{sign} {meaning}</source>
        <comment>X made</comment>
        <translation>{sign} {meaning}</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>A line to fill in on a printed planilla.</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganó</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Caps (of {caps})</source>
        <translation>Tapas (de {caps})</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Magnification</source>
        <translation>Ampliación</translation>
    </message>
    <message>
        <source>Starter’s token</source>
        <translation>Tapa del que empezó</translation>
    </message>
    <message>
        <source>Dedicated to</source>
        <translation>Dedicado a</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>Between a name and a date to be filled in: dedicated to … on …</extracomment>
        <translation>el</translation>
    </message>
    <message>
        <source>wavy line: match won outright</source>
        <translation>línea ondulada: partido ganado de una</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>{mark} = served</source>
        <translation>{mark} = servida</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} de {pages}</translation>
    </message>
    <message>
        <source>“{file}” could not be written: {reason}. What was there before is unchanged.</source>
        <translation>No se pudo escribir “{file}”: {reason}. Lo que había antes quedó como estaba.</translation>
    </message>
    <message>
        <source>The printer did not take the planilla. See whether it is switched on and connected, or export a PDF instead.</source>
        <translation>La impresora no recibió la planilla. Fijate si está prendida y conectada, o exportá un PDF.</translation>
    </message>
    <message>
        <source>Exported as “{file}”.</source>
        <translation>Se exportó como “{file}”.</translation>
    </message>
</context>
<context>
    <name>PlayerMark</name>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>corazón</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexágono</translation>
    </message>
    <message>
        <source>crescent</source>
        <translation>medialuna</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>gota</translation>
    </message>
    <message>
        <source>{shape}, {colour}</source>
        <translation>{shape} en {colour}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{number}.</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Subir a {name}</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Bajar a {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Sacar a {name}</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Arriba</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abajo</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Quién juega como {name}</translation>
    </message>
    <message>
        <source>Mark of {name}: {mark}</source>
        <translation>Marca de {name}: {mark}</translation>
    </message>
    <message>
        <source>{mark} – swap with {name}</source>
        <translation>{mark}: cambiar con {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
</context>
<context>
    <name>PlayersEditor</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>Ca&amp;ntidad de jugadores</translation>
    </message>
    <message>
        <source>&amp;Add a computer player</source>
        <translation>&amp;Agregar a la compu</translation>
    </message>
    <message>
        <source>Alone: for practice</source>
        <translation>Jugando solo, para practicar</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>Todavía no hay nada para mostrar.</translation>
    </message>
    <message>
        <source>P&amp;lot</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>As a tabl&amp;e</source>
        <translation>Como ta&amp;bla</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>G&amp;uardar…</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The preferences cannot be saved in {file}: {reason}</source>
        <translation>Las preferencias no se pueden guardar en {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Paño verde</translation>
    </message>
    <message>
        <source>Light blue cloth</source>
        <translation>Paño celeste</translation>
    </message>
    <message>
        <source>Ivory dice</source>
        <translation>Dados marfil</translation>
    </message>
    <message>
        <source>Red dice</source>
        <translation>Dados rojos</translation>
    </message>
    <message>
        <source>Blue dice</source>
        <translation>Dados azules</translation>
    </message>
    <message>
        <source>Black dice</source>
        <translation>Dados negros</translation>
    </message>
    <message>
        <source>Green dice</source>
        <translation>Dados verdes</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Large pips</source>
        <translation>Puntos grandes</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>When asked for</source>
        <translation>Cuando se piden</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Language and looks</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Ta&amp;maño del texto:</translation>
    </message>
    <message>
        <source>Cl&amp;oth:</source>
        <translation>&amp;Paño:</translation>
    </message>
    <message>
        <source>&amp;Dice:</source>
        <translation>&amp;Dados:</translation>
    </message>
    <message>
        <source>D&amp;ice show:</source>
        <translation>Los dados m&amp;uestran:</translation>
    </message>
    <message>
        <source>&amp;Speed of the dice:</source>
        <translation>&amp;Velocidad de los dados:</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>&amp;Reducir el movimiento:</translation>
    </message>
    <message>
        <source>Speed of the co&amp;mputer:</source>
        <translation>Ve&amp;locidad de la compu:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>C&amp;onsejos:</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size in per cent</source>
        <translation>Tamaño del texto en por ciento</translation>
    </message>
    <message>
        <source>&amp;Ask before a game is given up</source>
        <translation>Preguntar antes de &amp;abandonar una partida</translation>
    </message>
    <message>
        <source>Dice lie where they fall at once, and nothing moves by itself.</source>
        <translation>Los dados aparecen ya quietos, y nada se mueve solo.</translation>
    </message>
    <message>
        <source>Keep everythin&amp;g calm</source>
        <translation>Todo &amp;en calma</translation>
    </message>
    <message>
        <source>No celebration, no sounds, and nothing moves unless you ask for it.</source>
        <translation>Sin festejos ni sonidos, y nada se mueve si no lo pedís.</translation>
    </message>
    <message>
        <source>&amp;Back to usual settings</source>
        <translation>Volver a lo &amp;habitual</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>A full page</source>
        <translation>Una página entera</translation>
    </message>
    <message>
        <source>Two games on a page</source>
        <translation>Dos partidas por página</translation>
    </message>
    <message>
        <source>Four to cut apart</source>
        <translation>Cuatro para recortar</translation>
    </message>
    <message>
        <source>One player, six games</source>
        <translation>Un jugador, seis partidas</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>All matches side by side</source>
        <translation>Todos los partidos, uno al lado del otro</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal (oficio)</translation>
    </message>
    <message>
        <source>Print a planilla</source>
        <translation>Imprimir una planilla</translation>
    </message>
    <message>
        <source>&amp;This game, as it stands</source>
        <translation>&amp;Esta partida, como está</translation>
    </message>
    <message>
        <source>A &amp;blank planilla</source>
        <translation>Una planilla en &amp;blanco</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>Pl&amp;ayers:</source>
        <translation>Ju&amp;gadores:</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papel:</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>I&amp;dioma:</translation>
    </message>
    <message>
        <source>With the &amp;rules of the game on further pages</source>
        <translation>Con las &amp;reglas del juego en otras páginas</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. “Print…” can write a PDF file instead.</source>
        <translation>En esta computadora no hay ninguna impresora. “Imprimir…” puede hacer un archivo PDF.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>&amp;Vista previa…</translation>
    </message>
    <message>
        <source>Export P&amp;DF…</source>
        <translation>E&amp;xportar PDF…</translation>
    </message>
    <message>
        <source>Export te&amp;xt…</source>
        <translation>Exportar &amp;texto…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivo:</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar los archivos &amp;ocultos</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>El archivo %1 ya existe.
¿Lo querés reemplazar?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión en las dos caras</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Borde largo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Borde corto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Cuáles páginas:</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Escribí páginas o intervalos separados por comas. Un intervalo son dos números unidos por un guion. Por ejemplo: 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>unos</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>one too many</source>
        <translation>sobra uno</translation>
    </message>
    <message>
        <source>two too many</source>
        <translation>sobran dos</translation>
    </message>
    <message>
        <source>three too many</source>
        <translation>sobran tres</translation>
    </message>
    <message>
        <source>four too many</source>
        <translation>sobran cuatro</translation>
    </message>
    <message>
        <source>five too many</source>
        <translation>sobran cinco</translation>
    </message>
    <message>
        <source>{dice} in one roll: a served Generala wins the match you choose</source>
        <translation>{dice} en un solo tiro: la Generala servida gana el partido que elijas</translation>
    </message>
    <message>
        <source>{dice}: no open box takes them</source>
        <translation>{dice}: no hay casillero abierto para anotarlos</translation>
    </message>
    <message>
        <source>{dice}: {points}</source>
        <translation>{dice}: {points}</translation>
    </message>
    <message>
        <source>{points} in {box}</source>
        <extracomment>Points and the box that brings them: &quot;13 in 3&quot;.</extracomment>
        <translation>{points} en {box}</translation>
    </message>
    <message>
        <source>{figure} {faces}</source>
        <translation>{figure} {faces}</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Los dados</translation>
    </message>
    <message>
        <source>One {face}</source>
        <translation>Un {face}</translation>
    </message>
    <message>
        <source>{count} {faces}</source>
        <extracomment>A number in words and the dice: &quot;Four threes&quot;.</extracomment>
        <translation>{count} {faces}</translation>
    </message>
    <message>
        <source>{dice} do not count: {faces} were named</source>
        <translation>{dice} no cuentan: se cantaron los {faces}</translation>
    </message>
    <message>
        <source>{dice}: {surplus}, nothing for {faces}</source>
        <translation>{dice}: {surplus}, no valen para los {faces}</translation>
    </message>
    <message>
        <source>{dice}: three may grow to four only, nothing for {faces}</source>
        <translation>{dice}: con tres se busca solo el Póker, no valen para los {faces}</translation>
    </message>
    <message>
        <source>The white served Generala is gone</source>
        <translation>La Generala servida blanca se perdió</translation>
    </message>
    <message>
        <source>The white straight is gone</source>
        <translation>La Escalera blanca se perdió</translation>
    </message>
    <message>
        <source>The white full house is gone</source>
        <translation>El Full blanco se perdió</translation>
    </message>
    <message>
        <source>{dice}, but you have no open Generala box in a live match: throw a single die again</source>
        <translation>{dice}, pero no tenés ningún casillero de Generala abierto en un partido en juego: tirá de nuevo un solo dado</translation>
    </message>
    <message numerus="yes">
        <source>Hold what you like and roll: %n compulsory rolls to go</source>
        <translation>
            <numerusform>Apartá lo que quieras y tirá: falta %n tiro obligado</numerusform>
            <numerusform>Apartá lo que quieras y tirá: faltan %n tiros obligados</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits: 0 in any open box</source>
        <translation>No sirve para nada: 0 en cualquier casillero abierto</translation>
    </message>
    <message>
        <source>There is no way back to the white dice: write one result</source>
        <translation>Ya no se vuelve a los dados blancos: anotá un resultado</translation>
    </message>
    <message>
        <source>You may write one of these, or roll again</source>
        <translation>Podés anotar una de estas, o tirar de nuevo</translation>
    </message>
    <message>
        <source>You may write a result, or throw the second cup: then there is no way back</source>
        <translation>Podés anotar un resultado o tirar el segundo cubilete, pero después no hay vuelta atrás</translation>
    </message>
</context>
<context>
    <name>ReadingsPanel</name>
    <message>
        <source>What the dice make</source>
        <translation>Qué hay con estos dados</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>There is no roll left in this turn.</source>
        <translation>En este turno ya no quedan tiros.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Primero tirá los dados.</translation>
    </message>
    <message>
        <source>Nothing can be held before the first roll.</source>
        <translation>Antes del primer tiro no se puede apartar nada.</translation>
    </message>
    <message>
        <source>At least one die must be thrown.</source>
        <translation>Hay que tirar al menos un dado.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Ese dado no existe.</translation>
    </message>
    <message>
        <source>A roll shows five dice, each from 1 to 6.</source>
        <translation>Un tiro son cinco dados, cada uno del 1 al 6.</translation>
    </message>
    <message>
        <source>A die set aside stays there for the rest of the turn.</source>
        <translation>Un dado apartado queda apartado hasta el final del turno.</translation>
    </message>
    <message>
        <source>A held die keeps its number.</source>
        <translation>Un dado apartado no cambia de número.</translation>
    </message>
    <message>
        <source>The second cup can only be thrown once, after the third roll, where it is played.</source>
        <translation>El segundo cubilete se tira una sola vez, después del tercer tiro y solo donde se juega con él.</translation>
    </message>
    <message>
        <source>A number is named before the second cup only where the table asks for it.</source>
        <translation>El número se canta antes del segundo cubilete solo si la mesa lo pide.</translation>
    </message>
    <message>
        <source>This turn already has dice.</source>
        <translation>En este turno ya hay dados.</translation>
    </message>
    <message>
        <source>There is no such box.</source>
        <translation>Ese casillero no existe.</translation>
    </message>
    <message>
        <source>This box is already filled.</source>
        <translation>Ese casillero ya está anotado.</translation>
    </message>
    <message>
        <source>This match has ended.</source>
        <translation>Ese partido ya terminó.</translation>
    </message>
    <message>
        <source>All rolls are compulsory, but for a served figure, or five equal and an open Generala box.</source>
        <translation>Todos los tiros son obligados, salvo con un juego mayor servido, o con cinco iguales y un casillero de Generala abierto.</translation>
    </message>
    <message>
        <source>The rules ask for another box now.</source>
        <translation>Ahora las reglas piden otro casillero.</translation>
    </message>
    <message>
        <source>A served Generala wins: nothing else can be done.</source>
        <translation>La Generala servida gana: no se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>These dice win nothing outright here.</source>
        <translation>Con estos dados acá no se gana de una.</translation>
    </message>
    <message>
        <source>The hand is worth {right} there, not {points}.</source>
        <translation>La jugada vale {right} ahí, no {points}.</translation>
    </message>
    <message>
        <source>The hand earns a bonus of {right}, not {bonus}.</source>
        <translation>La jugada da un bonus de {right}, no de {bonus}.</translation>
    </message>
    <message>
        <source>No hand is worth {points} there.</source>
        <translation>Ninguna jugada vale {points} ahí.</translation>
    </message>
    <message>
        <source>No hand worth {points} there earns a bonus of {bonus} now.</source>
        <translation>Ninguna jugada que valga {points} ahí gana ahora un bonus de {bonus}.</translation>
    </message>
    <message>
        <source>Nothing is written in this box yet.</source>
        <translation>En ese casillero todavía no hay nada anotado.</translation>
    </message>
    <message>
        <source>What stands in {box} hangs on this entry: correct that one first.</source>
        <translation>Lo anotado en {box} depende de este casillero: corregí primero aquel.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Nobody stands here yet: finish a game without hints and without rolls taken back.</source>
        <translation>Todavía no hay nadie: terminá una partida sin consejos y sin deshacer tiros.</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ver la partida</translation>
    </message>
    <message>
        <source>The ten best</source>
        <translation>Los diez mejores</translation>
    </message>
    <message>
        <source>The ten best results of people. Equal ones share a place and stand by date. Games with hints or with rolls taken back do not count.</source>
        <translation>Los diez mejores resultados de personas. Los iguales comparten el puesto y van por fecha. No cuentan las partidas con consejos o con tiros deshechos.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game begins; {name} plays first.</source>
        <translation>Empieza la partida; juega primero {name}.</translation>
    </message>
    <message>
        <source>{name} holds {dice}.</source>
        <translation>{name} aparta {dice}.</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Turno {number} de {turns}</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Paso {number} de {steps}</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>The game step by step</source>
        <translation>La partida paso a paso</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>&amp;Repasar esta partida</translation>
    </message>
    <message>
        <source>&amp;Save the review as text…</source>
        <translation>&amp;Guardar el repaso como texto…</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Seguir desde acá</translation>
    </message>
    <message>
        <source>As a game for practice, beside the real ones</source>
        <translation>Como partida de práctica, aparte de las de verdad</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>The review is being made</source>
        <translation>Se está haciendo el repaso</translation>
    </message>
    <message>
        <source>Judging every decision… %p %</source>
        <translation>Juzgando cada decisión… %p %</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Lo mejor</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>Expected total</source>
        <translation>Total esperado</translation>
    </message>
    <message>
        <source>Expected balance</source>
        <translation>Balance esperado</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Turnos jugados</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>{name}: from {first} to {last}.</source>
        <translation>{name}: de {first} a {last}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>best</source>
        <translation>lo mejor</translation>
    </message>
    <message>
        <source>{name}: {played}. That was the best.</source>
        <translation>{name}: {played}. Era lo mejor.</translation>
    </message>
    <message>
        <source>{name}: {played}. Better was: {best}. It cost {loss} points on average.</source>
        <translation>{name}: {played}. Era mejor: {best}. Costó {loss} puntos en promedio.</translation>
    </message>
    <message>
        <source>{name}: {played}. Better was: {best}. It cost {loss} of the balance.</source>
        <translation>{name}: {played}. Era mejor: {best}. Costó {loss} del balance.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>This roll: {gain} against its expectation.</source>
        <translation>Este tiro: {gain} respecto de lo esperado.</translation>
    </message>
    <message>
        <source>Accuracy: 100 % is the best move every time, 0 % what moves drawn blindly would lose in the same decisions. Luck has no part in it.</source>
        <translation>Precisión: 100 % es la mejor jugada siempre; 0 %, lo que perderían jugadas al azar en las mismas decisiones. La suerte no cuenta.</translation>
    </message>
    <message>
        <source>Luck: what the rolls gave above their expectation. Lost: what other moves than the best ones cost on average.</source>
        <translation>Suerte: lo que dieron los tiros por encima de lo esperado. Perdido: lo que costaron en promedio las jugadas que no eran las mejores.</translation>
    </message>
    <message>
        <source>There is nothing to judge yet: no decision was made with known dice.</source>
        <translation>Todavía no hay nada que juzgar: ninguna decisión se tomó con dados conocidos.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Las decisiones más caras</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>{name}: {result} (best play {start} on average, luck {luck}, lost {loss}); accuracy {accuracy}.</source>
        <translation>{name}: {result} (el mejor juego, {start} en promedio; suerte {luck}; perdido {loss}); precisión {accuracy}.</translation>
    </message>
    <message>
        <source>Review of a game of {game}</source>
        <translation>Repaso de una partida de {game}</translation>
    </message>
    <message>
        <source>This game could not be judged. The log has the details.</source>
        <translation>No se pudo juzgar esta partida. Los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Mejor juego</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>&amp;Decisiones</translation>
    </message>
    <message>
        <source>How it &amp;went</source>
        <translation>Cómo &amp;fue</translation>
    </message>
    <message>
        <source>&amp;Luck and skill</source>
        <translation>S&amp;uerte y destreza</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y destreza</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>the game has no table rule “{name}”</source>
        <translation>el juego no tiene la regla de la mesa “{name}”</translation>
    </message>
    <message>
        <source>“{name}” can be a whole number up to 1,000,000, not “{value}”</source>
        <translation>“{name}” puede ser un número entero hasta 1.000.000, no “{value}”</translation>
    </message>
    <message>
        <source>“{name}” can be {choices}, not “{value}”</source>
        <translation>“{name}” puede ser {choices}, no “{value}”</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Each player throws one die. The highest starts, and the others follow as they sit. Those tied for the highest throw again among themselves.</source>
        <translation>Cada jugador tira un dado. Empieza el que saca el más alto y los demás siguen como están sentados. Si hay empate en el más alto, los empatados tiran de nuevo entre ellos.</translation>
    </message>
    <message>
        <source>Each player throws five dice. The lowest sum starts, and the others follow in rising order of their sums. Those with the same sum throw again among themselves.</source>
        <translation>Cada jugador tira los cinco dados. Empieza el que saca la suma más baja y los demás lo siguen de menor a mayor. Los que sacan la misma suma tiran de nuevo entre ellos.</translation>
    </message>
    <message>
        <source>Each player throws five dice. The highest sum starts, and the others follow in falling order of their sums. Those with the same sum throw again among themselves.</source>
        <translation>Cada jugador tira los cinco dados. Empieza el que saca la suma más alta y los demás lo siguen de mayor a menor. Los que sacan la misma suma tiran de nuevo entre ellos.</translation>
    </message>
    <message>
        <source>The players play in the order in which they were entered.</source>
        <translation>Se juega en el orden en que se anotaron los jugadores.</translation>
    </message>
    <message>
        <source>The turn passes to the right, counter-clockwise.</source>
        <translation>El turno pasa al de la derecha, en sentido antihorario.</translation>
    </message>
    <message>
        <source>The turn passes to the left, clockwise.</source>
        <translation>El turno pasa al de la izquierda, en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Casillero</translation>
    </message>
    <message>
        <source>The dice show</source>
        <translation>Los dados</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>{dice} = {points}</source>
        <translation>{dice} = {points}</translation>
    </message>
    <message>
        <source>{dice} = {points}, served {served}</source>
        <translation>{dice} = {points}, servida {served}</translation>
    </message>
    <message>
        <source>{dice} = served {served}</source>
        <translation>{dice} = servida {served}</translation>
    </message>
    <message>
        <source>No points: {dice}</source>
        <translation>Sin puntos: {dice}</translation>
    </message>
    <message>
        <source>Who plays, who starts</source>
        <translation>Quiénes juegan y quién empieza</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>Served hands</source>
        <translation>Jugadas servidas</translation>
    </message>
    <message>
        <source>The boxes</source>
        <translation>Los casilleros</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>A served Generala</source>
        <translation>La Generala servida</translation>
    </message>
    <message>
        <source>Several matches at once</source>
        <translation>Varios partidos a la vez</translation>
    </message>
    <message>
        <source>The fourth roll</source>
        <translation>El cuarto tiro</translation>
    </message>
    <message>
        <source>The end, and who wins</source>
        <translation>El final y quién gana</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Table rules in force</source>
        <translation>Las reglas de esta mesa</translation>
    </message>
    <message>
        <source>For {least} to {most} players, or one alone for practice.</source>
        <translation>De {least} a {most} jugadores, o uno solo para practicar.</translation>
    </message>
    <message>
        <source>For {least} to {most} players.</source>
        <translation>De {least} a {most} jugadores.</translation>
    </message>
    <message>
        <source>Each player has {boxes} boxes, and so as many turns.</source>
        <translation>Cada jugador tiene {boxes} casilleros: uno por turno.</translation>
    </message>
    <message>
        <source>Each player has {boxes} boxes in each match, {all} in all.</source>
        <translation>Cada jugador tiene {boxes} casilleros en cada partido, {all} en total.</translation>
    </message>
    <message>
        <source>{box} pays only when {other} holds points already. While {other} is open, or when it was struck, {box} can only be struck.</source>
        <translation>{box} vale solo si {other} ya tiene puntos. Mientras {other} esté sin hacer, o si se tachó, {box} solo se puede tachar.</translation>
    </message>
    <message>
        <source>The game ends when every box is filled. The highest total wins. Equal totals share the win: nobody’s seat decides.</source>
        <translation>La partida termina cuando no quedan casilleros abiertos. Gana el total más alto. Si hay empate, ganan todos los empatados: el orden en la mesa no decide nada.</translation>
    </message>
    <message>
        <source>Each player puts {pot} into the pot, and the winner takes it. Several winners share it in whole units.</source>
        <translation>Cada jugador pone {pot} en el pozo y el ganador se lo lleva. Si ganan varios, se lo reparten en unidades enteras.</translation>
    </message>
    <message>
        <source>Each other player pays the winner {per_point} for every point between their totals. Several winners share that in whole units. A winner with fewer points is paid nothing for points.</source>
        <translation>Cada uno de los demás le paga al ganador {per_point} por cada punto de diferencia. Si ganan varios, se lo reparten en unidades enteras. Un ganador con menos puntos no cobra nada por puntos.</translation>
    </message>
    <message>
        <source>It is play money: the program shows who owes whom.</source>
        <translation>Es plata de mentira: el programa muestra quién le debe a quién.</translation>
    </message>
    <message>
        <source>An entry may be taken back until the next roll. A roll may be taken back only by one who plays alone.</source>
        <translation>Lo anotado se puede deshacer hasta el próximo tiro. Un tiro se puede deshacer solo cuando se juega solo.</translation>
    </message>
    <message>
        <source>An entry may be taken back until the next roll, a roll never.</source>
        <translation>Lo anotado se puede deshacer hasta el próximo tiro; un tiro, nunca.</translation>
    </message>
    <message>
        <source>Who leaves the game is passed over from then on, ranks behind those who stay and wins nothing, but still owes what was lost before.</source>
        <translation>Al que deja la partida se lo saltea desde ese momento: queda detrás de los que siguen y no gana nada, pero debe lo que ya había perdido.</translation>
    </message>
    <message>
        <source>With real dice: a die that falls on the floor or lies tilted is thrown again, that die alone.</source>
        <translation>Con dados de verdad: si un dado se cae al piso o queda inclinado, se vuelve a tirar solo ese dado.</translation>
    </message>
    <message>
        <source>{rule} (usually: {usual})</source>
        <translation>{rule} (lo habitual: {usual})</translation>
    </message>
    <message>
        <source>Between rolls you may set dice aside; those are not thrown. You may take them up again for a later roll.</source>
        <translation>Entre tiro y tiro podés apartar dados: esos no se tiran. Más adelante los podés soltar y volver a tirar.</translation>
    </message>
    <message>
        <source>Between rolls you may set dice aside. A die left out of one roll stays aside for the rest of the turn. After the first roll nothing lies aside yet, so you may throw all five again.</source>
        <translation>Entre tiro y tiro podés apartar dados. El dado que quedó fuera de un tiro queda apartado hasta el final del turno. Después del primer tiro todavía no hay nada apartado, así que podés tirar los cinco de nuevo.</translation>
    </message>
    <message>
        <source>A hand is served when the first roll of a turn throws it, and you leave it so. Any other hand is built.</source>
        <translation>Una jugada es servida cuando sale en el primer tiro del turno y la dejás así. Cualquier otra es armada.</translation>
    </message>
    <message>
        <source>A hand is served when one roll of all five dice throws it, be it the first roll or a later one, and you leave it so. Any other hand is built.</source>
        <translation>Una jugada es servida cuando sale en un solo tiro con los cinco dados, sea el primero u otro, y la dejás así. Cualquier otra es armada.</translation>
    </message>
    <message>
        <source>A turn has up to {rolls} rolls. The first one throws all {dice} dice.</source>
        <translation>En cada turno hay hasta {rolls} tiros. En el primero se tiran los {dice} dados.</translation>
    </message>
    <message>
        <source>You may stop after any roll.</source>
        <translation>Te podés plantar después de cualquier tiro.</translation>
    </message>
    <message>
        <source>Then you write the hand in one open box. Each box is written once. A hand that does not fit a box is worth 0 there; you may strike a box so on purpose.</source>
        <translation>Después anotás la jugada en un casillero abierto. Cada casillero se usa una sola vez. Si la jugada no sirve para ese casillero, vale 0; así también podés tachar uno a propósito.</translation>
    </message>
    <message>
        <source>All {rolls} rolls are compulsory. You may stop sooner only with:</source>
        <translation>Los {rolls} tiros son obligados. Antes te podés plantar solo con:</translation>
    </message>
    <message>
        <source>• {figure}; served only</source>
        <translation>• {figure}; solo servida</translation>
    </message>
    <message>
        <source>• {figure}, built too, while a Generala box of yours is open in a live match</source>
        <translation>• {figure}, también armada, mientras tengas un casillero de Generala abierto en un partido en juego</translation>
    </message>
    <message>
        <source>The boxes are filled from the top down: {first} first, {last} last.</source>
        <translation>Los casilleros se llenan de arriba para abajo: primero {first}, al final {last}.</translation>
    </message>
    <message>
        <source>The boxes are filled from the bottom up: {first} first, {last} last.</source>
        <translation>Los casilleros se llenan de abajo para arriba: primero {first}, al final {last}.</translation>
    </message>
    <message>
        <source>Setting all five dice aside keeps a hand served. Throwing some of them again, but not all, ends it, even when the dice then look the same.</source>
        <translation>Si apartás los cinco dados, la jugada sigue siendo servida. Si volvés a tirar algunos, pero no todos, deja de serlo, aunque los dados queden igual.</translation>
    </message>
    <message>
        <source>As soon as the number boxes add up to {threshold}, they bring {points} points more.</source>
        <translation>Cuando los casilleros de números suman {threshold}, dan {points} puntos más.</translation>
    </message>
    <message>
        <source>Once {box} holds points, every further hand of five equal dice brings {points} points more, wherever it is written. When {box} was struck, it brings none.</source>
        <translation>Cuando {box} ya tiene puntos, cada nueva jugada de cinco iguales da {points} puntos más, se anote donde se anote. Si {box} se tachó, no da nada.</translation>
    </message>
    <message>
        <source>Joker: once {box} is filled, struck or not, five equal dice go where they must:</source>
        <translation>Comodín: una vez usado {box}, con puntos o tachado, los cinco iguales van donde corresponde:</translation>
    </message>
    <message>
        <source>1. to the box of their number, if it is open;</source>
        <translation>1. en el casillero de su número, si está abierto;</translation>
    </message>
    <message>
        <source>2. otherwise to any other open figure, where they pay in full whatever it asks for ({figures});</source>
        <translation>2. si no, en cualquier otra figura abierta, donde valen completo sin importar lo que pida ({figures});</translation>
    </message>
    <message>
        <source>3. otherwise to an open number box, for 0.</source>
        <translation>3. si no, en un casillero de números abierto, por 0.</translation>
    </message>
    <message>
        <source>Five equal dice thrown at once may win a match outright: choose any live match in which a box of yours is open. It is over for everybody, and the boxes still open in it are void. You may also write the hand like any other.</source>
        <translation>Cinco dados iguales en un solo tiro pueden ganar un partido de una: elegí un partido en juego en el que tengas un casillero abierto. Ese partido termina para todos, y los casilleros que quedaron abiertos no valen. También podés anotarla como cualquier jugada.</translation>
    </message>
    <message>
        <source>This is called a dormida. The coloured dice can throw one too.</source>
        <translation>Eso es una dormida. También puede salir con los dados de color.</translation>
    </message>
    <message>
        <source>A served Generala wins the game. It needs no open box, nothing is written, and it can be neither written in a box nor thrown again.</source>
        <translation>La Generala servida gana la partida. No hace falta tener un casillero abierto y no se anota nada: ni se puede anotar en un casillero ni se puede volver a tirar.</translation>
    </message>
    <message>
        <source>The game is over at once.</source>
        <translation>La partida termina en el acto.</translation>
    </message>
    <message>
        <source>Those who have not had their turn in this round still take it; then the game is over. If several throw one in the same round, the highest total among them wins.</source>
        <translation>Los que todavía no jugaron en esa ronda juegan su turno, y ahí termina la partida. Si la sacan varios en la misma ronda, gana el que tenga el total más alto entre ellos.</translation>
    </message>
    <message>
        <source>It wins nothing outright. It goes to the box of its number like any other hand, or to one of these figures: {figures}.</source>
        <translation>No gana nada de una. Se anota en el casillero de su número, como cualquier jugada, o en uno de estos juegos mayores: {figures}.</translation>
    </message>
    <message>
        <source>{count} matches are played side by side, worth {values}. Each turn brings one entry, in any open box of any match that is still alive.</source>
        <translation>Se juegan {count} partidos a la vez, con valor {values}. En cada turno se anota una sola vez, en cualquier casillero abierto de cualquier partido que siga en juego.</translation>
    </message>
    <message>
        <source>A warning by the author: three players with matches worth {one}, {two} and {three} cannot always play to a clear finish, because {one} + {two} = {three}. Two of them may come out level; then they share, unless one has won the dearer match.</source>
        <translation>El autor avisa: tres jugadores con partidos de valor {one}, {two} y {three} no pueden jugar a suerte y verdad, porque {one} + {two} = {three}. Dos pueden quedar iguales; en ese caso comparten el triunfo, salvo que uno haya ganado el partido más caro.</translation>
    </message>
    <message>
        <source>The sheet has marks instead of points: X is made, 5 is made served, 0 is nothing, and a number box shows its number.</source>
        <translation>En la planilla se anotan marcas en vez de puntos: X es lograda, 5 es servida, 0 es nada, y los casilleros de números llevan su valor.</translation>
    </message>
    <message>
        <source>Relief for the last box: when a Generala box is the only one you have open in a match, it also takes a served straight for {straight}, a served full house for {full_house}, exactly four equal dice for {built} and their number, and served ones for {served} or for {built} and their number, whichever is more.</source>
        <translation>Alivio del último casillero: si en un partido te queda abierto solamente un casillero de Generala, ahí también podés anotar una Escalera servida por {straight}, un Full servido por {full_house}, exactamente cuatro iguales por {built} más su número, y servidos por {served} o por {built} más su número, lo que dé más.</translation>
    </message>
    <message>
        <source>A match that nobody won outright goes to the highest total in it, once nobody can write in it any more. If the highest is shared, the match is void and nobody pays.</source>
        <translation>Si nadie ganó un partido de una, lo gana el total más alto cuando ya nadie puede anotar en él. Si hay empate en el más alto, el partido es nulo y nadie paga.</translation>
    </message>
    <message>
        <source>Whoever has no open box left in the live matches is passed over. The game ends when that is so for everybody.</source>
        <translation>Al que no le quedan casilleros abiertos en los partidos en juego se lo saltea. La partida termina cuando eso les pasa a todos.</translation>
    </message>
    <message>
        <source>Balance: the values of the matches won, less the values of those lost. The highest balance wins; if it is equal, the one who won the dearer match; if that is equal too, they share the win.</source>
        <translation>Saldo: el valor de los partidos ganados menos el de los perdidos. Gana el saldo más alto; si hay empate, el que ganó el partido más caro; si siguen iguales, comparten el triunfo.</translation>
    </message>
    <message>
        <source>Bottle caps: each player begins with {caps} of one colour. For each match, every loser pays its value to the winner.</source>
        <translation>Tapas: cada jugador empieza con {caps} de un color. En cada partido, los que pierden le pagan su valor al ganador.</translation>
    </message>
    <message>
        <source>After the last roll, never before, you may throw the five coloured dice of the second cup, once. The white dice stay on the table. There is no way back to the hand you had, and a result must be written.</source>
        <translation>Después del último tiro, nunca antes, podés tirar una vez los cinco dados de color del segundo cubilete. Los dados blancos quedan en la mesa. No se puede volver a la jugada que tenías, y es obligatorio anotar un resultado.</translation>
    </message>
    <message>
        <source>Before that you name a number. Both cups count together for that number alone.</source>
        <translation>Antes cantás un número. Los dos cubiletes se juntan solo para ese número.</translation>
    </message>
    <message>
        <source>With all ten dice in view, choose among:</source>
        <translation>Con los diez dados a la vista, elegís entre:</translation>
    </message>
    <message>
        <source>• What the coloured dice show alone, as a served hand. Four equal coloured dice go to the box of their number only if no white die shows it.</source>
        <translation>• Lo que muestran los dados de color por su cuenta, como jugada servida. Cuatro iguales de color van en el casillero de su número solo si ningún dado blanco lo tiene.</translation>
    </message>
    <message>
        <source>• One number over both cups: four of it make four of a kind or fill the box of the number; five of it make a Generala; six or more of it are nothing.</source>
        <translation>• Un número entre los dos cubiletes: con cuatro hay Póker, o se llena el casillero de ese número; con cinco hay Generala; con seis o más, nada.</translation>
    </message>
    <message>
        <source>• Four equal white dice that were served keep their served points, if no coloured die shows their number. All else that the white dice held alone is gone.</source>
        <translation>• Un Póker blanco servido mantiene sus puntos de servido si ningún dado de color tiene ese número. Todo lo demás que tenían los blancos se pierde.</translation>
    </message>
    <message>
        <source>• Otherwise 0, in any open box.</source>
        <translation>• Si no, 0 en cualquier casillero abierto.</translation>
    </message>
    <message>
        <source>Three equal white dice may grow to four of a kind only: with two more from the second cup they are nothing.</source>
        <translation>Con tres blancos iguales se busca solo el Póker: si el segundo cubilete trae dos más, no valen nada.</translation>
    </message>
    <message>
        <source>With four equal white dice the coloured ones make a Generala in {one} % of throws, leave the four as they are in {none} %, and bring too many in {more} %.</source>
        <translation>Con cuatro blancos iguales, los de color arman la Generala en el {one} % de los tiros, dejan el Póker como está en el {none} % y se pasan en el {more} %.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancos</translation>
    </message>
    <message>
        <source>Coloured</source>
        <translation>De color</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valen</translation>
    </message>
    <message>
        <source>wins a match</source>
        <translation>gana un partido</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>At least two equal dice</source>
        <translation>Al menos dos dados iguales</translation>
    </message>
    <message>
        <source>At least three equal dice</source>
        <translation>Al menos tres dados iguales</translation>
    </message>
    <message>
        <source>At least four equal dice</source>
        <translation>Al menos cuatro dados iguales</translation>
    </message>
    <message>
        <source>Five equal dice</source>
        <translation>Cinco dados iguales</translation>
    </message>
    <message>
        <source>Exactly two equal dice</source>
        <translation>Exactamente dos dados iguales</translation>
    </message>
    <message>
        <source>Exactly three equal dice</source>
        <translation>Exactamente tres dados iguales</translation>
    </message>
    <message>
        <source>Exactly four equal dice</source>
        <translation>Exactamente cuatro dados iguales</translation>
    </message>
    <message>
        <source>The sum of those two dice, of the highest pair</source>
        <translation>La suma de la pareja más alta</translation>
    </message>
    <message>
        <source>The sum of those three dice</source>
        <translation>La suma de esos tres dados</translation>
    </message>
    <message>
        <source>The sum of those four dice</source>
        <translation>La suma de esos cuatro dados</translation>
    </message>
    <message>
        <source>The sum of all five dice</source>
        <translation>La suma de los cinco dados</translation>
    </message>
    <message>
        <source>At least three in a row: {runs}</source>
        <translation>Al menos tres seguidos: {runs}</translation>
    </message>
    <message>
        <source>At least four in a row: {runs}</source>
        <translation>Al menos cuatro seguidos: {runs}</translation>
    </message>
    <message>
        <source>Five in a row: {runs}</source>
        <translation>Cinco seguidos: {runs}</translation>
    </message>
    <message>
        <source>{box}: {needs}. {points}.</source>
        <translation>{box}: {needs}. {points}.</translation>
    </message>
    <message>
        <source>Any dice</source>
        <translation>Cualquier combinación</translation>
    </message>
    <message>
        <source>Two pairs of different numbers</source>
        <translation>Dos parejas de números distintos</translation>
    </message>
    <message>
        <source>Three equal dice and two others that are equal, or five equal dice</source>
        <translation>Tres dados iguales y otros dos iguales, o cinco iguales</translation>
    </message>
    <message>
        <source>Three equal dice and two others that are equal</source>
        <translation>Tres dados iguales y otros dos iguales</translation>
    </message>
    <message>
        <source>{faces}, in any order; no other straight counts</source>
        <translation>{faces}, en cualquier orden; las demás escaleras no valen</translation>
    </message>
    <message>
        <source>Five equal dice, served</source>
        <translation>Cinco dados iguales en un solo tiro</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} o {last}</translation>
    </message>
    <message>
        <source>Dice that show {face}</source>
        <translation>Los dados con {face}</translation>
    </message>
    <message>
        <source>{face} for each of them</source>
        <translation>{face} por cada uno</translation>
    </message>
    <message>
        <source>{least}, or the sum of all five dice if that is more</source>
        <translation>{least}, o la suma de los cinco dados si da más</translation>
    </message>
    <message>
        <source>{limit} less the sum of all five dice</source>
        <translation>{limit} menos la suma de los cinco dados</translation>
    </message>
    <message>
        <source>{needs}; also a served Generala</source>
        <translation>{needs}; también una Generala servida</translation>
    </message>
    <message>
        <source>Exactly four dice that show {face}</source>
        <translation>Exactamente cuatro dados con {face}</translation>
    </message>
    <message>
        <source>{needs}; served only</source>
        <translation>{needs}; solo servida</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
    <message>
        <source>{built} points, {served} served</source>
        <translation>{built} puntos; servida, {served}</translation>
    </message>
</context>
<context>
    <name>ScoresheetView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Planilla</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Play money</source>
        <translation>Plata de mentira</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidos ganados</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Caps won</source>
        <translation>Tapas ganadas</translation>
    </message>
    <message>
        <source>Caps in hand</source>
        <translation>Tapas en mano</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Heading of a column: who is paid.</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Tapas</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>The caps are counted</source>
        <translation>Se cuentan las tapas</translation>
    </message>
    <message>
        <source>Who pays whom, in play money</source>
        <translation>Quién le paga a quién, en plata de mentira</translation>
    </message>
    <message>
        <source>Void, nobody is paid: {matches}</source>
        <translation>Nulos, nadie cobra: {matches}</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Nadie debe nada.</translation>
    </message>
    <message>
        <source>{match}: void, nobody is paid</source>
        <translation>{match}: nulo, nadie cobra</translation>
    </message>
    <message numerus="yes">
        <source>{match}: {name} gets %n caps from every other player</source>
        <translation>
            <numerusform>{match}: cada uno le da %n tapa a {name}</numerusform>
            <numerusform>{match}: cada uno le da %n tapas a {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n caps</source>
        <translation>
            <numerusform>{name}: %n tapa</numerusform>
            <numerusform>{name}: %n tapas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettlementView</name>
    <message>
        <source>Settlement</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Sa&amp;ltar</translation>
    </message>
    <message>
        <source>Who owes whom</source>
        <translation>Quién le debe a quién</translation>
    </message>
</context>
<context>
    <name>Simultanea</name>
    <message>
        <source>La Generala Simultánea</source>
        <translation>La Generala Simultánea</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valor {value}</translation>
    </message>
    <message>
        <source>Several Generalas played at once, each worth more than the one before. One entry a turn, in whichever match you like.</source>
        <translation>Varias Generalas a la vez, cada una vale más que la anterior. En cada turno se anota una sola vez, en el partido que quieras.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>This is how the game speaks.</source>
        <translation>Así habla el juego.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>Nothing can be spoken: this system has no speech. On Linux it comes with Speech Dispatcher and a voice such as eSpeak NG.</source>
        <translation>No se puede hablar: este sistema no tiene síntesis de voz. En Linux viene con Speech Dispatcher y una voz, por ejemplo eSpeak NG.</translation>
    </message>
    <message>
        <source>Nothing can be spoken: the system&apos;s speech service does not answer. Is Speech Dispatcher installed?</source>
        <translation>No se puede hablar: el servicio de voz del sistema no responde. ¿Está instalado Speech Dispatcher?</translation>
    </message>
    <message>
        <source>Nothing can be spoken: the system has no voice for this language.</source>
        <translation>No se puede hablar: el sistema no tiene una voz para este idioma.</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Repasar &amp;la partida</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>These games were played by different table rules, so best play is not shown.</source>
        <translation>Estas partidas se jugaron con distintas reglas de la mesa, así que no se muestra el juego perfecto.</translation>
    </message>
    <message>
        <source>Best play is being worked out… {share}</source>
        <translation>Calculando el juego perfecto… {share}</translation>
    </message>
    <message>
        <source>Best play is worked out exactly, for one player alone.</source>
        <translation>El juego perfecto está calculado exactamente, para un jugador solo.</translation>
    </message>
    <message>
        <source>Best play: mean and spread are exact; the curve is a normal one of that mean and spread.</source>
        <translation>Juego perfecto: el promedio y la dispersión son exactos; la curva es una normal con ese promedio y esa dispersión.</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Juego perfecto</translation>
    </message>
    <message>
        <source>Final totals</source>
        <translation>Totales finales</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Each game</source>
        <translation>Cada partida</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>En el tiempo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Promedio</translation>
    </message>
    <message>
        <source>Box by box</source>
        <translation>Casillero por casillero</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Casillero</translation>
    </message>
    <message>
        <source>Boxes struck</source>
        <translation>Casilleros tachados</translation>
    </message>
    <message>
        <source>% of the games</source>
        <translation>% de las partidas</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Tachado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Shared first place</source>
        <translation>Primer puesto compartido</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Played alone</source>
        <translation>Jugadas a solas</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Mean of the last 20</source>
        <translation>Promedio de las últimas 20</translation>
    </message>
    <message>
        <source>Mean before them</source>
        <translation>Promedio de las anteriores</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Más ganadas seguidas</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Ganadas seguidas ahora</translation>
    </message>
    <message>
        <source>Served figures</source>
        <translation>Juegos servidos</translation>
    </message>
    <message>
        <source>Five equal</source>
        <translation>Cinco iguales</translation>
    </message>
    <message>
        <source>Wins outright</source>
        <translation>Ganadas en el acto</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n games</source>
        <translation>
            <numerusform>Promedio de %n partida</numerusform>
            <numerusform>Promedio de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of each %n games</source>
        <translation>
            <numerusform>Promedio de cada %n partida</numerusform>
            <numerusform>Promedio de cada %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished game of {game} yet.</source>
        <translation>Todavía no se terminó ninguna partida de {game}.</translation>
    </message>
    <message>
        <source>The printer did not take the plot. See whether it is switched on and connected, or save the plot to a file instead.</source>
        <translation>La impresora no tomó el gráfico. Fijate si está prendida y conectada, o guardá el gráfico en un archivo.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Is the &amp;same as</source>
        <translation>Es la &amp;misma persona que</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Olvidar…</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Jugado&amp;r</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>T&amp;his player</source>
        <translation>E&amp;ste jugador</translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation>Ci&amp;fras</translation>
    </message>
    <message>
        <source>Agai&amp;nst others</source>
        <translation>C&amp;ontra otros</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Contra otros</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} y {last}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>Roll {roll} of {rolls}</source>
        <translation>Tiro {roll} de {rolls}</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Roll %n dice</source>
        <translation>
            <numerusform>&amp;Tirar %n dado</numerusform>
            <numerusform>&amp;Tirar %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Elegí un casillero</translation>
    </message>
    <message>
        <source>All dice are held</source>
        <translation>Todos apartados</translation>
    </message>
    <message>
        <source>&amp;Win the game</source>
        <translation>&amp;Ganar la partida</translation>
    </message>
    <message>
        <source>{name} has a served Generala, which wins.</source>
        <translation>¡Generala servida de {name}! Con eso gana.</translation>
    </message>
    <message>
        <source>The dice are rolling…</source>
        <translation>Los dados están rodando…</translation>
    </message>
    <message>
        <source>{name}, roll the dice.</source>
        <translation>{name}, tirá los dados.</translation>
    </message>
    <message>
        <source>Write one result of the ten dice, in any match.</source>
        <translation>Anotá un resultado de los diez dados, en cualquier partido.</translation>
    </message>
    <message>
        <source>Hold what you want to keep and roll again, or write in a box.</source>
        <translation>Apartá lo que te sirva y tirá de nuevo, o anotá en un casillero.</translation>
    </message>
    <message numerus="yes">
        <source>Hold what you like and roll again: all %n rolls are compulsory.</source>
        <translation>
            <numerusform>Apartá lo que quieras y tirá de nuevo: hay %n tiro obligado.</numerusform>
            <numerusform>Apartá lo que quieras y tirá de nuevo: los %n tiros son obligados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the hand in any match, or dare the second cup.</source>
        <translation>Anotá la jugada en cualquier partido, o animate al segundo cubilete.</translation>
    </message>
    <message>
        <source>Write the hand in any match.</source>
        <translation>Anotá la jugada en cualquier partido.</translation>
    </message>
    <message>
        <source>Write the hand in a box of your column.</source>
        <translation>Anotá la jugada en un casillero de tu columna.</translation>
    </message>
    <message>
        <source>Five equal in one roll! Choose the match to win, or write them in a box.</source>
        <translation>¡Cinco iguales en un tiro! Elegí el partido que ganás, o anotalos en un casillero.</translation>
    </message>
    <message numerus="yes">
        <source>%n players have no open box and are passed over: {names}.</source>
        <translation>
            <numerusform>{names} no tiene casilleros abiertos y se lo saltea.</numerusform>
            <numerusform>{names} no tienen casilleros abiertos y se los saltea.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five equal in one roll! {name} wins {match}.</source>
        <translation>¡Cinco iguales en un tiro! {name} gana {match}.</translation>
    </message>
    <message>
        <source>Which number do you go for? Only that one counts over both cups.</source>
        <translation>¿Qué número cantás? Solo ese se junta entre los dos cubiletes.</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>before a name that begins with the sound of i</comment>
        <extracomment>Spanish &quot;e&quot;: Ana e Inés.</extracomment>
        <translation>{others} e {last}</translation>
    </message>
    <message>
        <source>Served Generala of {winners}: this is the last round. {name}, roll the dice.</source>
        <translation>Generala servida de {winners}: esta es la última ronda. {name}, tirá los dados.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <translation>{name} sacó {dice}.</translation>
    </message>
    <message>
        <source>Nobody has rolled yet.</source>
        <translation>Todavía no tiró nadie.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} in colour, beside {hand} in white.</source>
        <extracomment>The second cup is thrown in coloured dice, beside the five white ones that lie there.</extracomment>
        <translation>{name} sacó {dice} de color, junto a {hand} blancos.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: now {hand}.</source>
        <extracomment>Some dice were kept: first those just thrown, then all five.</extracomment>
        <translation>{name} sacó {dice}: ahora {hand}.</translation>
    </message>
    <message>
        <source>{name} has {dice} in white and {coloured} in colour.</source>
        <translation>{name} tiene {dice} en blanco y {coloured} en color.</translation>
    </message>
    <message>
        <source>{name} struck {box}.</source>
        <translation>{name} tachó “{box}”.</translation>
    </message>
    <message>
        <source>{name} wrote {points} in {box}, and +{bonus}.</source>
        <translation>{name} anotó {points} en “{box}”, y +{bonus}.</translation>
    </message>
    <message>
        <source>{name} wrote {points} in {box}.</source>
        <translation>{name} anotó {points} en “{box}”.</translation>
    </message>
    <message>
        <source>{message} {key} takes it back.</source>
        <translation>{message} Con {key} se deshace.</translation>
    </message>
    <message>
        <source>Served Generala! {name} wins the game.</source>
        <translation>¡Generala servida! {name} gana la partida.</translation>
    </message>
    <message>
        <source>Served Generala! {name} wins when the round is over.</source>
        <translation>¡Generala servida! {name} gana al terminar la ronda.</translation>
    </message>
    <message>
        <source>{name} has left the game.</source>
        <translation>{name} dejó la partida.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Rehecho.</translation>
    </message>
    <message>
        <source>Who starts? {name} throws…</source>
        <translation>¿Quién empieza? Tira {name}…</translation>
    </message>
    <message>
        <source>{names} are level and throw again.</source>
        <translation>{names} empataron y tiran de nuevo.</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>Empieza {name}.</translation>
    </message>
    <message>
        <source>Nobody is left: there is no winner.</source>
        <translation>No queda nadie: no hay ganador.</translation>
    </message>
    <message numerus="yes">
        <source>You finished with %n points</source>
        <translation>
            <numerusform>Terminaste con %n punto</numerusform>
            <numerusform>Terminaste con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: {names} share the win</source>
        <translation>Empate: ganan {names}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡Ganó {name}!</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>¡Se terminó!</translation>
    </message>
    <message>
        <source>{game}: {names}, round {round}</source>
        <translation>{game}: {names}, ronda {round}</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.º</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>saldo {balance}</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>dejó la partida</translation>
    </message>
    <message>
        <source>served Generala</source>
        <translation>Generala servida</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{match}: {scores}</source>
        <translation>{match}: {scores}</translation>
    </message>
    <message>
        <source>{name} has written nothing yet.</source>
        <translation>{name} todavía no anotó nada.</translation>
    </message>
    <message>
        <source>{name}, {points} in all. {entries}.</source>
        <translation>{name}, {points} en total. {entries}.</translation>
    </message>
    <message>
        <source>{match}, {points}: {entries}</source>
        <translation>{match}, {points}: {entries}</translation>
    </message>
    <message>
        <source>{name}. {entries}.</source>
        <translation>{name}. {entries}.</translation>
    </message>
    <message>
        <source>{box} ({match})</source>
        <extracomment>A box and the match it is in: &quot;Full house (Value 3)&quot;.</extracomment>
        <translation>{box} ({match})</translation>
    </message>
    <message>
        <source>Whose scoresheet?</source>
        <translation>¿La planilla de quién?</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Jugador:</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>No hay ninguna partida en la mesa.</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>Usual table rules</source>
        <translation>Reglas habituales</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps of the game</source>
        <translation>Pasos de la partida</translation>
    </message>
    <message>
        <source>Arrow keys: a step. Page keys: a turn.</source>
        <translation>Flechas: un paso. Re Pág y Av Pág: un turno.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>A turn forward</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is kept; you can try to go on, or start the program again. If you like, copy this report and send it to those who make the program: nothing is sent by itself.</source>
        <translation>El programa se equivocó. Tu partida está guardada; podés intentar seguir, o volver a abrir el programa. Si querés, copiá este informe y mandáselo a quienes hacen el programa: nada se manda solo.</translation>
    </message>
    <message>
        <source>&amp;With the game on the table</source>
        <translation>C&amp;on la partida en curso</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
</context>
<context>
    <name>TurnFooter</name>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Show the best moves, or put them away</source>
        <translation>Mostrar las mejores jugadas, o guardarlas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Deshacer lo último que se anotó</translation>
    </message>
    <message>
        <source>Second &amp;cup</source>
        <translation>Segundo &amp;cubilete</translation>
    </message>
    <message>
        <source>Throw five coloured dice, once; there is no way back</source>
        <translation>Tirar una vez los cinco dados de color; no hay vuelta atrás</translation>
    </message>
</context>
<context>
    <name>Yacht</name>
    <message>
        <source>Yacht</source>
        <translation>Yacht</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Big straight</source>
        <translation>Escalera mayor</translation>
    </message>
    <message>
        <source>Little straight</source>
        <translation>Escalera menor</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Cuatro iguales</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Twelve boxes. Full house, four of a kind and choice count all five dice. For any number of players.</source>
        <translation>Doce casilleros. El Full, los cuatro iguales y la Elección suman los cinco dados. Para cualquier cantidad de jugadores.</translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message>
        <source>Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Official Yahtzee</source>
        <translation>Yahtzee oficial</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Grupo 1</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Grupo 2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Grupo 3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Grupo 4</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Grupo 5</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Grupo 6</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <source>Misery</source>
        <translation>Miseria</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Escalera pequeña</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Escalera grande</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Thirteen lines, or sixteen with the extra ones; 63 points in the numbers bring 35.</source>
        <translation>Trece líneas, o dieciséis con las adicionales; con 63 puntos en los grupos se ganan 35 más.</translation>
    </message>
    <message>
        <source>Thirteen boxes with the joker: each further Yahtzee earns 100 and can fill other figures.</source>
        <translation>Trece casilleros y comodín: cada Yahtzee que repitas da 100 puntos más y puede llenar otras figuras.</translation>
    </message>
</context>
<context>
    <name>Yatzy</name>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Unos</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Doses</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Cuatros</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cincos</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seises</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>1 pareja</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>2 parejas</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Escalera menor</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Escalera mayor</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Fifteen boxes with pairs and two straights; 63 points in the numbers bring a bonus of 50.</source>
        <translation>Quince casilleros, con parejas y dos escaleras; con 63 puntos en los números se ganan 50 de bonus.</translation>
    </message>
</context>
</TS>
