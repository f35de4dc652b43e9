// SPDX-License-Identifier: GPL-3.0-or-later
// A linked campaign for the tests: a skirmish of two warbands in which some were taken out.
#pragma once

#include "companion/chronicles/chronicle_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {

/// The game of that name goes on until the sides agree on its end. `out`: pieces that are out by then.
inline bool skirmish(Evening& evening, const QString& name, const QStringList& out) {
    if (!evening.companion.campaigns().newGame(QStringLiteral("one-stat"), {}, name)) return false;
    for (const QString& piece : out)
        if (!evening.act("ruling", {{"set", QVariantMap{{"/pieces/" + piece + "/out", true}}},
                                    {"reason", "It fell off the table."}}))
            return false;
    return evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"red"}}});
}

}  // namespace adjutant::companion
