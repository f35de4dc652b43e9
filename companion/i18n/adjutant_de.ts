<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActDraft</name>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>ActionSheet</name>
    <message>
        <source>Dice on the table</source>
        <translation>Würfel auf dem Tisch</translation>
    </message>
    <message>
        <source>then touch the face</source>
        <translation>dann die Augenzahl antippen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>what may come of it</source>
        <translation>was dabei herauskommen kann</translation>
    </message>
</context>
<context>
    <name>AfterwardsPage</name>
    <message>
        <source>What is left</source>
        <translation>Was noch fehlt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Into the league</source>
        <translation>In die Liga</translation>
    </message>
    <message>
        <source>Who played?</source>
        <translation>Wer hat gespielt?</translation>
    </message>
    <message>
        <source>A note for the report; a word with # is a tag</source>
        <translation>Eine Notiz für den Bericht; ein Wort mit # ist ein Schlagwort</translation>
    </message>
    <message>
        <source>Noted. Another one?</source>
        <translation>Notiert. Noch eine?</translation>
    </message>
</context>
<context>
    <name>Aim</name>
    <message>
        <source>The others are enough.</source>
        <translation>Die anderen reichen aus.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
</context>
<context>
    <name>AppLanguage</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>ArchivePage</name>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>What is archived still counts in every record, but is left out of the lists.</source>
        <translation>Was hier liegt, zählt in jeder Bilanz und fehlt in den Listen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>Im Archiv ist nichts.</translation>
    </message>
    <message>
        <source>Games, people and campaigns are archived on their own pages.</source>
        <translation>Partien, Personen und Kampagnen kommen von ihren Seiten dorthin.</translation>
    </message>
</context>
<context>
    <name>AskFirst</name>
    <message>
        <source>All the same</source>
        <translation>Trotzdem</translation>
    </message>
</context>
<context>
    <name>AskedList</name>
    <message>
        <source>What this table told counts</source>
        <translation>Was dieser Tisch gemeldet hat, gilt</translation>
    </message>
    <message>
        <source>What the club has counts</source>
        <translation>Was der Club hat, gilt</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>The later one counts</source>
        <translation>Die spätere gilt</translation>
    </message>
    <message>
        <source>The earlier one counts</source>
        <translation>Die frühere gilt</translation>
    </message>
</context>
<context>
    <name>AskedPieces</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>AttackFacts</name>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>von Hand gesetzt</translation>
    </message>
    <message>
        <source>touch to say which</source>
        <translation>zum Angeben antippen</translation>
    </message>
    <message>
        <source>touch to change</source>
        <translation>zum Ändern antippen</translation>
    </message>
    <message>
        <source>Shoot: the chance of a wound</source>
        <translation>Schuss: Chance auf eine Wunde</translation>
    </message>
    <message>
        <source>Shoot, in the open: the chance of a wound</source>
        <translation>Schuss, ohne Deckung: Chance auf eine Wunde</translation>
    </message>
    <message>
        <source>Shoot, in cover: the chance of a wound</source>
        <translation>Schuss, in Deckung: Chance auf eine Wunde</translation>
    </message>
    <message>
        <source>to %1 inches</source>
        <translation>bis %1 Zoll</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>in the open</source>
        <translation>ohne Deckung</translation>
    </message>
    <message>
        <source>to %1″</source>
        <translation>bis %1″</translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>Audit of the table</source>
        <translation>Prüfung des Tisches</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <translation>%1 von %2 gesehen</translation>
    </message>
    <message>
        <source>Out of play but still on the table</source>
        <translation>Nicht im Spiel, aber noch auf dem Tisch</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Noch nicht gesehen</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Touch a piece to correct what the camera saw.</source>
        <translation>Eine Figur antippen, um zu berichtigen, was die Kamera sah.</translation>
    </message>
</context>
<context>
    <name>AuditSection</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>BackupSheet</name>
    <message>
        <source>What is there now is kept as a backup first.</source>
        <translation>Was jetzt da ist, wird vorher gesichert.</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>In the backup</source>
        <translation>In der Sicherung</translation>
    </message>
    <message>
        <source>There now</source>
        <translation>Jetzt da</translation>
    </message>
</context>
<context>
    <name>BackupsDesk</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <translation>
            <numerusform>%1: %n Partie</numerusform>
            <numerusform>%1: %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>, played last: %1, %2</source>
        <translation>, zuletzt gespielt: %1, %2</translation>
    </message>
    <message>
        <source>no campaign yet</source>
        <translation>noch keine Kampagne</translation>
    </message>
    <message>
        <source>The backup of %1</source>
        <translation>Die Sicherung von %1</translation>
    </message>
    <message>
        <source>Restored. What was there before is kept as a backup, too.</source>
        <translation>Zurückgeholt. Was vorher da war, ist auch eine Sicherung.</translation>
    </message>
</context>
<context>
    <name>BackupsPage</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Make one now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>None yet. One is made after each game and after each hour of play.</source>
        <translation>Noch keine. Eine entsteht nach jeder Partie und nach jeder Spielstunde.</translation>
    </message>
    <message>
        <source>One is made after each game and after each hour of play. The last ten are kept, and the last of each of fourteen days.</source>
        <translation>Eine entsteht nach jeder Partie und nach jeder Spielstunde. Die letzten zehn bleiben, und die letzte von jedem von vierzehn Tagen.</translation>
    </message>
</context>
<context>
    <name>BesideChoices</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>BgStatsSheet</name>
    <message>
        <source>For BG Stats</source>
        <translation>Für BG Stats</translation>
    </message>
    <message>
        <source>A phone that has BG Stats opens the game by its camera.</source>
        <translation>Ein Telefon mit BG Stats öffnet die Partie mit der Kamera.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>As a file</source>
        <translation>Als Datei</translation>
    </message>
    <message>
        <source>into your documents</source>
        <translation>in die Dokumente</translation>
    </message>
    <message>
        <source>The code of %1 for BG Stats</source>
        <translation>Der Code von %1 für BG Stats</translation>
    </message>
    <message>
        <source>This game is too long for a code. Take it as a file.</source>
        <translation>Diese Partie ist zu lang für einen Code. Bitte als Datei nehmen.</translation>
    </message>
</context>
<context>
    <name>BindSheet</name>
    <message>
        <source>A new code. Whose is it?</source>
        <translation>Ein neuer Code. Wem gehört er?</translation>
    </message>
    <message>
        <source>A piece</source>
        <translation>Eine Figur</translation>
    </message>
    <message>
        <source>A place</source>
        <translation>Ein Ort</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
</context>
<context>
    <name>BoardBrushes</name>
    <message>
        <source>From %1: touch where it goes.</source>
        <translation>Ab %1: Ziel antippen.</translation>
    </message>
    <message>
        <source>Drag across the edges, or touch the two cells it runs between.</source>
        <translation>Über die Kanten ziehen, oder die zwei Felder antippen, zwischen denen es verläuft.</translation>
    </message>
    <message>
        <source>Drag along it, or touch one cell after the other.</source>
        <translation>Entlangziehen, oder ein Feld nach dem anderen antippen.</translation>
    </message>
    <message>
        <source>Drag over what is to go, or touch the two cells it joins.</source>
        <translation>Über das ziehen, was weg soll, oder die zwei Felder antippen, die es verbindet.</translation>
    </message>
    <message>
        <source>Touch an empty place to put one down; drag one to move it.</source>
        <translation>Eine leere Stelle antippen, um eines hinzusetzen; ziehen, um es zu verschieben.</translation>
    </message>
    <message>
        <source>Touch a piece to give it this, or to take it away.</source>
        <translation>Eine Figur antippen, um ihr dies zu geben oder zu nehmen.</translation>
    </message>
    <message>
        <source>Choose one, then drag over the places that belong to it.</source>
        <translation>Eines wählen, dann über die Orte ziehen, die dazugehören.</translation>
    </message>
    <message>
        <source>It stays off the board for now.</source>
        <translation>Es bleibt vorerst neben dem Plan.</translation>
    </message>
    <message>
        <source>Touch where it goes; touch and hold to name it.</source>
        <translation>Antippen, wohin es soll; zum Benennen gedrückt halten.</translation>
    </message>
    <message>
        <source>Touch or drag over the places.</source>
        <translation>Die Orte antippen oder darüberziehen.</translation>
    </message>
    <message>
        <source>Touch or drag over the cells.</source>
        <translation>Die Felder antippen oder darüberziehen.</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>The board being drawn</source>
        <translation>Der Spielplan wird gezeichnet</translation>
    </message>
</context>
<context>
    <name>BoardCensus</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>BoardDesk</name>
    <message>
        <source>This game does not take boards of your own.</source>
        <translation>Dieses Spiel kennt keine eigenen Spielpläne.</translation>
    </message>
    <message>
        <source>That is not a board: %1.</source>
        <translation>Das ist kein Spielplan: %1.</translation>
    </message>
    <message>
        <source>The board: %1</source>
        <translation>Der Spielplan: %1</translation>
    </message>
    <message>
        <source>Give the board a name first, then save it.</source>
        <translation>Dem Spielplan erst einen Namen geben, dann speichern.</translation>
    </message>
    <message>
        <source>%1 is saved in the campaign.</source>
        <translation>%1 ist in der Kampagne gespeichert.</translation>
    </message>
    <message>
        <source>%1 is saved as a draft. %2</source>
        <translation>%1 ist als Entwurf gespeichert. %2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>BoardFile</name>
    <message>
        <source>This is longer than 4 MB; no board is.</source>
        <translation>Das ist länger als 4 MB; kein Spielplan ist so lang.</translation>
    </message>
    <message>
        <source>This is no board: a board is written as JSON, {&quot;adjutant-board&quot;: 1, …}.</source>
        <translation>Das ist kein Spielplan: Ein Spielplan steht als JSON da, {&quot;adjutant-board&quot;: 1, …}.</translation>
    </message>
    <message>
        <source>This board was written by a later version of Adjutant.</source>
        <translation>Diesen Spielplan hat eine neuere Fassung von Adjutant geschrieben.</translation>
    </message>
    <message>
        <source>This board does not say for which game it is.</source>
        <translation>Dieser Spielplan sagt nicht, für welches Spiel er ist.</translation>
    </message>
    <message>
        <source>This board is for the game “%1”, which has no boards of one&apos;s own here.</source>
        <translation>Dieser Spielplan ist für das Spiel „%1“, das hier keine eigenen Spielpläne hat.</translation>
    </message>
    <message>
        <source>This is no board: its drawing is no object.</source>
        <translation>Das ist kein Spielplan: Seine Zeichnung ist kein Objekt.</translation>
    </message>
</context>
<context>
    <name>BoardMark</name>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>erreichbar</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>ein Ziel</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>BoardPiece</name>
    <message>
        <source>aimed at</source>
        <translation>im Visier</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>a target, %1</source>
        <translation>ein Ziel, %1</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>ein Ziel</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BonusSheet</name>
    <message>
        <source>A bonus</source>
        <translation>Ein Bonus</translation>
    </message>
    <message>
        <source>For each side of a game that has at least so much.</source>
        <translation>Für jede Seite einer Partie, die mindestens so viel hat.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Below nought it is a narrow defeat.</source>
        <translation>Unter null ist es eine knappe Niederlage.</translation>
    </message>
    <message>
        <source>Points of the bonus</source>
        <translation>Punkte des Bonus</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Whoever</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>In a draw</source>
        <translation>Bei Unentschieden</translation>
    </message>
    <message>
        <source>Who has lost</source>
        <translation>Wer verloren hat</translation>
    </message>
</context>
<context>
    <name>BranchRow</name>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>BringIn</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>JSON einfügen</translation>
    </message>
    <message>
        <source>or the path of a file</source>
        <translation>oder der Pfad einer Datei</translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>In reserve: touch to take one away</source>
        <translation>In Reserve: antippen, um eine wegzunehmen</translation>
    </message>
    <message>
        <source>%1 in reserve</source>
        <translation>%1 in Reserve</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Which camera</source>
        <translation>Welche Kamera</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Autofocus</source>
        <translation>Autofokus</translation>
    </message>
    <message>
        <source>Off keeps the focus where it is: best for a camera on a stand</source>
        <translation>Aus lässt den Fokus, wo er ist: am besten für eine Kamera am Stativ</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>far</source>
        <translation>fern</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>dazwischen</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
</context>
<context>
    <name>CameraShotSheet</name>
    <message>
        <source>Take a photograph</source>
        <translation>Ein Foto aufnehmen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>No camera shows a picture. Add one from a file instead.</source>
        <translation>Keine Kamera zeigt ein Bild. Stattdessen eines aus einer Datei hinzufügen.</translation>
    </message>
</context>
<context>
    <name>CameraSource</name>
    <message>
        <source>No camera was found. Touch the piece or type its code instead; a camera that is plugged in now is used at once.</source>
        <translation>Keine Kamera gefunden. Stattdessen die Figur antippen oder ihren Code eintippen; eine jetzt angeschlossene Kamera wird sofort benutzt.</translation>
    </message>
    <message>
        <source>This camera is not there. Choose another or plug it in; until then touch the piece or type its code.</source>
        <translation>Diese Kamera ist nicht da. Eine andere wählen oder sie anschließen; bis dahin die Figur antippen oder ihren Code eintippen.</translation>
    </message>
    <message>
        <source>The camera “%1” sends no pictures. It is tried again; until then touch the piece or type its code.</source>
        <translation>Die Kamera „%1“ liefert keine Bilder. Es wird weiter versucht; bis dahin die Figur antippen oder ihren Code eintippen.</translation>
    </message>
    <message>
        <source>The camera “%1” stopped: %2. Touch the piece or type its code instead.</source>
        <translation>Die Kamera „%1“ hat aufgehört: %2. Stattdessen die Figur antippen oder ihren Code eintippen.</translation>
    </message>
    <message>
        <source>The camera “%1” was unplugged. Touch the piece or type its code; scanning goes on when the camera is back.</source>
        <translation>Die Kamera „%1“ wurde getrennt. Die Figur antippen oder ihren Code eintippen; es geht weiter, wenn die Kamera wieder da ist.</translation>
    </message>
</context>
<context>
    <name>CampaignChoice</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Manage campaign</source>
        <translation>Kampagne verwalten</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
</context>
<context>
    <name>CampaignFileOffers</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Andere Datei wählen</translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation>Neue Datei anlegen</translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation>Die übliche Datei</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Sicherung speichern</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
</context>
<context>
    <name>CampaignPage</name>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>No players yet. They are offered for every new game, and the log and the reports name them.</source>
        <translation>Noch keine Spieler. Sie werden bei jeder neuen Partie angeboten; Protokoll und Berichte nennen sie.</translation>
    </message>
    <message>
        <source>They are offered for every new game, and the log and the reports name them.</source>
        <translation>Sie werden bei jeder neuen Partie angeboten; Protokoll und Berichte nennen sie.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>What it keeps</source>
        <translation>Was sie enthält</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>draw one, change one, play on one</source>
        <translation>zeichnen, ändern, darauf spielen</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>rounds, results, standings</source>
        <translation>Runden, Ergebnisse, Tabelle</translation>
    </message>
    <message>
        <source>Games and results</source>
        <translation>Partien und Ergebnisse</translation>
    </message>
    <message>
        <source>by person and by game; each has its page</source>
        <translation>nach Person und nach Spiel; jede hat ihre Seite</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>people, games, notes, rulings</source>
        <translation>Personen, Partien, Orte, Notizen, Schiedssprüche, Regeln</translation>
    </message>
    <message>
        <source>won %1, drawn %2, lost %3</source>
        <translation>gewonnen %1, unentschieden %2, verloren %3</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>several tablets in step</source>
        <translation>mehrere Tablets, ein Stand</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Aufbewahrung</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>renamed, archived, deleted, merged, moved; one touch undoes each</source>
        <translation>umbenannt, archiviert, gelöscht, zusammengelegt, verschoben; ein Tippen nimmt es zurück</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Archive the campaign</source>
        <translation>Kampagne archivieren</translation>
    </message>
    <message>
        <source>Delete the campaign</source>
        <translation>Kampagne löschen</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Import und Export</translation>
    </message>
    <message>
        <source>a zip, tables; the campaign of another tablet, plays of other programs</source>
        <translation>ein Zip, Tabellen; die Kampagne eines anderen Tablets, Partien anderer Programme</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>made automatically; restored in two touches</source>
        <translation>entstehen von selbst; mit zweimal Tippen zurückgeholt</translation>
    </message>
    <message>
        <source>Check the logs</source>
        <translation>Protokolle prüfen</translation>
    </message>
    <message>
        <source>every game of the campaign, and a seal</source>
        <translation>jede Partie der Kampagne, und ein Siegel</translation>
    </message>
    <message>
        <source>Linked games</source>
        <translation>Verbundene Partien</translation>
    </message>
    <message>
        <source>what rosters and sides carry over</source>
        <translation>was Aufstellungen und Seiten mitnehmen</translation>
    </message>
</context>
<context>
    <name>CampaignPeople</name>
    <message>
        <source>%1 is among the people already.</source>
        <translation>%1 gehört schon dazu.</translation>
    </message>
</context>
<context>
    <name>CampaignShelf</name>
    <message>
        <source>The campaign keeps %1 already. Give this one another name.</source>
        <translation>In der Kampagne gibt es schon %1. Bitte einen anderen Namen geben.</translation>
    </message>
</context>
<context>
    <name>CampaignsController</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>%1 already has a game called %2. Give this one another name.</source>
        <translation>In %1 gibt es schon eine Partie namens %2. Dieser einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose it from the list, or give the new one another name.</source>
        <translation>Eine Datei %1 gibt es schon. Aus der Liste wählen, oder der neuen einen anderen Namen geben.</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>%1, drawn</source>
        <translation>%1, gezogen</translation>
    </message>
    <message>
        <source>Put it on the table, then touch the screen to go on.</source>
        <translation>Auf den Tisch legen, dann zum Weiterspielen den Bildschirm antippen.</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Not renamed after all</source>
        <translation>Doch nicht umbenannt</translation>
    </message>
    <message>
        <source>Not archived after all</source>
        <translation>Doch nicht archiviert</translation>
    </message>
    <message>
        <source>Archived after all</source>
        <translation>Doch archiviert</translation>
    </message>
    <message>
        <source>Not deleted after all</source>
        <translation>Doch nicht gelöscht</translation>
    </message>
    <message>
        <source>As it was before</source>
        <translation>Wie es vorher war</translation>
    </message>
    <message>
        <source>The campaign %1 is called %2 now.</source>
        <translation>Die Kampagne %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>The game %1 is called %2 now.</source>
        <translation>Die Partie %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>%1&apos;s club is %2 now.</source>
        <translation>%1 gehört jetzt zum Verein %2.</translation>
    </message>
    <message>
        <source>The campaign %1 was archived.</source>
        <translation>Die Kampagne %1 wurde archiviert.</translation>
    </message>
    <message>
        <source>The game %1 was archived.</source>
        <translation>Die Partie %1 wurde archiviert.</translation>
    </message>
    <message>
        <source>%1 was archived.</source>
        <translation>%1 wurde archiviert.</translation>
    </message>
    <message>
        <source>The campaign %1 was restored.</source>
        <translation>Die Kampagne %1 wurde zurückgeholt.</translation>
    </message>
    <message>
        <source>The game %1 was restored.</source>
        <translation>Die Partie %1 wurde zurückgeholt.</translation>
    </message>
    <message>
        <source>%1 was restored.</source>
        <translation>%1 wurde zurückgeholt.</translation>
    </message>
    <message>
        <source>The campaign %1 was deleted.</source>
        <translation>Die Kampagne %1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>The game %1 was deleted.</source>
        <translation>Die Partie %1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 wurde mit %2 zusammengelegt.</translation>
    </message>
    <message>
        <source>Not merged after all</source>
        <translation>Doch nicht zusammengelegt</translation>
    </message>
    <message>
        <source>The game %1 was moved from %2 to %3.</source>
        <translation>Die Partie %1 wurde von %2 nach %3 verschoben.</translation>
    </message>
    <message>
        <source>Not moved after all</source>
        <translation>Doch nicht verschoben</translation>
    </message>
    <message>
        <source>The note of the game %1 was changed.</source>
        <translation>Die Notiz zur Partie %1 wurde geändert.</translation>
    </message>
    <message>
        <source>The note of %1 was changed.</source>
        <translation>Die Notiz zu %1 wurde geändert.</translation>
    </message>
    <message>
        <source>The tags of the game %1 were changed.</source>
        <translation>Die Schlagwörter der Partie %1 wurden geändert.</translation>
    </message>
    <message>
        <source>%1 no longer has a club.</source>
        <translation>%1 gehört jetzt zu keinem Verein.</translation>
    </message>
    <message>
        <source>This was changed again later. Undo the later change first.</source>
        <translation>Was dabei geändert wurde, ist seither wieder geändert worden. Zuerst die spätere Änderung zurücknehmen.</translation>
    </message>
    <message>
        <source>That name is taken by now. Rename the other one first.</source>
        <translation>Der Name ist inzwischen vergeben. Zuerst umbenennen, was ihn trägt.</translation>
    </message>
    <message>
        <source>The game %1 was played here: %2.</source>
        <translation>Die Partie %1 fand hier statt: %2.</translation>
    </message>
    <message>
        <source>A photograph was added to the game %1.</source>
        <translation>Der Partie %1 wurde ein Foto hinzugefügt.</translation>
    </message>
    <message>
        <source>Not added after all</source>
        <translation>Doch nicht hinzugefügt</translation>
    </message>
    <message>
        <source>What a photograph of the game %1 shows was changed.</source>
        <translation>Die Beschreibung eines Fotos der Partie %1 wurde geändert.</translation>
    </message>
    <message>
        <source>A photograph of the game %1 was taken out.</source>
        <translation>Ein Foto der Partie %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Put back after all</source>
        <translation>Doch behalten</translation>
    </message>
    <message>
        <source>The game %1 has no place any more.</source>
        <translation>Die Partie %1 hat keinen Ort mehr.</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>Nothing was renamed, archived, deleted, merged or moved yet.</source>
        <translation>Noch wurde nichts umbenannt, archiviert, gelöscht, zusammengelegt oder verschoben.</translation>
    </message>
    <message>
        <source>What was done at the table stands in the log of its game.</source>
        <translation>Was am Tisch geschah, steht im Protokoll der Partie.</translation>
    </message>
    <message>
        <source>taken back %1</source>
        <translation>zurückgenommen %1</translation>
    </message>
    <message>
        <source>Earlier ones: %1</source>
        <translation>Frühere: %1</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check the logs</source>
        <translation>Protokolle prüfen</translation>
    </message>
    <message>
        <source>A seal</source>
        <translation>Ein Siegel</translation>
    </message>
    <message>
        <source>The seal you photographed or wrote down</source>
        <translation>Das fotografierte oder aufgeschriebene Siegel</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>What this proves</source>
        <translation>Was das beweist</translation>
    </message>
    <message>
        <source>A log in order has neither been damaged nor carelessly edited: every entry follows from the one before, and states, winners and times follow from the entries by the rules. Only a seal shows whether a whole log was rewritten: it stands under the battle report, and must have been kept elsewhere. Names, dates, documents, boards and settings have checksums: what another program changed is named, unless it rewrote those too.</source>
        <translation>Ein Protokoll, das in Ordnung ist, wurde weder beschädigt noch unbedacht geändert: Jeder Eintrag folgt auf den davor, und Stände, Sieger und Zeiten folgen nach den Regeln aus den Einträgen. Ob jemand ein ganzes Protokoll neu geschrieben hat, zeigt nur ein Siegel: Es steht unter dem Gefechtsbericht und muss anderswo aufbewahrt worden sein. Von Namen, Daten, Dokumenten, Spielplänen und Einstellungen ist eine Prüfsumme hinterlegt: Was ein anderes Programm geändert hat, wird genannt, außer es hat auch die Summen neu geschrieben.</translation>
    </message>
</context>
<context>
    <name>ChronicleDesk</name>
    <message>
        <source>This campaign has a league. Link another campaign.</source>
        <translation>Diese Kampagne hat eine Liga. Bitte die Partien einer anderen verbinden.</translation>
    </message>
    <message>
        <source>Written into the chronicle: %1.</source>
        <translation>In die Chronik geschrieben: %1.</translation>
    </message>
</context>
<context>
    <name>ChronicleEntrySheet</name>
    <message>
        <source>It was undone, and does not count.</source>
        <translation>Er wurde zurückgenommen und zählt nicht.</translation>
    </message>
    <message>
        <source>To the line of the game</source>
        <translation>Zur Zeile der Partie</translation>
    </message>
    <message>
        <source>To the game</source>
        <translation>Zur Partie</translation>
    </message>
    <message>
        <source>Why, such as: not killed after all</source>
        <translation>Warum, etwa: doch nicht gefallen</translation>
    </message>
    <message>
        <source>Undo this entry</source>
        <translation>Eintrag zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ChronicleLog</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>A note on the campaign</source>
        <translation>Eine Notiz zur Kampagne</translation>
    </message>
</context>
<context>
    <name>ChroniclePage</name>
    <message>
        <source>Chronicle of %1</source>
        <translation>Chronik von %1</translation>
    </message>
    <message>
        <source>Link the games</source>
        <translation>Partien verbinden</translation>
    </message>
    <message>
        <source>This campaign has a league.</source>
        <translation>Diese Kampagne hat eine Liga.</translation>
    </message>
    <message>
        <source>what is lost and won is carried over</source>
        <translation>was verloren und gewonnen ist, bleibt</translation>
    </message>
    <message>
        <source>In linked games rosters and sides keep what they lose and win. After each game one page asks what is left, filled from its log.</source>
        <translation>In verbundenen Partien behalten Aufstellungen und Seiten, was sie verlieren und gewinnen. Nach jeder Partie fragt eine Seite, was noch fehlt, ausgefüllt aus ihrem Protokoll.</translation>
    </message>
    <message>
        <source>Who has what</source>
        <translation>Wer hat was</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>ChronicleWho</name>
    <message>
        <source>Nobody is enrolled yet. Who plays a game to its end is offered after it.</source>
        <translation>Noch ist niemand eingetragen. Wer eine Partie zu Ende spielt, wird danach angeboten.</translation>
    </message>
    <message>
        <source>out of the roster</source>
        <translation>nicht mehr in der Aufstellung</translation>
    </message>
    <message>
        <source>Enrol a roster or a side</source>
        <translation>Aufstellung oder Seite eintragen</translation>
    </message>
    <message>
        <source>As a roster</source>
        <translation>Als Aufstellung</translation>
    </message>
    <message>
        <source>As a side</source>
        <translation>Als Seite</translation>
    </message>
    <message>
        <source>Keep one thing more, such as gold or a fort</source>
        <translation>Noch etwas führen, etwa Gold oder ein Fort</translation>
    </message>
