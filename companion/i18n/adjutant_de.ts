<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActDraft</name>
    <message>
        <source>the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionSheet</name>
    <message>
        <source>Dice on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then touch the face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Aim</name>
    <message>
        <source>The others are enough.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppLanguage</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskFirst</name>
    <message>
        <source>All the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskedPieces</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttackFacts</name>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touch to say which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touch to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot: the chance of a wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot, in the open: the chance of a wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot, in cover: the chance of a wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1 inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>Audit of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play but still on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch a piece to correct what the camera saw.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuditSection</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BesideChoices</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BindSheet</name>
    <message>
        <source>A new code. Whose is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>The board being drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardCensus</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardDesk</name>
    <message>
        <source>From %1: touch where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag across the edges, or touch the two cells it runs between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag along it, or touch one cell after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over what is to go, or touch the two cells it joins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch an empty place to put one down; drag one to move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch a piece to give it this, or to take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one, then drag over the places that belong to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays off the board for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch where it goes; touch and hold to name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch or drag over the places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch or drag over the cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game does not take boards of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a board: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the board a name first, then save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved in the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved as a draft. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardMark</name>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPiece</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BranchRow</name>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BringIn</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or the path of a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reserve: touch to take one away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in reserve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autofocus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off keeps the focus where it is: best for a camera on a stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignChoice</name>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, people: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignFileOffers</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignPage</name>
    <message>
        <source>Name of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players yet. They are offered for every new game, and the log and the reports name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are offered for every new game, and the log and the reports name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw one, change one, play on one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignPeople</name>
    <message>
        <source>%1 is among the people already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignsController</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already has a game called %2. Give this one another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file %1 already. Choose it from the list, or give the new one another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>%1, drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it on the table, then touch the screen to go on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CivilWarAside</name>
    <message>
        <source>%1 removes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survivors of %1 get away: touch a lit square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disabled left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeOutlines</name>
    <message>
        <source>New code: whose is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New code %1: whose is it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompassArrow</name>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConquestAside</name>
    <message>
        <source>In force: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConquestDesk</name>
    <message>
        <source>Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CorrectSheet</name>
    <message>
        <source>A mistake before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into the log with its reason, and Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealingsList</name>
    <message>
        <source>Take these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealingsSheet</name>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>    read off the film: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for the demonstration in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjutant plays a recorded evening of 1861: Life on the Battlefield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game, with the options as they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two food on random hexes, rolled by the app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scanner looks at the table: a film stands in for the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event card is scanned, and so it is the card that was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece and a place are scanned: that is a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another place: the piece moves on, and its turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Soldier is scanned, and where he goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His target is scanned: the exact odds come before the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice lie on the table: the pad says under each face what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows a 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lay on the floor. Undo: one touch, one act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is rolled again, in the app this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log shows the table as it was after the first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lid is closed and opened again: the game is where it was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is late: the players stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This did not happen within a minute; the demonstration ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    %1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes read off the film: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screenshots and the report: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceChoice</name>
    <message>
        <source>Whose dice count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds for this game from now on, and stands in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you roll, the app asks what fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceSheet</name>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>67% hit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one player only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touch and hold to see the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without rolling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds and facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the card, or touch which one was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch what the die shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch what it was.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>So far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the %1, die %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>a die is due</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftFields</name>
    <message>
        <source>set by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as far as is known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet: see why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a JSON file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndChoices</name>
    <message>
        <source>End the game here: who has won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game, the winner: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game with a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another line of play left here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another line of play left here: %2, %1 acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>%1 in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no sum to work out for this act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch a line to change its number. The dice stay as they are, and the ruling is printed with the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the latest act can be overruled. To change this one, use Play on from here first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactToggle</name>
    <message>
        <source>%1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FarView</name>
    <message>
        <source>Back to the table screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FighterCard</name>
    <message>
        <source>%1, stat %2 on a d%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has acted this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a movement and another action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a movement and another action left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one action left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a movement left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, standing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FighterColumn</name>
    <message>
        <source>two × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carries the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of control</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backup %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new campaign file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another campaign file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaces the older backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this name is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up one folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign files here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Which game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePlots</name>
    <message>
        <source>Nothing to plot yet: no tracker has changed and no dice have been rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D%1 results (%2 rolls)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GraphMap</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupChips</name>
    <message>
        <source>Who goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandButton</name>
    <message>
        <source>%1, empire cards: touch and hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to see the hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>%1: empire cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in it can be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for no other eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HoldingRuling</name>
    <message>
        <source>Belongs to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last game · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you left it, %1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two touches with the usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan a piece or a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it is, and whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards, tags and places with their codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw one, play on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a campaign file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptRosters</name>
    <message>
        <source>Saved in the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone. Games that were played with it keep their fighters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastSentence</name>
    <message>
        <source>dice: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>does not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your ruling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerSheet</name>
    <message>
        <source>Touch a line to strike it or change its number. Nothing is hidden, and a ruling is printed with the log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved in this campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No boards of your own yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a ready-made one or from a blank board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a board for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone. Games that were played on it keep their board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LifeHero</name>
    <message>
        <source>Tension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the town is %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LifePanel</name>
    <message>
        <source>Tension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rises this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rises in %1 rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to read out or print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>act by act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the later entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it was then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>ruled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1 (pages: %2). Print at actual size (100 %).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board from the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, the standard one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book stands beside the usual choice. Nothing here needs a touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign and name: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferPlan</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 act</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffersSheet</name>
    <message>
        <source>What may be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold an act to see its odds, its facts and its sums before it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OnOff</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>the usual way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionGroup</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as usual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomePlot</name>
    <message>
        <source>%1 on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 left, %3 on average</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairsField</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kind of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a kind of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParamField</name>
    <message>
        <source> — choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Who plays this side?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhoneShelf</name>
    <message>
        <source>Show the stocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PicturePile</name>
    <message>
        <source>no code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file on this machine. Save it first, then drop it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left out: %2 files are read at a time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureSheet</name>
    <message>
        <source>Pictures and films</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for pictures from a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pictures here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up one folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureStrip</name>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceStrip</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceTile</name>
    <message>
        <source>health %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaceSheet</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sea to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointMap</name>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in column %2, row %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>All at the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF file in your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roster for this game is saved in the campaign yet. Build one when you start a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prospects</name>
    <message>
        <source>%1 loses %2, %3 loses %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Why? (goes into the log)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionSheet</name>
    <message>
        <source>A new %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Battle report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a web page and as text, in your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it went</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>That is not a roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is a roster for %1, which takes no rosters here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterChoice</name>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit or import one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterDesk</name>
    <message>
        <source>Give the roster a name first, then save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved in the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterFighter</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label on the miniature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the roster first; then a label can be assigned to this fighter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterPage</name>
    <message>
        <source>Rosters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not legal for a game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card with codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulerField</name>
    <message>
        <source>Who rules? (goes into the log)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingField</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingSheet</name>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mistake before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into the log with your reason, and Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingTree</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not valid JSON. Write a number, true, false, null, &quot;text&quot;, a [list] or {&quot;key&quot;: value}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScanDesk</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code belongs to another game (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is to be drawn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not part of this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message>
        <source>%1 codes in this picture. Touch the one you mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the label of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown code. Open a game to assign it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new codes. Touch one to say whose it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new codes. Open a game to assign them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures saved to %1 are read as they arrive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the camera a piece, a place or a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole table has been covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two touches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures from a phone are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from files or a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which, focus, brightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioBar</name>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the hill since round %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody alone has the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrubBar</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They sit clockwise in the order of their seats. To move one to the end, switch it off and on again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They sit clockwise in the order of their seats. A game needs at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>stays away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handedness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice in new games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound when a code is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>This game still needs its board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumns</name>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkirmishField</name>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touch the face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to act: touch a fighter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins? Each side rolls its highest die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses when to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the spawnpoints on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The six spawnpoints are placed by dice, or by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bomb goes off. Who is within 2 inches of it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPlan</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StockCard</name>
    <message>
        <source>Correct the stocks of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SumLines</name>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, your ruling, %2 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableAsked</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be touched</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableAudit</name>
    <message>
        <source>one other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one piece in play is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 pieces in play are on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of play and still stands there: take it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are out of play and still stand there: take them off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One label belongs to no piece of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 labels belong to no piece of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no label bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece of this game is in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and none that should be gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pieces were seen. Missing: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the camera slowly over the whole table. Pieces that should be there: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pieces seen so far.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>what the die shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first of %1 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Play can go on, but the log no longer proves what happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept beside the log of this game was not what the log says. The game stands as its log tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on the table&apos;s dice count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on the app&apos;s dice count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last act can be ruled on. Go back to it first: Play on from here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>One act ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is changed by looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>App&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a side, who plays it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 action left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 actions left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: touch where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card in force: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every act, and the table as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces, places and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose dice count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now the table&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now the app&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From afar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large, to be read across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the referee outranks the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name for each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>appearance, text size, handedness, dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of your own: draw, keep, share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of your own: build, keep, print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards, tags and places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is kept as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the later entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableStanding</name>
    <message>
        <source>A draw by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended without a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory by agreement: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a side, who plays it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TargetGroups</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: chance of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThingSheet</name>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody and nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThrownDice</name>
    <message>
        <source>%1: the die shows %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeGoods</name>
    <message>
        <source>%1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch what %1 gives, and what comes back for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypedCode</name>
    <message>
        <source>Type a label&apos;s code or a file path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to read out or print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VictoryTable</name>
    <message>
        <source>Continents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress to victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* at least one of each kind; %1 still needs: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>%1: touch where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 place in reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places in reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 targets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Terrain misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? (goes into the log)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::companion</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
