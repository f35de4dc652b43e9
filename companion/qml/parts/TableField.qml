// SPDX-License-Identifier: GPL-3.0-or-later
// What fills the table of a system that is played without a board. It says what stands on the offer bar, and shows the
// act that is put together by itself, so that no sheet rises over it.
import QtQuick

Item {
    property var offers: []              // object: as OfferBar; what is of the act that is put together there is `own`
    property bool showsDraft: false      // the action sheet stays away
    property var takeOffer: id => false  // function: true when the offer is the field's own
}
