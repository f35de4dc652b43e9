<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Agordoj</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
</context>
</TS>
