// SPDX-License-Identifier: GPL-3.0-or-later
// Where the offers of an OfferBar stand: how wide each must be to say what it says in rows of one height, and which go
// behind More. OfferBar asks; it draws nothing. A `steady` bar is as high with one offer as with ten, and keeps the seat
// of More at its far end for More alone: so nothing else is ever found where More was touched.
import QtQuick
import Adjutant

QtObject {
    id: root

    property var offers: []          // object: as OfferBar.offers
    property real width              // of the bar
    property bool withUndo: true
    property bool steady: false
    property bool keepsMore: false   // with nothing behind it, too: its sheet has more than acts
    property real undoHigh           // at least so high is Undo

    readonly property bool phone: Theme.isPhone
    readonly property real margin: phone ? 12 : 16
    readonly property real gap: phone ? 8 : 10
    // Places of everything: { height, rows: [{ y, height, pills, items: [{ offer, x, width }] }], undo: rect }.
    readonly property var places: arrange(offers, width, Theme.form, labelFont.height + subFont.height + oddsFont.height)     // object: as arrange() gives it

    readonly property Measure labelFont: Measure { font { family: Theme.sans; bold: true; pixelSize: Theme.offerSize + (root.phone ? 0 : 2) } }
    readonly property Measure subFont: Measure { font { family: Theme.sans; pixelSize: Theme.noteSize } }
    readonly property Measure oddsFont: Measure { font { family: Theme.sans; bold: true; pixelSize: Theme.oddsSize } }
    readonly property Measure leastFont: Measure { font { family: Theme.sans; pixelSize: Theme.leastSize * Math.max(1, Theme.scale) } }
    readonly property real pillShare: 20 * Theme.scale / labelFont.font.pixelSize

    // The heights of the rows, by the form and the size of the type alone.
    readonly property real rowHigh: Math.ceil(Math.max(Theme.offerHeight, undoHigh,
                                                       phone || Theme.isPortrait ? 26 + 2 * labelFont.height + (phone ? 0 : subFont.height) : 0,
                                                       26 + labelFont.height + (phone ? 1 : 2) * subFont.height))
    readonly property real pillHigh: Math.ceil(Math.max(50, 14 + 2 * labelFont.height * pillShare))
    readonly property real moreWidth: moreWide(Theme.form, labelFont.height + subFont.height)

    readonly property var more: ({ id: "more", text: qsTr("More"), sign: phone ? "" : "more", isMore: true })     // object: an offer of its own

    // Widths of words are asked for, so that whoever asks names what they follow from.
    function moreWide(form: string, type: real): real {
        const label = labelFont.advanceWidth(more.text)
        return Math.ceil(form === "phone" ? Math.max(84, label + 34)
                                          : Math.max(110, 36 + 46 + Math.max(label, subFont.advanceWidth(qsTr("%n acts", "", 99)))))
    }

    // A figure of one digit takes as much room as one of two: nothing moves when a stepper goes from 10 to 9.
    function roomy(text: string): string {
        return text.replace(/\d+/g, digits => "0".repeat(Math.max(2, digits.length)))
    }

    // What stands below the label and is given room; as Offer decides. Whose an act is has what room is left: it comes and
    // goes with who is chosen, and nothing may move because of that.
    function second(offer: var): string {
        return (offer.blocked ? offer.reason : phone ? "" : offer.sub) ?? ""
    }

    // The room at the right for a chance: kept before it is known, so that nothing moves when it comes.
    function oddsRoom(offer: var): real {
        if (!offer.odds && (!offer.chance || offer.blocked))
            return 0
        return Math.max(oddsFont.advanceWidth("100%"), leastFont.advanceWidth(offer.chance ?? "")) + (phone ? 10 : 16)
    }

    function wordWidths(font: Measure, text: string, share: real): var {
        const out = []
        for (const word of text.split(" "))
            if (word !== "")
                out.push(font.advanceWidth(word) * share + 1)
        return out
    }

    // How many lines words of these widths need in this room.
    function lines(widths: var, space: real, room: real): int {
        let count = widths.length > 0 ? 1 : 0, x = 0
        for (const wide of widths) {
            if (x > 0 && x + space + wide > room) {
                ++count
                x = 0
            }
            x += (x > 0 ? space : 0) + wide
        }
        return count
    }

    function sum(widths: var, space: real): real {
        return widths.reduce((total, wide) => total + wide + space, -space)
    }

    // An offer measured: { least, natural } are the widths at which it fits a row, and says everything in one line each.
    function measure(offer: var, pill: bool): var {
        const share = pill ? pillShare : offer.likely || phone ? 1 : Theme.offerSize / (Theme.offerSize + 2)
        const label = wordWidths(labelFont, offer.text + (pill && offer.chance ? " 100% " + offer.chance : pill && offer.odds ? " 100%" : ""), share)
        const below = pill ? [] : wordWidths(subFont, roomy(second(offer)), 1)
        const space = labelFont.advanceWidth(" ") * share, thin = subFont.advanceWidth(" ")
        const odds = pill ? 0 : oddsRoom(offer)
        const sign = !offer.sign ? 0 : pill ? 34 : 44
        const edge = pill ? 40 : (phone ? 30 : 34) + odds
        const widest = Math.max(sum(label, space), below.length > 0 ? sum(below, thin) : 0)
        // An offer with odds lets its sign go where it is narrow; the words never go.
        const taken = edge + (odds > 0 ? 0 : sign)
        const high = wide => pill ? 14 + lines(label, space, wide - taken) * labelFont.height * share
                                  : 26 + lines(label, space, wide - taken) * labelFont.height * Math.max(share, 0.94) + lines(below, thin, wide - taken) * subFont.height
        // On a phone a long word may be a little smaller rather than go behind More.
        let low = taken + Math.max(...label.map(word => word * (phone && !pill ? 0.92 : 1)), ...below, pill ? 0 : 20), up = Math.max(low, edge + sign + widest + 4)
        const natural = Math.ceil(up)
        if (high(low) <= (pill ? pillHigh : rowHigh))
            up = low
        for (let step = 0; step < 8 && up - low > 4; ++step) {
            const middle = (low + up) / 2
            if (high(middle) <= (pill ? pillHigh : rowHigh))
                up = middle
            else
                low = middle
        }
        return { offer: offer, least: Math.ceil(up) + 1, natural: natural, high: high }
    }

    function arrange(list: var, wide: real, form: string, type: real): var {
        // Below a page of a phone on its side one row is enough, and all that there is room for.
        return form === "phone" && wide < 560 ? arrangePhone(list, wide) : form === "portrait" ? arrangePortrait(list, wide) : arrangeLandscape(list, wide)
    }

    // Those of `list` that find room, the first one always; `most` of them at most.
    function fitting(list: var, room: real, most: int, pill: bool): var {
        const out = []
        let left = room
        for (const offer of list) {
            if (out.length >= most || left < 60)
                break
            const one = measure(offer, pill)
            if (one.least <= left || out.length === 0) {
                out.push(one)
                left -= one.least + gap
            }
        }
        return out
    }

    // What is left of the room goes first to those that wrap, then to the likely one, then to all.
    function spread(items: var, x: real, room: real): var {
        const space = room - gap * (items.length - 1)
        let slack = Math.max(0, space - items.reduce((total, item) => total + item.least, 0))
        const wanted = items.reduce((total, item) => total + item.natural - item.least, 0)
        const share = wanted > 0 ? Math.min(1, slack / wanted) : 0
        slack -= share * wanted
        const out = items.map(item => ({ offer: item.offer, width: Math.min(space, item.least + share * (item.natural - item.least)), high: item.high }))
        for (const item of out) {
            if (!item.offer.likely)
                continue
            const extra = Math.min(slack, Math.max(0, 420 - item.width), slack * 0.5 + 60)
            item.width += extra
            slack -= extra
        }
        const each = Math.min(60, slack / Math.max(1, out.length))
        for (const item of out) {
            item.x = x
            item.width += each
            x += item.width + gap
        }
        return out
    }

    function halves(items: var, x: real, room: real): var {
        const half = (room - gap) / 2
        if (items.length !== 2 || items.some(item => item.least > half))
            return items.length === 1 ? [{ offer: items[0].offer, x: x, width: room, high: items[0].high }] : spread(items, x, room)
        return items.map((item, i) => ({ offer: item.offer, x: x + i * (half + gap), width: half, high: item.high }))
    }

    function row(items: var, y: real, pills: bool): var {
        const least = pills ? pillHigh : rowHigh
        // A reason that is longer than a steady row has room for is set smaller: nothing moves because of it.
        const highs = items.map(item => item.high && !(steady && item.offer.blocked) ? item.high(item.width) : 0)
        return { y: y, height: Math.max(least, ...highs), pills: pills, items: items }
    }

    // Offers are told apart by their ids: those of a model are another object each time they are read.
    function stands(offer: var, items: var): bool {
        return items.some(item => item.offer.id === offer.id)
    }

    // More itself, where it is wanted or anything is behind it.
    function rest(list: var, shown: var): var {
        const left = list.filter(offer => !stands(offer, shown)).length
        return left === 0 && !keepsMore ? null : Object.assign({}, more, { sub: phone ? "" : qsTr("%n acts", "", left) })
    }

    // One row; `fill` says who stands in this room. Without More where all find room, if the bar is not steady.
    function closed(list: var, x: real, room: real, fill: var): var {
        const usual = list.filter(offer => !offer.rare)
        let items = !steady && usual.length === list.length ? fill(usual, x, room) : []
        if (items.length < list.length || steady) {
            items = fill(usual, x, room - moreWidth - gap)
            const left = rest(list, items)
            if (left !== null)
                items.push({ offer: left, x: x + room - moreWidth, width: moreWidth })
        }
        return items
    }

    function arrangeLandscape(list: var, wide: real): var {
        const x = margin + (withUndo ? Theme.undoWidth + 32 : 0)
        const items = closed(list, x, wide - x - margin, (those, from, room) => spread(fitting(those, room, 6, false), from, room))
        const only = row(items, 16, false)
        return { height: only.height + 32, rows: [only], undo: Qt.rect(margin, 16 + only.height - undoHigh, Theme.undoWidth, undoHigh) }
    }

    // Two large offers low, the others in pills above them.
    function arrangePortrait(list: var, wide: real): var {
        const x = margin + (withUndo ? Theme.undoWidth + 16 : 0)
        const room = wide - x - margin
        const able = list.filter(offer => !offer.blocked && !offer.rare)
        const beside = able.slice(1).find(offer => offer.chance || offer.odds) ?? able[1]
        const big = fitting(able.slice(0, 1).concat(beside ? [beside] : []), room, 2, false)
        const others = list.filter(offer => !stands(offer, big))
        const pills = closed(others, x, room, (those, from, place) => spread(fitting(those, place, 2, true), from, place))
        const rows = []
        let y = 10
        if (pills.length > 0)
            rows.push(row(pills, y, true))
        if (pills.length > 0 || steady)
            y += pillHigh + 8
        const low = row(halves(big, x, room), y, false)
        rows.push(low)
        return { height: y + low.height + 16, rows: rows, undo: Qt.rect(margin, y + low.height - undoHigh, Theme.undoWidth, undoHigh) }
    }

    // Two rows: two offers above; Undo, one offer and More below.
    function arrangePhone(list: var, wide: real): var {
        const room = wide - 2 * margin
        const undoRoom = withUndo ? Theme.undoWidth + gap : 0
        const usual = list.filter(offer => !offer.rare)
        const single = !steady && list.length === 1 && usual.length === 1
        const above = single ? [] : halves(fitting(usual, room, 2, false), margin, room)
        const others = list.filter(offer => !stands(offer, above))
        const below = closed(others, margin + undoRoom, room - undoRoom, (those, from, place) => {
            const found = those.map(offer => measure(offer, false)).find(item => item.least <= place)
            return single ? halves([measure(list[0], false)], from, place)
                 : found ? [{ offer: found.offer, x: from, width: place, high: found.high }] : []
        })
        const rows = []
        let y = 10
        if (above.length > 0) {
            rows.push(row(above, y, false))
            y += rows[0].height + gap
        } else if (steady) {
            y += rowHigh + gap
        }
        if (!withUndo && !steady && below.length === 0)     // nothing stands there, now or later
            return { height: y - gap + 12, rows: rows, undo: Qt.rect(margin, y, 0, 0) }
        const low = row(below, y, false)
        rows.push(low)
        return { height: y + low.height + 12, rows: rows, undo: Qt.rect(margin, y, Theme.undoWidth, low.height) }
    }

    // Those that found no place: they stand behind More.
    function hidden(): var {
        return offers.filter(offer => !places.rows.some(row => stands(offer, row.items)))
    }
}
