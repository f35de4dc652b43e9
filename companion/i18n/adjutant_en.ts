<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BackupsDesk</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <translation>
            <numerusform>%1: %n game</numerusform>
            <numerusform>%1: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignChoice</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubGames</name>
    <message numerus="yes">
        <source>%n games in step, at no table</source>
        <translation>
            <numerusform>%n game in step, at no table</numerusform>
            <numerusform>%n games in step, at no table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubWords</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries wait here</source>
        <translation>
            <numerusform>%n entry waits here</numerusform>
            <numerusform>%n entries wait here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries to come</source>
        <translation>
            <numerusform>%n entry to come</numerusform>
            <numerusform>%n entries to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiskWait</name>
    <message numerus="yes">
        <source>%n seconds by now.</source>
        <translation>
            <numerusform>%n second by now.</numerusform>
            <numerusform>%n seconds by now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message numerus="yes">
        <source>Another line of play left here: %1, %n acts</source>
        <translation>
            <numerusform>Another line of play left here: %1</numerusform>
            <numerusform>Another line of play left here: %1, %n acts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDesk</name>
    <message numerus="yes">
        <source>A game has room for %n photographs. Take one out first.</source>
        <translation>
            <numerusform>A game has room for %n photograph. Take it out first.</numerusform>
            <numerusform>A game has room for %n photographs. Take one out first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePlots</name>
    <message numerus="yes">
        <source>D%1 results (%n rolls)</source>
        <translation>
            <numerusform>D%1 results (%n roll)</numerusform>
            <numerusform>D%1 results (%n rolls)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastGameCard</name>
    <message numerus="yes">
        <source>where you left it, %n entries</source>
        <translation>
            <numerusform>where you left it, %n entry</numerusform>
            <numerusform>where you left it, %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftByGame</name>
    <message numerus="yes">
        <source>%n entries, from the log of the game</source>
        <translation>
            <numerusform>%n entry, from the log of the game</numerusform>
            <numerusform>%n entries, from the log of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LifePanel</name>
    <message numerus="yes">
        <source>rises in %n rounds</source>
        <translation>
            <numerusform>rises this round</numerusform>
            <numerusform>rises in %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferPlan</name>
    <message numerus="yes">
        <source>%n acts</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PapersDesk</name>
    <message numerus="yes">
        <source>Being written: %n games are read.</source>
        <translation>
            <numerusform>Being written: %n game is read.</numerusform>
            <numerusform>Being written: %n games are read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturePile</name>
    <message numerus="yes">
        <source>%n codes</source>
        <translation>
            <numerusform>%n code</numerusform>
            <numerusform>%n codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureSheet</name>
    <message numerus="yes">
        <source>Read %n files</source>
        <translation>
            <numerusform>Read %n file</numerusform>
            <numerusform>Read %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n pictures</source>
        <translation>
            <numerusform>Add %n picture</numerusform>
            <numerusform>Add %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n rules found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingTree</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message numerus="yes">
        <source>%n codes in this picture. Touch the one you mean.</source>
        <translation>
            <numerusform>%n code in this picture. Touch it.</numerusform>
            <numerusform>%n codes in this picture. Touch the one you mean.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealDesk</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message numerus="yes">
        <source>%n entries have still to be read.</source>
        <translation>
            <numerusform>%n entry has still to be read.</numerusform>
            <numerusform>%n entries have still to be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableAudit</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>one other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels belong to no piece of this game.</source>
        <translation>
            <numerusform>One label belongs to no piece of this game.</numerusform>
            <numerusform>%n labels belong to no piece of this game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message numerus="yes">
        <source>%n acts ago</source>
        <translation>
            <numerusform>One act ago</numerusform>
            <numerusform>%n acts ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message numerus="yes">
        <source>%n places in reach</source>
        <translation>
            <numerusform>%n place in reach</numerusform>
            <numerusform>%n places in reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n targets</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
        </translation>
    </message>
</context>
</TS>
