// SPDX-License-Identifier: GPL-3.0-or-later
// The board of Civil War Game 1863: pieces of a side on a square are one stack, and squares have their marks.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/games/civil_war_1863/civil_war_1863_face.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What stands behind a prefix in the marks of a place: "garrison:4".
QStringList behind(const json& place, const QString& prefix) {
    QStringList list;
    for (const json& given : under(place, "marks")) {
        if (const QString mark = text(given); mark.startsWith(prefix)) list << mark.mid(prefix.size());
    }
    return list;
}

/// Pieces of one side on one square.
struct Stack {
    std::vector<const json*> rows;
    json kinds = json::array();  ///< [{id, sign, count, name}]
    json marks = json::array();
    int fresh = 0;  ///< how many have not moved

    void add(const GameScene& scene, const json& row) {
        rows.push_back(&row);
        const auto known = std::find_if(kinds.begin(), kinds.end(),
                                        [&](const json& kind) { return kind.at("id") == row.at("kind"); });
        if (known == kinds.end()) {
            kinds.push_back({{"id", row.at("kind")},
                             {"sign", row.at("sign")},
                             {"count", 1},
                             {"name", scene.look().word(textAt(row, "kind")).toStdString()}});
        } else {
            known->at("count") = known->at("count").get<int>() + 1;
        }
        const json& piece = under(row, "own");
        if (under(piece, "disabled").is_string() && marks.empty()) marks.push_back("warning");
        if (under(piece, "moved") != true) ++fresh;
    }

    [[nodiscard]] QString words() const {
        QStringList list;
        for (const json& kind : kinds)
            list << QString::number(kind.at("count").get<int>()) + ' ' + textAt(kind, "name");
        return list.join(QStringLiteral(", "));
    }
};

json stackRow(const GameScene& scene, const Stack& stack, const json& badges) {
    const json& first = *stack.rows.front();
    json pieces = json::array();
    for (const json* row : stack.rows) pieces.push_back(row->at("id"));
    const QString name = scene.sideName(textAt(first, "owner")) + QStringLiteral(", ") + stack.words();
    return {{"id", first.at("id")},
            {"pieces", pieces},
            {"cell", first.at("cell")},
            {"side", first.at("side")},
            {"name", name.toStdString()},
            {"here", name.toStdString()},
            {"told", (name + QStringLiteral(", ") + textAt(first, "place")).toStdString()},
            {"place", first.at("place")},
            {"kinds", stack.kinds},
            {"badges", badges},
            {"marks", stack.marks},
            {"spent", stack.fresh == 0 && textAt(scene.state(), "active") == textAt(first, "owner")}};
}

}  // namespace

json CivilWarFace::counters(const GameScene& scene, const json& pieces, const json& places) const {
    std::map<std::pair<std::string, std::string>, Stack> stacks;
    for (const json& row : pieces) {
        if (row.at("out") == true || textAt(row, "cell").isEmpty()) continue;
        stacks[{row.at("cell").get<std::string>(), row.at("owner").get<std::string>()}].add(scene, row);
    }
    std::map<std::string, json> badges;
    for (const json& place : places) badges[place.at("id")] = place.at("badges");
    json rows = json::array();
    for (const auto& [where, stack] : stacks) rows.push_back(stackRow(scene, stack, badges[where.first]));
    return rows;
}

std::vector<Badge> CivilWarFace::badges(const GameScene& scene, const json& place) const {
    const auto colourOf = [&](const QString& side) {
        return scene.isSide(side) ? scene.colourOf(side) : QString();
    };
    const QString owner = colourOf(behind(place, "owner:").value(0));
    const QStringList captured = behind(place, "captured:");
    std::vector<Badge> list;
    if (captured.isEmpty() && contains(under(place, "marks"), json("capital")))
        list.push_back({"star", behind(place, "garrison:").value(0), owner, tr("Capital with its garrison")});
    for (const QString& side : captured) list.push_back({"flag", {}, colourOf(side), tr("Captured")});
    for (const QString& side : behind(place, "fortified:"))
        list.push_back({"spade", {}, colourOf(side), tr("Fortified")});
    if (captured.isEmpty() && contains(under(place, "marks"), json("key-city")))
        list.push_back({"house", {}, owner, tr("Key city")});
    return list;
}

QString CivilWarFace::ownerOf(const json&, const json& place) const {
    return behind(place, "owner:").value(0);
}

}  // namespace adjutant::companion