</context>
<context>
    <name>ChronicleWords</name>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>injuries</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>places held</source>
        <translation>gehaltene Orte</translation>
    </message>
    <message>
        <source>the campaign</source>
        <translation>die Kampagne</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The games of this campaign are linked.</source>
        <translation>Die Partien dieser Kampagne sind verbunden.</translation>
    </message>
    <message>
        <source>The campaign keeps one thing more: %1.</source>
        <translation>Die Kampagne führt noch etwas: %1.</translation>
    </message>
    <message>
        <source>%1 is enrolled.</source>
        <translation>%1 ist eingetragen.</translation>
    </message>
    <message>
        <source>%1 is enrolled, with %2 members.</source>
        <translation>%1 ist eingetragen, Mitglieder: %2.</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation>%1 kommt zu %2.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 gives %2: %3 %4</source>
        <translation>%1 gibt an %2: %3 %4</translation>
    </message>
    <message>
        <source>Note on %1: %2</source>
        <translation>Notiz zu %1: %2</translation>
    </message>
    <message>
        <source>Corrected, %1: %2 is %3, not %4. %5</source>
        <translation>Berichtigt, %1: %2 ist %3, nicht %4. %5</translation>
    </message>
    <message>
        <source>Undone: “%1”</source>
        <translation>Zurückgenommen: „%1“</translation>
    </message>
    <message>
        <source>Undone: “%1” %2</source>
        <translation>Zurückgenommen: „%1“ %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1 has %2 of “%3”, and nothing less than nothing.</source>
        <translation>%1 hat %2 bei „%3“, und weniger als nichts geht nicht.</translation>
    </message>
    <message>
        <source>This cannot be undone: a later entry rests on it. “%1”</source>
        <translation>Das lässt sich nicht zurücknehmen: Ein späterer Eintrag beruht darauf. „%1“</translation>
    </message>
    <message>
        <source>There is “%1” already.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>A correction needs its reason.</source>
        <translation>Eine Berichtigung braucht ihren Grund.</translation>
    </message>
    <message>
        <source>That would change nothing.</source>
        <translation>Das würde nichts ändern.</translation>
    </message>
    <message>
        <source>What changes hands goes to somebody else.</source>
        <translation>Was die Hand wechselt, geht an jemand anderen.</translation>
    </message>
    <message>
        <source>A name needs a letter, and has 200 at most.</source>
        <translation>Ein Name braucht einen Buchstaben und hat höchstens 200.</translation>
    </message>
    <message>
        <source>That was undone already.</source>
        <translation>Das wurde schon zurückgenommen.</translation>
    </message>
    <message>
        <source>The beginning of a linked campaign cannot be undone.</source>
        <translation>Der Anfang einer Chronik lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>The games of this campaign are linked already.</source>
        <translation>Die Partien dieser Kampagne sind schon verbunden.</translation>
    </message>
    <message>
        <source>The games of this campaign are not linked yet.</source>
        <translation>Die Partien dieser Kampagne sind noch nicht verbunden.</translation>
    </message>
    <message>
        <source>The chronicle has no entry %1.</source>
        <translation>Die Chronik hat keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>A text has 4,000 letters at most.</source>
        <translation>Ein Text hat höchstens 4.000 Zeichen.</translation>
    </message>
    <message>
        <source>An amount is a thousand millions at most.</source>
        <translation>Eine Menge ist höchstens eine Milliarde.</translation>
    </message>
    <message>
        <source>What changes hands is more than nothing.</source>
        <translation>Was die Hand wechselt, ist mehr als nichts.</translation>
    </message>
    <message>
        <source>Something else was written meanwhile. Try it once more.</source>
        <translation>Inzwischen wurde etwas anderes geschrieben. Bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 is a side and has no members.</source>
        <translation>%1 ist eine Seite und hat keine Mitglieder.</translation>
    </message>
    <message>
        <source>“%1” is kept in another way: as a count or as words.</source>
        <translation>„%1“ wird anders geführt: als Zahl oder in Worten.</translation>
    </message>
    <message>
        <source>No such roster and no such side is enrolled.</source>
        <translation>So eine Aufstellung oder Seite ist nicht eingetragen.</translation>
    </message>
    <message>
        <source>%1 has no member %2.</source>
        <translation>%1 hat kein Mitglied %2.</translation>
    </message>
    <message>
        <source>The campaign does not keep “%1”.</source>
        <translation>Die Kampagne führt „%1“ nicht.</translation>
    </message>
    <message>
        <source>“%1” of %2 was changed meanwhile.</source>
        <translation>„%1“ von %2 wurde inzwischen geändert.</translation>
    </message>
</context>
<context>
    <name>CivilWarAside</name>
    <message>
        <source>%1 removes %2.</source>
        <translation>%1 entfernt %2.</translation>
    </message>
    <message>
        <source>The survivors of %1 get away: touch a lit square.</source>
        <translation>Die Überlebenden weichen zurück (%1): ein helles Feld antippen.</translation>
    </message>
    <message>
        <source>Works left</source>
        <translation>Befestigungen übrig</translation>
    </message>
    <message>
        <source>Disabled left</source>
        <translation>Bindungsmarker übrig</translation>
    </message>
</context>
<context>
    <name>CivilWarFace</name>
    <message>
        <source>Two commanders, stacks on squares, rails and rivers, no dice but a coin</source>
        <translation>Zwei Befehlshaber, Stapel auf Feldern, Bahnen und Flüsse, kein Würfel, nur eine Münze</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>die Bewegung</translation>
    </message>
    <message>
        <source>the battle</source>
        <translation>der Kampf</translation>
    </message>
    <message>
        <source>the extra move</source>
        <translation>das Zurückweichen</translation>
    </message>
    <message>
        <source>the removal</source>
        <translation>das Entfernen</translation>
    </message>
    <message>
        <source>the fortification</source>
        <translation>die Befestigung</translation>
    </message>
    <message>
        <source>the lifting</source>
        <translation>das Aufheben der Befestigung</translation>
    </message>
    <message>
        <source>the turn&apos;s end</source>
        <translation>das Zugende</translation>
    </message>
    <message>
        <source>%1 could still move.</source>
        <translation>Noch nicht gezogen: %1.</translation>
    </message>
    <message>
        <source>%1 pieces could still move.</source>
        <translation>%1 Figuren könnten noch ziehen.</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>die Berichtigung</translation>
    </message>
    <message>
        <source>the surrender</source>
        <translation>die Kapitulation</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the city falls</source>
        <translation>die Stadt fällt</translation>
    </message>
    <message>
        <source>the defenders are disabled</source>
        <translation>die Verteidiger sind gebunden</translation>
    </message>
    <message>
        <source>%1 of %2 moved</source>
        <translation>%1 von %2 gezogen</translation>
    </message>
    <message>
        <source>Capital with its garrison</source>
        <translation>Hauptstadt mit Garnison</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Fortified</source>
        <translation>Befestigt</translation>
    </message>
    <message>
        <source>Key city</source>
        <translation>Schlüsselstadt</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Railroad</source>
        <translation>Bahnlinie</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Survivors get away</source>
        <translation>Überlebende weichen zurück</translation>
    </message>
    <message>
        <source>Pieces are removed</source>
        <translation>Figuren werden entfernt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Gunboat</source>
        <translation>Kanonenboot</translation>
    </message>
    <message>
        <source>Gunboats</source>
        <translation>Kanonenboote</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flaggen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>On the app&apos;s map</source>
        <translation>Auf der Karte der App</translation>
    </message>
    <message>
        <source>You state them</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>Gunboats with infantry sail</source>
        <translation>Kanonenboote mit Infanterie fahren</translation>
    </message>
    <message>
        <source>One square</source>
        <translation>Ein Feld</translation>
    </message>
    <message>
        <source>Two squares</source>
        <translation>Zwei Felder</translation>
    </message>
    <message>
        <source>Infantry on a mountain railroad</source>
        <translation>Infanterie auf Bergbahn</translation>
    </message>
    <message>
        <source>Only along the bed</source>
        <translation>Nur entlang der Linie</translation>
    </message>
    <message>
        <source>From any side</source>
        <translation>Von jeder Seite</translation>
    </message>
    <message>
        <source>Even attacks on key cities</source>
        <translation>Gleicher Kampf um Schlüsselstädte</translation>
    </message>
    <message>
        <source>Sacrifices at key cities</source>
        <translation>Opferangriffe auf Schlüsselstädte</translation>
    </message>
    <message>
        <source>The coin</source>
        <translation>Die Münze</translation>
    </message>
    <message>
        <source>Heads: the attacker wins</source>
        <translation>Kopf: Der Angreifer gewinnt</translation>
    </message>
    <message>
        <source>Tails: the defender wins</source>
        <translation>Zahl: Der Verteidiger gewinnt</translation>
    </message>
    <message>
        <source>Who goes</source>
        <translation>Wer geht</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>How many are removed</source>
        <translation>Wie viele entfernt werden</translation>
    </message>
    <message>
        <source>Which of the enemy</source>
        <translation>Welche gegnerischen</translation>
    </message>
    <message>
        <source>Which are lost</source>
        <translation>Welche verloren gehen</translation>
    </message>
    <message>
        <source>Who stays</source>
        <translation>Wer bleibt</translation>
    </message>
    <message>
        <source>Who of them stays</source>
        <translation>Wer davon bleibt</translation>
    </message>
    <message>
        <source>Who defends</source>
        <translation>Wer verteidigt</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>No way out</source>
        <translation>Kein Ausweg</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>All enemy pieces are gone</source>
        <translation>Alle gegnerischen Figuren sind weg</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Kapitulation</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>By rail</source>
        <translation>Mit der Bahn</translation>
    </message>
    <message>
        <source>By water</source>
        <translation>Zu Wasser</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederacy</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Troops that count</source>
        <translation>Truppen, die zählen</translation>
    </message>
    <message>
        <source>Which are removed</source>
        <translation>Welche entfernt werden</translation>
    </message>
    <message>
        <source>Who is stationed</source>
        <translation>Wer dort steht</translation>
    </message>
    <message>
        <source>Who gets away</source>
        <translation>Wer entkommt</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Wer angreift</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>the app&apos;s coin</source>
        <translation>der Münze der App</translation>
    </message>
    <message>
        <source>your own coin</source>
        <translation>eigener Münze</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>On the house board the app checks every move. On a board of your own it keeps the key cities and takes your word for the rest.</source>
        <translation>Auf dem mitgelieferten Plan prüft die App jede Bewegung. Auf einem eigenen führt sie die Schlüsselstädte und glaubt den Rest.</translation>
    </message>
    <message>
        <source>The house board</source>
        <translation>Der mitgelieferte Plan</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Ein eigener</translation>
    </message>
    <message>
        <source>Gunboats carrying infantry sail</source>
        <translation>Kanonenboote mit Infanterie fahren</translation>
    </message>
    <message>
        <source>The book gives gunboats two squares, and any group with infantry one.</source>
        <translation>Das Buch gibt Kanonenbooten zwei Felder und jeder Gruppe mit Infanterie eines.</translation>
    </message>
    <message>
        <source>Up to two squares</source>
        <translation>Bis zu zwei Felder</translation>
    </message>
    <message>
        <source>Infantry may enter a mountain with a railroad</source>
        <translation>Infanterie darf auf einen Berg mit Bahnlinie</translation>
    </message>
    <message>
        <source>The book says it in two ways: along the line, or wherever a line runs through.</source>
        <translation>Das Buch sagt es auf zwei Arten: entlang der Linie oder überall, wo eine Linie durchführt.</translation>
    </message>
    <message>
        <source>Along the line only</source>
        <translation>Nur entlang der Linie</translation>
    </message>
    <message>
        <source>Equal forces may attack a key city</source>
        <translation>Gleiche Kräfte dürfen eine Schlüsselstadt angreifen</translation>
    </message>
    <message>
        <source>A key city is taken whole or not at all. With equal forces the coin decides.</source>
        <translation>Eine Schlüsselstadt wird ganz genommen oder gar nicht. Bei gleichen Kräften entscheidet die Münze.</translation>
    </message>
    <message>
        <source>A piece may be sacrificed at a key city</source>
        <translation>Opferangriff auf eine Schlüsselstadt erlaubt</translation>
    </message>
    <message>
        <source>By the book&apos;s all-or-nothing rule it may not, because no defender falls.</source>
        <translation>Nach der Alles-oder-nichts-Regel des Buches nicht, weil kein Verteidiger fällt.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Key cities</source>
        <translation>Schlüsselstädte</translation>
    </message>
    <message>
        <source>A piece has moved</source>
        <translation>Eine Figur hat gezogen</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Gebunden</translation>
    </message>
    <message>
        <source>Enemies removed</source>
        <translation>Gegner beseitigt</translation>
    </message>
    <message>
        <source>Key cities taken</source>
        <translation>Eroberte Schlüsselstädte</translation>
    </message>
    <message>
        <source>Capital taken</source>
        <translation>Hauptstadt erobert</translation>
    </message>
</context>
<context>
    <name>ClauseCard</name>
    <message>
        <source>%1, from the rulebook</source>
        <translation>%1, aus dem Regelheft</translation>
    </message>
    <message>
        <source>%1, a decision of this program</source>
        <translation>%1, eine Festlegung dieses Programms</translation>
    </message>
</context>
<context>
    <name>ClubDesk</name>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>The database was of an earlier Adjutant and is up to date now. As it was before, it is kept in %1.</source>
        <translation>Die Datenbank war von einem früheren Adjutant und ist jetzt auf dem neuesten Stand. Wie sie vorher war, ist in %1 aufgehoben.</translation>
    </message>
    <message>
        <source>No table writes this game now.</source>
        <translation>Gerade schreibt kein Tisch diese Partie.</translation>
    </message>
</context>
<context>
    <name>ClubDoor</name>
    <message>
        <source>The campaign file was closed meanwhile.</source>
        <translation>Die Kampagnendatei wurde inzwischen geschlossen.</translation>
    </message>
    <message>
        <source>Another campaign file is open now.</source>
        <translation>Inzwischen ist eine andere Kampagnendatei geöffnet.</translation>
    </message>
</context>
<context>
    <name>ClubGames</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The club has no game yet.</source>
        <translation>Der Club hat noch keine Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n games in step, at no table</source>
        <translation>
            <numerusform>%n Partie abgeglichen, an keinem Tisch</numerusform>
            <numerusform>%n Partien abgeglichen, an keinem Tisch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Scan the invitation</source>
        <translation>Einladung scannen</translation>
    </message>
    <message>
        <source>the code that the organiser shows</source>
        <translation>der Code, den der Veranstalter zeigt</translation>
    </message>
    <message>
        <source>Joining …</source>
        <translation>Beitritt läuft …</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>the club is being asked</source>
        <translation>der Club wird gefragt</translation>
    </message>
    <message>
        <source>needs an invitation</source>
        <translation>braucht eine Einladung</translation>
    </message>
    <message>
        <source>this file keeps in step from then on</source>
        <translation>diese Datei wird von da an abgeglichen</translation>
    </message>
    <message>
        <source>Leave the club</source>
        <translation>Club verlassen</translation>
    </message>
    <message>
        <source>with everything that was played</source>
        <translation>mit allem, was gespielt wurde</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>needs the network</source>
        <translation>braucht das Netz</translation>
    </message>
    <message>
        <source>a code to scan, for a table or an onlooker</source>
        <translation>ein Code zum Scannen, für einen Tisch oder zum Zuschauen</translation>
    </message>
    <message>
        <source>Leave the club?</source>
        <translation>Den Club verlassen?</translation>
    </message>
    <message>
        <source>What waits here is sent first. Everything stays in this file, and games that stand at this table are given back.</source>
        <translation>Was hier wartet, wird zuerst gesendet. Alles bleibt in dieser Datei, und Partien an diesem Tisch werden zurückgegeben.</translation>
    </message>
    <message>
        <source>The club cannot be reached: what waits here is not sent, and games that stand at this table are not given back. Everything stays in this file.</source>
        <translation>Der Club ist nicht zu erreichen: Was hier wartet, wird nicht gesendet, und Partien an diesem Tisch werden nicht zurückgegeben. Alles bleibt in dieser Datei.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>The club is being asked …</source>
        <translation>Der Club wird gefragt …</translation>
    </message>
    <message>
        <source>People, boards and labels that wait here: %1</source>
        <translation>Leute, Spielpläne und Etiketten, die hier warten: %1</translation>
    </message>
    <message>
        <source>Take %1 over?</source>
        <translation>%1 übernehmen?</translation>
    </message>
    <message>
        <source>Only when the other table is lost or its tablet is broken. What it still has becomes a game beside this one; nothing is lost.</source>
        <translation>Nur wenn der andere Tisch verloren oder sein Tablet kaputt ist. Was er noch hat, wird eine Partie neben dieser; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Only when %1 is lost or broken. What it still has becomes a game beside this one; nothing is lost.</source>
        <translation>Nur wenn %1 verloren oder kaputt ist. Was dort noch liegt, wird eine Partie neben dieser; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Give %1 back?</source>
        <translation>%1 zurückgeben?</translation>
    </message>
    <message>
        <source>Another table may go on with it then.</source>
        <translation>Dann darf ein anderer Tisch sie weiterspielen.</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Join one instead</source>
        <translation>Lieber beitreten</translation>
    </message>
    <message>
        <source>by an organiser&apos;s invitation</source>
        <translation>mit der Einladung eines Veranstalters</translation>
    </message>
    <message>
        <source>Founding …</source>
        <translation>Gründung läuft …</translation>
    </message>
    <message>
        <source>Found it</source>
        <translation>Gründen</translation>
    </message>
    <message>
        <source>the database is being asked</source>
        <translation>die Datenbank wird gefragt</translation>
    </message>
    <message>
        <source>needs a campaign</source>
        <translation>braucht eine Kampagne</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>braucht eine Adresse</translation>
    </message>
    <message>
        <source>Found a club</source>
        <translation>Club gründen</translation>
    </message>
    <message>
        <source>for whoever has a database</source>
        <translation>für alle, die eine Datenbank haben</translation>
    </message>
    <message>
        <source>Bring it up to date</source>
        <translation>Auf den neuesten Stand</translation>
    </message>
    <message>
        <source>the database, after a copy of it</source>
        <translation>die Datenbank, nach einer Kopie davon</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>as it is played there</source>
        <translation>wie dort gespielt wird</translation>
    </message>
    <message>
        <source>This address tells nothing by itself (a pooler?). The club is asked every 3 seconds instead.</source>
        <translation>Diese Adresse meldet nichts von selbst (ein Pooler?). Stattdessen wird der Club alle 3 Sekunden gefragt.</translation>
    </message>
</context>
<context>
    <name>ClubSeen</name>
    <message>
        <source>%1 %2</source>
        <comment>a place or a stock, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece, its place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>That table has told nothing of this game yet.</source>
        <translation>Jener Tisch hat von dieser Partie noch nichts gemeldet.</translation>
    </message>
    <message>
        <source>What that table tells of this game cannot be read here.</source>
        <translation>Was jener Tisch von dieser Partie meldet, ist hier nicht zu lesen.</translation>
    </message>
</context>
<context>
    <name>ClubWords</name>
    <message>
        <source>The club&apos;s database is of an earlier Adjutant, and only the organiser&apos;s tablet brings it up to date. Nothing was changed; until then this tablet plays on without the club.</source>
        <translation>Die Datenbank des Clubs stammt von einem früheren Adjutant, und nur das Tablet des Organisators bringt sie auf den neuen Stand. Nichts wurde geändert; bis dahin spielt dieses Tablet ohne den Club weiter.</translation>
    </message>
    <message>
        <source>This campaign file is in no club.</source>
        <translation>Diese Kampagnendatei gehört zu keinem Club.</translation>
    </message>
    <message>
        <source>The club has something of that name already. Nothing was changed.</source>
        <translation>Diesen Namen gibt es im Club schon. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The game went on both at this table and in the club. Both versions are kept.</source>
        <translation>Eine Partie ging an diesem Tisch und im Club verschieden weiter. Beides bleibt erhalten.</translation>
    </message>
    <message>
        <source>The club has no such game. Nothing was changed.</source>
        <translation>Diese Partie gibt es im Club nicht. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is nothing of that name to decide. Nothing was changed.</source>
        <translation>Unter diesem Namen ist nichts zu entscheiden. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The club cannot be reached now. Everything is kept here, and is sent when it can be reached again.</source>
        <translation>Der Club ist jetzt nicht zu erreichen. Alles ist hier aufgehoben und wird gesendet, sobald er wieder zu erreichen ist.</translation>
    </message>
    <message>
        <source>This is no invitation. It begins with “postgresql://”; ask the organiser for one.</source>
        <translation>Das ist keine Einladung. Sie beginnt mit „postgresql://“; bitten Sie den Veranstalter darum.</translation>
    </message>
    <message>
        <source>The club does not allow that to this invitation. Ask the organiser for another one.</source>
        <translation>Der Club erlaubt das dieser Einladung nicht. Bitten Sie den Veranstalter um eine andere.</translation>
    </message>
    <message>
        <source>There is no club in this database, or it shows no campaign to this invitation.</source>
        <translation>In dieser Datenbank ist kein Club, oder er zeigt dieser Einladung keine Kampagne.</translation>
    </message>
    <message>
        <source>The club was made by a later Adjutant. Update this one; until then it plays without the club.</source>
        <translation>Der Club ist von einem neueren Adjutant. Bringen Sie diesen auf den neuesten Stand; bis dahin spielt er ohne den Club.</translation>
    </message>
    <message>
        <source>The club waits for its organiser to bring it up to date. Until then this Adjutant plays without it.</source>
        <translation>Der Club wartet darauf, dass der Veranstalter ihn auf den neuesten Stand bringt. Bis dahin spielt dieser Adjutant ohne ihn.</translation>
    </message>
    <message>
        <source>This campaign file is in a club already. Leave that one first.</source>
        <translation>Diese Kampagnendatei ist schon in einem Club. Verlassen Sie zuerst diesen.</translation>
    </message>
    <message>
        <source>Another table writes this game now. What was played here is kept, and becomes a game beside it.</source>
        <translation>Ein anderer Tisch schreibt diese Partie jetzt. Was hier gespielt wurde, bleibt und wird eine Partie daneben.</translation>
    </message>
    <message>
        <source>This game has hidden hands. Only the organiser&apos;s tablet can go on with it.</source>
        <translation>Diese Partie hat verdeckte Hände. Nur das Tablet des Veranstalters kann sie weiterspielen.</translation>
    </message>
    <message>
        <source>Somebody has changed a game in the club&apos;s database: its entries no longer hang together. It was not taken over; nothing here has changed.</source>
        <translation>In der Datenbank des Clubs hat jemand eine Partie verändert: Ein Eintrag passt nicht zu den anderen. Er wurde nicht übernommen; hier ist alles, wie es war.</translation>
    </message>
    <message>
        <source>Another program keeps this file in step at the same time. Try again in a moment.</source>
        <translation>Ein anderes Programm gleicht diese Datei gerade ab. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>this tablet is the organiser&apos;s</source>
        <translation>dieses Tablet gehört dem Veranstalter</translation>
    </message>
    <message>
        <source>this tablet is watching</source>
        <translation>dieses Tablet schaut zu</translation>
    </message>
    <message>
        <source>this tablet plays</source>
        <translation>dieses Tablet spielt mit</translation>
    </message>
    <message>
        <source>Everything is in step since %1.</source>
        <translation>Alles ist abgeglichen seit %1.</translation>
    </message>
    <message>
        <source>Not everything is in step yet.</source>
        <translation>Noch ist nicht alles abgeglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries wait here</source>
        <translation>
            <numerusform>%n Eintrag wartet hier</numerusform>
            <numerusform>%n Einträge warten hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries to come</source>
        <translation>
            <numerusform>%n Eintrag kommt noch</numerusform>
            <numerusform>%n Einträge kommen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at this table</source>
        <translation>%1, an diesem Tisch</translation>
    </message>
    <message>
        <source>%1, at another table</source>
        <translation>%1, an einem anderen Tisch</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>%1; its hands are hidden</source>
        <translation>%1; ihre Hände sind verdeckt</translation>
    </message>
    <message>
        <source>What a table still had when another went on with the game. Both are kept.</source>
        <translation>Was ein Tisch noch hatte, als ein anderer die Partie weiterspielte. Beides bleibt.</translation>
    </message>
    <message>
        <source>Two tables wrote to the league at once, and this Adjutant does not know its rules. What is here stays here, and what the club has stays there, until this Adjutant is up to date.</source>
        <translation>Zwei Tische haben zugleich in die Liga geschrieben, und dieser Adjutant kennt ihre Regeln nicht. Was hier ist, bleibt hier, und was der Club hat, bleibt dort, bis dieser Adjutant auf dem neuesten Stand ist.</translation>
    </message>
    <message>
        <source>What this table told does not go behind what the club has. It is kept until somebody chooses.</source>
        <translation>Was dieser Tisch gemeldet hat, passt nicht hinter das, was der Club hat. Es bleibt aufgehoben, bis jemand wählt.</translation>
    </message>
    <message>
        <source>Two tables told it at once, each in its own way. Until somebody chooses, what the club has counts.</source>
        <translation>Zwei Tische haben es zugleich gemeldet, jeder anders. Bis jemand wählt, gilt, was der Club hat.</translation>
    </message>
    <message>
        <source>league or chronicle</source>
        <translation>Liga oder Chronik</translation>
    </message>
    <message>
        <source>The rules do not let it be told any more, as it stands in the club now. It is still kept.</source>
        <translation>Die Regeln lassen es nicht mehr zu, so wie es jetzt im Club steht. Es bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>Something that this table told of the league has not reached the club, or is asked about below. Nothing was changed: answer it, and leave then.</source>
        <translation>Etwas, das dieser Tisch zur Liga gemeldet hat, ist nicht im Club angekommen, oder es wird unten danach gefragt. Nichts wurde geändert: erst antworten, dann verlassen.</translation>
    </message>
    <message>
        <source>Two changed it at once. Both are kept; which one counts?</source>
        <translation>Zwei haben es zugleich geändert. Beides bleibt; welches gilt?</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>board or roster</source>
        <translation>Spielplan oder Aufstellung</translation>
    </message>
    <message>
        <source>No database answers at this address. Nothing was changed. Look whether it runs, and at the server, the database, the login and the password in the address.</source>
        <translation>Unter dieser Adresse antwortet keine Datenbank. Nichts wurde geändert. Sehen Sie nach, ob sie läuft, und prüfen Sie Server, Datenbank, Anmeldung und Kennwort in der Adresse.</translation>
    </message>
    <message>
        <source>This is no address of a database. It looks like postgresql://ann@club.example/adjutant</source>
        <translation>Das ist keine Adresse einer Datenbank. Sie sieht aus wie postgresql://ann@club.example/adjutant</translation>
    </message>
    <message>
        <source>This login may not make a club in this database. Nothing was changed. It needs the address that the owner of the database has.</source>
        <translation>Diese Anmeldung darf in dieser Datenbank keinen Club gründen. Nichts wurde geändert. Dazu braucht es die Adresse, die der Eigentümer der Datenbank hat.</translation>
    </message>
    <message>
        <source>The club in this database has a campaign of that name already. Nothing was changed. Rename this one, or have its organiser invite you.</source>
        <translation>Der Club in dieser Datenbank hat schon eine Kampagne dieses Namens. Nichts wurde geändert. Benennen Sie diese um, oder lassen Sie sich vom Veranstalter einladen.</translation>
    </message>
    <message>
        <source>This campaign file is in another club. Leave that one first.</source>
        <translation>Diese Kampagnendatei ist in einem anderen Club. Verlassen Sie zuerst diesen.</translation>
    </message>
    <message>
        <source>The club&apos;s database holds something that cannot be read. It was not taken; what is here is as it was, and everything else goes on.</source>
        <translation>In der Datenbank des Clubs steht etwas, das nicht zu lesen ist. Es wurde nicht übernommen; hier ist alles, wie es war, und alles Übrige geht weiter.</translation>
    </message>
    <message>
        <source>play</source>
        <translation>Partie ohne Protokoll</translation>
    </message>
    <message>
        <source>name of a game</source>
        <translation>Name einer Partie</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>tags of a game</source>
        <translation>Schlagwörter einer Partie</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>deleted game</source>
        <translation>gelöschte Partie</translation>
    </message>
    <message>
        <source>merged person</source>
        <translation>zusammengelegte Person</translation>
    </message>
    <message>
        <source>The club&apos;s server shows a certificate that this device has no reason to trust. Nothing was sent to it. Ask the organiser.</source>
        <translation>Der Server des Clubs zeigt ein Zertifikat, dem dieses Gerät nicht trauen kann. Nichts wurde an ihn gesendet. Fragen Sie den Veranstalter.</translation>
    </message>
    <message>
        <source>place of a game</source>
        <translation>Ort einer Partie</translation>
    </message>
    <message>
        <source>photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>another table</source>
        <translation>ein anderer Tisch</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Ein anderer Tisch</translation>
    </message>
    <message>
        <source>Watching: entries of this game are still to come</source>
        <translation>Zuschauen: Einträge dieser Partie fehlen noch</translation>
    </message>
    <message>
        <source>Watching: this tablet only looks on</source>
        <translation>Zuschauen: dieses Tablet sieht nur zu</translation>
    </message>
    <message>
        <source>Watching: %1 writes this game</source>
        <translation>Zuschauen: %1 schreibt diese Partie</translation>
    </message>
    <message>
        <source>The club has later entries of this game, which are not here yet. Nothing was done; it can be played on when they have come.</source>
        <translation>Der Club hat spätere Einträge dieser Partie, die hier noch fehlen. Nichts ist geschehen; sobald sie da sind, geht es weiter.</translation>
    </message>
    <message>
        <source>This tablet only looks on. Nothing was done; whoever is to play here needs an invitation for a table.</source>
        <translation>Dieses Tablet sieht nur zu. Nichts ist geschehen; wer hier spielen soll, braucht eine Einladung für einen Tisch.</translation>
    </message>
    <message>
        <source>%1 writes this game. Nothing was done; to go on with it here, have it given back there, or take it over on the page Club.</source>
        <translation>%1 schreibt diese Partie. Nichts ist geschehen; um hier weiterzuspielen, lasst sie dort zurückgeben, oder übernehmt sie auf der Seite Club.</translation>
    </message>
    <message>
        <source>%1 writes this game now, and it is watched here. What was played here and is not sent yet becomes a game beside it.</source>
        <translation>%1 schreibt diese Partie jetzt, hier wird zugeschaut. Was hier gespielt und noch nicht gesendet ist, wird eine Partie daneben.</translation>
    </message>
