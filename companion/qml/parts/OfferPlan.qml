// SPDX-License-Identifier: GPL-3.0-or-later
// Where the offers of an OfferBar stand: how wide and how high each must be to say what it says, and which go behind
// More. OfferBar asks; it draws nothing.
import QtQuick
import Adjutant

QtObject {
    id: root

    property var offers: []          // as OfferBar.offers
    property real width              // of the bar
    property bool withUndo: true
    property real undoHigh           // at least so high is Undo

    readonly property bool phone: Theme.isPhone
    readonly property real margin: phone ? 12 : 16
    readonly property real gap: phone ? 8 : 10
    // Places of everything: { height, rows: [{ y, height, items: [{ offer, x, width }] }], undo: rect, pills }.
    readonly property var places: arrange(offers, width, Theme.form, Theme.scale)

    readonly property FontMetrics labelFont: FontMetrics { font { family: Theme.sans; bold: true; pixelSize: Theme.offerSize + (root.phone ? 0 : 2) } }
    readonly property FontMetrics subFont: FontMetrics { font { family: Theme.sans; pixelSize: Theme.noteSize } }
    readonly property FontMetrics oddsFont: FontMetrics { font { family: Theme.sans; bold: true; pixelSize: Theme.oddsSize } }

    // What stands below the label; as Offer decides.
    function second(offer: var): string {
        return (offer.blocked ? offer.reason : phone ? "" : offer.sub) ?? ""
    }

    function labelWidth(offer: var): real {
        return labelFont.advanceWidth(offer.text) * (offer.likely || phone ? 1 : Theme.offerSize / (Theme.offerSize + 2))
    }

    // The width at which an offer says everything in one line each.
    function natural(offer: var): real {
        const odds = offer.odds ? oddsFont.advanceWidth(offer.odds) + 16 : 0
        const sign = offer.sign && !(phone && odds > 0) ? 44 : 0
        return Math.ceil((phone ? 28 : 32) + sign + odds + 4
                         + Math.max(labelWidth(offer), subFont.advanceWidth(second(offer))))
    }

    // How many lines the words need in this room, word by word. `share` is the size of the type against the font's.
    function lines(font: FontMetrics, text: string, room: real, share: real): int {
        if (text === "")
            return 0
        const space = font.advanceWidth(" ") * share
        let count = 1, x = 0
        for (const word of text.split(" ")) {
            const wide = font.advanceWidth(word) * share + 1
            if (x > 0 && x + space + wide > room) {
                ++count
                x = 0
            }
            x += (x > 0 ? space : 0) + wide
        }
        return count
    }

    // How high an offer of this width must be; words wrap, they are never cut.
    function tall(offer: var, wide: real): real {
        const odds = offer.odds ? oddsFont.advanceWidth(offer.odds) + (phone ? 10 : 16) : 0
        const room = Math.max(20, wide - (phone ? 30 : 34) - odds - (offer.sign && !offer.odds ? 44 : 0))
        const share = offer.likely || phone ? 1 : Theme.offerSize / (Theme.offerSize + 2)
        return Math.max(Theme.offerHeight, 26 + lines(labelFont, offer.text, room, share) * labelFont.height
                                           + lines(subFont, second(offer), room, 1) * subFont.height)
    }

    function pillTall(offer: var, wide: real): real {
        const share = 20 * Theme.scale / (Theme.offerSize + (phone ? 0 : 2))
        const room = Math.max(20, wide - 40 - (offer.sign ? 34 : 0))
        return 14 + lines(labelFont, offer.text + (offer.odds ? " " + offer.odds : ""), room, share) * labelFont.height * share
    }

    readonly property var more: ({ id: "", text: qsTr("More"), sign: phone ? "" : "more", isMore: true })

    // First `count` offers, and More when others are left. Rare ones are always behind More.
    function first(list: var, count: int): var {
        const usual = list.filter(offer => !offer.rare)
        if (usual.length === list.length && list.length <= count)
            return list
        const some = Math.min(usual.length, count - 1)
        const left = list.length - some
        return usual.slice(0, some).concat([Object.assign({}, more, { sub: phone ? "" : left === 1 ? qsTr("1 act") : qsTr("%1 acts").arg(left) })])
    }

    function arrange(list: var, wide: real, form: string, scale: real): var {
        return form === "phone" ? arrangePhone(list, wide) : form === "portrait" ? arrangePortrait(list, wide) : arrangeLandscape(list, wide)
    }

    function spread(items: var, x: real, wide: real, most: real): var {
        const sum = items.reduce((total, offer) => total + natural(offer), 0) + gap * (items.length - 1)
        let slack = Math.max(0, wide - sum)
        const squeeze = sum > wide ? (wide - gap * (items.length - 1)) / (sum - gap * (items.length - 1)) : 1
        const out = []
        items.forEach((offer, index) => {
            let width = natural(offer) * squeeze
            if (offer.likely) {
                const extra = Math.min(slack, Math.max(0, most - width), slack * 0.5 + 60)
                width += extra
                slack -= extra
            }
            out.push({ offer: offer, x: x, width: width })
            x += width + gap
        })
        const each = Math.min(60, slack / Math.max(1, out.length))
        out.forEach((item, index) => { item.x += each * index; item.width += each })
        return out
    }

    function rowHeight(items: var): real {
        return items.reduce((most, item) => Math.max(most, tall(item.offer, item.width)), Theme.offerHeight)
    }

    function arrangeLandscape(list: var, wide: real): var {
        const x = margin + (withUndo ? Theme.undoWidth + 32 : 0)
        const room = wide - x - margin
        const rows = []
        let left = list.slice()
        // One row as long as the words fit, a second one for large text.
        for (let row = 0; row < 2 && left.length > 0; ++row) {
            let count = left.length
            const width = n => first(left, n).reduce((total, offer) => total + natural(offer) + gap, -gap)
            while (count > 1 && (row === 0 && count < left.length ? left.slice(0, count).reduce((t, o) => t + natural(o) + gap, -gap) : width(count)) > room)
                --count
            const last = row === 1 || count >= left.length || (count >= 3 && Theme.scale < 1.2)
            if (last && count < left.length)
                while (count > 1 && width(count) > room)
                    --count
            rows.push(last ? first(left, Math.max(count, 1)) : left.slice(0, count))
            left = last ? [] : left.slice(count)
        }
        let y = 16
        const placed = rows.map(items => {
            const row = spread(items, x, room, 420)
            const high = rowHeight(row)
            const out = { y: y, height: high, pills: false, items: row }
            y += high + gap
            return out
        })
        const bottom = Math.max(placed.length > 0 ? y - gap : 16 + Theme.offerHeight, 16 + undoHigh)
        return { height: bottom + 16, rows: placed, undo: Qt.rect(margin, bottom - undoHigh, Theme.undoWidth, undoHigh) }
    }

    function arrangePortrait(list: var, wide: real): var {
        const x = margin + (withUndo ? Theme.undoWidth + 16 : 0)
        const room = wide - x - margin
        const able = list.filter(offer => !offer.blocked && !offer.rare)
        const big = able.slice(0, 1)
        const beside = able.slice(1).find(offer => offer.odds) ?? able[1]
        if (beside)
            big.push(beside)
        const rest = list.filter(offer => !big.includes(offer))
        const pillRow = rest.length > 0 ? first(rest, 3) : []
        const bigWidth = (room - gap * (big.length - 1)) / Math.max(1, big.length)
        const bigRow = big.map((offer, i) => ({ offer: offer, x: x + i * (bigWidth + gap), width: bigWidth }))
        const pillWidth = (room - gap * (pillRow.length - 1)) / Math.max(1, pillRow.length)
        const pillHeight = pillRow.reduce((most, offer) => Math.max(most, pillTall(offer, pillWidth)), 50)
        const y = 10 + (pillRow.length > 0 ? pillHeight + 8 : 6)
        const high = rowHeight(bigRow)
        const rows = []
        if (pillRow.length > 0)
            rows.push({ y: 10, height: pillHeight, pills: true,
                        items: pillRow.map((offer, i) => ({ offer: offer, x: x + i * (pillWidth + gap), width: pillWidth })) })
        if (bigRow.length > 0)
            rows.push({ y: y, height: high, pills: false, items: bigRow })
        return { height: y + high + 16, rows: rows, undo: Qt.rect(margin, y + high - undoHigh, Theme.undoWidth, undoHigh) }
    }

    // Two rows of two, Undo first in the lower, which is never left to Undo alone; with large text one offer a row.
    function arrangePhone(list: var, wide: real): var {
        const undoRoom = withUndo ? Theme.undoWidth + gap : 0
        const large = Theme.scale > 1.25
        const fit = first(list, large ? 3 : 4)
        const above = fit.length === 1 ? 0 : Math.ceil(fit.length / 2)
        const groups = large ? [fit.slice(0, 1), fit.slice(1, 2), fit.slice(2)] : [fit.slice(0, above), fit.slice(above)]
        const rows = []
        let y = 10, last = null
        groups.forEach((group, index) => {
            const lowest = index === groups.length - 1
            const items = pair(group, margin + (lowest ? undoRoom : 0), wide - 2 * margin - (lowest ? undoRoom : 0))
            if (items.length === 0 && !lowest)
                return
            last = { y: y, height: Math.max(rowHeight(items), lowest ? undoHigh : 0), pills: false, items: items }
            rows.push(last)
            y += last.height + gap
        })
        return { height: y - gap + 12, rows: rows, undo: Qt.rect(margin, last.y, Theme.undoWidth, last.height) }
    }

    // Two offers share a row by what they have to say.
    function pair(items: var, x: real, room: real): var {
        if (items.length === 0)
            return []
        if (items.length === 1)
            return [{ offer: items[0], x: x, width: room }]
        const a = natural(items[0]), b = natural(items[1]), slack = room - gap - a - b
        const half = (room - gap) / 2
        const wideA = slack >= 0 ? a + slack / 2 : a <= b ? Math.min(a, half) : room - gap - Math.min(b, half)
        return [{ offer: items[0], x: x, width: wideA }, { offer: items[1], x: x + wideA + gap, width: room - gap - wideA }]
    }

    // Those that found no place: they stand behind More.
    function hidden(): var {
        return offers.filter(offer => !places.rows.some(row => row.items.some(item => item.offer === offer)))
    }
}
