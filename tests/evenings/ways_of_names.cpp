// SPDX-License-Identifier: GPL-3.0-or-later
// How an act's name is found on the screen: in full, or shorter beside who is chosen, and never another's.
#include <algorithm>

#include "tests/evenings/board_sight.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

using nlohmann::json;

/// Is it one of the values that the act leaves open, with the act's name before it?
bool Ways::isFieldOf(const Seen& seen) const {
    const json& params = wish_.offer.at("params");
    return std::any_of(params.begin(), params.end(), [&](const json& candidate) {
        const QString title = label() + ", " + lexicon_.titleOf(candidate, wish_.offer);
        return seen.name.startsWith(title + ", ", Qt::CaseInsensitive) ||
               seen.name.compare(title + " less", Qt::CaseInsensitive) == 0 ||
               seen.name.compare(title + " more", Qt::CaseInsensitive) == 0;
    });
}

Ways::Found Ways::labelled(const Scene& scene, const Seen* sheet) const {
    Found found;
    for (const Seen* seen : scene.pressables(label())) {
        // The faces of a die that is thrown in its place are no button.
        const bool face = holdsWords(seen->name, QStringLiteral("the die shows"));
        if (!isIn(sheet, *seen) || isOnBoard(*seen) || seen->isChoice() || face || isFieldOf(*seen) ||
            isNamesake(*seen))
            continue;
        found.append(seen);
    }
    // Beside who is chosen it may be said shorter: "Move" for "Move Red's boss".
    const bool own = sheet == nullptr && !isAnotherChosen(scene);
    if (found.isEmpty() && own && done_.contains("actor")) {
        const QString actor = nameOfActor();
        for (const Seen& seen : scene.all) {
            if (seen.isPressable() && !isOnBoard(seen) && seen.head().size() >= 3 &&
                seen.head().compare(actor, Qt::CaseInsensitive) != 0 && beginsWith(label(), seen.head()) &&
                !isFieldOf(seen) && !isAnotherAct(seen.head()))
                found.append(&seen);
        }
    }
    // So it may where its name stands before it: "Touches the hill" for "Red's boss touches the hill".
    if (found.isEmpty() && own) found = after(scene, QStringLiteral(" "));
    // The one that tells the rest of it as well stands first.
    const QString note = words(wish_.offer.value("note", json(""))).section(QStringLiteral(": "), -1);
    std::stable_sort(found.begin(), found.end(), [&](const Seen* a, const Seen* b) {
        const auto fits = [&](const Seen* seen) {
            return note.isEmpty() ? 0
                                  : static_cast<int>(seen->name.contains(note) || seen->said.contains(note));
        };
        return fits(a) > fits(b);
    });
    return found;
}

/// Is it one of the same name that tells that it is about something else: so many against so many, say?
bool Ways::isNamesake(const Seen& seen) const {
    const auto tells = [&](const json& offer) {
        const QString note = words(offer.value("note", json(""))).section(QStringLiteral(": "), -1);
        return !note.isEmpty() && (seen.name.contains(note) || seen.said.contains(note));
    };
    if (tells(wish_.offer)) return false;
    const json& all = offers_.at("actions");
    return std::any_of(all.begin(), all.end(), [&](const json& other) {
        return other != wish_.offer && other.at("label") == wish_.offer.at("label") && tells(other);
    });
}

/// Is it what another act is called: "Move Infantry 1" beside "Move Infantry 1 and face"?
bool Ways::isAnotherAct(const QString& head) const {
    const json& all = offers_.at("actions");
    return std::any_of(all.begin(), all.end(), [&](const json& other) {
        return other != wish_.offer && words(other.at("label")).compare(head, Qt::CaseInsensitive) == 0;
    });
}

/// Is somebody else chosen? What stands there without a name is then said of them.
bool Ways::isAnotherChosen(const Scene& scene) const {
    const QString name = nameOfActor();
    if (name.isEmpty()) return false;
    const Found chosen = scene.where(
        [](const Seen& seen) { return seen.isPressable() && !seen.isChoice() && seen.isChosen(); });
    return !chosen.isEmpty() && std::none_of(chosen.begin(), chosen.end(), [&](const Seen* seen) {
        return holdsWords(seen->name, name) || (isOnBoard(*seen) && boardId(*seen) == idOfActor());
    });
}

/// What is called as the act is after the name of who does it.
Ways::Found Ways::after(const Scene& scene, const QString& between) const {
    Found found;
    const QString name = nameOfActor();
    if (name.isEmpty()) return found;
    for (const Seen& seen : scene.all) {
        if (seen.isPressable() && !isOnBoard(seen) &&
            label().compare(name + between + seen.name, Qt::CaseInsensitive) == 0)
            found.append(&seen);
    }
    return found;
}

}  // namespace adjutant::evenings