</context>
<context>
    <name>CodeOutlines</name>
    <message>
        <source>New code: whose is it?</source>
        <translation>Neuer Code: Wem gehört er?</translation>
    </message>
    <message>
        <source>New code %1: whose is it?</source>
        <translation>Neuer Code %1: Wem gehört er?</translation>
    </message>
</context>
<context>
    <name>CodeScanner</name>
    <message>
        <source>The film cannot be played: %1</source>
        <translation>Der Film lässt sich nicht abspielen: %1</translation>
    </message>
    <message>
        <source>This is not a film that can be played.</source>
        <translation>Das ist kein abspielbarer Film.</translation>
    </message>
    <message>
        <source>No code was found in this picture.</source>
        <translation>In diesem Bild wurde kein Code gefunden.</translation>
    </message>
</context>
<context>
    <name>ComingWords</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Game without a log</source>
        <translation>Partie ohne Protokoll</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>different here, imported beside it</source>
        <translation>hier anders, kommt daneben</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>different here, replaces it</source>
        <translation>hier anders, wird ersetzt</translation>
    </message>
    <message>
        <source>played further here, left as it is</source>
        <translation>hier weitergespielt, bleibt so</translation>
    </message>
    <message>
        <source>different here, left as it is</source>
        <translation>hier anders, bleibt so</translation>
    </message>
    <message>
        <source>continues the game that is here</source>
        <translation>geht von hier aus weiter</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>nicht zu importieren</translation>
    </message>
    <message>
        <source>here %1 entries, last %2; in the file %3 entries, last %4</source>
        <translation>hier %1 Einträge, zuletzt %2; in der Datei %3 Einträge, zuletzt %4</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>different here: %1</source>
        <translation>hier anders: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <translation>gleich: %1</translation>
    </message>
    <message>
        <source>The campaign has a different league. Import this one as a campaign of its own.</source>
        <translation>Die Kampagne hat eine andere Liga. Bitte als eigene Kampagne importieren.</translation>
    </message>
    <message>
        <source>The game %1 went on differently here. Keep both, or take the one in the file.</source>
        <translation>Die Partie %1 ging hier anders weiter. Beide behalten, oder die der Datei nehmen.</translation>
    </message>
    <message>
        <source>This Adjutant cannot open the game %1; it may be too old.</source>
        <translation>Die Partie %1 kann dieser Adjutant nicht öffnen; er ist vielleicht älter.</translation>
    </message>
    <message>
        <source>This is no campaign and no list of plays that can be read here.</source>
        <translation>Das ist keine Kampagne und keine Liste von Partien, die hier gelesen werden kann.</translation>
    </message>
    <message>
        <source>This was written by a newer Adjutant. Update this one first.</source>
        <translation>Das hat ein neuerer Adjutant geschrieben. Zuerst diesen aktualisieren.</translation>
    </message>
    <message>
        <source>The file is damaged. Nothing was imported.</source>
        <translation>Die Datei ist beschädigt. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
</context>
<context>
    <name>CompassArrow</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>ConquestAside</name>
    <message>
        <source>In force: %1</source>
        <translation>In Kraft: %1</translation>
    </message>
</context>
<context>
    <name>ConquestDesk</name>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Der letzte Wurf</translation>
    </message>
</context>
<context>
    <name>ConquestFace</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attack by sea</source>
        <translation>Angriff zur See</translation>
    </message>
    <message>
        <source>Fight it out</source>
        <translation>Auskämpfen</translation>
    </message>
    <message>
        <source>Fight it out by sea</source>
        <translation>Auskämpfen zur See</translation>
    </message>
    <message>
        <source>Two to five powers, 45 territories, trade and war in 1762</source>
        <translation>Zwei bis fünf Mächte, 45 Gebiete, Handel und Krieg im Jahr 1762</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>der Aufbau</translation>
    </message>
    <message>
        <source>the claim</source>
        <translation>die Wahl des Gebiets</translation>
    </message>
    <message>
        <source>the swap</source>
        <translation>der Tausch</translation>
    </message>
    <message>
        <source>the spreading</source>
        <translation>das Verteilen</translation>
    </message>
    <message>
        <source>the soldiers</source>
        <translation>die Soldaten</translation>
    </message>
    <message>
        <source>the roll</source>
        <translation>der Wurf</translation>
    </message>
    <message>
        <source>the trade</source>
        <translation>der Handel</translation>
    </message>
    <message>
        <source>the recruits</source>
        <translation>die Rekruten</translation>
    </message>
    <message>
        <source>the building</source>
        <translation>das Bauen</translation>
    </message>
    <message>
        <source>the card</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>the card&apos;s play</source>
        <translation>das Ausspielen der Karte</translation>
    </message>
    <message>
        <source>the discard</source>
        <translation>das Abwerfen</translation>
    </message>
    <message>
        <source>the next phase</source>
        <translation>die nächste Phase</translation>
    </message>
    <message>
        <source>the exchange</source>
        <translation>der Schlagabtausch</translation>
    </message>
    <message>
        <source>conquest</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>the defence</source>
        <translation>die Verteidigung</translation>
    </message>
    <message>
        <source>the assault</source>
        <translation>der Sturm</translation>
    </message>
    <message>
        <source>the calling off</source>
        <translation>der Abbruch</translation>
    </message>
    <message>
        <source>the moving in</source>
        <translation>das Einrücken</translation>
    </message>
    <message>
        <source>the redeployment</source>
        <translation>die Verlegung</translation>
    </message>
    <message>
        <source>the turn&apos;s end</source>
        <translation>das Zugende</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>Cancel it with a royal veto</source>
        <translation>Mit königlichem Veto aufheben</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Warship</source>
        <translation>Kriegsschiff</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Inland</source>
        <translation>Binnenland</translation>
    </message>
    <message>
        <source>Recruits</source>
        <translation>Rekruten</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Topper</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Armistice</source>
        <translation>Waffenstillstand</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>Bumper harvest</source>
        <translation>Rekordernte</translation>
    </message>
    <message>
        <source>Court intrigue</source>
        <translation>Hofintrige</translation>
    </message>
    <message>
        <source>Entrenchments</source>
        <translation>Verschanzungen</translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Aushebung</translation>
    </message>
    <message>
        <source>Native uprising</source>
        <translation>Aufstand der Einheimischen</translation>
    </message>
    <message>
        <source>Privateers</source>
        <translation>Freibeuter</translation>
    </message>
    <message>
        <source>Royal grant</source>
        <translation>Königliche Zuwendung</translation>
    </message>
    <message>
        <source>Royal veto</source>
        <translation>Königliches Veto</translation>
    </message>
    <message>
        <source>Shipwrights</source>
        <translation>Schiffbauer</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>The house map</source>
        <translation>Die mitgelieferte Karte</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Die Gebietswahl</translation>
    </message>
    <message>
        <source>Evening out the hands</source>
        <translation>Ausgleich der Verteilung</translation>
    </message>
    <message>
        <source>Reinforcing</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Roll for resources</source>
        <translation>Ertragswurf</translation>
    </message>
    <message>
        <source>Trade, recruit, build</source>
        <translation>Handel und Aufbau</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Verlegung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Eisen</translation>
    </message>
    <message>
        <source>Gunpowder</source>
        <translation>Schwarzpulver</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Zu setzen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Defend with two dice</source>
        <translation>Mit zwei Würfeln verteidigen</translation>
    </message>
    <message>
        <source>Defend with one die</source>
        <translation>Mit einem Würfel verteidigen</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Player names</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>As on the table</source>
        <translation>Wie auf dem Tisch</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Die Verteilung</translation>
    </message>
    <message>
        <source>Chosen in turn</source>
        <translation>Reihum gewählt</translation>
    </message>
    <message>
        <source>An unbalanced hand</source>
        <translation>Eine ungleiche Verteilung</translation>
    </message>
    <message>
        <source>Deal anew</source>
        <translation>Neu austeilen</translation>
    </message>
    <message>
        <source>Is kept</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle auf einmal</translation>
    </message>
    <message>
        <source>One by one, to and fro</source>
        <translation>Einzeln, hin und zurück</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Gleichmäßig verteilt</translation>
    </message>
    <message>
        <source>Soldiers at the start</source>
        <translation>Soldaten zu Beginn</translation>
    </message>
    <message>
        <source>On top of the first</source>
        <translation>Zu den ersten hinzu</translation>
    </message>
    <message>
        <source>With the first</source>
        <translation>Mit den ersten</translation>
    </message>
    <message>
        <source>A lost pair of dice costs</source>
        <translation>Ein verlorenes Würfelpaar kostet</translation>
    </message>
    <message>
        <source>The difference</source>
        <translation>Die Differenz</translation>
    </message>
    <message>
        <source>One soldier</source>
        <translation>Einen Soldaten</translation>
    </message>
    <message>
        <source>One, and unmatched dice</source>
        <translation>Einer, und Würfel ohne Gegenüber</translation>
    </message>
    <message>
        <source>The defender&apos;s dice</source>
        <translation>Die Würfel des Verteidigers</translation>
    </message>
    <message>
        <source>The defender chooses</source>
        <translation>Der Verteidiger wählt</translation>
    </message>
    <message>
        <source>As many as allowed</source>
        <translation>So viele wie erlaubt</translation>
    </message>
    <message>
        <source>Plunder</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>As in the text</source>
        <translation>Wie im Text</translation>
    </message>
    <message>
        <source>As in the table</source>
        <translation>Wie in der Tabelle</translation>
    </message>
    <message>
        <source>Ports in the box</source>
        <translation>Häfen in der Schachtel</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Die Bank</translation>
    </message>
    <message>
        <source>Never runs out</source>
        <translation>Geht nie aus</translation>
    </message>
    <message>
        <source>The cards of the box</source>
        <translation>Die Karten der Schachtel</translation>
    </message>
    <message>
        <source>Resource cards</source>
        <translation>Rohstoffkarten</translation>
    </message>
    <message>
        <source>The app counts them</source>
        <translation>Die App zählt sie</translation>
    </message>
    <message>
        <source>The players keep them</source>
        <translation>Die Spieler führen sie</translation>
    </message>
    <message>
        <source>From capital to capital by ship</source>
        <translation>Zu Schiff von Hauptstadt zu Hauptstadt</translation>
    </message>
    <message>
        <source>A single survivor presses on</source>
        <translation>Ein einzelner Überlebender greift weiter an</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Der Wurf</translation>
    </message>
    <message>
        <source>Dice of the defender</source>
        <translation>Würfel des Verteidigers</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Aufhören bei</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldaten</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>The empire card</source>
        <translation>Die Reichskarte</translation>
    </message>
    <message>
        <source>The card that is taken</source>
        <translation>Die Karte, die genommen wird</translation>
    </message>
    <message>
        <source>He chooses</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Sails back</source>
        <translation>Fährt zurück</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Legt an</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Die Zahl</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Vetoed by</source>
        <translation>Veto von</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Mit wem</translation>
    </message>
    <message>
        <source>Cards handed over</source>
        <translation>Abgegebene Karten</translation>
    </message>
    <message>
        <source>the British</source>
        <translation>Briten</translation>
    </message>
    <message>
        <source>the French</source>
        <translation>Franzosen</translation>
    </message>
    <message>
        <source>the Prussians</source>
        <translation>Preußen</translation>
    </message>
    <message>
        <source>the Spanish</source>
        <translation>Spanier</translation>
    </message>
    <message>
        <source>the Ottomans</source>
        <translation>Osmanen</translation>
    </message>
    <message>
        <source>British</source>
        <translation>Briten</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franzosen</translation>
    </message>
    <message>
        <source>Prussian</source>
        <translation>Preußen</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanier</translation>
    </message>
    <message>
        <source>Ottoman</source>
        <translation>Osmanen</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Nordamerika</translation>
    </message>
    <message>
        <source>South America</source>
        <translation>Südamerika</translation>
    </message>
    <message>
        <source>Arctic</source>
        <translation>Arktis</translation>
    </message>
    <message>
        <source>Occident</source>
        <translation>Okzident</translation>
    </message>
    <message>
        <source>Africa</source>
        <translation>Afrika</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Orient</translation>
    </message>
    <message>
        <source>Australia</source>
        <translation>Australien</translation>
    </message>
    <message>
        <source>What it yields</source>
        <translation>Sein Ertrag</translation>
    </message>
    <message>
        <source>A capital in</source>
        <translation>Eine Hauptstadt in</translation>
    </message>
    <message>
        <source>Natives</source>
        <translation>Einheimische</translation>
    </message>
    <message>
        <source>Conquered</source>
        <translation>Erobert</translation>
    </message>
    <message>
        <source>Repulsed</source>
        <translation>Abgewehrt</translation>
    </message>
    <message>
        <source>Both gone</source>
        <translation>Beide vernichtet</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Military victory</source>
        <translation>Militärischer Sieg</translation>
    </message>
    <message>
        <source>Cultural victory</source>
        <translation>Kultureller Sieg</translation>
    </message>
    <message>
        <source>Economic victory</source>
        <translation>Wirtschaftlicher Sieg</translation>
    </message>
    <message>
        <source>Technological victory</source>
        <translation>Technologischer Sieg</translation>
    </message>
    <message>
        <source>The last power left</source>
        <translation>Die letzte Macht</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Niemand ist übrig</translation>
    </message>
    <message>
        <source>Ended by the players</source>
        <translation>Von den Spielern beendet</translation>
    </message>
    <message>
        <source>Cards collected</source>
        <translation>Erhaltene Karten</translation>
    </message>
    <message>
        <source>Soldiers recruited</source>
        <translation>Rekrutierte Soldaten</translation>
    </message>
    <message>
        <source>Soldiers to place</source>
        <translation>Zu setzende Soldaten</translation>
    </message>
    <message>
        <source>By the highest roll</source>
        <translation>Nach dem höchsten Wurf</translation>
    </message>
    <message>
        <source>Territories are swapped</source>
        <translation>Gebiete werden getauscht</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>The defence</source>
        <translation>Die Verteidigung</translation>
    </message>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>By the book every power rolls two dice, and the highest begins.</source>
        <translation>Nach dem Buch würfelt jede Macht mit zwei Würfeln, die höchste beginnt.</translation>
    </message>
    <message>
        <source>The highest roll</source>
        <translation>Der höchste Wurf</translation>
    </message>
    <message>
        <source>Where the resources, numbers and capitals lie. With your own dice you enter what lies on the table; with the app&apos;s it draws lots.</source>
        <translation>Wo Rohstoffe, Zahlen und Hauptstädte liegen. Mit eigenen Würfeln wird eingegeben, was auf dem Tisch liegt; sonst lost die App.</translation>
    </message>
    <message>
        <source>The app draws lots</source>
        <translation>Die App lost</translation>
    </message>
    <message>
        <source>The printed set-up</source>
        <translation>Der gedruckte Aufbau</translation>
    </message>
    <message>
        <source>As it lies on our table</source>
        <translation>Wie auf unserem Tisch</translation>
    </message>
    <message>
        <source>Territories are</source>
        <translation>Gebiete werden</translation>
    </message>
    <message>
        <source>Dealt out by lot, or chosen one at a time, back and forth round the table.</source>
        <translation>Ausgelost, oder eines nach dem anderen gewählt, um den Tisch hin und zurück.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>After an unbalanced deal</source>
        <translation>Nach ungleicher Verteilung</translation>
    </message>
    <message>
        <source>A deal is unbalanced when somebody holds three gold territories, a whole continent, or seven capitals.</source>
        <translation>Ungleich ist es, wenn jemand drei Goldgebiete, einen ganzen Kontinent oder sieben Hauptstädte hält.</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu austeilen</translation>
    </message>
    <message>
        <source>Swap territories</source>
        <translation>Gebiete tauschen</translation>
    </message>
    <message>
        <source>Play it as it is</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Soldiers are placed</source>
        <translation>Soldaten werden gesetzt</translation>
    </message>
    <message>
        <source>By the book each power places all of its own, or everybody places one at a time, there and back round the table. The app can also spread them evenly.</source>
        <translation>Nach dem Buch setzt jede Macht alle eigenen, oder alle setzen einen nach dem anderen, um den Tisch hin und zurück. Die App kann sie auch gleichmäßig verteilen.</translation>
    </message>
    <message>
        <source>Power by power</source>
        <translation>Macht für Macht</translation>
    </message>
    <message>
        <source>One at a time, in turn</source>
        <translation>Einzeln reihum</translation>
    </message>
    <message>
        <source>Evenly, by the app</source>
        <translation>Gleichmäßig, von der App</translation>
    </message>
    <message>
        <source>The number of soldiers in the table</source>
        <translation>Die Zahl der Soldaten in der Tabelle</translation>
    </message>
    <message>
        <source>The book calls it additional in one place and total in another.</source>
        <translation>Das Buch nennt sie einmal zusätzlich und einmal insgesamt.</translation>
    </message>
    <message>
        <source>Comes on top of the first ones</source>
        <translation>Kommt zu den ersten hinzu</translation>
    </message>
    <message>
        <source>Includes the first ones</source>
        <translation>Enthält die ersten</translation>
    </message>
    <message>
        <source>By the book the defender sees the attack first and then chooses one die or two. It is quicker always to roll as many as allowed.</source>
        <translation>Nach dem Buch sieht der Verteidiger den Angriff und wählt dann einen oder zwei Würfel. Schneller ist es, immer so viele wie erlaubt zu werfen.</translation>
    </message>
    <message>
        <source>Always as many as allowed</source>
        <translation>Immer so viele wie erlaubt</translation>
    </message>
    <message>
        <source>The book&apos;s words and one of its examples say the difference between the two dice; another example does not.</source>
        <translation>Der Text des Buches und eines seiner Beispiele sagen: die Differenz der Würfel; ein anderes Beispiel nicht.</translation>
    </message>
    <message>
        <source>One soldier, and one for each unmatched die</source>
        <translation>Einen Soldaten, und einen je Würfel ohne Gegenüber</translation>
    </message>
    <message>
        <source>A single survivor may attack on</source>
        <translation>Ein einzelner Überlebender darf weiter angreifen</translation>
    </message>
    <message>
        <source>Two soldiers are needed to begin an attack. The book does not say whether one may carry it on.</source>
        <translation>Zum Beginn eines Angriffs braucht es zwei Soldaten. Ob einer ihn fortsetzen darf, sagt das Buch nicht.</translation>
    </message>
    <message>
        <source>Ships may attack from capital to capital</source>
        <translation>Schiffe dürfen von Hauptstadt zu Hauptstadt angreifen</translation>
    </message>
    <message>
        <source>The book lets warships sail straight from one capital to another. Switched off, they may sail there but not attack.</source>
        <translation>Nach dem Buch fahren Kriegsschiffe direkt von Hauptstadt zu Hauptstadt. Aus: Sie dürfen dorthin fahren, aber nicht angreifen.</translation>
    </message>
    <message>
        <source>Plunder from a metropolis and a fortress</source>
        <translation>Beute aus Metropole und Festung</translation>
    </message>
    <message>
        <source>The text of the book says 5 gold and 4, its table 4 and 5.</source>
        <translation>Der Text des Buches sagt 5 und 4 Gold, seine Tabelle 4 und 5.</translation>
    </message>
    <message>
        <source>5 and 4 gold</source>
        <translation>5 und 4 Gold</translation>
    </message>
    <message>
        <source>4 and 5 gold</source>
        <translation>4 und 5 Gold</translation>
    </message>
    <message>
        <source>If the players keep their cards hidden, the app does not count them and takes your word for what is paid.</source>
        <translation>Halten die Spieler ihre Karten verdeckt, zählt die App sie nicht und glaubt, was gezahlt wird.</translation>
    </message>
    <message>
        <source>Hidden in the players&apos; hands</source>
        <translation>Verdeckt auf den Händen</translation>
    </message>
    <message>
        <source>The book says nothing of an empty bank. The box holds only so many cards.</source>
        <translation>Über eine leere Bank sagt das Buch nichts. In der Schachtel sind nur so viele Karten.</translation>
    </message>
    <message>
        <source>Holds what is in the box</source>
        <translation>Hat, was in der Schachtel ist</translation>
    </message>
    <message>
        <source>Ports in the game</source>
        <translation>Häfen im Spiel</translation>
    </message>
    <message>
        <source>The text of the book says 5, its list of pieces 6.</source>
        <translation>Der Text des Buches sagt 5, seine Liste der Teile 6.</translation>
    </message>
    <message>
        <source>Powers at the table</source>
        <translation>Mächte am Tisch</translation>
    </message>
    <message>
        <source>The first soldiers</source>
        <translation>Die ersten Soldaten</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Trade and building</source>
        <translation>Handel und Bau</translation>
    </message>
    <message>
        <source>Redeployments left</source>
        <translation>Verlegungen übrig</translation>
    </message>
    <message>
        <source>Master gunner</source>
        <translation>Meisterkanonier</translation>
    </message>
    <message>
        <source>Smugglers</source>
        <translation>Schmuggler</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Who rolled highest</source>
        <translation>Wer am höchsten warf</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Sailors</source>
        <translation>Matrosen</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Seine Zahl</translation>
    </message>
    <message>
        <source>Garrison lost</source>
        <translation>Garnison verloren</translation>
    </message>
    <message>
        <source>Port guard lost</source>
        <translation>Hafenwache verloren</translation>
    </message>
    <message>
        <source>It yields</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>Sinkt</translation>
    </message>
    <message>
        <source>Rides it out</source>
        <translation>Übersteht ihn</translation>
    </message>
    <message>
        <source>%1 sinks it</source>
        <translation>%1 versenkt es</translation>
    </message>
    <message>
        <source>Continents</source>
        <translation>Kontinente</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Hauptstädte</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bauten</translation>
    </message>
    <message>
        <source>Paid with</source>
        <translation>Bezahlt mit</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>CorrectSheet</name>
    <message>
        <source>A mistake before</source>
        <translation>Ein früherer Fehler</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Am Tisch vereinbart</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>It goes into the log with its reason, and Undo takes it back.</source>
        <translation>Es kommt mit Begründung ins Protokoll, und Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>CrossTable</name>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Nobody is in yet.</source>
        <translation>Noch ist niemand dabei.</translation>
    </message>
    <message>
        <source>against number %1: %2</source>
        <translation>gegen Nummer %1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>DealingsList</name>
    <message>
        <source>Take these</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>Pay these</source>
        <translation>Diese zahlen</translation>
    </message>
