// SPDX-License-Identifier: GPL-3.0-or-later
// What the referee chooses for the app.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    title: qsTr("Settings")

    Words {
        objectName: "settings-unkept"
        visible: !Settings.kept
        width: parent.width
        text: qsTr("The settings could not be saved. They apply until the app is closed.")
        color: Theme.bad
    }
    ParamField {
        objectName: "theme"
        width: parent.width
        whole: true
        title: qsTr("Appearance")
        pairs: [["dark", qsTr("Dark"), "eye"], ["light", qsTr("Light"), "sun"], ["contrast", qsTr("High contrast"), "contrast"], ["system", qsTr("Follow system"), "settings"]]
        current: Settings.theme
        onPicked: value => Settings.theme = value
    }
    ParamField {
        objectName: "language"
        width: parent.width
        whole: true
        title: qsTr("Language")
        pairs: Array.from(Language.choices, one => [one.id, one.text, "speak"])
        current: Settings.language
        onPicked: value => Settings.language = value
    }
    ParamField {
        objectName: "textScale"
        width: parent.width
        whole: true
        title: qsTr("Text size")
        pairs: [[0.9, qsTr("Smaller"), "text-size"], [1, qsTr("Normal"), "text-size"], [1.2, qsTr("Larger"), "text-size"], [1.5, qsTr("Largest"), "text-size"]]
        current: Settings.textScale
        onPicked: value => Settings.textScale = value
    }
    ParamField {
        objectName: "hand"
        width: parent.width
        whole: true
        title: qsTr("Handedness")
        pairs: [[false, qsTr("Right-handed"), "hand"], [true, qsTr("Left-handed"), "left-handed"]]
        current: Settings.mirrored
        onPicked: value => Settings.mirrored = value
    }
    ParamField {
        objectName: "dice"
        width: parent.width
        whole: true
        title: qsTr("Dice in new games")
        pairs: [["app", qsTr("The app's"), "dice"], ["table", qsTr("Our own"), "hand"]]
        current: Settings.dice
        onPicked: value => Settings.dice = value
    }
    ParamField {
        width: parent.width
        whole: true
        title: qsTr("Sound when a code is read")
        pairs: [[true, qsTr("On"), "sound"], [false, qsTr("Off"), "close"]]
        current: Settings.sound
        onPicked: value => Settings.sound = value
    }
    ParamField {
        width: parent.width
        whole: true
        title: qsTr("Animations")
        pairs: [[false, qsTr("On"), "move"], [true, qsTr("Off"), "pause"]]
        current: Settings.stillness
        onPicked: value => Settings.stillness = value
    }
    Offer {
        objectName: "settings-guide"
        width: Theme.isPhone ? parent.width : Math.min(parent.width, 440)
        height: Math.max(implicitHeight, 84)
        sign: "book"
        text: qsTr("Guide")
        sub: qsTr("how to use Adjutant")
        onChosen: root.go("guide")
    }
    Caps { text: qsTr("Campaign file") }
    Words {
        width: parent.width
        text: Campaigns.file !== "" ? Campaigns.file : Campaigns.problem
        color: Campaigns.file !== "" ? Theme.ink2 : Theme.bad
        wrapMode: Text.WrapAnywhere
    }
    CampaignFileOffers {
        width: parent.width
        onFileAsked: task => (fileSheet.make() as FileSheet).openFor(task)
        onBackupsAsked: root.go("backups")
    }
    Caps { text: qsTr("About") }
    Words {
        objectName: "about"
        width: parent.width
        text: qsTr("Adjutant %1, free software under the GNU General Public License, version 3 or later.").arg(Qt.application.version)
        color: Theme.ink2
    }
    Late {
        id: fileSheet
        FileSheet {
            objectName: "fileSheet"
            parent: root
        }
    }
}
