// SPDX-License-Identifier: GPL-3.0-or-later
// How facts are told that the table alone knows: tiles that say how it stands and open when they are touched,
// and answers that do the act.
#include <algorithm>

#include "companion/bridge/pair_choices.hpp"
#include "tests/evenings/board_sight.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

using companion::isPairs;
using nlohmann::json;

namespace {

bool isNamed(const Seen& seen, const QString& label) {
    return seen.name.compare(label, Qt::CaseInsensitive) == 0 ||
           seen.head().compare(label, Qt::CaseInsensitive) == 0;
}

/// What the act names in more than one of its values is chosen by the engine's own words: "Short" for 5
/// inches.
QString bandOf(const json& param, const json& value) {
    const json& choices = param.at("choices");
    const auto at = std::find(choices.begin(), choices.end(), value);
    if (at == choices.end()) return {};
    return words(param.at("names").at(static_cast<std::size_t>(at - choices.begin())));
}

}  // namespace

/// The tile of a fact: "Crowd: no, touch to say which". A line of a sum has its name and a number: "Crowd:
/// −1". While its list is open its own may say how many are in it.
const Seen* Ways::tileOf(const Scene& scene, const Seen* sheet, const json& param) const {
    const QString start = lexicon_.titleOf(param, wish_.offer) + ":";
    for (const Seen& seen : scene.all) {
        if (isIn(sheet, seen) && seen.isPressable() && !seen.isChoice() &&
            seen.name.startsWith(start, Qt::CaseInsensitive) &&
            (open_ == words(param.at("name")) || !numberIn(seen.name, start)))
            return &seen;
    }
    return nullptr;
}

/// Each thing that its list may hold, as it is called, and whether it is to be in it.
std::map<QString, bool> Ways::itemsOf(const json& param, const json& wanted) const {
    std::map<QString, bool> items;
    if (!isPairs(param)) {
        for (const json& choice : param.value("choices", json::array())) {
            const bool in = wanted.is_array()
                                ? std::find(wanted.begin(), wanted.end(), choice) != wanted.end()
                                : wanted == choice;
            items[lexicon_.choiceOf(param, choice)] = in;
        }
        return items;
    }
    const QString pair =
        lexicon_.view().look().ownWord(QString::fromStdString(param.at("name").get<std::string>() + "-pair"));
    for (const json& open : companion::openPairs(param, wish_.action)) {
        const QString key = lexicon_.view().valueName({}, open.at("key"), {});
        const QString value = lexicon_.view().valueName(words(param.at("of")), open.at("value"), {});
        items[(pair.isEmpty() ? QStringLiteral("%1: %2") : pair).arg(key, value)] =
            wanted.value(open.at("key").get<std::string>(), json()) == open.at("value");
    }
    return items;
}

/// One touch says yes or no where the list can hold one thing alone, and opens it where there are several.
std::optional<Move> Ways::toFact(const Scene& scene, const Seen* sheet, const json& param,
                                 const json& wanted) {
    const Seen* tile = tileOf(scene, sheet, param);
    if (tile == nullptr) return {};
    const QString name = words(param.at("name"));
    asked_.insert(name);
    const std::map<QString, bool> items = itemsOf(param, wanted);
    const QString stands = tile->head().section(QStringLiteral(": "), 1);
    const bool some = std::any_of(items.begin(), items.end(), [](const auto& item) { return item.second; });
    const bool yes = stands == QStringLiteral("yes");
    if (!some && stands == QStringLiteral("no")) return {};
    if (items.size() == 1 && (yes || open_ != name)) {
        if (yes == some) return {};
        if (yes) return Move{*tile, tile->name};
        if (isOnce("open " + name)) {
            open_ = name;
            return Move{*tile, tile->name};
        }
    }
    if (items.contains(stands) && items.at(stands)) return {};
    for (const Seen& seen : scene.all) {
        if (open_ != name || !isIn(sheet, seen) || !seen.isPressable() || !seen.isChoice()) continue;
        const auto item = std::find_if(items.begin(), items.end(),
                                       [&](const auto& known) { return isNamed(seen, known.first); });
        if (item != items.end() && item->second != seen.isChosen()) return Move{seen, seen.name};
    }
    if (!isOnce("open " + name)) return {};
    open_ = name;
    return Move{*tile, tile->name};
}

/// A shot is made where its distance and its cover are touched: "Medium, to 10 inches, in cover, 9%".
std::optional<Move> Ways::toAnswer(const Scene& scene) {
    const json* band = nullptr;
    const json* covered = nullptr;
    for (const json& param : wish_.offer.at("params")) {
        if (param.contains("names")) band = &param;
        if (param.at("name") == "covered" && param.at("choices").size() == 1) covered = &param;
    }
    if (band == nullptr) return {};
    const json distance = wish_.action.value(words(band->at("name")).toStdString(), json());
    const bool inCover = !wish_.action.value("covered", json::array()).empty();
    for (const Seen& seen : scene.all) {
        if (!seen.isPressable() || seen.isChoice()) continue;
        const json& choices = band->at("choices");
        const bool fits = std::any_of(choices.begin(), choices.end(), [&](const json& choice) {
            return (distance.is_null() || distance == choice) && isNamed(seen, bandOf(*band, choice));
        });
        if (!fits) continue;
        const bool says = holdsWords(seen.name, QStringLiteral("in cover"));
        if (covered != nullptr && says != inCover) continue;
        if (!isOnce("answer")) return {};
        asked_.insert(words(band->at("name")));
        if (covered != nullptr) asked_.insert(QStringLiteral("covered"));
        return Move{seen, seen.name};
    }
    return {};
}

}  // namespace adjutant::evenings