</context>
<context>
    <name>DealingsSheet</name>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Noch nichts gewürfelt.</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Der letzte Wurf</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>    read off the film: %1</source>
        <translation>    vom Film gelesen: %1</translation>
    </message>
    <message>
        <source>There is no room for the demonstration in %1.</source>
        <translation>In %1 ist kein Platz für die Vorführung.</translation>
    </message>
    <message>
        <source>Adjutant plays a recorded evening of 1861: Life on the Battlefield.</source>
        <translation>Adjutant spielt einen aufgezeichneten Abend: 1861: Life on the Battlefield.</translation>
    </message>
    <message>
        <source>Home.</source>
        <translation>Startseite.</translation>
    </message>
    <message>
        <source>A new game, with the options as they stand.</source>
        <translation>Eine neue Partie, mit den Regeln wie sie stehen.</translation>
    </message>
    <message>
        <source>The recorded evening</source>
        <translation>Der aufgezeichnete Abend</translation>
    </message>
    <message>
        <source>Two food on random hexes, rolled by the app.</source>
        <translation>Zwei Nahrung auf zufälligen Feldern, von der App gewürfelt.</translation>
    </message>
    <message>
        <source>The scanner looks at the table: a film stands in for the camera.</source>
        <translation>Die Kamera blickt auf den Tisch: An ihrer Stelle läuft ein Film.</translation>
    </message>
    <message>
        <source>The event card is scanned, and so it is the card that was drawn.</source>
        <translation>Die Ereigniskarte wird gescannt: Diese Karte wurde gezogen.</translation>
    </message>
    <message>
        <source>A piece and a place are scanned: that is a move.</source>
        <translation>Eine Figur und ein Ort werden gescannt: Das ist ein Zug.</translation>
    </message>
    <message>
        <source>Another place: the piece moves on, and its turn is over.</source>
        <translation>Noch ein Ort: Die Figur zieht weiter, ihr Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>The Soldier is scanned, and where he goes.</source>
        <translation>Der Soldat wird gescannt, und wohin er geht.</translation>
    </message>
    <message>
        <source>His target is scanned: the exact odds come before the dice.</source>
        <translation>Sein Ziel wird gescannt: Vor dem Wurf stehen die genauen Chancen.</translation>
    </message>
    <message>
        <source>The dice lie on the table: the pad says under each face what it does.</source>
        <translation>Die Würfel liegen auf dem Tisch: Unter jeder Augenzahl steht, was sie bewirkt.</translation>
    </message>
    <message>
        <source>The die shows a 5.</source>
        <translation>Der Würfel zeigt eine 5.</translation>
    </message>
    <message>
        <source>It lay on the floor. Undo: one touch, one act.</source>
        <translation>Er lag auf dem Boden. Rückgängig: ein Tippen, eine Handlung.</translation>
    </message>
    <message>
        <source>It is rolled again, in the app this time.</source>
        <translation>Es wird noch einmal gewürfelt, diesmal in der App.</translation>
    </message>
    <message>
        <source>The round is played to its end.</source>
        <translation>Die Runde wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The log shows the table as it was after the first move.</source>
        <translation>Das Protokoll zeigt den Tisch, wie er nach dem ersten Zug war.</translation>
    </message>
    <message>
        <source>The lid is closed and opened again: the game is where it was left.</source>
        <translation>Zugeklappt und wieder geöffnet: Die Partie ist, wo sie verlassen wurde.</translation>
    </message>
    <message>
        <source>It is late: the players stop.</source>
        <translation>Es ist spät: Die Spieler hören auf.</translation>
    </message>
    <message>
        <source>The battle report.</source>
        <translation>Der Gefechtsbericht.</translation>
    </message>
    <message>
        <source>This did not happen within a minute; the demonstration ends here.</source>
        <translation>Das geschah nicht binnen einer Minute; die Vorführung endet hier.</translation>
    </message>
    <message>
        <source>    %1 could not be written.</source>
        <translation>    %1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Codes read off the film: %1</source>
        <translation>Vom Film gelesene Codes: %1</translation>
    </message>
    <message>
        <source>Screenshots and the report: %1</source>
        <translation>Bilder und Bericht: %1</translation>
    </message>
</context>
<context>
    <name>DiceChoice</name>
    <message>
        <source>Whose dice count?</source>
        <translation>Wessen Würfel zählen?</translation>
    </message>
    <message>
        <source>It holds for this game from now on, and stands in the log.</source>
        <translation>Es gilt ab jetzt für diese Partie und steht im Protokoll.</translation>
    </message>
    <message>
        <source>The table&apos;s dice</source>
        <translation>Würfel des Tisches</translation>
    </message>
    <message>
        <source>you roll, the app asks what fell</source>
        <translation>am Tisch wird gewürfelt, die App fragt nach</translation>
    </message>
    <message>
        <source>The app&apos;s dice</source>
        <translation>Würfel der App</translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation>die App würfelt</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>Heads</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>%1 of %2 in</source>
        <translation>%1 von %2 da</translation>
    </message>
</context>
<context>
    <name>DiceSheet</name>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Vierter</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Fünfter</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Sechster</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>Roll %1 of %2</source>
        <translation>Wurf %1 von %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Wurf %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 roll</source>
        <translation>%1 Wurf</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Am Wurf: %1</translation>
    </message>
    <message>
        <source>%1 to draw</source>
        <translation>Karte ziehen: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>67% hit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Hier ziehen</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Hier würfeln</translation>
    </message>
    <message>
        <source>For one player only</source>
        <translation>Nur für einen Spieler</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Nur für %1</translation>
    </message>
    <message>
        <source>touch and hold to see the cards</source>
        <translation>gedrückt halten, um die Karten zu sehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>without rolling</source>
        <translation>ohne zu würfeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>without drawing</source>
        <translation>ohne zu ziehen</translation>
    </message>
    <message>
        <source>Odds and facts</source>
        <translation>Chancen und Angaben</translation>
    </message>
    <message>
        <source>Scan the card, or touch which one was drawn.</source>
        <translation>Karte scannen, oder antippen, welche gezogen wurde.</translation>
    </message>
    <message>
        <source>Touch what the die shows.</source>
        <translation>Antippen, was der Würfel zeigt.</translation>
    </message>
    <message>
        <source>Touch what it was.</source>
        <translation>Antippen, was es war.</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Take back the %1, die %2</source>
        <translation>Zurücknehmen: %1, Würfel %2</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>a die is due</source>
        <translation>ein Würfel fehlt noch</translation>
    </message>
</context>
<context>
    <name>DiskWait</name>
    <message numerus="yes">
        <source>%n seconds by now.</source>
        <translation>
            <numerusform>Seit %n Sekunde.</numerusform>
            <numerusform>Seit %n Sekunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>%1 is a folder. Name a file.</source>
        <translation>%1 ist ein Ordner. Eine Datei nennen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 4 MB.</source>
        <translation>%1 ist größer als 4 MB.</translation>
    </message>
</context>
<context>
    <name>DoorsDesk</name>
    <message>
        <source>This is the file that is open.</source>
        <translation>Das ist die Datei, die offen ist.</translation>
    </message>
    <message>
        <source>%1 imported. A backup was made first.</source>
        <translation>%1 ist importiert. Vorher wurde eine Sicherung gemacht.</translation>
    </message>
    <message>
        <source>There is nothing in the campaign yet.</source>
        <translation>In der Kampagne ist noch nichts.</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>Ergebnisse von %1</translation>
    </message>
    <message>
        <source>%1 for BG Stats</source>
        <translation>%1 für BG Stats</translation>
    </message>
</context>
<context>
    <name>DoorsPage</name>
    <message>
        <source>Import and export: %1</source>
        <translation>Import und Export: %1</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Datei importieren</translation>
    </message>
    <message>
        <source>you see beforehand what is new</source>
        <translation>mit Vorschau, was neu ist</translation>
    </message>
    <message>
        <source>The campaign of another tablet, as its file or as a zip; plays of BG Stats, or BoardGameGeek&apos;s list of plays (XML).</source>
        <translation>Die Kampagne eines anderen Tablets, als deren Datei oder als Zip; Partien aus BG Stats, oder die Partienliste von BoardGameGeek (XML).</translation>
    </message>
    <message>
        <source>Export, to your documents</source>
        <translation>Export, in die Dokumente</translation>
    </message>
    <message>
        <source>The whole campaign as a zip</source>
        <translation>Die ganze Kampagne als Zip</translation>
    </message>
    <message>
        <source>games, people, tables, reports; read by any Adjutant</source>
        <translation>Partien, Personen, Tabellen, Berichte; jeder Adjutant liest es</translation>
    </message>
    <message>
        <source>The results as a table</source>
        <translation>Die Ergebnisse als Tabelle</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>A game goes to BG Stats from its own page.</source>
        <translation>An BG Stats geht eine Partie von ihrer eigenen Seite.</translation>
    </message>
    <message>
        <source>A website of the campaign</source>
        <translation>Eine Website der Kampagne</translation>
    </message>
    <message>
        <source>a zip that a club can put up as it is</source>
        <translation>ein Zip, das ein Verein so ins Netz stellen kann</translation>
    </message>
</context>
<context>
    <name>DraftFields</name>
    <message>
        <source>set by hand</source>
        <translation>von Hand gesetzt</translation>
    </message>
    <message>
        <source>as far as is known</source>
        <translation>soweit bekannt</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Spielplans</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>der Strich</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>in the campaign</source>
        <translation>in der Kampagne</translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation>Darauf spielen</translation>
    </message>
    <message>
        <source>not yet: see why</source>
        <translation>noch nicht: Gründe ansehen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>as a JSON file</source>
        <translation>als JSON-Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieser Spielplan</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>nichts wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>JSON einfügen</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Spalte hinzufügen</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>vorhanden: %1</translation>
    </message>
    <message>
        <source>Remove a column</source>
        <translation>Spalte entfernen</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Zeile entfernen</translation>
    </message>
</context>
<context>
    <name>EndChoices</name>
    <message>
        <source>End the game here: who has won?</source>
        <translation>Partie hier beenden: Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>End the game, the winner: %1</source>
        <translation>Partie beenden, Sieger: %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>End the game with a draw</source>
        <translation>Partie mit Unentschieden beenden</translation>
    </message>
    <message>
        <source>End the game: %1</source>
        <translation>Partie beenden: %1</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>Partie ohne Ergebnis beenden</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Undo takes it back.</source>
        <translation>Rückgängig nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Entry %1 in full</source>
        <translation>Eintrag %1 ganz</translation>
    </message>
    <message>
        <source>This entry cannot be read.</source>
        <translation>Dieser Eintrag ist nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>Another line of play left here: %1, %n acts</source>
        <translation>
            <numerusform>Hier zweigte eine andere Spiellinie ab: %1</numerusform>
            <numerusform>Hier zweigte eine andere Spiellinie ab: %1, %n Handlungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>in the app</source>
        <translation>in der App</translation>
    </message>
    <message>
        <source>There was no sum to work out for this act.</source>
        <translation>Bei dieser Handlung war nichts zu rechnen.</translation>
    </message>
    <message>
        <source>Touch a line to change its number. The dice stay as they are, and the ruling is printed with the log.</source>
        <translation>Eine Zeile antippen, um ihre Zahl zu ändern. Die Würfel bleiben; der Schiedsspruch steht im Protokoll.</translation>
    </message>
    <message>
        <source>Only the latest act can be overruled. To change this one, use Play on from here first.</source>
        <translation>Nur die letzte Handlung lässt sich ändern. Für diese zuerst: Von hier weiterspielen.</translation>
    </message>
</context>
<context>
    <name>FactToggle</name>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
</context>
<context>
    <name>FarView</name>
    <message>
        <source>Back to the table screen</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>FighterCard</name>
    <message>
        <source>%1, stat %2 on a d%3</source>
        <translation>%1, Wert %2 auf W%3</translation>
    </message>
    <message>
        <source>has acted this round</source>
        <translation>hat in dieser Runde gehandelt</translation>
    </message>
    <message>
        <source>a movement and another action</source>
        <translation>eine Bewegung und eine andere Aktion</translation>
    </message>
    <message>
        <source>one action left</source>
        <translation>noch eine Aktion</translation>
    </message>
    <message>
        <source>a movement left</source>
        <translation>noch eine Bewegung</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>nichts übrig</translation>
    </message>
    <message>
        <source>%1, on the back</source>
        <translation>%1, auf dem Rücken</translation>
    </message>
    <message>
        <source>%1, standing</source>
        <translation>%1, stehend</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, with what</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>FighterColumn</name>
    <message>
        <source>two × %1</source>
        <translation>zweimal %1</translation>
    </message>
    <message>
        <source>no weapon</source>
        <translation>keine Waffe</translation>
    </message>
    <message>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>carries the %1</source>
        <translation>trägt: %1</translation>
    </message>
    <message>
        <source>acting</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>an animal</source>
        <translation>ein Tier</translation>
    </message>
    <message>
        <source>out of control</source>
        <translation>außer Kontrolle</translation>
    </message>
</context>
<context>
    <name>FigureLines</name>
    <message>
        <source>Progress to victory</source>
        <translation>Zum Sieg</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punkte für</translation>
    </message>
    <message>
        <source>Lost so far</source>
        <translation>Bisher verloren</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Schanzen</translation>
    </message>
</context>
<context>
    <name>FigureSheet</name>
    <message>
        <source>Write it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>The roster for the next game</source>
        <translation>Die Aufstellung für die nächste Partie</translation>
    </message>
    <message>
        <source>without those who are out</source>
        <translation>ohne die Ausgefallenen</translation>
    </message>
    <message>
        <source>The reason</source>
        <translation>Der Grund</translation>
    </message>
    <message>
        <source>The note</source>
        <translation>Die Notiz</translation>
    </message>
    <message>
        <source>Who joins</source>
        <translation>Wer dazukommt</translation>
    </message>
    <message>
        <source>Nothing is carried over yet.</source>
        <translation>Noch wird nichts mitgenommen.</translation>
    </message>
    <message>
        <source>Each figure leads to the line that it comes from.</source>
        <translation>Jede Zahl führt zu der Zeile, aus der sie kommt.</translation>
    </message>
    <message>
        <source>More or less</source>
        <translation>Mehr oder weniger</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Somebody joins</source>
        <translation>Jemand kommt dazu</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Wie viel es ist</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>An wen</translation>
    </message>
    <message>
        <source>A correction needs its reason.</source>
        <translation>Eine Berichtigung braucht ihren Grund.</translation>
    </message>
    <message>
        <source>It is not complete yet.</source>
        <translation>Es ist noch nicht vollständig.</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>backup %1</source>
        <translation>Sicherung %1</translation>
    </message>
    <message>
        <source>A new campaign file</source>
        <translation>Eine neue Kampagnendatei</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Sicherung speichern</translation>
    </message>
    <message>
        <source>Another campaign file</source>
        <translation>Eine andere Kampagnendatei</translation>
    </message>
    <message>
        <source>Make it here</source>
        <translation>Hier anlegen</translation>
    </message>
    <message>
        <source>Save it here</source>
        <translation>Hier speichern</translation>
    </message>
    <message>
        <source>replaces the older backup</source>
        <translation>ersetzt die ältere Sicherung</translation>
    </message>
    <message>
        <source>this name is taken</source>
        <translation>diesen Namen gibt es schon</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>ein Name fehlt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Up one folder</source>
        <translation>Einen Ordner hinauf</translation>
    </message>
    <message>
        <source>No campaign files here.</source>
        <translation>Hier sind keine Kampagnendateien.</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Welche Datei?</translation>
    </message>
    <message>
        <source>There is nothing here to import.</source>
        <translation>Hier ist nichts zu importieren.</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>FoundClub</name>
    <message>
        <source>A club needs a PostgreSQL database of its own, 15 or newer, which all its tablets reach.</source>
        <translation>Ein Club braucht eine eigene PostgreSQL-Datenbank, 15 oder neuer, die alle seine Tablets erreichen.</translation>
    </message>
    <message>
        <source>Whoever runs the database gives you its address. This file sends the campaign there, and you invite the other tablets. The address stays on this tablet.</source>
        <translation>Die Adresse gibt Ihnen, wer die Datenbank betreibt. Diese Datei sendet die Kampagne dorthin, und Sie laden die anderen Tablets ein. Die Adresse bleibt auf diesem Tablet.</translation>
    </message>
    <message>
        <source>Address of the database</source>
        <translation>Adresse der Datenbank</translation>
    </message>
    <message>
        <source>An address begins with postgresql://</source>
        <translation>Eine Adresse beginnt mit postgresql://</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Campaign; made when there is none of that name</source>
        <translation>Kampagne; wird angelegt, wenn es keine dieses Namens gibt</translation>
    </message>
    <message>
        <source>What the others call this tablet</source>
        <translation>Wie die anderen dieses Tablet nennen</translation>
    </message>
    <message>
        <source>Table 1</source>
        <translation>Tisch 1</translation>
    </message>
</context>
<context>
    <name>GameDesk</name>
    <message>
        <source>Over, without a result</source>
        <translation>Zu Ende, ohne Ergebnis</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message numerus="yes">
        <source>A game has room for %n photographs. Take one out first.</source>
        <translation>
            <numerusform>Eine Partie hat Platz für %n Foto. Zuerst eines entfernen.</numerusform>
            <numerusform>Eine Partie hat Platz für %n Fotos. Zuerst eines entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera shows no picture yet.</source>
        <translation>Die Kamera zeigt noch kein Bild.</translation>
    </message>
</context>
<context>
    <name>GameFace</name>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Ammo</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandit</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Warship</source>
        <translation>Kriegsschiff</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Bis zum Schluss überlebt</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>das Ende der Partie</translation>
    </message>
    <message>
        <source>the roll</source>
        <translation>der Wurf</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>die Notiz</translation>
    </message>
    <message>
        <source>the ruling</source>
        <translation>der Schiedsspruch</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>der Beginn</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Tödlich</translation>
    </message>
    <message>
        <source>For certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Nach Vereinbarung</translation>
    </message>
    <message>
        <source>In the app</source>
        <translation>In der App</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 trifft</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>the app&apos;s dice</source>
        <translation>den Würfeln der App</translation>
    </message>
    <message>
        <source>your own dice</source>
        <translation>eigenen Würfeln</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Misslungen</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <translation>%1 gelingt</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartenstapel</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Regeln der Partie</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Order of the sides</source>
        <translation>Sitzordnung</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
</context>
<context>
    <name>GamePhotographs</name>
    <message>
        <source>Photograph %1</source>
        <translation>Foto %1</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message>
        <source>Take a photograph</source>
        <translation>Ein Foto aufnehmen</translation>
    </message>
</context>
<context>
    <name>GamePlots</name>
    <message>
        <source>Nothing to plot yet: no tracker has changed and no dice have been rolled.</source>
        <translation>Noch nichts zu zeichnen: Kein Wert hat sich geändert, nichts wurde gewürfelt.</translation>
    </message>
    <message numerus="yes">
        <source>D%1 results (%n rolls)</source>
        <translation>
            <numerusform>W%1: Ergebnisse (%n Wurf)</numerusform>
            <numerusform>W%1: Ergebnisse (%n Würfe)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRecordPage</name>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>has lost</source>
        <translation>hat verloren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>to read out or print</source>
        <translation>zum Vorlesen oder Drucken</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Write a note; a word with # is a tag</source>
        <translation>Eine Notiz schreiben; ein Wort mit # ist ein Schlagwort</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Aufbewahrung</translation>
    </message>
    <message>
        <source>Restore from the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Ins Archiv</translation>
    </message>
    <message>
        <source>Move to another campaign</source>
        <translation>In eine andere Kampagne</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>For BG Stats</source>
        <translation>Für BG Stats</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>web page, text and PDF</source>
        <translation>Webseite, Text und PDF</translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Place and name</source>
        <translation>Ort und Name</translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation>Wo gespielt wurde</translation>
    </message>
    <message>
        <source>Save the place</source>
        <translation>Ort speichern</translation>
    </message>
    <message>
        <source>Pictures of the table</source>
        <translation>Bilder vom Tisch</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>GroupChips</name>
    <message>
        <source>Who goes</source>
        <translation>Wer geht</translation>
    </message>
    <message>
        <source>Not %1: %2</source>
        <translation>Ohne %1: %2</translation>
    </message>
</context>
<context>
    <name>GuideDesk</name>
    <message>
        <source>The guide of Adjutant</source>
        <translation>Anleitung zu Adjutant</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>as a web page and as a PDF, in your documents</source>
        <translation>als Webseite und als PDF, bei Ihren Dokumenten</translation>
    </message>
</context>
<context>
    <name>HandButton</name>
    <message>
        <source>%1, empire cards: touch and hold</source>
        <translation>%1, Reichskarten: gedrückt halten</translation>
    </message>
    <message>
        <source>keep holding</source>
        <translation>weiter halten</translation>
    </message>
    <message>
        <source>Hold to see the hand</source>
        <translation>Halten, um die Karten zu sehen</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>%1: empire cards</source>
        <translation>%1: Reichskarten</translation>
    </message>
    <message>
        <source>Nothing in it can be played now.</source>
        <translation>Keine davon ist jetzt spielbar.</translation>
    </message>
    <message>
        <source>for no other eyes</source>
        <translation>nur für eigene Augen</translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation>Verdecken</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Scan</source>
        <translation>Scannen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>HexAcwAside</name>
    <message>
        <source>In force: %1</source>
        <translation>In Kraft: %1</translation>
    </message>
