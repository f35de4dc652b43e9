// SPDX-License-Identifier: GPL-3.0-or-later
// Tints and signs of kinds of ground: always a drawn sign as well as a tint. A board may add kinds of its own by its
// `kinds`: { name: { fill, sign (path data on the grid of 24) } }.
pragma Singleton

import QtQuick
import Adjutant

QtObject {
    id: root

    readonly property var kinds: ({     // object: kind of ground to how it is painted
        open: { fill: Theme.hex, sign: "" },
        town: { fill: Theme.town, sign: "" },
        place: { fill: Theme.place, sign: "" },
        hill: { fill: Theme.terrainHill, sign: "M2 17C4 12 7 12 9 17M8 13C10 8 14 8 16 13M15 17C17 12 20 12 22 17" },
        mountain: { fill: Theme.terrainHill, sign: "M1 19L8 6L12 13L15 9L23 19M6 9.5L8 11L10 9.5" },
        wood: { fill: Theme.terrainWood, sign: "M5 14V17M5 14A2.6 2.6 0 1 1 5.01 14ZM12 18V21M12 18A2.6 2.6 0 1 1 12.01 18ZM19 15V18M19 15A2.6 2.6 0 1 1 19.01 15Z" },
        houses: { fill: Theme.terrainTown, sign: "M2 12H7V17H2ZM10 15H15V20H10ZM17 11H22V16H17Z" },
        field: { fill: Theme.terrainField, sign: "M2 19L6 12M7 19L11 12M12 19L16 12M17 19L21 12" },
        water: { fill: Qt.tint(Theme.hex, Qt.rgba(Theme.water.r, Theme.water.g, Theme.water.b, 0.55)),
                 sign: "M2 12C4 9.5 6 9.5 8 12S12 14.5 14 12S18 9.5 20 12M4 18C6 15.5 8 15.5 10 18S14 20.5 16 18S20 15.5 22 18" },
        coast: { fill: Qt.tint(Theme.hex, Qt.rgba(Theme.water.r, Theme.water.g, Theme.water.b, 0.24)),
                 sign: "M3 20C5 18 7 18 9 20S13 22 15 20S19 18 21 20" },
        swamp: { fill: Theme.place, sign: "M2 17H10M6 17V11M6 14L3.5 12M6 14L8.5 12M14 20H22M18 20V14M18 17L15.5 15M18 17L20.5 15" },
        none: { fill: "transparent", sign: "" }
    })

    // Lines across or between cells, by kind: colour, width, dashes on and off, below the pieces or above.
    readonly property var lines: ({     // object: kind of line to how it is painted
        river: { color: Theme.water, width: 9 },
        stream: { color: Theme.water, width: 4 },
        road: { color: Theme.road, width: 5, dash: [9, 8] },
        rail: { color: Theme.ink2, width: 2.5 },
        ties: { color: Theme.ink2, width: 9, dash: [2, 7] },
        cut: { color: Theme.bad, width: 4.5 },
        fence: { color: Theme.ink2, width: 4, dash: [5, 5] },
        border: { color: Theme.edge, width: 3 },
        link: { color: Theme.isLight ? "#9C8F6B" : "#756952", width: 4 },
        sea: { color: Theme.water, width: 3.4, dash: [0.1, 7.5] },
        shot: { color: Theme.brassLine, width: 2.4, dash: [8, 7] },
        arrow: { color: Theme.brassLine, width: 7 }
    })

    // Soft shapes under the places of one region.
    readonly property var tints: ({ hex: Theme.hex, place: Theme.place, town: Theme.town, hill: Theme.terrainHill, wood: Theme.terrainWood, field: Theme.terrainField })     // object: name to colour

    // What BoardPicture prints with.
    readonly property var look: ({ isLight: Theme.isLight, isContrast: Theme.isContrast, sans: Theme.sans, hex: Theme.hex, hexLine: Theme.hexLine,     // object: the theme as the painters take it
                                   ink: Theme.ink, ink2: Theme.ink2, ink3: Theme.ink3, card: Theme.card, edge: Theme.edge, cut: Theme.cut,
                                   brass: Theme.brass, brassOn: Theme.brassOn, brassLine: Theme.brassLine, legalFill: Theme.legalFill, fire: Theme.bad })
}
