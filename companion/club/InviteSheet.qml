// SPDX-License-Identifier: GPL-3.0-or-later
// Who makes a club invites: for a table or for somebody who looks on; then the code as a picture to scan, and as text.
import QtQuick
import Adjutant

Sheet {
    id: root

    function openFor(): void {
        Club.forgetInvitation()
        open()
    }

    title: qsTr("Invite to the club")
    sub: Club.invitation === "" ? qsTr("Each code is for one person. It carries a password of its own: show it to nobody else.") : qsTr("Scan it on the other tablet, on the page Club.")
    sheetWidth: 640
    withRefuse: false
    onClosed: Club.forgetInvitation()

    Offer {
        objectName: "inviteTable"
        visible: Club.invitation === ""
        width: parent.width
        height: Math.max(implicitHeight, Theme.isPhone ? 66 : 84)
        text: qsTr("For a table")
        sign: "dice"
        sub: qsTr("plays, and writes what it plays")
        blocked: Club.busy
        reason: qsTr("the club is being asked")
        onChosen: Club.invite("table")
    }
    Offer {
        objectName: "inviteReader"
        visible: Club.invitation === ""
        width: parent.width
        height: Math.max(implicitHeight, Theme.isPhone ? 66 : 84)
        text: qsTr("For an onlooker")
        sign: "eye"
        sub: qsTr("sees everything and changes nothing")
        blocked: Club.busy
        reason: qsTr("the club is being asked")
        onChosen: Club.invite("reader")
    }
    Quote {
        visible: Club.problem !== ""
        width: parent.width
        text: Club.problem
        color: Theme.bad
    }
    Item {
        visible: Club.invitation !== ""
        width: parent.width
        height: code.height
        CodePicture {
            id: code
            objectName: "invitationCode"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 520)
            height: width
            text: Club.invitation
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The invitation as a code to scan")
        }
    }
    Pill {
        objectName: "copyInvitation"
        visible: Club.invitation !== ""
        text: qsTr("Copy it as text")
        sign: "export"
        onClicked: Club.copy(Club.invitation)
    }
}