</context>
<context>
    <name>HexAcwFace</name>
    <message>
        <source>Two armies, fifteen turns, on hexes or on your own table</source>
        <translation>Zwei Armeen, fünfzehn Züge, auf Sechseckfeldern oder auf dem eigenen Tisch</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>By the points so far</source>
        <translation>Nach den Punkten bisher</translation>
    </message>
    <message>
        <source>the card</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>the card&apos;s play</source>
        <translation>das Ausspielen der Karte</translation>
    </message>
    <message>
        <source>the refusal of the card</source>
        <translation>der Verzicht auf die Karte</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>die Bewegung</translation>
    </message>
    <message>
        <source>the turn on the spot</source>
        <translation>das Drehen</translation>
    </message>
    <message>
        <source>the shot</source>
        <translation>der Schuss</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>the volley</source>
        <translation>die Salve</translation>
    </message>
    <message>
        <source>the test</source>
        <translation>der Test</translation>
    </message>
    <message>
        <source>the advance</source>
        <translation>das Nachrücken</translation>
    </message>
    <message>
        <source>the turn&apos;s end</source>
        <translation>das Zugende</translation>
    </message>
    <message>
        <source>%1 could still act.</source>
        <translation>Noch zu tun: %1.</translation>
    </message>
    <message>
        <source>%1 units could still act.</source>
        <translation>%1 Einheiten könnten noch handeln.</translation>
    </message>
    <message>
        <source>who holds it</source>
        <translation>der Besitz der Stellung</translation>
    </message>
    <message>
        <source>the works</source>
        <translation>die Schanzen</translation>
    </message>
    <message>
        <source>the terrain</source>
        <translation>das Gelände</translation>
    </message>
    <message>
        <source>the water</source>
        <translation>das Wasser</translation>
    </message>
    <message>
        <source>the road</source>
        <translation>die Straße</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>die Stellung</translation>
    </message>
    <message>
        <source>the unit</source>
        <translation>die Einheit</translation>
    </message>
    <message>
        <source>the commander</source>
        <translation>der Kommandeur</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Beginn</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>In Reserve</translation>
    </message>
    <message>
        <source>Stonewall</source>
        <translation>Stonewall</translation>
    </message>
    <message>
        <source>Hits on units</source>
        <translation>Treffer auf Einheiten</translation>
    </message>
    <message>
        <source>Open </source>
        <translation>Offenes Gelände </translation>
    </message>
    <message>
        <source>Confederacy</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Eigener Rand</translation>
    </message>
    <message>
        <source>Strongpoint</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Taken units</source>
        <translation>Erbeutete Einheiten</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Äcker</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <translation>Schwieriges Gelände</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Ereigniskarte</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Nachrücken</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Units taken</source>
        <translation>Erbeutet</translation>
    </message>
    <message>
        <source>Leaders taken</source>
        <translation>Gefallene Kommandeure</translation>
    </message>
    <message>
        <source>Base edge</source>
        <translation>Eigener Rand</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Mill Run</source>
        <translation>Mill Run</translation>
    </message>
    <message>
        <source>Stone Ford</source>
        <translation>Stone Ford</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>On the app&apos;s map</source>
        <translation>Auf der Karte der App</translation>
    </message>
    <message>
        <source>You state them</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Wer zuerst zieht</translation>
    </message>
    <message>
        <source>Turning on the spot</source>
        <translation>Drehen auf der Stelle</translation>
    </message>
    <message>
        <source>Counts as the move</source>
        <translation>Zählt als Bewegung</translation>
    </message>
    <message>
        <source>Is free</source>
        <translation>Ist frei</translation>
    </message>
    <message>
        <source>Beside an enemy</source>
        <translation>Neben einem Gegner</translation>
    </message>
    <message>
        <source>Not to another enemy</source>
        <translation>Nicht zu einem anderen Gegner</translation>
    </message>
    <message>
        <source>Not to any enemy</source>
        <translation>Zu keinem Gegner</translation>
    </message>
    <message>
        <source>Guns shoot</source>
        <translation>Geschütze schießen</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>Rundum</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>A line between two hexes</source>
        <translation>Eine Linie zwischen zwei Feldern</translation>
    </message>
    <message>
        <source>Favours the firer</source>
        <translation>Zugunsten des Schützen</translation>
    </message>
    <message>
        <source>Hills block sight</source>
        <translation>Hügel verdecken die Sicht</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>After the shooting</source>
        <translation>Nach dem Schießen</translation>
    </message>
    <message>
        <source>Target by target</source>
        <translation>Ziel für Ziel</translation>
    </message>
    <message>
        <source>Demoralised tests</source>
        <translation>Demoralisiert testet</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The shot</source>
        <translation>Der Schuss</translation>
    </message>
    <message>
        <source>Hexes moved</source>
        <translation>Gezogene Felder</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Faces it</source>
        <translation>Zugewandt</translation>
    </message>
    <message>
        <source>Beside a friend</source>
        <translation>Neben eigener Einheit</translation>
    </message>
    <message>
        <source>Clear line</source>
        <translation>Freie Sichtlinie</translation>
    </message>
    <message>
        <source>Who shoots</source>
        <translation>Wer schießt</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>In welche Richtung</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Hält stand</translation>
    </message>
    <message>
        <source>Routs</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Loses its commander</source>
        <translation>Verliert den Kommandeur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Entrenched</source>
        <translation>Verschanzt</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Schanzen</translation>
    </message>
    <message>
        <source>Sharpshooter</source>
        <translation>Scharfschütze</translation>
    </message>
    <message>
        <source>Hit and run</source>
        <translation>Überfall und Rückzug</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Force march</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>Surprise assault</source>
        <translation>Überraschungsangriff</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Verwirrung</translation>
    </message>
    <message>
        <source>Ammunition shortage</source>
        <translation>Munitionsmangel</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Pulverdampf</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Hexes it may move</source>
        <translation>Bewegungsweite in Feldern</translation>
    </message>
    <message>
        <source>To be beaten on 2 dice</source>
        <translation>Mit 2 Würfeln zu übertreffen</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Der Würfel</translation>
    </message>
    <message>
        <source>Infantry shoots</source>
        <translation>Infanterie schießt</translation>
    </message>
    <message>
        <source>Cavalry shoots</source>
        <translation>Kavallerie schießt</translation>
    </message>
    <message>
        <source>Artillery shoots</source>
        <translation>Artillerie schießt</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Ein eigener Spielplan</translation>
    </message>
    <message>
        <source>Only one&apos;s own side</source>
        <translation>Nur die eigene Seite</translation>
    </message>
    <message>
        <source>As the battle says</source>
        <translation>Wie das Gefecht sagt</translation>
    </message>
    <message>
        <source>Favours the target</source>
        <translation>Zugunsten des Ziels</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The event card</source>
        <translation>Die Ereigniskarte</translation>
    </message>
    <message>
        <source>The two battles come with their board, their armies and their strongpoints. The third begins with an empty table.</source>
        <translation>Zu den beiden Gefechten gehören Plan, Armeen und Stellungen. Das dritte beginnt mit leerem Tisch.</translation>
    </message>
    <message>
        <source>A battle of your own</source>
        <translation>Ein eigenes Gefecht</translation>
    </message>
    <message>
        <source>Who keeps the map</source>
        <translation>Wer die Karte führt</translation>
    </message>
    <message>
        <source>If you measure for yourselves, the app asks you for range and cover with every shot.</source>
        <translation>Wird am Tisch gemessen, fragt die App bei jedem Schuss nach Entfernung und Deckung.</translation>
    </message>
    <message>
        <source>The app</source>
        <translation>Die App</translation>
    </message>
    <message>
        <source>We do, on our own table</source>
        <translation>Wir, auf unserem Tisch</translation>
    </message>
    <message>
        <source>Each battle says who begins; in one of your own it is the Union.</source>
        <translation>Jedes Gefecht sagt, wer beginnt; im eigenen ist es die Union.</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Only units that have not moved may shoot, so it matters whether a turn counts as a move.</source>
        <translation>Nur Einheiten, die sich nicht bewegt haben, dürfen schießen; also zählt, ob Drehen eine Bewegung ist.</translation>
    </message>
    <message>
        <source>Is a move</source>
        <translation>Zählt als Bewegung</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Kostet nichts</translation>
    </message>
    <message>
        <source>A unit next to an enemy may not</source>
        <translation>Eine Einheit neben einem Gegner darf nicht</translation>
    </message>
    <message>
        <source>The first reading lets a unit slide round the enemy it already faces; the second pins it.</source>
        <translation>Nach der ersten Lesart kann sie um den Gegner herumrücken, dem sie gegenübersteht; die zweite bindet sie.</translation>
    </message>
    <message>
        <source>Step next to another enemy</source>
        <translation>Neben einen anderen Gegner ziehen</translation>
    </message>
    <message>
        <source>Step next to any enemy</source>
        <translation>Neben irgendeinen Gegner ziehen</translation>
    </message>
    <message>
        <source>The book limits the field of fire of infantry and cavalry, and says nothing of guns.</source>
        <translation>Das Buch begrenzt das Schussfeld von Infanterie und Kavallerie und sagt nichts über Geschütze.</translation>
    </message>
    <message>
        <source>In any direction</source>
        <translation>In jede Richtung</translation>
    </message>
    <message>
        <source>To the front only</source>
        <translation>Nur nach vorn</translation>
    </message>
    <message>
        <source>A line of sight that runs between two hexes</source>
        <translation>Eine Sichtlinie genau zwischen zwei Feldern</translation>
    </message>
    <message>
        <source>It happens when one of the two hexes blocks sight and the other does not.</source>
        <translation>Das kommt vor, wenn eines der beiden Felder die Sicht verdeckt und das andere nicht.</translation>
    </message>
    <message>
        <source>May be shot along</source>
        <translation>Schuss erlaubt</translation>
    </message>
    <message>
        <source>Is blocked</source>
        <translation>Ist verdeckt</translation>
    </message>
    <message>
        <source>Unless the gun or its target stands on a hill. Woods and towns always do.</source>
        <translation>Außer das Geschütz oder sein Ziel steht auf einem Hügel. Wald und Ortschaften immer.</translation>
    </message>
    <message>
        <source>Morale is tested</source>
        <translation>Moral wird getestet</translation>
    </message>
    <message>
        <source>Target by target, you may close the shooting at one unit early and test it at once; nobody shoots at it again this turn.</source>
        <translation>Ziel für Ziel: Das Schießen auf eine Einheit lässt sich früh schließen, sie testet sofort; in diesem Zug schießt niemand mehr auf sie.</translation>
    </message>
    <message>
        <source>After all the shooting</source>
        <translation>Nach allem Schießen</translation>
    </message>
    <message>
        <source>The card Demoralised tests</source>
        <translation>Die Karte Demoralisiert testet</translation>
    </message>
    <message>
        <source>The card says all units. Read narrowly, that is the army that drew it.</source>
        <translation>Die Karte sagt: alle Einheiten. Eng gelesen ist das die Armee, die sie zog.</translation>
    </message>
    <message>
        <source>The army that drew it</source>
        <translation>Die Armee, die sie zog</translation>
    </message>
    <message>
        <source>Both armies</source>
        <translation>Beide Armeen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Shooting and sight</source>
        <translation>Schießen und Sicht</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Gemachte Bewegungen</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Dug in</source>
        <translation>Verschanzt</translation>
    </message>
    <message>
        <source>Tested this turn</source>
        <translation>In diesem Zug getestet</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Positions held</source>
        <translation>Gehaltene Stellungen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Hex next to it</source>
        <translation>Nachbarfeld</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
</context>
<context>
    <name>HoldingRuling</name>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>two touches with the usual rules</source>
        <translation>zweimal tippen mit den üblichen Regeln</translation>
    </message>
    <message>
        <source>Scan a piece or a card</source>
        <translation>Figur oder Karte scannen</translation>
    </message>
    <message>
        <source>what it is, and whose</source>
        <translation>was es ist, und wem es gehört</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>cards, tags and places with their codes</source>
        <translation>Karten, Etiketten und Orte mit ihren Codes</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>draw one, play on it</source>
        <translation>zeichnen, darauf spielen</translation>
    </message>
    <message>
        <source>needs a campaign file</source>
        <translation>braucht eine Kampagnendatei</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>Campaigns in %1</source>
        <translation>Kampagnen in %1</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>Also on the table</source>
        <translation>Auch auf dem Tisch</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>how to use Adjutant</source>
        <translation>so bedienen Sie Adjutant</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Nothing to import</source>
        <translation>Nichts zu importieren</translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>a backup is made first</source>
        <translation>vorher wird gesichert</translation>
    </message>
    <message>
        <source>see above</source>
        <translation>siehe oben</translation>
    </message>
    <message>
        <source>nothing new in it</source>
        <translation>nichts davon ist neu</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es kommt</translation>
    </message>
    <message>
        <source>New campaign: %1</source>
        <translation>Neue Kampagne: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>What differs here</source>
        <translation>Was hier anders ist</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beides behalten</translation>
    </message>
    <message>
        <source>Take the file&apos;s</source>
        <translation>Das aus der Datei nehmen</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Das hier behalten</translation>
    </message>
    <message>
        <source>No file has been chosen.</source>
        <translation>Keine Datei ist geöffnet.</translation>
    </message>
    <message>
        <source>Choose one first.</source>
        <translation>Zuerst eine wählen.</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Import und Export</translation>
    </message>
</context>
<context>
    <name>InSentence</name>
    <message>
        <source>small</source>
        <extracomment>Not a text: &quot;large&quot; where nouns inside a sentence keep their capital letter, or else &quot;small&quot;.</extracomment>
        <translation>large</translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Invite to the club</source>
        <translation>In den Club einladen</translation>
    </message>
    <message>
        <source>Each code is for one person. It carries a password of its own: show it to nobody else.</source>
        <translation>Jeder Code ist für eine Person. Er trägt ein eigenes Passwort: Zeigen Sie ihn niemandem sonst.</translation>
    </message>
    <message>
        <source>Scan it on the other tablet, on the page Club.</source>
        <translation>Auf dem anderen Tablet auf der Seite Club scannen.</translation>
    </message>
    <message>
        <source>For a table</source>
        <translation>Für einen Tisch</translation>
    </message>
    <message>
        <source>plays, and writes what it plays</source>
        <translation>spielt und schreibt, was er spielt</translation>
    </message>
    <message>
        <source>the club is being asked</source>
        <translation>der Club wird gefragt</translation>
    </message>
    <message>
        <source>For an onlooker</source>
        <translation>Zum Zuschauen</translation>
    </message>
    <message>
        <source>sees everything and changes nothing</source>
        <translation>sieht alles und ändert nichts</translation>
    </message>
    <message>
        <source>The invitation as a code to scan</source>
        <translation>Die Einladung als Code zum Scannen</translation>
    </message>
    <message>
        <source>Copy it as text</source>
        <translation>Als Text kopieren</translation>
    </message>
</context>
<context>
    <name>JoinClub</name>
    <message>
        <source>In a club several tablets keep one campaign in step: its games, people, league, boards and labels.</source>
        <translation>In einem Club halten mehrere Tablets eine Kampagne auf gleichem Stand: ihre Partien, Leute, Liga, Spielpläne und Etiketten.</translation>
    </message>
    <message>
        <source>Each plays on without a network, and sends what was played when there is one. Ask the organiser for an invitation.</source>
        <translation>Jedes spielt auch ohne Netz weiter und sendet, was gespielt wurde, sobald es eines gibt. Bitten Sie den Veranstalter um eine Einladung.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>An invitation begins with postgresql://</source>
        <translation>Eine Einladung beginnt mit postgresql://</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>What the others call this tablet</source>
        <translation>Wie die anderen dieses Tablet nennen</translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation>Tisch 3</translation>
    </message>
</context>
<context>
    <name>KeptRosters</name>
    <message>
        <source>Saved in the campaign</source>
        <translation>In der Kampagne gespeichert</translation>
    </message>
    <message>
        <source>None saved yet.</source>
        <translation>Noch keine gespeichert.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone. Games that were played with it keep their fighters.</source>
        <translation>Das lässt sich nicht rückgängig machen. Partien, die damit gespielt wurden, behalten ihre Kämpfer.</translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Print the card</source>
        <translation>Karte drucken</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>In eine Datei exportieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>A game on the ladder</source>
        <translation>Eine Partie der Rangleiter</translation>
    </message>
    <message>
        <source>Touch the two who played.</source>
        <translation>Die zwei antippen, die gespielt haben.</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message>
        <source>Your last game · %1</source>
        <translation>Die letzte Partie · %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>where you left it</source>
        <translation>wo sie verlassen wurde</translation>
    </message>
    <message numerus="yes">
        <source>where you left it, %n entries</source>
        <translation>
            <numerusform>wo sie verlassen wurde, %n Eintrag</numerusform>
            <numerusform>wo sie verlassen wurde, %n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastSentence</name>
    <message>
        <source>dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>LeagueDesk</name>
    <message>
        <source>This campaign has a league already.</source>
        <translation>Diese Kampagne hat schon eine Liga.</translation>
    </message>
    <message>
        <source>%1 is in.</source>
        <translation>%1 ist dabei.</translation>
    </message>
    <message>
        <source>%1 is in from round %2 on.</source>
        <translation>%1 ist ab Runde %2 dabei.</translation>
    </message>
    <message>
        <source>Entered: %1.</source>
        <translation>Eingetragen: %1.</translation>
    </message>
    <message>
        <source>%1 is off the ladder.</source>
        <translation>%1 ist von der Rangleiter herunter.</translation>
    </message>
    <message>
        <source>%1 is out from round %2 on.</source>
        <translation>%1 setzt ab Runde %2 aus.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It was: %1. It is now: %2. %3</source>
        <translation>Bisher: %1. Jetzt: %2. %3</translation>
    </message>
    <message>
        <source>Nobody&apos;s rank moves.</source>
        <translation>Niemandes Rang ändert sich.</translation>
    </message>
    <message>
        <source>Results taken from the games: %1.</source>
        <translation>Aus den Partien übernommen: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This campaign is a linked one and keeps a chronicle. Make the league in another.</source>
        <translation>Diese Kampagne verbindet ihre Partien und führt eine Chronik. Bitte die Liga in einer anderen anlegen.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>LeagueMaker</name>
    <message>
        <source>In each round those meet who have as many points. Nobody has to be there every time.</source>
        <translation>In jeder Runde spielen die gegeneinander, die gleich viele Punkte haben. Niemand muss jedes Mal da sein.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once.</source>
        <translation>Alle spielen einmal gegen alle.</translation>
    </message>
    <message>
        <source>Anybody plays anybody at any time. Who wins from below takes the other&apos;s place.</source>
        <translation>Alle spielen jederzeit gegen alle. Wer von unten gewinnt, nimmt den Platz des anderen ein.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>open: as many as are paired</source>
        <translation>offen: so viele, wie ausgelost werden</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Points %1 · %2 · %3, tie-breaks</source>
        <translation>Punkte %1 · %2 · %3, Wertungen</translation>
    </message>
    <message>
        <source>Points for a win</source>
        <translation>Punkte für einen Sieg</translation>
    </message>
    <message>
        <source>Points for a draw</source>
        <translation>Punkte für ein Unentschieden</translation>
    </message>
    <message>
        <source>Points for a loss</source>
        <translation>Punkte für eine Niederlage</translation>
    </message>
    <message>
        <source>Where points are level</source>
        <translation>Bei gleichen Punkten</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 counts before the one above</source>
        <translation>%1 zählt vor der Wertung darüber</translation>
    </message>
    <message>
        <source>Club mates apart</source>
        <translation>Vereinskameraden getrennt</translation>
    </message>
    <message>
        <source>Those of one club meet only where it cannot be helped.</source>
        <translation>Wer im selben Verein ist, trifft sich nur, wo es nicht anders geht.</translation>
    </message>
    <message>
        <source>As usual again</source>
        <translation>Wieder wie üblich</translation>
    </message>
    <message>
        <source>Rounds in a season</source>
        <translation>Runden einer Saison</translation>
    </message>
    <message>
        <source>Everybody meets everybody once in each, and points begin anew.</source>
        <translation>In jeder spielen alle einmal gegen alle, und die Punkte beginnen neu.</translation>
    </message>
    <message>
        <source>Points, rematches and byes begin anew with each.</source>
        <translation>Punkte, Wiederholungen und Freilose beginnen mit jeder neu.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Bonuspunkte</translation>
    </message>
    <message>
        <source>Remove this bonus: %1</source>
        <translation>Diesen Bonus entfernen: %1</translation>
    </message>
    <message>
        <source>A bonus</source>
        <translation>Ein Bonus</translation>
    </message>
</context>
<context>
    <name>LeaguePage</name>
    <message>
        <source>Make the ladder</source>
        <translation>Rangleiter anlegen</translation>
    </message>
    <message>
        <source>Make the league</source>
        <translation>Liga anlegen</translation>
    </message>
    <message>
        <source>everything else can come later</source>
        <translation>alles andere kann später kommen</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Record %1 results</source>
        <translation>%1 Ergebnisse eintragen</translation>
    </message>
    <message>
        <source>known from the games played here</source>
        <translation>bekannt aus den Partien, die hier gespielt wurden</translation>
    </message>
    <message>
        <source>A result</source>
        <translation>Ein Ergebnis</translation>
    </message>
    <message>
        <source>who played, and who won</source>
        <translation>wer gespielt und wer gewonnen hat</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Runde %1 auslosen</translation>
    </message>
    <message>
        <source>who plays whom</source>
        <translation>wer gegen wen spielt</translation>
    </message>
    <message>
        <source>Who is in</source>
        <translation>Wer dabei ist</translation>
    </message>
    <message>
        <source>League of %1</source>
        <translation>Liga: %1</translation>
    </message>
    <message>
        <source>%1 · first: %2</source>
        <translation>%1 · vorn: %2</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Nach Runde</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Saison %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>web page, text and PDF</source>
        <translation>Webseite, Text und PDF</translation>
    </message>
</context>
<context>
    <name>LeaguePeople</name>
    <message>
        <source>Of the campaign, not in yet</source>
        <translation>Aus der Kampagne, noch nicht dabei</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Ein anderer Name</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>On the ladder</source>
        <translation>Auf der Rangleiter</translation>
    </message>
    <message>
        <source>In the league</source>
        <translation>In der Liga</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>setzt aus</translation>
    </message>
</context>
<context>
    <name>LeagueTables</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>No game has been told yet.</source>
        <translation>Noch ist keine Partie eingetragen.</translation>
    </message>
    <message>
        <source>No round is paired yet.</source>
        <translation>Noch ist keine Runde ausgelost.</translation>
    </message>
    <message>
        <source>%1 has the bye</source>
        <translation>%1 hat spielfrei</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message>
        <source>has the bye</source>
        <translation>hat spielfrei</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1 (%2): record it</source>
        <translation>%1 (%2): eintragen</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>Play this game here</source>
        <translation>Diese Partie hier spielen</translation>
    </message>
    <message>
        <source>Play the game of %1 and %2 here</source>
        <translation>Die Partie von %1 und %2 hier spielen</translation>
    </message>
</context>
<context>
    <name>LeagueWords</name>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangleiter</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Strength of opponents</source>
        <translation>Stärke der Gegner</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>Punktedifferenz</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>%1, no round yet</source>
        <translation>%1, noch keine Runde</translation>
    </message>
    <message>
        <source>%1, round %2 of %3</source>
        <translation>%1, Runde %2 von %3</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Nobody else is entered.</source>
        <translation>Sonst ist niemand dabei.</translation>
    </message>
    <message>
        <source>Nobody is below.</source>
        <translation>Niemand steht darunter.</translation>
    </message>
    <message>
        <source>Nobody is behind.</source>
        <translation>Niemand steht dahinter.</translation>
    </message>
    <message>
        <source>Level with %1 on points: they share the rank.</source>
        <translation>Nach Punkten gleich mit %1: Sie teilen den Rang.</translation>
    </message>
    <message>
        <source>Level with %1 on points and every tie-break: they share the rank.</source>
        <translation>Nach Punkten und allen Wertungen gleich mit %1: Sie teilen den Rang.</translation>
    </message>
    <message>
        <source>Ahead of %1 on points: %2.</source>
        <translation>Nach Punkten vor %1: %2.</translation>
    </message>
    <message>
        <source>Above %1, who has not taken the place.</source>
        <translation>Über %1, der Platz wurde nicht genommen.</translation>
    </message>
    <message>
        <source>Above %1: took the place of %2 by a win.</source>
        <translation>Über %1: nahm den Platz von %2 durch einen Sieg.</translation>
    </message>
    <message>
        <source>Ahead of %1 head to head: %2 points from the games among the %3 who were tied.</source>
        <translation>Im direkten Vergleich vor %1: %2 Punkte aus den Partien unter den %3, die gleich standen.</translation>
    </message>
    <message>
        <source>Level with %1 on points, ahead by %2: %3.</source>
        <translation>Nach Punkten gleich mit %1, voraus durch %2: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 drew</source>
        <translation>%1 und %2 spielten unentschieden</translation>
    </message>
    <message>
        <source>%1 beat %2</source>
        <translation>%1 schlug %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 zu %3</translation>
    </message>
    <message>
        <source>%1 rises from rank %2 to %3.</source>
        <translation>%1 steigt von Rang %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 falls from rank %2 to %3.</source>
        <translation>%1 fällt von Rang %2 auf %3.</translation>
    </message>
    <message>
        <source>Round %1 is not over: a table has no result yet.</source>
        <translation>Runde %1 ist nicht zu Ende: Ein Tisch hat noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>Round %1 cannot be paired: however it is done, two meet again.</source>
        <translation>Runde %1 lässt sich nicht auslosen: Wie auch immer, zwei träfen sich wieder.</translation>
    </message>
    <message>
        <source>Nobody is entered for round %1.</source>
        <translation>Für Runde %1 ist niemand eingetragen.</translation>
    </message>
    <message>
        <source>All rounds are paired.</source>
        <translation>Alle Runden sind ausgelost.</translation>
    </message>
    <message>
        <source>The round that is paired is played already.</source>
        <translation>Die ausgeloste Runde ist schon gespielt.</translation>
    </message>
    <message>
        <source>%1 is in already.</source>
        <translation>%1 ist schon dabei.</translation>
    </message>
    <message>
        <source>%1 is not in as it is.</source>
        <translation>%1 ist ohnehin nicht dabei.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>Points: %1. %2: at least %3</source>
        <translation>Punkte: %1. %2: mindestens %3</translation>
    </message>
    <message>
        <source>Points: %1. %2 of the winner: at least %3</source>
        <translation>Punkte: %1. %2 des Siegers: mindestens %3</translation>
    </message>
    <message>
        <source>Points: %1. %2 in a draw: at least %3</source>
        <translation>Punkte: %1. %2 bei Unentschieden: mindestens %3</translation>
    </message>
    <message>
        <source>Points: %1. %2 of the loser: at least %3</source>
        <translation>Punkte: %1. %2 des Verlierers: mindestens %3</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Margin of the score</source>
        <translation>Abstand im Punktestand</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>The round is paired already.</source>
        <translation>Die Runde ist schon ausgelost.</translation>
    </message>
    <message>
        <source>That is in already.</source>
        <translation>Das ist schon dabei.</translation>
    </message>
    <message>
        <source>One of the two is not in any more.</source>
        <translation>Einer der beiden ist nicht mehr dabei.</translation>
    </message>
    <message>
        <source>There is no such game in this league.</source>
        <translation>So eine Partie gibt es in dieser Liga nicht.</translation>
    </message>
    <message>
        <source>The winner did not play in this game.</source>
        <translation>Der Sieger hat in dieser Partie nicht gespielt.</translation>
    </message>
    <message>
        <source>Nobody plays against themselves.</source>
        <translation>Niemand spielt gegen sich selbst.</translation>
    </message>
    <message>
        <source>The league has rounds: tell the result where the game is paired.</source>
        <translation>Die Liga hat Runden: Das Ergebnis gehört zur ausgelosten Partie.</translation>
    </message>
    <message>
        <source>A ladder has no rounds.</source>
        <translation>Eine Rangleiter hat keine Runden.</translation>
    </message>
    <message>
        <source>The rules of the league cannot be used.</source>
        <translation>Die Regeln der Liga sind nicht brauchbar.</translation>
    </message>
