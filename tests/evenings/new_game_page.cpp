// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/new_game_page.hpp"

#include <algorithm>

namespace adjutant::evenings {

QStringList NewGamePage::fill() {
    const auto missing = [](const QString& what) {
        return QStringLiteral("%1 cannot be touched on the page New game").arg(what);
    };
    if (!hand_.press(QStringLiteral("New game"))) return {"New game cannot be touched on the home page"};
    if (!hand_.press(plan_.name)) return {missing(plan_.name)};
    QStringList faults;
    for (const Choice& choice : plan_.options) {
        const std::optional<bool> done = set(choice);
        if (!done && !choice.where) faults << missing(choice.field + ": " + choice.value);
        if (done && !*done)
            faults << QStringLiteral("%1 cannot be set to %2 on the page New game")
                          .arg(choice.field, choice.value);
        if (!done)
            hand_.finger().note(QStringLiteral("-- %1: %2 is not asked").arg(choice.field, choice.value));
    }
    for (const QString& power : plan_.powers) {
        if (!hand_.press(power)) faults << missing(power);
    }
    if (!play()) faults << missing("Play");
    return faults;
}

/// In a group that is folded, perhaps: all are opened until it is there.
std::optional<bool> NewGamePage::set(const Choice& choice) {
    for (int folds = 0; folds < 12; ++folds) {
        const Scene scene = hand_.eye().settled();
        if (const auto done = setHere(scene, choice)) return done;
        const auto folded = scene.where([](const Seen& seen) {
            return seen.isPressable() && seen.name.endsWith(QStringLiteral(", folded"));
        });
        if (folded.isEmpty()) return {};
        if (!hand_.touch(*folded.first(), folded.first()->name)) return false;
    }
    return {};
}

/// One of several values by its own name, a switch, or a number with − and +.
std::optional<bool> NewGamePage::setHere(const Scene& scene, const Choice& choice) {
    for (const Seen* seen : scene.pressables(choice.field + ": " + choice.value))
        return seen->isChosen() || hand_.touch(*seen, seen->name);
    if (choice.value == "on" || choice.value == "off") {
        for (const Seen* seen : scene.pressables(choice.field)) {
            if (seen->name == choice.field + ", " + choice.value) return true;
            const bool other = seen->name == choice.field + (choice.value == "on" ? ", off" : ", on");
            if (other || seen->isChoice()) return hand_.touch(*seen, seen->name);
        }
    }
    bool isNumber = false;
    const int wanted = choice.value.toInt(&isNumber);
    return isNumber ? stepTo(scene, choice.field, wanted) : std::nullopt;
}

std::optional<bool> NewGamePage::stepTo(Scene scene, const QString& field, int wanted) {
    for (int steps = 0; steps < 40; ++steps) {
        const auto shown = scene.where(
            [&](const Seen& seen) { return !seen.isPressable() && numberIn(seen.name, field).has_value(); });
        if (shown.isEmpty()) return {};
        const int now = *numberIn(shown.first()->name, field);
        if (now == wanted) return true;
        const auto keys = scene.pressables(field + (wanted > now ? " more" : " less"));
        if (keys.isEmpty() || !hand_.touch(*keys.first(), keys.first()->name)) return false;
        scene = hand_.eye().settled();
    }
    return false;
}

/// Play takes the dice of the last game, the other button the other dice.
bool NewGamePage::play() {
    const Scene scene = hand_.eye().settled();
    // An option may be called so as well: "Play with the trigger device, on".
    const auto plays = scene.where([](const Seen& seen) {
        return seen.isPressable() && beginsWith(seen.name, QStringLiteral("Play")) &&
               !seen.name.endsWith(QStringLiteral(", on")) && !seen.name.endsWith(QStringLiteral(", off")) &&
               !seen.name.contains(QStringLiteral(": "));
    });
    if (plays.isEmpty()) return false;
    const auto other = std::find_if(plays.begin(), plays.end(), [](const Seen* seen) {
        return beginsWith(seen->name, QStringLiteral("Play with"));
    });
    const bool table = plan_.dice == QStringLiteral("table");
    const Seen* play = table && other != plays.end() ? *other : plays.first();
    return hand_.touch(*play, play->name);
}

}  // namespace adjutant::evenings
