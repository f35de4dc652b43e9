// SPDX-License-Identifier: GPL-3.0-or-later
// Every constant of the look: colours for three looks, type, space, touch, motion, and the form of the window.
// Parts take sizes and colours from here and nowhere else.
pragma Singleton

import QtQuick

QtObject {
    id: root

    // What the referee chooses.
    property string mode: "dark"            // "dark", "light", "contrast" or "system"
    property real textScale: 1              // the system's text scale, 0.8 to 2
    property bool mirrored: false           // left-handed
    property bool reducedMotion: false
    property bool far: false                // table-distance mode

    // What the window is; the application keeps these two at its window's size.
    property real windowWidth: 1280
    property real windowHeight: 800

    // What the system says; the application may set the first where it knows better.
    readonly property bool systemContrast: root.ratio(root.system.windowText, root.system.window) > 20.5
    readonly property bool systemDark: root.system.window.hslLightness < 0.5
    readonly property SystemPalette system: SystemPalette {}

    readonly property string look: mode === "light" || mode === "contrast" ? mode
                                   : mode !== "system" ? "dark"
                                   : systemContrast ? "contrast" : systemDark ? "dark" : "light"
    readonly property bool isLight: look === "light"
    readonly property bool isContrast: look === "contrast"

    // "landscape" (tablet, laptop), "portrait" (tablet) or "phone".
    readonly property string form: Math.min(windowWidth, windowHeight) < 560 ? "phone"
                                   : windowWidth >= windowHeight ? "landscape" : "portrait"
    readonly property bool isPhone: form === "phone"
    readonly property bool isLying: isPhone && windowWidth > windowHeight     // a phone on its side, or a small panel
    readonly property bool isPortrait: form === "portrait"
    readonly property bool isLandscape: form === "landscape"

    // Colours. pick() reads `look`, so every one follows the mode.
    readonly property color table: pick("#14110D", "#E4D8BE", "#000000")
    readonly property color page: pick("#1E1A14", "#F3EAD6", "#000000")
    readonly property color card: pick("#2B251B", "#FCF7EA", "#0B0B0B")
    readonly property color raised: pick("#373024", "#FFFDF6", "#161616")
    readonly property color line: pick("#4A4133", "#D0C19F", "#9A9A9A")
    readonly property color edge: pick("#8F8064", "#857451", "#FFFFFF")
    readonly property color lip: pick("#0C0A07", "#BDAC86", "#000000")
    readonly property color ink: pick("#F3EAD6", "#2B2317", "#FFFFFF")
    readonly property color ink2: pick("#CFC2A8", "#574A36", "#F2EEE4")
    readonly property color ink3: pick("#A6987E", "#65573F", "#D9D3C4")
    readonly property color brass: pick("#E6B24F", "#DFA63C", "#FFCB47")
    readonly property color brassLip: pick("#8F6A22", "#9C6E17", "#FFFFFF")
    readonly property color brassOn: "#21180A"
    readonly property color brassLine: pick("#E6B24F", "#9A6A0C", "#FFCB47")
    readonly property color brassInk: pick("#EBBD62", "#7F5300", "#FFD873")
    readonly property color good: pick("#9CC787", "#3B6A2C", "#9BE88A")
    readonly property color bad: pick("#F08A6C", "#A2331A", "#FF9F85")
    readonly property color band0: pick("#33402B", "#D5DDBB", "#12300F")
    readonly property color band1: pick("#54431F", "#F0D699", "#4A3600")
    readonly property color band2: pick("#61291C", "#E3A48A", "#6B0F00")
    readonly property color bandInk: isLight ? ink : ink2
    readonly property color hex: pick("#2A261C", "#EFE5CC", "#0B0B0B")
    readonly property color hexLine: pick("#4A4232", "#C9B993", "#8A8A8A")
    readonly property color town: pick("#453A2A", "#DCC79B", "#453A2A")
    readonly property color place: pick("#363527", "#DFDDBB", "#363527")
    readonly property color terrainHill: pick("#4A3D27", "#DDC496", "#4A3D27")
    readonly property color terrainWood: pick("#2C3A25", "#C3CFA4", "#2C3A25")
    readonly property color terrainTown: pick("#4B3129", "#E2BBA4", "#4B3129")
    readonly property color terrainField: pick("#40391F", "#EBDD9F", "#40391F")
    readonly property color water: pick("#5C86A8", "#6E98B5", "#5C86A8")
    readonly property color road: pick("#A58B5C", "#9C7C45", "#A58B5C")
    readonly property color cut: "#EFE4CB"
    readonly property color cutEdge: isLight ? edge : "transparent"
    readonly property color paper: "#F6EDD8"
    readonly property color paperInk: "#2B2317"
    readonly property color paperInk2: "#574A36"
    readonly property color dieFace: pick("#EFE4CB", "#FFFDF6", "#EFE4CB")
    readonly property color dieLip: pick("#8F8064", "#A8946A", "#8F8064")
    readonly property color dieInk: "#21180A"
    readonly property color scrim: isLight ? "#59000000" : "#8C000000"
    readonly property color margin: isLight ? "#8FA2331A" : "#8FB8472C"   // the ledger's red line
    readonly property color dot: Qt.rgba(line.r, line.g, line.b, isContrast ? 0.25 : isLight ? 0.6 : 0.3)
    readonly property color legalFill: Qt.rgba(brass.r, brass.g, brass.b, isLight ? 0.34 : 0.16)
    readonly property color veil: Qt.rgba(table.r, table.g, table.b, isLight ? 0.5 : 0.55)
    // Light brass against paper is weak, so light draws a line around every brass fill.
    readonly property color brassEdge: isLight ? brassLine : "transparent"

    // Type. Figures of the two families line up without OpenType features, which Qt 6.4 cannot switch.
    readonly property string sans: "Roboto Condensed"
    readonly property string serif: "Charis SIL"
    readonly property real serifLine: 0.82
    readonly property real scale: Math.max(0.8, Math.min(isLying ? 1.2 : 2, textScale))     // a phone on its side has no room for more
    // Far mode on a smaller window: everything by its width, as far as it stays larger than up close.
    readonly property real farScale: Math.max(0.42, Math.min(1, windowWidth / 1280))
    readonly property int heroSize: size(112, 80, 330)
    readonly property int trackerSize: size(48, 40, 112)
    readonly property int markerSize: size(54, 34, 104)
    readonly property int offerSize: size(25, 21, 25)
    readonly property int oddsSize: size(38, 32, 38)
    readonly property int bandSize: size(25, 20, 84)
    readonly property int bandSubSize: size(17, 16, 44)
    readonly property int nameSize: size(23, 20, 52)
    readonly property int valueSize: size(20, 18, 52)
    readonly property int labelSize: size(18, 17, 46)
    readonly property int noteSize: size(17, 16, 44)
    readonly property int capsSize: size(16, 15, 44)
    readonly property int titleSize: size(34, 26, 58)
    readonly property int sentenceSize: size(23, 20, 56)
    readonly property int idSize: size(18, 15, 44)
    readonly property int leastSize: size(15, 15, 15)
    readonly property int tightSize: Math.min(15, leastSize)     // words that find no room shrink to it, however large the type

    // Space, radii, touch (device-independent pixels).
    readonly property int gap: 8
    readonly property int groupGap: isPhone ? 12 : 16
    readonly property int sheetMargin: isPhone ? 16 : 24
    readonly property int boardMargin: isPhone ? 12 : 16
    readonly property int tileRadius: 8
    readonly property int offerRadius: 10
    readonly property int sheetRadius: 14
    readonly property int lipHeight: 4
    readonly property int touch: 48
    readonly property int offerHeight: isPhone ? 66 : 100
    readonly property int undoWidth: isPhone ? 92 : 100
    readonly property int undoHeight: isPhone ? 70 : 100
    readonly property int barHeight: isPhone ? 72 : isPortrait ? 88 : 76

    // Motion, in milliseconds. A fade stays short and stays even with reduced motion.
    readonly property int press: motion(60)
    readonly property int select: motion(90)
    readonly property int number: motion(160)
    readonly property int move: motion(220)
    readonly property int sheetIn: motion(180)
    readonly property int sheetOut: motion(120)
    readonly property int cardTurn: motion(260)
    readonly property int dice: motion(450)
    readonly property int marker: motion(240)
    readonly property int fade: 90
    readonly property int changeStays: 1200
    readonly property int toastStays: 4000

    // The value for the look that is on.
    function pick(dark: color, light: color, contrast: color): color {
        return Qt.color(look === "light" ? light : look === "contrast" ? contrast : dark)
    }

    // A size of type for tablet, phone and two metres away, times the text scale; what is large enough to be read
    // from two metres needs no scale.
    function size(tablet: real, phone: real, away: real): int {
        const near = isPhone ? phone : tablet
        return Math.round(far ? Math.max(near * scale, away * farScale) : near * scale)
    }

    function motion(milliseconds: int): int {
        return reducedMotion ? 0 : milliseconds
    }

    // Where something begins that lies `x` from the side where reading starts: the same, or from the other side
    // when mirrored. Screens place their parts with this; inside parts nothing is mirrored.
    function fromStart(x: real, width: real, whole: real): real {
        return mirrored ? whole - x - width : x
    }

    // The parts that are there, as one accessible name.
    function say(parts: var): string {
        return parts.filter(part => part !== "").join(", ")
    }

    // A number with a true minus, so that figures line up; "" for none.
    function figure(value: var): string {
        return value === undefined || value === null ? "" : String(value).replace("-", "−")
    }

    // A chance with what it is of, "67% to hit"; "" where there is none.
    function chanceOf(offer: var): string {
        return !offer.odds ? "" : offer.chance ? offer.odds + " " + offer.chance : offer.odds
    }

    // WCAG 2.1 contrast of two opaque colours, 1 to 21.
    function ratio(a: color, b: color): real {
        const high = Math.max(luminance(a), luminance(b))
        const low = Math.min(luminance(a), luminance(b))
        return (high + 0.05) / (low + 0.05)
    }

    function luminance(c: color): real {
        const part = v => v <= 0.03928 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4)
        return 0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b)
    }
}