</context>
<context>
    <name>LeftByGame</name>
    <message>
        <source>Into the chronicle</source>
        <translation>In die Chronik</translation>
    </message>
    <message numerus="yes">
        <source>%n entries, from the log of the game</source>
        <translation>
            <numerusform>%n Eintrag, aus dem Protokoll der Partie</numerusform>
            <numerusform>%n Einträge, aus dem Protokoll der Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>A touch on a row changes what becomes of somebody.</source>
        <translation>Ein Tippen auf eine Zeile ändert, was aus jemandem wird.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Saved in this campaign</source>
        <translation>In dieser Kampagne gespeichert</translation>
    </message>
    <message>
        <source>No boards of your own yet.</source>
        <translation>Noch keine eigenen Spielpläne.</translation>
    </message>
    <message>
        <source>Start from a ready-made one or from a blank board.</source>
        <translation>Mit einem fertigen beginnen oder mit einem leeren.</translation>
    </message>
    <message>
        <source>Draw a board for %1</source>
        <translation>Spielplan zeichnen: %1</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Leerer Spielplan</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone. Games that were played on it keep their board.</source>
        <translation>Das lässt sich nicht rückgängig machen. Partien, die darauf gespielt wurden, behalten ihn.</translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation>Darauf spielen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>In eine Datei exportieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>LifeFace</name>
    <message>
        <source>Two players, two hours: a soldier and four civilians on one board</source>
        <translation>Zwei Spieler, zwei Stunden: ein Soldat und vier Bürger auf einem Plan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>the food</source>
        <translation>die Nahrung</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>die Bewegung</translation>
    </message>
    <message>
        <source>the pick-up</source>
        <translation>das Aufheben</translation>
    </message>
    <message>
        <source>the bread</source>
        <translation>das Brot</translation>
    </message>
    <message>
        <source>the visit</source>
        <translation>der Arztbesuch</translation>
    </message>
    <message>
        <source>the medicine</source>
        <translation>die Medizin</translation>
    </message>
    <message>
        <source>the trade</source>
        <translation>der Tausch</translation>
    </message>
    <message>
        <source>the sowing</source>
        <translation>die Aussaat</translation>
    </message>
    <message>
        <source>the buy</source>
        <translation>der Kauf</translation>
    </message>
    <message>
        <source>the prayer</source>
        <translation>das Gebet</translation>
    </message>
    <message>
        <source>the looting</source>
        <translation>das Plündern</translation>
    </message>
    <message>
        <source>the swap</source>
        <translation>der Tausch</translation>
    </message>
    <message>
        <source>the speech</source>
        <translation>die Rede</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>der Angriff</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>the turn&apos;s end</source>
        <translation>das Zugende</translation>
    </message>
    <message>
        <source>%1 still has something to do.</source>
        <translation>Noch zu tun: %1.</translation>
    </message>
    <message>
        <source>%1 people still have something to do.</source>
        <translation>%1 Figuren haben noch etwas zu tun.</translation>
    </message>
    <message>
        <source>the status stage</source>
        <translation>die Statusphase</translation>
    </message>
    <message>
        <source>2 turns to take</source>
        <translation>noch 2 Züge</translation>
    </message>
    <message>
        <source>1 turn to take</source>
        <translation>noch 1 Zug</translation>
    </message>
    <message>
        <source>both turns taken</source>
        <translation>beide Züge gemacht</translation>
    </message>
    <message>
        <source>Boon</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>Praying</source>
        <translation>Betet</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>hex </source>
        <translation>Feld </translation>
    </message>
    <message>
        <source>%1, until round %2</source>
        <translation>%1, bis Runde %2</translation>
    </message>
    <message>
        <source>open hex </source>
        <translation>Feld </translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Fever</source>
        <translation>Fieber</translation>
    </message>
    <message>
        <source>Cough</source>
        <translation>Husten</translation>
    </message>
    <message>
        <source>Dysentery</source>
        <translation>Ruhr</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>Town-hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>Bakery</source>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Growing</source>
        <translation>Wächst</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Ruht</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Liegt brach</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Scharmützel</translation>
    </message>
    <message>
        <source>Bandit gang</source>
        <translation>Banditenbande</translation>
    </message>
    <message>
        <source>Town meeting</source>
        <translation>Stadtversammlung</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Hilfslieferung</translation>
    </message>
    <message>
        <source>Rumours</source>
        <translation>Gerüchte</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Beruhigung</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>Waffenruhe</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Gute Ernte</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>Fair weather</source>
        <translation>Schönes Wetter</translation>
    </message>
    <message>
        <source>Windfall</source>
        <translation>Glücksfund</translation>
    </message>
    <message>
        <source>Lost crate</source>
        <translation>Verlorene Kiste</translation>
    </message>
    <message>
        <source>Market day</source>
        <translation>Markttag</translation>
    </message>
    <message>
        <source>Closed oven</source>
        <translation>Kalter Ofen</translation>
    </message>
    <message>
        <source>Bakery free</source>
        <translation>Freibrot</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Event stage</source>
        <translation>Ereignisphase</translation>
    </message>
    <message>
        <source>Action stage</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>Status stage</source>
        <translation>Statusphase</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Tauschware</translation>
    </message>
    <message>
        <source>Food on hex</source>
        <translation>Nahrung auf Feld</translation>
    </message>
    <message>
        <source>Medicine on hex</source>
        <translation>Medizin auf Feld</translation>
    </message>
    <message>
        <source>Ammo on hex</source>
        <translation>Munition auf Feld</translation>
    </message>
    <message>
        <source>A merchant on hex</source>
        <translation>Händler auf Feld</translation>
    </message>
    <message>
        <source>A bandit on hex</source>
        <translation>Bandit auf Feld</translation>
    </message>
    <message>
        <source>Who falls ill</source>
        <translation>Wer krank wird</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>The wound</source>
        <translation>Die Wunde</translation>
    </message>
    <message>
        <source>Lies idle</source>
        <translation>Liegt brach</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>The house board</source>
        <translation>Der mitgelieferte</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Ein eigener</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>The house deck</source>
        <translation>Der mitgelieferte Stapel</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Movement counts</source>
        <translation>Bewegung zählt</translation>
    </message>
    <message>
        <source>For a turn</source>
        <translation>Für einen Zug</translation>
    </message>
    <message>
        <source>Bandits and town attack</source>
        <translation>Banditen und Stadt greifen an</translation>
    </message>
    <message>
        <source>When a turn ends</source>
        <translation>Wenn ein Zug endet</translation>
    </message>
    <message>
        <source>Free bread</source>
        <translation>Freibrot</translation>
    </message>
    <message>
        <source>Boons</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>When a side is dead</source>
        <translation>Wenn eine Seite tot ist</translation>
    </message>
    <message>
        <source>The survivor wins</source>
        <translation>Der Überlebende gewinnt</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Eats first</source>
        <translation>Isst zuerst</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Hexes moved</source>
        <translation>Gezogene Felder</translation>
    </message>
    <message>
        <source>Treat</source>
        <translation>Behandeln</translation>
    </message>
    <message>
        <source>A 6 brings</source>
        <translation>Eine 6 bringt</translation>
    </message>
    <message>
        <source>Most wanted first</source>
        <translation>Am meisten gewünscht zuerst</translation>
    </message>
    <message>
        <source>Tension up by 1</source>
        <translation>Spannung plus 1</translation>
    </message>
    <message>
        <source>Tension down by 1</source>
        <translation>Spannung minus 1</translation>
    </message>
    <message>
        <source>One loaf a round for the side</source>
        <translation>Ein Brot je Runde für die Seite</translation>
    </message>
    <message>
        <source>One loaf a round for each Civilian</source>
        <translation>Ein Brot je Runde für jeden Bürger</translation>
    </message>
    <message>
        <source>One for each side</source>
        <translation>Einer je Seite</translation>
    </message>
    <message>
        <source>One for each piece</source>
        <translation>Einer für jede Figur</translation>
    </message>
    <message>
        <source>For the whole turn</source>
        <translation>Für den ganzen Zug</translation>
    </message>
    <message>
        <source>For each action</source>
        <translation>Für jede Aktion</translation>
    </message>
    <message>
        <source>In the status stage</source>
        <translation>In der Statusphase</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Wer handelt</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Wer angreift</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Longest range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Gegeben wird</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Dafür gibt es</translation>
    </message>
    <message>
        <source>What is picked up</source>
        <translation>Was aufgehoben wird</translation>
    </message>
    <message>
        <source>Bandits on its hex or next to it</source>
        <translation>Banditen auf dem Feld oder daneben</translation>
    </message>
    <message>
        <source>A town building near the Soldier</source>
        <translation>Ein Stadtgebäude neben dem Soldaten</translation>
    </message>
    <message>
        <source>Number to hit</source>
        <translation>Nötig zum Treffen</translation>
    </message>
    <message>
        <source>Harmed on this or less</source>
        <translation>Schaden bei so viel oder weniger</translation>
    </message>
    <message>
        <source>Price of the bread</source>
        <translation>Preis des Brotes</translation>
    </message>
    <message>
        <source>Food needed</source>
        <translation>Nötige Nahrung</translation>
    </message>
    <message>
        <source>Hexes it may move</source>
        <translation>Bewegungsweite in Feldern</translation>
    </message>
    <message>
        <source>Things it may pick up</source>
        <translation>So viel darf aufgehoben werden</translation>
    </message>
    <message>
        <source>Change of tension</source>
        <translation>Änderung der Spannung</translation>
    </message>
    <message>
        <source>The store&apos;s price</source>
        <translation>Preis im Laden</translation>
    </message>
    <message>
        <source>Actions in the turn</source>
        <translation>Aktionen im Zug</translation>
    </message>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>The looting</source>
        <translation>Das Plündern</translation>
    </message>
    <message>
        <source>The event card</source>
        <translation>Die Ereigniskarte</translation>
    </message>
    <message>
        <source>A bandit attacks</source>
        <translation>Ein Bandit greift an</translation>
    </message>
    <message>
        <source>The town shoots</source>
        <translation>Die Stadt schießt</translation>
    </message>
    <message>
        <source>Typhoid</source>
        <translation>Typhus</translation>
    </message>
    <message>
        <source>The skirmish</source>
        <translation>Das Scharmützel</translation>
    </message>
    <message>
        <source>Shot from the battlefield</source>
        <translation>Schuss vom Schlachtfeld</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}</source>
        <translation>{attacker} greift {target} an</translation>
    </message>
    <message>
        <source>{piece} loots</source>
        <translation>{piece} plündert</translation>
    </message>
    <message>
        <source>{bandit} attacks {piece}</source>
        <translation>{bandit} greift {piece} an</translation>
    </message>
    <message>
        <source>The town shoots at {piece}</source>
        <translation>Die Stadt schießt auf {piece}</translation>
    </message>
    <message>
        <source>{piece} has typhoid</source>
        <translation>{piece} hat Typhus</translation>
    </message>
    <message>
        <source>The skirmish: a shot at {piece}</source>
        <translation>Das Scharmützel: ein Schuss auf {piece}</translation>
    </message>
    <message>
        <source>The battlefield: a shot at {piece}</source>
        <translation>Das Schlachtfeld: ein Schuss auf {piece}</translation>
    </message>
    <message>
        <source>%1 costs 1 health</source>
        <translation>%1 kostet 1 Lebenspunkt</translation>
    </message>
    <message>
        <source>Loses 1 health</source>
        <translation>Verliert 1 Lebenspunkt</translation>
    </message>
    <message>
        <source>Holds out</source>
        <translation>Hält durch</translation>
    </message>
    <message>
        <source>Alive at the end of the last round</source>
        <translation>Am Ende der letzten Runde am Leben</translation>
    </message>
    <message>
        <source>The other side is dead</source>
        <translation>Die andere Seite ist tot</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Nach Vereinbarung</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Watchful</source>
        <translation>Wachsam</translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation>Feindselig</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>On the house board the app knows every distance. On a board of your own it asks you for them.</source>
        <translation>Auf dem mitgelieferten Plan kennt die App jede Entfernung. Auf einem eigenen fragt sie danach.</translation>
    </message>
    <message>
        <source>The book plays 15. Fewer make a shorter evening.</source>
        <translation>Das Buch spielt 15. Weniger machen den Abend kürzer.</translation>
    </message>
    <message>
        <source>When one side is wiped out</source>
        <translation>Wenn eine Seite ausgelöscht ist</translation>
    </message>
    <message>
        <source>The game ends there and then, but the book does not say who has won.</source>
        <translation>Die Partie endet sofort, aber das Buch sagt nicht, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>The survivors win</source>
        <translation>Die Überlebenden gewinnen</translation>
    </message>
    <message>
        <source>The app draws from the house deck, or reads its cards with the camera. If you have written cards of your own, you enter what they do as rulings.</source>
        <translation>Die App zieht aus dem mitgelieferten Stapel oder liest seine Karten mit der Kamera. Bei eigenen Karten wird ihre Wirkung als Schiedsspruch eingegeben.</translation>
    </message>
    <message>
        <source>A piece may move its full distance</source>
        <translation>Eine Figur darf ihre ganze Strecke ziehen</translation>
    </message>
    <message>
        <source>The book can be read both ways: so many hexes in a whole turn, or so many with each move.</source>
        <translation>Das Buch lässt beides zu: so viele Felder im ganzen Zug oder bei jeder Bewegung.</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Einmal im Zug</translation>
    </message>
    <message>
        <source>With every move</source>
        <translation>Bei jeder Bewegung</translation>
    </message>
    <message>
        <source>Bandits and the town attack</source>
        <translation>Banditen und Stadt greifen an</translation>
    </message>
    <message>
        <source>The book names both moments. Either way they attack only once.</source>
        <translation>Das Buch nennt beide Zeitpunkte. So oder so greifen sie nur einmal an.</translation>
    </message>
    <message>
        <source>At the end of each turn</source>
        <translation>Am Ende jedes Zuges</translation>
    </message>
    <message>
        <source>Free bread each round</source>
        <translation>Freibrot je Runde</translation>
    </message>
    <message>
        <source>The book gives the Civilians one food a round for nothing. What they take beyond it costs goods.</source>
        <translation>Das Buch gibt den Bürgern eine Nahrung je Runde umsonst. Was sie darüber hinaus nehmen, kostet Tauschware.</translation>
    </message>
    <message>
        <source>One for them all</source>
        <translation>Eines für alle</translation>
    </message>
    <message>
        <source>One for each Civilian</source>
        <translation>Eines für jeden Bürger</translation>
    </message>
    <message>
        <source>Boons from the church</source>
        <translation>Segen aus der Kirche</translation>
    </message>
    <message>
        <source>Boons do not pile up. The book lets a player hold one; a kinder table lets every piece hold its own.</source>
        <translation>Segen sammeln sich nicht an. Das Buch lässt jedem Spieler einen; ein milderer Tisch jeder Figur ihren eigenen.</translation>
    </message>
    <message>
        <source>One for the whole side</source>
        <translation>Einer für die ganze Seite</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie es endet</translation>
    </message>
    <message>
        <source>Moving and attacks</source>
        <translation>Bewegung und Angriffe</translation>
    </message>
    <message>
        <source>Bread and boons</source>
        <translation>Brot und Segen</translation>
    </message>
    <message>
        <source>Tension counter</source>
        <translation>Spannungszähler</translation>
    </message>
    <message>
        <source>Food in the bakery</source>
        <translation>Nahrung in der Bäckerei</translation>
    </message>
    <message>
        <source>Food at the farm</source>
        <translation>Nahrung auf dem Hof</translation>
    </message>
    <message>
        <source>Farm is due in round</source>
        <translation>Hof ist reif in Runde</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Aktionen übrig</translation>
    </message>
    <message>
        <source>The event in force</source>
        <translation>Das Ereignis in Kraft</translation>
    </message>
    <message>
        <source>The farm</source>
        <translation>Der Hof</translation>
    </message>
    <message>
        <source>Whose crop</source>
        <translation>Wessen Ernte</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Whose turn is open</source>
        <translation>Wessen Zug läuft</translation>
    </message>
    <message>
        <source>Who took the last turn</source>
        <translation>Wer zuletzt am Zug war</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Turns taken</source>
        <translation>Gemachte Züge</translation>
    </message>
    <message>
        <source>Leaves in round</source>
        <translation>Geht in Runde</translation>
    </message>
    <message>
        <source>Has food</source>
        <translation>Hat Nahrung</translation>
    </message>
    <message>
        <source>Has medicine</source>
        <translation>Hat Medizin</translation>
    </message>
    <message>
        <source>Has ammo</source>
        <translation>Hat Munition</translation>
    </message>
    <message>
        <source>Has goods</source>
        <translation>Hat Tauschware</translation>
    </message>
    <message>
        <source>Diseases</source>
        <translation>Krankheiten</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>What lies at</source>
        <translation>Was hier liegt</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 trifft</translation>
    </message>
</context>
<context>
    <name>LifeHero</name>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>the town is %1</source>
        <translation>Stadt: %1</translation>
    </message>
</context>
<context>
    <name>LifePanel</name>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message numerus="yes">
        <source>rises in %n rounds</source>
        <translation>
            <numerusform>steigt in dieser Runde</numerusform>
            <numerusform>steigt in %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>to read out or print</source>
        <translation>zum Vorlesen oder Drucken</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>act by act</source>
        <translation>Handlung für Handlung</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>keeps the later entries</source>
        <translation>spätere Einträge bleiben erhalten</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>as it was then</source>
        <translation>wie er damals war</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Written: %1 (pages: %2). Print at actual size (100 %).</source>
        <translation>Geschrieben: %1 (Seiten: %2). In Originalgröße drucken (100 %).</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>MergeSheet</name>
    <message>
        <source>Who is it?</source>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <source>Every game that %1 has played becomes that person&apos;s. One touch undoes it.</source>
        <translation>Alles, was %1 gespielt hat, gehört dann zu dieser Person. Ein Tippen nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Where does the game belong?</source>
        <translation>Wohin gehört die Partie?</translation>
    </message>
    <message>
        <source>Its people move with it, by name. One touch undoes it.</source>
        <translation>Ihre Personen kommen mit. Ein Tippen nimmt es zurück.</translation>
    </message>
    <message>
        <source>A new campaign</source>
        <translation>Eine neue Kampagne</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>ein Name fehlt</translation>
    </message>
    <message>
        <source>Name of a new campaign</source>
        <translation>Name einer neuen Kampagne</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1&apos;</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1&apos;s</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Weitere Regeln</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Mit %1 spielen</translation>
    </message>
    <message>
        <source>A board from the editor</source>
        <translation>Ein eigener Spielplan</translation>
    </message>
    <message>
        <source>None, the standard one</source>
        <translation>Keiner, der mitgelieferte</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Einen zeichnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The book stands beside the usual choice. Nothing here needs a touch.</source>
        <translation>Ein Buch steht bei der üblichen Wahl. Hier muss nichts angetippt werden.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Campaign and name: %1</source>
        <translation>Kampagne und Name: %1</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>any face</source>
        <translation>jede Augenzahl</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>eine %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>a 1</source>
        <translation>eine 1</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 oder 2</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>Attacker loses</source>
        <translation>Angriff verliert</translation>
    </message>
    <message>
        <source>Defender loses</source>
        <translation>Verteidigung verliert</translation>
    </message>
    <message>
        <source>Attackers left</source>
        <translation>Angreifer übrig</translation>
    </message>
    <message>
        <source>Defenders left</source>
        <translation>Verteidiger übrig</translation>
    </message>
</context>
<context>
    <name>OfferPlan</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n acts</source>
        <translation>
            <numerusform>%n Handlung</numerusform>
            <numerusform>%n Handlungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OffersSheet</name>
    <message>
        <source>What may be done now</source>
        <translation>Was jetzt möglich ist</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Hold an act to read its rule, and to look at its odds, its facts and its sums before it is done.</source>
        <translation>Eine Handlung gedrückt halten, um ihre Regel zu lesen und vorher ihre Chancen, Angaben und Summen anzusehen.</translation>
    </message>
