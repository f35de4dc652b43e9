// SPDX-License-Identifier: GPL-3.0-or-later
// The board of 1762: each territory a counter in its owner's colour with its soldiers, what is built there as
// signs.
#include <map>
#include <nlohmann/json.hpp>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/games/conquest_1762/conquest_1762_face.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const json& territory(const json& state, const QString& place) {
    return under(under(state, "territories"), place.toStdString());
}

QString figure(const json& value) {
    return value.is_number() ? QString::fromStdString(value.dump()) : QString();
}

}  // namespace

std::optional<Holding> ConquestFace::holding() const { return Holding{"territories", "owner", "soldiers"}; }

QString ConquestFace::ownerOf(const json& state, const json& place) const {
    return textAt(territory(state, textAt(place, "id")), "owner");
}

json ConquestFace::counters(const GameScene& scene, const json&, const json& places) const {
    json rows = json::array();
    for (const json& place : places) {
        const json& here = territory(scene.state(), textAt(place, "id"));
        const QString owner = textAt(here, "owner"), title = textAt(place, "title");
        const QString colour = textAt(place, "colour"), soldiers = figure(under(here, "soldiers"));
        const bool nobodys = !owner.isEmpty() && !scene.isSide(owner);  // held by nobody who plays
        QStringList told{owner.isEmpty() ? QString() : scene.sideName(owner),
                         soldiers.isEmpty() ? QString() : inSentence(word("soldiers")) + ' ' + soldiers};
        told.removeAll(QString());
        const QString who = told.join(QStringLiteral(", "));
        rows.push_back({{"id", place.at("id")},
                        {"cell", place.at("id")},
                        {"side", colour.isEmpty() ? "nobody" : colour.toStdString()},
                        {"number", soldiers.toStdString()},
                        {"name", title.toStdString()},
                        {"corner", nobodys ? wordSign(owner).toStdString() : ""},
                        {"badges", place.at("badges")},
                        {"here", who.toStdString()},
                        {"told", (who.isEmpty() ? title : title + QStringLiteral(", ") + who).toStdString()},
                        {"big", under(here, "capital") == true}});
    }
    return rows;
}

std::vector<Badge> ConquestFace::badges(const GameScene& scene, const json& place) const {
    const QString id = textAt(place, "id");
    const json& here = territory(scene.state(), id);
    std::vector<Badge> list;
    if (under(here, "capital") == true) list.push_back({"crown", {}, {}, tr("Capital")});
    if (const QString built = textAt(here, "building"); !built.isEmpty())
        list.push_back({wordSign(built), {}, {}, word(built)});
    if (under(here, "port") == true) list.push_back({"anchor", {}, {}, tr("Port")});
    std::map<QString, int> docked;
    for (const json& piece : under(scene.state(), "pieces")) {
        if (under(piece, "out") != true && textAt(piece, "place") == id) ++docked[textAt(piece, "kind")];
    }
    for (const auto& [kind, count] : docked)
        list.push_back({pieceSign(kind), count > 1 ? QString::number(count) : QString(), {}, word(kind)});
    return list;
}

std::optional<Badge> ConquestFace::chip(const GameScene& scene, const QString& place) const {
    const json& here = territory(scene.state(), place);
    const QString resource = textAt(here, "resource");
    if (resource.isEmpty()) return {};
    return Badge{wordSign(resource), figure(under(here, "number")), {}, word(resource)};
}

}  // namespace adjutant::companion