</context>
<context>
    <name>OnOff</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>OneStatFace</name>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Two to four warbands, or one against the night; no board is needed</source>
        <translation>Zwei bis vier Trupps, oder einer gegen die Nacht; ohne Spielplan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>der Angriff</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>die Bewegung</translation>
    </message>
    <message>
        <source>the recovery</source>
        <translation>das Aufstehen</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>the activation</source>
        <translation>die Aktivierung</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the rest of the round</source>
        <translation>der Rest der Runde</translation>
    </message>
    <message>
        <source>One fighter who could act has not done so.</source>
        <translation>Ein Kämpfer, der handeln könnte, hat es nicht getan.</translation>
    </message>
    <message>
        <source>%1 fighters who could act have not done so.</source>
        <translation>%1 Kämpfer, die handeln könnten, haben es nicht getan.</translation>
    </message>
    <message>
        <source>the initiative</source>
        <translation>die Initiative</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>der Platz</translation>
    </message>
    <message>
        <source>the healing</source>
        <translation>die Heilung</translation>
    </message>
    <message>
        <source>the command</source>
        <translation>der Befehl</translation>
    </message>
    <message>
        <source>the driving</source>
        <translation>das Antreiben</translation>
    </message>
    <message>
        <source>the influence</source>
        <translation>die Beeinflussung</translation>
    </message>
    <message>
        <source>the demon</source>
        <translation>der Dämon</translation>
    </message>
    <message>
        <source>the change</source>
        <translation>die Verwandlung</translation>
    </message>
    <message>
        <source>the pick-up</source>
        <translation>das Aufheben</translation>
    </message>
    <message>
        <source>the delivery</source>
        <translation>das Abliefern</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>die Punkte</translation>
    </message>
    <message>
        <source>the spawn dice</source>
        <translation>die Würfel der Gegner</translation>
    </message>
    <message>
        <source>the advice</source>
        <translation>der Rat</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>In animal shape</source>
        <translation>In Tiergestalt</translation>
    </message>
    <message>
        <source>Out of control</source>
        <translation>Außer Kontrolle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Zielperson</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Schützling</translation>
    </message>
    <message>
        <source>Hostage</source>
        <translation>Geisel</translation>
    </message>
    <message>
        <source>Enemy boss %1</source>
        <translation>Gegnerischer Boss %1</translation>
    </message>
    <message>
        <source>Enemy specialist %1</source>
        <translation>Gegnerischer Spezialist %1</translation>
    </message>
    <message>
        <source>Enemy rookie %1</source>
        <translation>Gegnerischer Neuling %1</translation>
    </message>
    <message>
        <source>%1 boss</source>
        <translation>Boss %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 rookie %2</source>
        <translation>Neuling %2 %1</translation>
    </message>
    <message>
        <source>%1 demon</source>
        <translation>Dämon %1</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Force user</source>
        <translation>Machtnutzer</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>North east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>North west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>South east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>South west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>Melee 1h</source>
        <translation>Einhandwaffe</translation>
    </message>
    <message>
        <source>Melee 2h</source>
        <translation>Zweihandwaffe</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Bosses, Influencers and the bomb</source>
        <translation>Bosse, Einflüsterer und die Bombe</translation>
    </message>
    <message>
        <source>Trigger device</source>
        <translation>Auslösegerät</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Device count</source>
        <translation>Stand des Geräts</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Who is to act</source>
        <translation>Wer handelt</translation>
    </message>
    <message>
        <source>Who acted last</source>
        <translation>Wer zuletzt handelte</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>Stat</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Defended</source>
        <translation>Verteidigt</translation>
    </message>
    <message>
        <source>Shrugged off</source>
        <translation>Weggesteckt</translation>
    </message>
    <message>
        <source>Weakened</source>
        <translation>Geschwächt</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Umgeworfen</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Places in the order</source>
        <translation>Plätze in der Reihenfolge</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>einer nach dem anderen</translation>
    </message>
    <message>
        <source>The bomb goes off</source>
        <translation>Die Bombe geht hoch</translation>
    </message>
    <message>
        <source>Opponents appear</source>
        <translation>Gegner erscheinen</translation>
    </message>
    <message>
        <source>Spawnpoint #</source>
        <translation>Eintrittspunkt #</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Specialist</source>
        <translation>Spezialist</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>one-handed</source>
        <translation>einhändig</translation>
    </message>
    <message>
        <source>two-handed</source>
        <translation>zweihändig</translation>
    </message>
    <message>
        <source>light gun</source>
        <translation>leichte Schusswaffe</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>Schusswaffe</translation>
    </message>
    <message>
        <source>heavy gun</source>
        <translation>schwere Schusswaffe</translation>
    </message>
    <message>
        <source>heavy blast</source>
        <translation>Sprengwaffe</translation>
    </message>
    <message>
        <source>the Force</source>
        <translation>die Macht</translation>
    </message>
    <message>
        <source>tooth and claw</source>
        <translation>Zähne und Klauen</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassine</translation>
    </message>
    <message>
        <source>Berserker</source>
        <translation>Berserker</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Beschwörer</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Antreiber</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Techniker</translation>
    </message>
    <message>
        <source>Force User</source>
        <translation>Machtnutzer</translation>
    </message>
    <message>
        <source>Healer</source>
        <translation>Heiler</translation>
    </message>
    <message>
        <source>Influencer</source>
        <translation>Einflüsterer</translation>
    </message>
    <message>
        <source>Maniac</source>
        <translation>Draufgänger</translation>
    </message>
    <message>
        <source>Preacher</source>
        <translation>Prediger</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Waldläufer</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <translation>Gestaltwandler</translation>
    </message>
    <message>
        <source>Tank</source>
        <translation>Beschützer</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Friends in contact</source>
        <translation>Freunde in Kontakt</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Gedränge</translation>
    </message>
    <message>
        <source>Within 2 inches</source>
        <translation>Im Umkreis von 2 Zoll</translation>
    </message>
    <message>
        <source>Preacher near</source>
        <translation>Prediger nahe</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Inches up</source>
        <translation>Zoll hinauf</translation>
    </message>
    <message>
        <source>Inches jumped</source>
        <translation>Zoll im Sprung</translation>
    </message>
    <message>
        <source>Ends at the hill</source>
        <translation>Endet am Hügel</translation>
    </message>
    <message>
        <source>Whose area</source>
        <translation>Wessen Bereich</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Last man standing</source>
        <translation>Bis zum letzten Trupp</translation>
    </message>
    <message>
        <source>King of the hill</source>
        <translation>Kampf um den Hügel</translation>
    </message>
    <message>
        <source>Treasure hunt</source>
        <translation>Schatzsuche</translation>
    </message>
    <message>
        <source>Bombing run</source>
        <translation>Bombenlauf</translation>
    </message>
    <message>
        <source>Capture the flag</source>
        <translation>Flaggenraub</translation>
    </message>
    <message>
        <source>Solo: hunt</source>
        <translation>Solo: Jagd</translation>
    </message>
    <message>
        <source>Solo: collect</source>
        <translation>Solo: Sammeln</translation>
    </message>
    <message>
        <source>Solo: investigate</source>
        <translation>Solo: Ermittlung</translation>
    </message>
    <message>
        <source>Solo: rescue</source>
        <translation>Solo: Rettung</translation>
    </message>
    <message>
        <source>Solo: shutdown</source>
        <translation>Solo: Abschaltung</translation>
    </message>
    <message>
        <source>Specialists each</source>
        <translation>Spezialisten je Trupp</translation>
    </message>
    <message>
        <source>Each round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>As rolled</source>
        <translation>Wie gewürfelt</translation>
    </message>
    <message>
        <source>A boss ignores one wound</source>
        <translation>Ein Boss steckt eine Wunde weg</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Einmal je Runde</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Einmal je Zug</translation>
    </message>
    <message>
        <source>Influencers roll</source>
        <translation>Einflüsterer würfeln</translation>
    </message>
    <message>
        <source>The bomb ticks</source>
        <translation>Die Bombe tickt</translation>
    </message>
    <message>
        <source>What the device does</source>
        <translation>Was das Gerät bewirkt</translation>
    </message>
    <message>
        <source>Tells it</source>
        <translation>Sagt es an</translation>
    </message>
    <message>
        <source>One more activation</source>
        <translation>Eine Aktivierung mehr</translation>
    </message>
    <message>
        <source>Brings one back</source>
        <translation>Bringt einen zurück</translation>
    </message>
    <message>
        <source>More opponents</source>
        <translation>Mehr Gegner</translation>
    </message>
    <message>
        <source>The mystery</source>
        <translation>Das Geheimnis</translation>
    </message>
    <message>
        <source>Doom device</source>
        <translation>Weltuntergangsmaschine</translation>
    </message>
    <message>
        <source>Cultists</source>
        <translation>Kultisten</translation>
    </message>
    <message>
        <source>Hideout</source>
        <translation>Versteck</translation>
    </message>
    <message>
        <source>Rover</source>
        <translation>Rover</translation>
    </message>
    <message>
        <source>The bounty dies</source>
        <translation>Die Zielperson stirbt</translation>
    </message>
    <message>
        <source>Die by die</source>
        <translation>Würfel für Würfel</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Auf einmal</translation>
    </message>
    <message>
        <source>Escort the hostage home</source>
        <translation>Die Geisel heimgeleiten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>High grass</source>
        <translation>Hohes Gras</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>Open place</source>
        <translation>Offene Fläche</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Barbed wire</source>
        <translation>Stacheldraht</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Acid pool</source>
        <translation>Säurebecken</translation>
    </message>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>At the device</source>
        <translation>Am Gerät</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>The last warband standing</source>
        <translation>Der letzte Trupp, der steht</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Specialization</source>
        <translation>Spezialisierung</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Trupps</translation>
    </message>
    <message>
        <source>Behind a Tank</source>
        <translation>Hinter einem Beschützer</translation>
    </message>
    <message>
        <source>%1 behind %2</source>
        <translation>%1 hinter %2</translation>
    </message>
    <message>
        <source>Can be walked through</source>
        <translation>Durchschreitbar</translation>
    </message>
    <message>
        <source>Allows sight</source>
        <translation>Lässt Sicht zu</translation>
    </message>
    <message>
        <source>Gives cover</source>
        <translation>Gibt Deckung</translation>
    </message>
    <message>
        <source>What each side wants of the device</source>
        <translation>Was jede Seite vom Gerät will</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Fill it to 6</source>
        <translation>Auf 6 füllen</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>In Kontakt</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Boulder</source>
        <translation>Felsblock</translation>
    </message>
    <message>
        <source>High pillar</source>
        <translation>Hohe Säule</translation>
    </message>
    <message>
        <source>Trash pile</source>
        <translation>Müllhaufen</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Fundort</translation>
    </message>
    <message>
        <source>Clue for the column</source>
        <translation>Hinweis auf die Spalte</translation>
    </message>
    <message>
        <source>Clue for the row</source>
        <translation>Hinweis auf die Zeile</translation>
    </message>
    <message>
        <source>Treasure #</source>
        <translation>Schatz #</translation>
    </message>
    <message>
        <source>Red&apos;s flag</source>
        <translation>Flagge von Rot</translation>
    </message>
    <message>
        <source>Blue&apos;s flag</source>
        <translation>Flagge von Blau</translation>
    </message>
    <message>
        <source>Green&apos;s flag</source>
        <translation>Flagge von Grün</translation>
    </message>
    <message>
        <source>Yellow&apos;s flag</source>
        <translation>Flagge von Gelb</translation>
    </message>
    <message>
        <source>Number needed to hit</source>
        <translation>Nötig zum Treffen</translation>
    </message>
    <message>
        <source>Number needed to defend</source>
        <translation>Nötig zum Verteidigen</translation>
    </message>
    <message>
        <source>Number needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Number needed to get up</source>
        <translation>Nötig zum Aufstehen</translation>
    </message>
    <message>
        <source>Inches it may move</source>
        <translation>Bewegungsweite in Zoll</translation>
    </message>
    <message>
        <source>The target&apos;s die</source>
        <translation>Der Würfel des Ziels</translation>
    </message>
    <message>
        <source>Their own die</source>
        <translation>Den eigenen Würfel</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Whom it strikes</source>
        <translation>Wen es trifft</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Yes, in contact</source>
        <translation>Ja, in Kontakt</translation>
    </message>
    <message>
        <source>Yes, at range</source>
        <translation>Ja, auf Entfernung</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo es ist</translation>
    </message>
    <message>
        <source>The dice for opponents</source>
        <translation>Die Würfel der Gegner</translation>
    </message>
    <message>
        <source>The site</source>
        <translation>Der Fundort</translation>
    </message>
    <message>
        <source>On the hill</source>
        <translation>Auf dem Hügel</translation>
    </message>
    <message>
        <source>Held the hill</source>
        <translation>Hielt den Hügel</translation>
    </message>
    <message>
        <source>The bounty is dead</source>
        <translation>Die Zielperson ist tot</translation>
    </message>
    <message>
        <source>The treasure is home</source>
        <translation>Der Schatz ist daheim</translation>
    </message>
    <message>
        <source>Against one another, or alone and together against opponents that the app leads.</source>
        <translation>Gegeneinander, oder allein und gemeinsam gegen Gegner, die die App führt.</translation>
    </message>
    <message>
        <source>Solo: bounty</source>
        <translation>Solo: Zielperson</translation>
    </message>
    <message>
        <source>Solo: escort</source>
        <translation>Solo: Geleit</translation>
    </message>
    <message>
        <source>Specialists in a warband</source>
        <translation>Spezialisten im Trupp</translation>
    </message>
    <message>
        <source>In the book&apos;s warband there are three, with two rookies for each of them. Fewer make a shorter game.</source>
        <translation>Der Trupp des Buches hat drei, und zu jedem zwei Neulinge. Weniger machen die Partie kürzer.</translation>
    </message>
    <message>
        <source>What the clues lead to</source>
        <translation>Wohin die Hinweise führen</translation>
    </message>
    <message>
        <source>It waits where the two clues point.</source>
        <translation>Es wartet, wo die beiden Hinweise hinzeigen.</translation>
    </message>
    <message>
        <source>A doom device</source>
        <translation>Eine Weltuntergangsmaschine</translation>
    </message>
    <message>
        <source>A hideout</source>
        <translation>Ein Versteck</translation>
    </message>
    <message>
        <source>A rover</source>
        <translation>Ein Rover</translation>
    </message>
    <message>
        <source>The bounty takes wounds</source>
        <translation>Die Zielperson wird verwundet</translation>
    </message>
    <message>
        <source>Every wound shrinks his die. Either the wound at six sides finishes him, or he falls and gets up as any boss does.</source>
        <translation>Jede Wunde verkleinert ihren Würfel. Bei sechs Seiten ist die nächste das Ende, oder sie fällt und steht auf wie jeder Boss.</translation>
    </message>
    <message>
        <source>Until his die is used up</source>
        <translation>Bis ihr Würfel aufgebraucht ist</translation>
    </message>
    <message>
        <source>As any boss does</source>
        <translation>Wie jeder Boss</translation>
    </message>
    <message>
        <source>Bring the hostage home</source>
        <translation>Die Geisel heimbringen</translation>
    </message>
    <message>
        <source>After the rescue the hostage has to be escorted back to your corner.</source>
        <translation>Nach der Rettung muss die Geisel in die eigene Ecke geleitet werden.</translation>
    </message>
    <message>
        <source>Initiative is rolled</source>
        <translation>Initiative wird gewürfelt</translation>
    </message>
    <message>
        <source>In the book it is the first step of every round.</source>
        <translation>Im Buch ist das der erste Schritt jeder Runde.</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>The highest roll</source>
        <translation>Der höchste Wurf</translation>
    </message>
    <message>
        <source>By the book the winner chooses a place in the order, then the next. Without choosing, the highest goes first.</source>
        <translation>Nach dem Buch wählt der Sieger einen Platz in der Reihenfolge, dann der nächste. Sonst beginnt der höchste.</translation>
    </message>
    <message>
        <source>Chooses a place</source>
        <translation>Wählt einen Platz</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>A boss shrugs off one wound</source>
        <translation>Ein Boss steckt eine Wunde weg</translation>
    </message>
    <message>
        <source>The book says every turn, which may mean a round, or each fighter&apos;s turn.</source>
        <translation>Das Buch sagt: jeden Zug. Das kann die Runde oder der Zug jedes Kämpfers sein.</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Jeden Zug</translation>
    </message>
    <message>
        <source>An Influencer rolls</source>
        <translation>Ein Einflüsterer würfelt</translation>
    </message>
    <message>
        <source>The book takes the die of the one who is influenced.</source>
        <translation>Das Buch nimmt den Würfel des Beeinflussten.</translation>
    </message>
    <message>
        <source>The victim&apos;s die</source>
        <translation>Den Würfel des Opfers</translation>
    </message>
    <message>
        <source>The bomb counts down</source>
        <translation>Die Bombe zählt herunter</translation>
    </message>
    <message>
        <source>While somebody carries it, at the end of each turn. That may mean a round, or each fighter&apos;s turn.</source>
        <translation>Am Ende jedes Zuges, solange jemand sie trägt. Das kann die Runde oder der Zug jedes Kämpfers sein.</translation>
    </message>
    <message>
        <source>Play with the trigger device</source>
        <translation>Mit Auslösegerät spielen</translation>
    </message>
    <message>
        <source>A stack of three tokens in the middle of the table. One side wants it empty, the other wants six.</source>
        <translation>Ein Stapel von drei Markern in der Mitte des Tisches. Eine Seite will ihn leer, die andere will sechs.</translation>
    </message>
    <message>
        <source>What each warband wants</source>
        <translation>Was jeder Trupp will</translation>
    </message>
    <message>
        <source>The players agree on it.</source>
        <translation>Die Spieler vereinbaren es.</translation>
    </message>
    <message>
        <source>The stack empty</source>
        <translation>Den Stapel leer</translation>
    </message>
    <message>
        <source>Six tokens</source>
        <translation>Sechs Marker</translation>
    </message>
    <message>
        <source>The book leaves it to the players.</source>
        <translation>Das Buch überlässt es den Spielern.</translation>
    </message>
    <message>
        <source>You decide when it happens</source>
        <translation>Die Spieler entscheiden dann</translation>
    </message>
    <message>
        <source>Brings a fighter back</source>
        <translation>Bringt einen Kämpfer zurück</translation>
    </message>
    <message>
        <source>New opponents appear</source>
        <translation>Neue Gegner erscheinen</translation>
    </message>
    <message>
        <source>The book rolls for them once, at the start.</source>
        <translation>Das Buch würfelt einmal für sie, zu Beginn.</translation>
    </message>
    <message>
        <source>At the start only</source>
        <translation>Nur zu Beginn</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Die Gegner</translation>
    </message>
    <message>
        <source>Those of the book, or stronger and weaker ones.</source>
        <translation>Die des Buches, oder stärkere und schwächere.</translation>
    </message>
    <message>
        <source>Rookies</source>
        <translation>Neulinge</translation>
    </message>
    <message>
        <source>Specialists</source>
        <translation>Spezialisten</translation>
    </message>
    <message>
        <source>Bosses</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>Weapons, at most two</source>
        <translation>Waffen, höchstens zwei</translation>
    </message>
    <message>
        <source>One-handed weapon</source>
        <translation>Einhandwaffe</translation>
    </message>
    <message>
        <source>Two-handed weapon</source>
        <translation>Zweihandwaffe</translation>
    </message>
    <message>
        <source>Light gun</source>
        <translation>Leichte Schusswaffe</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Schusswaffe</translation>
    </message>
    <message>
        <source>Heavy gun</source>
        <translation>Schwere Schusswaffe</translation>
    </message>
    <message>
        <source>Heavy gun with a blast</source>
        <translation>Sprengwaffe</translation>
    </message>
    <message>
        <source>Change a kind where your table answers otherwise than the book, or add one of your own.</source>
        <translation>Eine Art ändern, wo der Tisch es anders hält als das Buch, oder eine eigene hinzufügen.</translation>
    </message>
    <message>
        <source>Can be seen through</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Not defended</source>
        <translation>Nicht verteidigt</translation>
    </message>
    <message>
        <source>%1 defends</source>
        <translation>%1 verteidigt</translation>
    </message>
    <message>
        <source>Stands up</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Stays down</source>
        <translation>Bleibt liegen</translation>
    </message>
    <message>
        <source>%1 stands up</source>
        <translation>%1 lässt aufstehen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehlen</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antreiben</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Beeinflussen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Change shape</source>
        <translation>Gestalt wechseln</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Abgeliefert</translation>
    </message>
    <message>
        <source>Touches the hill</source>
        <translation>Berührt den Hügel</translation>
    </message>
    <message>
        <source>Reaches the hostage</source>
        <translation>Erreicht die Geisel</translation>
    </message>
    <message>
        <source>To the hill</source>
        <translation>Zum Hügel</translation>
    </message>
    <message>
        <source>Is in contact</source>
        <translation>In Kontakt</translation>
    </message>
    <message>
        <source>Can shoot, in cover</source>
        <translation>Kann schießen, in Deckung</translation>
    </message>
    <message>
        <source>Can shoot, in the open</source>
        <translation>Kann schießen, ohne Deckung</translation>
    </message>
    <message>
        <source>Sees somebody</source>
        <translation>Sieht jemanden</translation>
    </message>
    <message>
        <source>Sees nobody</source>
        <translation>Sieht niemanden</translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Action scenarios</source>
        <translation>Action-Szenarien</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>The second point</source>
        <translation>Der zweite Punkt</translation>
    </message>
    <message>
        <source>No other warband is left</source>
        <translation>Kein anderer Trupp ist übrig</translation>
    </message>
    <message>
        <source>No warband is left</source>
        <translation>Kein Trupp ist übrig</translation>
    </message>
    <message>
        <source>All treasures are collected</source>
        <translation>Alle Schätze sind eingesammelt</translation>
    </message>
    <message>
        <source>The escort has arrived</source>
        <translation>Der Schützling ist am Ziel</translation>
    </message>
    <message>
        <source>The mystery is solved</source>
        <translation>Das Rätsel ist gelöst</translation>
    </message>
    <message>
        <source>The hostage is free</source>
        <translation>Die Geisel ist frei</translation>
    </message>
    <message>
        <source>Every spawnpoint is shut</source>
        <translation>Alle Eintrittspunkte sind geschlossen</translation>
    </message>
    <message>
        <source>No opponent is left</source>
        <translation>Kein Gegner ist übrig</translation>
    </message>
    <message>
        <source>The escort is lost</source>
        <translation>Der Schützling ist verloren</translation>
    </message>
    <message>
        <source>The warband is lost</source>
        <translation>Der Trupp ist verloren</translation>
    </message>
    <message>
        <source>Time has run out</source>
        <translation>Die Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>Second defence</source>
        <translation>Zweite Abwehr</translation>
    </message>
    <message>
        <source>Defence against the strike-back</source>
        <translation>Abwehr des Gegenschlags</translation>
    </message>
    <message>
        <source>Where spawnpoint # is</source>
        <translation>Wo Eintrittspunkt # liegt</translation>
    </message>
    <message>
        <source>Can it attack?</source>
        <translation>Kann er angreifen?</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <translation>Platz in der Reihenfolge</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>the usual way</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>the usual number</source>
        <translation>die übliche Zahl</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>üblich: %1</translation>
    </message>
</context>
<context>
    <name>OptionGroup</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
</context>
<context>
    <name>OrdinaryFile</name>
    <message>
        <source>it is not there</source>
        <translation>Sie ist nicht da</translation>
    </message>
    <message>
        <source>reading it is not allowed</source>
        <translation>Das Lesen ist nicht erlaubt</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>This is a folder; only ordinary files can be read.</source>
        <translation>Das ist ein Ordner; gelesen werden nur gewöhnliche Dateien.</translation>
    </message>
    <message>
        <source>This is a pipe or a device; only ordinary files can be read.</source>
        <translation>Das ist eine Pipe oder ein Gerät; gelesen werden nur gewöhnliche Dateien.</translation>
    </message>
</context>
<context>
    <name>OutcomePlot</name>
    <message>
        <source>%1 on average</source>
        <translation>%1 im Mittel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2 left, %3 on average</source>
        <translation>%1 bis %2 übrig, %3 im Mittel</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>The rules are shown in English, as their ledger has them.</source>
        <translation>Die Regeln stehen hier auf Englisch, wie ihr Regelwerk sie führt.</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PairsField</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Reset to the usual</source>
        <translation>Auf üblich zurücksetzen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>A kind of your own</source>
        <translation>Eine eigene Art</translation>
    </message>
    <message>
        <source>%1: a kind of your own</source>
        <translation>%1: eine eigene Art</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>PapersDesk</name>
    <message>
        <source>There is nothing in the campaign yet.</source>
        <translation>In der Kampagne ist noch nichts.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Keine Partie ist offen.</translation>
    </message>
    <message>
        <source>League of %1</source>
        <translation>Liga von %1</translation>
    </message>
    <message>
        <source>Website of %1</source>
        <translation>Website von %1</translation>
    </message>
    <message numerus="yes">
        <source>Being written: %n games are read.</source>
        <translation>
            <numerusform>Wird geschrieben: %n Partie wird gelesen.</numerusform>
            <numerusform>Wird geschrieben: %n Partien werden gelesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParamField</name>
    <message>
        <source> — choose</source>
        <translation> – wählen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Ziegelrot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>won %1, drawn %2, lost %3</source>
        <translation>gewonnen %1, unentschieden %2, verloren %3</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>name and note</source>
        <translation>Name und Notiz</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luck with the dice</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>Wer das ist</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club: %1</source>
        <translation>Verein: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Aufbewahrung</translation>
    </message>
    <message>
        <source>Restore from the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Ins Archiv</translation>
    </message>
    <message>
        <source>Merge with another person</source>
        <translation>Dieselbe Person wie …</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>web page, text and PDF</source>
        <translation>Webseite, Text und PDF</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Who plays this side?</source>
        <translation>Wer spielt diese Seite?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Niemand Bestimmtes</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Ein anderer Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>PhoneShelf</name>
    <message>
        <source>Show the stocks</source>
        <translation>Vorräte zeigen</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Spielstand</translation>
    </message>
</context>
<context>
    <name>Photograph</name>
    <message>
        <source>%1 is too large a picture.</source>
        <translation>%1 ist ein zu großes Bild.</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read.</source>
        <translation>%1 ist kein Bild, das sich lesen lässt.</translation>
    </message>
</context>
<context>
    <name>PhotographSheet</name>
    <message>
        <source>Photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Was darauf zu sehen ist</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The picture is damaged and cannot be read.</source>
        <translation>Das Bild ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>Das ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>The picture is %1 by %2 pixels; at most %3 a side can be read.</source>
        <translation>Das Bild hat %1 mal %2 Bildpunkte; gelesen werden höchstens %3 je Seite.</translation>
    </message>
    <message>
        <source>The picture has %1 million pixels; at most %2 million can be read.</source>
        <translation>Das Bild hat %1 Millionen Bildpunkte; gelesen werden höchstens %2 Millionen.</translation>
    </message>
</context>
<context>
    <name>PictureInbox</name>
    <message>
        <source>The folder %1 cannot be watched. Drop the picture on the window instead.</source>
        <translation>Der Ordner %1 lässt sich nicht beobachten. Das Bild stattdessen auf dem Fenster ablegen.</translation>
    </message>
    <message>
        <source>The folder %1 is gone, so it is not watched any more.</source>
        <translation>Den Ordner %1 gibt es nicht mehr; er wird nicht mehr beobachtet.</translation>
    </message>
</context>
<context>
    <name>PicturePile</name>
    <message>
        <source>no code</source>
        <translation>kein Code</translation>
    </message>
    <message>
        <source>It is not on this machine.</source>
        <translation>Sie ist nicht auf diesem Gerät.</translation>
    </message>
    <message>
        <source>%1 is not a file on this machine. Save it first, then drop it here.</source>
        <translation>%1 ist keine Datei auf diesem Gerät. Erst speichern, dann hier ablegen.</translation>
    </message>
    <message>
        <source>%1 is left out: %2 files are read at a time.</source>
        <translation>%1 wird ausgelassen: Es werden %2 Dateien auf einmal gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes</source>
        <translation>
            <numerusform>%n Code</numerusform>
            <numerusform>%n Codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureSheet</name>
    <message>
        <source>Pictures and films</source>
        <translation>Bilder und Filme</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation>Diesen Ordner beobachten</translation>
    </message>
    <message>
        <source>for pictures from a phone</source>
        <translation>für Bilder vom Telefon</translation>
    </message>
    <message>
        <source>No pictures here.</source>
        <translation>Hier sind keine Bilder.</translation>
    </message>
    <message>
        <source>Up one folder</source>
        <translation>Einen Ordner hinauf</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message numerus="yes">
        <source>Read %n files</source>
        <translation>
            <numerusform>%n Datei lesen</numerusform>
            <numerusform>%n Dateien lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>%n Bild hinzufügen</numerusform>
            <numerusform>%n Bilder hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureStrip</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>misslungen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
</context>
<context>
    <name>PieceStrip</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>PieceTile</name>
    <message>
        <source>health %1 of %2</source>
        <translation>Lebenspunkte %1 von %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
</context>
<context>
    <name>PlaceSheet</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the link to %1</source>
        <translation>Name der Verbindung nach %1</translation>
    </message>
</context>
<context>
    <name>PlotOfHoldings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 bis %3</translation>
    </message>
</context>
<context>
    <name>PlotTouch</name>
    <message>
        <source>%1: look at the table as it was</source>
        <translation>%1: den Tisch von damals ansehen</translation>
    </message>
    <message>
        <source>%1: look at the table as it was in round %2</source>
        <translation>%1: den Tisch von damals in Runde %2 ansehen</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <source>Pieces out of the game</source>
        <translation>Ausgeschiedene Figuren</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Who held what</source>
        <translation>Wer was hielt</translation>
    </message>
</context>
<context>
    <name>PointMap</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 in column %2, row %3</source>
        <translation>%1 in Spalte %2, Zeile %3</translation>
    </message>
    <message>
        <source>Spawnpoint %1</source>
        <translation>Eintrittspunkt %1</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>There is no such roster in the campaign.</source>
        <translation>Diese Aufstellung gibt es in der Kampagne nicht.</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>Dieses Spiel gibt es nicht.</translation>
    </message>
    <message>
        <source>All at the table</source>
        <translation>Alle am Tisch</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Make the sheet</source>
        <translation>Bogen anlegen</translation>
    </message>
    <message>
        <source>a PDF file in your documents</source>
        <translation>eine PDF-Datei bei den Dokumenten</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>10 mm</source>
        <translation>10 mm</translation>
    </message>
    <message>
        <source>15 mm</source>
        <translation>15 mm</translation>
    </message>
    <message>
        <source>25 mm</source>
        <translation>25 mm</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>No roster for this game is saved in the campaign yet. Build one when you start a new game.</source>
        <translation>Für dieses Spiel ist noch keine Aufstellung in der Kampagne gespeichert. Zu Beginn einer neuen Partie lässt sich eine bauen.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Die Seite konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
    <message>
        <source>A deck of your own (CSV)</source>
        <translation>Ein eigener Kartensatz (CSV)</translation>
    </message>
    <message>
        <source>Back to the game&apos;s cards</source>
        <translation>Zurück zu den Karten des Spiels</translation>
    </message>
    <message>
        <source>These cards as a table (CSV)</source>
        <translation>Diese Karten als Tabelle (CSV)</translation>
    </message>
    <message>
        <source>This game has no cards of its own. A deck of your own can be printed.</source>
        <translation>Dieses Spiel hat keine eigenen Karten. Ein eigener Kartensatz lässt sich drucken.</translation>
    </message>
</context>
<context>
    <name>Prospects</name>
    <message>
        <source>%1 loses %2, %3 loses %4</source>
        <translation>Verluste: %1 %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Why? (goes into the log)</source>
        <translation>Warum? (kommt ins Protokoll)</translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation>Oder in eigenen Worten</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Rule</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>RegionSheet</name>
    <message>
        <source>A new %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Battle report</source>
        <translation>Gefechtsbericht</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>as a web page, text and PDF, in your documents</source>
        <translation>als Webseite, Text und PDF, bei den Dokumenten</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Seal of the evening</source>
        <translation>Siegel des Abends</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Told before: %1</source>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>as it was told</source>
        <translation>wie eingetragen</translation>
    </message>
    <message>
        <source>With a score</source>
        <translation>Mit Punktestand</translation>
    </message>
    <message>
        <source>Set it before the result is touched.</source>
        <translation>Vor dem Ergebnis einstellen.</translation>
    </message>
    <message>
        <source>%1, for the bonus</source>
        <translation>%1, für den Bonus</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Over, without a result</source>
        <translation>Zu Ende, ohne Ergebnis</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Noch keine beendete Partie.</translation>
    </message>
    <message>
        <source>The last %1 in a row won</source>
        <translation>Die letzten %1 in Folge gewonnen</translation>
    </message>
    <message>
        <source>The last %1 in a row lost</source>
        <translation>Die letzten %1 in Folge verloren</translation>
    </message>
    <message>
        <source>The last %1 in a row drawn</source>
        <translation>Die letzten %1 in Folge unentschieden</translation>
    </message>
    <message>
        <source>%1. Most wins in a row: %2.</source>
        <translation>%1. Längste Siegesserie: %2.</translation>
    </message>
    <message>
        <source>No dice yet.</source>
        <translation>Noch keine Würfel.</translation>
    </message>
    <message>
        <source>%1 dice: %2 pips below what was to be expected. Standard error: %3.</source>
        <translation>%1 Würfel: %2 Augen unter der Erwartung. Standardfehler: %3.</translation>
    </message>
    <message>
        <source>%1 dice: %2 pips above what was to be expected. Standard error: %3.</source>
        <translation>%1 Würfel: %2 Augen über der Erwartung. Standardfehler: %3.</translation>
    </message>
    <message>
        <source>Most wins in a row: %1.</source>
        <translation>Längste Siegesserie: %1.</translation>
    </message>
</context>
<context>
    <name>ResultsDesk</name>
    <message>
        <source>Games: %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>Games: %1 · won %2, drawn %3, lost %4</source>
        <translation>Partien: %1 · gewonnen %2, unentschieden %3, verloren %4</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Games of %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>against anybody</source>
        <translation>gegen alle</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>However they ended</source>
        <translation>Jeder Ausgang</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>the whole record</source>
        <translation>die ganze Bilanz</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in the archive</source>
        <translation>im Archiv</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>That is not a roster.</source>
        <translation>Das ist keine Aufstellung.</translation>
    </message>
    <message>
        <source>That is a roster for %1, which takes no rosters here.</source>
        <translation>Das ist eine Aufstellung für %1; dort gibt es hier keine.</translation>
    </message>
</context>
<context>
    <name>RosterChoice</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Build a roster</source>
        <translation>Aufstellung bauen</translation>
    </message>
    <message>
        <source>Edit or import one</source>
        <translation>Bearbeiten oder importieren</translation>
    </message>
</context>
<context>
    <name>RosterDesk</name>
    <message>
        <source>Give the roster a name first, then save it.</source>
        <translation>Der Aufstellung erst einen Namen geben, dann speichern.</translation>
    </message>
    <message>
        <source>%1 is saved in the campaign.</source>
        <translation>%1 ist in der Kampagne gespeichert.</translation>
    </message>
    <message>
        <source>%1 Nothing has changed.</source>
        <translation>%1 Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>The campaign keeps no roster %1.</source>
        <translation>Die Kampagne hat keine Aufstellung %1.</translation>
    </message>
</context>
<context>
    <name>RosterFighter</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Label on the miniature</source>
        <translation>Etikett an der Figur</translation>
    </message>
    <message>
        <source>Save the roster first; then a label can be assigned to this fighter.</source>
        <translation>Die Aufstellung erst speichern; dann bekommt dieser Kämpfer ein Etikett.</translation>
    </message>
    <message>
        <source>Scan the label</source>
        <translation>Etikett scannen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>RosterPage</name>
    <message>
        <source>Rosters</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>not legal for a game yet</source>
        <translation>noch nicht regelgerecht</translation>
    </message>
    <message>
        <source>saved as it is</source>
        <translation>gespeichert, wie sie ist</translation>
    </message>
    <message>
        <source>in the campaign</source>
        <translation>in der Kampagne</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>a card with codes</source>
        <translation>eine Karte mit Codes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>eine JSON-Datei</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
</context>
<context>
    <name>RuleFor</name>
    <message>
        <source>The rule behind %1</source>
        <translation>Die Regel hinter: %1</translation>
    </message>
</context>
<context>
    <name>RulePill</name>
    <message>
        <source>The rules behind it</source>
        <translation>Die Regeln dazu</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Behind it</source>
        <translation>Dahinter stehen</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Look at it first</source>
        <translation>Erst ansehen</translation>
    </message>
    <message>
        <source>values and odds</source>
        <translation>Werte und Chancen</translation>
    </message>
</context>
<context>
    <name>RulerField</name>
    <message>
        <source>Who rules? (goes into the log)</source>
        <translation>Wer entscheidet? (kommt ins Protokoll)</translation>
    </message>
    <message>
        <source>The referee</source>
        <translation>Der Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Keine Partie ist offen.</translation>
    </message>
    <message>
        <source>The rules of a game are shown while it is on the table.</source>
        <translation>Die Regeln eines Spiels sind zu sehen, solange es auf dem Tisch ist.</translation>
    </message>
    <message>
        <source>Find words, or a rule by its number</source>
        <translation>Wörter suchen oder eine Regel nach ihrer Nummer</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Alle Kapitel</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingField</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>RulingSheet</name>
    <message>
        <source>Agreed at the table</source>
        <translation>Am Tisch vereinbart</translation>
    </message>
    <message>
        <source>A mistake before</source>
        <translation>Ein früherer Fehler</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>A ruling</source>
        <translation>Ein Schiedsspruch</translation>
    </message>
    <message>
        <source>It goes into the log with your reason, and Undo takes it back.</source>
        <translation>Er kommt mit der Begründung ins Protokoll, und Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>Apply the ruling</source>
        <translation>Schiedsspruch anwenden</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>Stocks</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>A piece</source>
        <translation>Eine Figur</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>Welche Figur</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>RulingTree</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation>%1, als JSON</translation>
    </message>
    <message>
        <source>Not valid JSON. Write a number, true, false, null, &quot;text&quot;, a [list] or {&quot;key&quot;: value}.</source>
        <translation>Kein gültiges JSON. Eine Zahl schreiben, true, false, null, &quot;Text&quot;, eine [Liste] oder {&quot;Schlüssel&quot;: Wert}.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
</context>
<context>
    <name>ScanDesk</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>of another game</source>
        <translation>aus einer anderen Partie</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>nicht in dieser Partie</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>This code belongs to another game (%1).</source>
        <translation>Dieser Code gehört zu einer anderen Partie (%1).</translation>
    </message>
    <message>
        <source>No card is to be drawn now.</source>
        <translation>Jetzt ist keine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>%1 is not part of this game.</source>
        <translation>%1 gehört nicht zu dieser Partie.</translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message>
        <source>Scan the label of %1.</source>
        <translation>Das Etikett scannen: %1.</translation>
    </message>
    <message>
        <source>Unknown code. Open a game to assign it.</source>
        <translation>Unbekannter Code. Eine Partie öffnen, um ihn zuzuordnen.</translation>
    </message>
    <message>
        <source>%1 new codes. Touch one to say whose it is.</source>
        <translation>%1 neue Codes. Einen antippen, um ihn zuzuordnen.</translation>
    </message>
    <message>
        <source>%1 new codes. Open a game to assign them.</source>
        <translation>%1 neue Codes. Eine Partie öffnen, um sie zuzuordnen.</translation>
    </message>
    <message>
        <source>Pictures saved to %1 are read as they arrive.</source>
        <translation>Bilder, die in %1 gespeichert werden, werden sofort gelesen.</translation>
    </message>
    <message>
        <source>Show the camera a piece, a place or a card.</source>
        <translation>Der Kamera eine Figur, einen Ort oder eine Karte zeigen.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>the whole table has been covered</source>
        <translation>der ganze Tisch wurde abgefahren</translation>
    </message>
    <message>
        <source>Close the audit</source>
        <translation>Prüfung schließen</translation>
    </message>
    <message>
        <source>Sweep again</source>
        <translation>Noch einmal abfahren</translation>
    </message>
    <message>
        <source>Choose by hand</source>
        <translation>Von Hand wählen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>two touches</source>
        <translation>zweimal tippen</translation>
    </message>
    <message>
        <source>Audit the table</source>
        <translation>Tisch prüfen</translation>
    </message>
    <message>
        <source>who is missing</source>
        <translation>wer fehlt</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>pictures from a phone are read</source>
        <translation>Bilder vom Telefon werden gelesen</translation>
    </message>
    <message>
        <source>from files or a phone</source>
        <translation>aus Dateien oder vom Telefon</translation>
    </message>
    <message>
        <source>Back to the camera</source>
        <translation>Zurück zur Kamera</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>which, focus, brightness</source>
        <translation>welche, Fokus, Helligkeit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n codes in this picture. Touch the one you mean.</source>
        <translation>
            <numerusform>%n Code im Bild. Bitte antippen.</numerusform>
            <numerusform>%n Codes im Bild. Bitte den gemeinten antippen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioBar</name>
    <message>
        <source>Device</source>
        <translation>Auslösegerät</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>%1 has the hill since round %2</source>
        <translation>%1 hält den Hügel seit Runde %2</translation>
    </message>
    <message>
        <source>Nobody alone has the hill</source>
        <translation>Niemand hält den Hügel allein</translation>
    </message>
    <message>
        <source>%1 of %2 collected</source>
        <translation>%1 von %2 gesammelt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>in its corner</source>
        <translation>in der eigenen Ecke</translation>
    </message>
    <message>
        <source>lies there</source>
        <translation>liegt da</translation>
    </message>
    <message>
        <source>collected</source>
        <translation>gesammelt</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>ScrubBar</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation>Eintrag %1 von %2</translation>
    </message>
</context>
<context>
    <name>SealCard</name>
    <message>
        <source>The seal as a code</source>
        <translation>Das Siegel als Code</translation>
    </message>
    <message>
        <source>Photograph this code or write it down. With it you can tell at any time whether the log of this game has been rewritten, however skilfully: compare it on the campaign&apos;s page.</source>
        <translation>Diesen Code fotografieren oder aufschreiben. Damit lässt sich jederzeit prüfen, ob das Protokoll dieser Partie neu geschrieben wurde, wie geschickt auch immer: Verglichen wird er auf der Seite der Kampagne.</translation>
    </message>
    <message>
        <source>Nothing was played yet: there is nothing to seal.</source>
        <translation>Noch wurde nichts gespielt: Es gibt nichts zu siegeln.</translation>
    </message>
</context>
<context>
    <name>SealDesk</name>
    <message>
        <source>Changed at entry %1.</source>
        <translation>Verändert bei Eintrag %1.</translation>
    </message>
    <message>
        <source>The log hangs together, but cannot be read.</source>
        <translation>Das Protokoll hängt zusammen, lässt sich aber nicht lesen.</translation>
    </message>
    <message>
        <source>Its entries are in order, but something kept beside them was changed.</source>
        <translation>Verändert neben den Einträgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>Die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>In order: %1, last hash %2 …</source>
        <translation>In Ordnung: %1, letzter Hash %2 …</translation>
    </message>
    <message>
        <source>%1 of %2 games checked …</source>
        <translation>%1 von %2 Partien geprüft …</translation>
    </message>
    <message>
        <source>There is no game in this campaign yet.</source>
        <translation>In dieser Kampagne gibt es noch keine Partie.</translation>
    </message>
    <message>
        <source>Every log is in order.</source>
        <translation>Alle Protokolle sind in Ordnung.</translation>
    </message>
    <message>
        <source>Problems found: %1.</source>
        <translation>Nicht in Ordnung: %1.</translation>
    </message>
    <message>
        <source>The league</source>
        <translation>Die Liga</translation>
    </message>
    <message>
        <source>This is no seal. One reads ADJUTANT SEAL, a number of entries, and 64 letters and digits.</source>
        <translation>Das ist kein Siegel. Eines lautet ADJUTANT SEAL, eine Zahl von Einträgen, und 64 Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>No game in this campaign matches this seal: its log is not here, or it has been rewritten since.</source>
        <translation>Keine Partie dieser Kampagne hat dieses Siegel: Ihr Protokoll ist nicht hier, oder es wurde seither neu geschrieben.</translation>
    </message>
    <message>
        <source>The seal fits: up to entry %1 the log of %2 is the one that was sealed.</source>
        <translation>Das Siegel passt: Bis Eintrag %1 ist das Protokoll von %2 das gesiegelte.</translation>
    </message>
    <message>
        <source>Added since: %1.</source>
        <translation>Seither dazugekommen: %1.</translation>
    </message>
    <message>
        <source>The chronicle</source>
        <translation>Die Chronik</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search in %1</source>
        <translation>Suchen: %1</translation>
    </message>
    <message>
        <source>People, games, places, notes, rulings, clauses</source>
        <translation>Personen, Partien, Orte, Notizen, Schiedssprüche, Regeln</translation>
    </message>
    <message>
        <source>Every word that is typed must stand there.</source>
        <translation>Jedes Wort, das hier steht, muss vorkommen.</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Nirgends kommen diese Wörter vor.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries have still to be read.</source>
        <translation>
            <numerusform>%n Eintrag ist noch zu lesen.</numerusform>
            <numerusform>%n Einträge sind noch zu lesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>They sit clockwise in the order of their seats. To move one to the end, switch it off and on again.</source>
        <translation>Sie sitzen im Uhrzeigersinn in der Reihenfolge ihrer Plätze. Um jemanden ans Ende zu setzen, aus- und wieder einschalten.</translation>
    </message>
    <message>
        <source>They sit clockwise in the order of their seats. A game needs at least %1.</source>
        <translation>Sie sitzen im Uhrzeigersinn in der Reihenfolge ihrer Plätze. Mindestens %1 spielen mit.</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>stays away</source>
        <translation>spielt nicht mit</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>seat %1, needed</source>
        <translation>Platz %1, nötig</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who plays %1: %2</source>
        <translation>Wer spielt %1: %2</translation>
    </message>
    <message>
        <source>Who plays %1?</source>
        <translation>Wer spielt %1?</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt mit</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>%1, %2</source>
        <comment>a side, who plays it</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SeenSheet</name>
    <message>
        <source>Hands and decks stay hidden until the game is over.</source>
        <translation>Hände und Stapel bleiben verborgen, bis die Partie zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>The settings could not be saved. They apply until the app is closed.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden. Sie gelten, bis die App geschlossen wird.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Handedness</source>
        <translation>Bedienhand</translation>
    </message>
    <message>
        <source>Right-handed</source>
        <translation>Rechtshänder</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshänder</translation>
    </message>
    <message>
        <source>Dice in new games</source>
        <translation>Würfel in neuen Partien</translation>
    </message>
    <message>
        <source>The app&apos;s</source>
        <translation>Die der App</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Sound when a code is read</source>
        <translation>Ton, wenn ein Code gelesen ist</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Campaign file</source>
        <translation>Kampagnendatei</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>how to use Adjutant</source>
        <translation>so bedienen Sie Adjutant</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Adjutant</translation>
    </message>
    <message>
        <source>Adjutant %1, free software under the GNU General Public License, version 3 or later.</source>
        <translation>Adjutant %1, freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>This game still needs its board.</source>
        <translation>Diese Partie braucht noch ihren Spielplan.</translation>
    </message>
    <message>
        <source>Draw the board</source>
        <translation>Spielplan zeichnen</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SideColumns</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Plan</translation>
    </message>
</context>
<context>
    <name>SkirmishField</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Table die</source>
        <translation>Eigener Würfel</translation>
    </message>
    <message>
        <source>touch the face</source>
        <translation>Augenzahl antippen</translation>
    </message>
    <message>
        <source>%1 to act: touch a fighter.</source>
        <translation>%1 am Zug: einen Kämpfer antippen.</translation>
    </message>
    <message>
        <source>Who begins? Each side rolls its highest die.</source>
        <translation>Wer beginnt? Jede Seite würfelt ihren höchsten Würfel.</translation>
    </message>
    <message>
        <source>%1 chooses when to act.</source>
        <translation>%1 wählt den Platz in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Set the spawnpoints on the table.</source>
        <translation>Die Eintrittspunkte auf dem Tisch auslegen.</translation>
    </message>
    <message>
        <source>The six spawnpoints are placed by dice, or by hand.</source>
        <translation>Die sechs Eintrittspunkte werden ausgewürfelt oder von Hand gelegt.</translation>
    </message>
    <message>
        <source>The bomb goes off. Who is within 2 inches of it?</source>
        <translation>Die Bombe geht hoch. Wer ist im Umkreis von 2 Zoll?</translation>
    </message>
</context>
<context>
    <name>SlowDisk</name>
    <message>
        <source>This takes a while. Nothing is lost; what was begun is being done.</source>
        <translation>Das dauert eine Weile. Nichts ist verloren; was begonnen wurde, wird zu Ende gebracht.</translation>
    </message>
    <message>
        <source>The disk is slow to answer. Nothing is lost; what was begun is being done.</source>
        <translation>Der Datenträger antwortet langsam. Nichts ist verloren; was begonnen wurde, wird zu Ende gebracht.</translation>
    </message>
</context>
<context>
    <name>StandingTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>* at least one of each kind; %1 still needs: %2</source>
        <translation>* mindestens eins von jeder Art; %1 fehlt noch: %2</translation>
    </message>
</context>
<context>
    <name>StandingsList</name>
    <message>
        <source>The ladder, from the top</source>
        <translation>Die Rangleiter, von oben</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Tabelle nach Runde %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Nobody is in yet.</source>
        <translation>Noch ist niemand dabei.</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 unentschieden, %3 verloren</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>no game yet</source>
        <translation>noch keine Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, byes: %2</source>
        <translation>%1, spielfrei: %2</translation>
    </message>
    <message>
        <source>Standings of season %1 after round %2</source>
        <translation>Tabelle der Saison %1 nach Runde %2</translation>
    </message>
</context>
<context>
    <name>StandingsPlot</name>
    <message>
        <source>Points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
</context>
<context>
    <name>StartPlan</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
</context>
<context>
    <name>StockCard</name>
    <message>
        <source>Correct the stocks of %1</source>
        <translation>Vorräte berichtigen: %1</translation>
    </message>
</context>
<context>
    <name>SumLines</name>
    <message>
        <source>Agreed at the table</source>
        <translation>Am Tisch vereinbart</translation>
    </message>
    <message>
        <source>Terrain misread</source>
        <translation>Gelände falsch gelesen</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, your ruling, %2 before</source>
        <translation>%1, Schiedsspruch, vorher %2</translation>
    </message>
    <message>
        <source>your ruling</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
</context>
<context>
    <name>TableAsked</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>may be touched</source>
        <translation>antippbar</translation>
    </message>
</context>
<context>
    <name>TableAudit</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The one piece in play is on the table</source>
        <translation>Die eine Figur im Spiel steht auf dem Tisch</translation>
    </message>
    <message>
        <source>All %1 pieces in play are on the table</source>
        <translation>Alle %1 Figuren im Spiel stehen auf dem Tisch</translation>
    </message>
    <message>
        <source>%1 is out of play and still stands there: take it off.</source>
        <translation>%1 ist nicht im Spiel und steht noch da: wegnehmen.</translation>
    </message>
    <message>
        <source>%1 are out of play and still stand there: take them off.</source>
        <translation>%1 sind nicht im Spiel und stehen noch da: wegnehmen.</translation>
    </message>
    <message>
        <source>no label bound</source>
        <translation>kein Etikett zugeordnet</translation>
    </message>
    <message>
        <source>No piece of this game is in play.</source>
        <translation>Keine Figur dieser Partie ist im Spiel.</translation>
    </message>
    <message>
        <source>%1, and none that should be gone.</source>
        <translation>%1, und keine, die weg sein müsste.</translation>
    </message>
    <message>
        <source>%1 of %2 pieces were seen. Missing: %3.</source>
        <translation>%1 von %2 Figuren wurden gesehen. Es fehlen: %3.</translation>
    </message>
    <message>
        <source>Move the camera slowly over the whole table. Pieces that should be there: %1.</source>
        <translation>Die Kamera langsam über den ganzen Tisch führen. Figuren, die da sein müssten: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 pieces seen so far.</source>
        <translation>%1 von %2 Figuren bisher gesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>noch einer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels belong to no piece of this game.</source>
        <translation>
            <numerusform>Ein Etikett gehört zu keiner Figur dieser Partie.</numerusform>
            <numerusform>%n Etiketten gehören zu keiner Figur dieser Partie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Near</source>
        <translation>Nah</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Ganze Karte</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>The game %1 has not been started.</source>
        <translation>Die Partie %1 ist noch nicht begonnen.</translation>
    </message>
    <message>
        <source>This game cannot be taken up: %1. Nothing in the file was changed.</source>
        <translation>Diese Partie kann nicht fortgesetzt werden: %1. In der Datei wurde nichts geändert.</translation>
    </message>
    <message>
        <source>what the die shows</source>
        <translation>was der Würfel zeigt</translation>
    </message>
    <message>
        <source>the first of %1 dice</source>
        <translation>den ersten von %1 Würfeln</translation>
    </message>
    <message>
        <source>%1 Play can go on, but the log no longer proves what happened.</source>
        <translation>%1 Es kann weitergespielt werden, aber das Protokoll beweist nicht mehr, was geschah.</translation>
    </message>
    <message>
        <source>What was kept beside the log of this game was not what the log says. The game stands as its log tells.</source>
        <translation>Was neben dem Protokoll dieser Partie gespeichert war, stimmte nicht mit ihm überein. Es gilt, was im Protokoll steht.</translation>
    </message>
    <message>
        <source>From now on the table&apos;s dice count</source>
        <translation>Ab jetzt zählen die Würfel des Tisches</translation>
    </message>
    <message>
        <source>From now on the app&apos;s dice count</source>
        <translation>Ab jetzt zählen die Würfel der App</translation>
    </message>
    <message>
        <source>Only the last act can be ruled on. Go back to it first: Play on from here.</source>
        <translation>Nur über die letzte Handlung lässt sich entscheiden. Erst zu ihr zurückgehen: Von hier weiterspielen.</translation>
    </message>
</context>
<context>
    <name>TableFigures</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>An older line</source>
        <translation>Eine ältere Linie</translation>
    </message>
    <message>
        <source>nothing is changed by looking</source>
        <translation>Ansehen ändert nichts</translation>
    </message>
    <message>
        <source>Table&apos;s dice</source>
        <translation>Würfel des Tisches</translation>
    </message>
    <message>
        <source>App&apos;s dice</source>
        <translation>Würfel der App</translation>
    </message>
    <message>
        <source>Cards in force</source>
        <translation>Karten in Kraft</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Looking back: %1 %2</source>
        <translation>Rückblick: %1 %2</translation>
    </message>
    <message>
        <source>Over: %1</source>
        <translation>Zu Ende: %1</translation>
    </message>
    <message>
        <source>%1 to answer</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a side, who plays it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach: %1</translation>
    </message>
    <message>
        <source>%1: touch where.</source>
        <translation>%1: Ort antippen.</translation>
    </message>
    <message>
        <source>In force: %1</source>
        <translation>In Kraft: %1</translation>
    </message>
    <message>
        <source>Card in force: %1</source>
        <translation>Karte in Kraft: %1</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scannen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message numerus="yes">
        <source>%n acts ago</source>
        <translation>
            <numerusform>Vor einer Handlung</numerusform>
            <numerusform>Vor %n Handlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions left</source>
        <translation>
            <numerusform>noch %n Aktion</numerusform>
            <numerusform>noch %n Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>every act, and the table as it was</source>
        <translation>jede Handlung, und der Tisch wie er war</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scannen</translation>
    </message>
    <message>
        <source>pieces, places and cards</source>
        <translation>Figuren, Orte und Karten</translation>
    </message>
    <message>
        <source>Whose dice count</source>
        <translation>Wessen Würfel zählen</translation>
    </message>
    <message>
        <source>now the table&apos;s</source>
        <translation>jetzt die des Tisches</translation>
    </message>
    <message>
        <source>now the app&apos;s</source>
        <translation>jetzt die der App</translation>
    </message>
    <message>
        <source>From afar</source>
        <translation>Aus der Ferne</translation>
    </message>
    <message>
        <source>large, to be read across the table</source>
        <translation>groß, über den Tisch lesbar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>A ruling</source>
        <translation>Ein Schiedsspruch</translation>
    </message>
    <message>
        <source>the referee outranks the program</source>
        <translation>der Schiedsrichter steht über dem Programm</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>a name for each side</source>
        <translation>ein Name für jede Seite</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>the battle so far</source>
        <translation>der Kampf bisher</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>appearance, text size, handedness, dice</source>
        <translation>Aussehen, Schriftgröße, Bedienhand, Würfel</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>of your own: draw, keep, share</source>
        <translation>eigene: zeichnen, behalten, weitergeben</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>of your own: build, keep, print</source>
        <translation>eigene: bauen, behalten, drucken</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>cards, tags and places</source>
        <translation>Karten, Etiketten und Orte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>the game is kept as it stands</source>
        <translation>die Partie bleibt, wie sie steht</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>nichts wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>of this game, to read and to search</source>
        <translation>dieses Spiels, zum Lesen und Suchen</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>how to use Adjutant</source>
        <translation>so bedienen Sie Adjutant</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>keeps the later entries</source>
        <translation>spätere Einträge bleiben erhalten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>another entry</source>
        <translation>ein weiterer Eintrag</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>what was done there</source>
        <translation>was dort geschah</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>to go on with it here</source>
        <translation>um hier weiterzuspielen</translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>How it stands</source>
        <translation>Spielstand</translation>
    </message>
</context>
<context>
    <name>TableStanding</name>
    <message>
        <source>A draw by agreement</source>
        <translation>Unentschieden nach Vereinbarung</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Ended without a result</source>
        <translation>Ohne Ergebnis beendet</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Victory by agreement: %1</source>
        <translation>Sieg nach Vereinbarung: %1</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
</context>
<context>
    <name>TargetGroups</name>
    <message>
        <source>%1 %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: chance of %2</source>
        <translation>%1: Chance auf %2</translation>
    </message>
</context>
<context>
    <name>TextDocuments</name>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
</context>
<context>
    <name>ThingSheet</name>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>There is nobody and nothing here.</source>
        <translation>Hier ist niemand und nichts.</translation>
    </message>
</context>
<context>
    <name>ThrownDice</name>
    <message>
        <source>%1: the die shows %2</source>
        <translation>%1: Der Würfel zeigt %2</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>facing %1</source>
        <translation>Front nach %1</translation>
    </message>
    <message>
        <source>health %1 of %2</source>
        <translation>Lebenspunkte %1 von %2</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>nicht im Spiel</translation>
    </message>
</context>
<context>
    <name>TradeGoods</name>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>Touch what %1 gives, and what comes back for it.</source>
        <translation>%1: antippen, was hergegeben wird und was dafür kommt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <translation>Tausch mit %1</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation>Von: %1</translation>
    </message>
    <message>
        <source>With the bank</source>
        <translation>Mit der Bank</translation>
    </message>
    <message>
        <source>give %1</source>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>%1 nehmen</translation>
    </message>
</context>
<context>
    <name>TypedCode</name>
    <message>
        <source>Type a label&apos;s code or a file path</source>
        <translation>Code eines Etiketts oder Pfad einer Datei eintippen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>UpkeepDesk</name>
    <message>
        <source>%1 has a game called %2 already. Rename one of them first.</source>
        <translation>In %1 gibt es schon eine Partie namens %2. Zuerst eine davon umbenennen.</translation>
    </message>
    <message>
        <source>%1 and %2 are both entered in the league, and one cannot play as two.</source>
        <translation>%1 und %2 stehen beide in der Liga, und einer kann nicht als zwei spielen.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>to read out or print</source>
        <translation>zum Vorlesen oder Drucken</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>%1: touch where.</source>
        <translation>%1: Ort antippen.</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Am Wurf: %1</translation>
    </message>
    <message>
        <source>%1 to draw</source>
        <translation>Karte ziehen: %1</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n places in reach</source>
        <translation>
            <numerusform>%n Ort erreichbar</numerusform>
            <numerusform>%n Orte erreichbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n targets</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
</context>
</TS>
