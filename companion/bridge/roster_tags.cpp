// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/roster_tags.hpp"

#include <QSet>
#include <QStringList>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "cards/tag.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/clock.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The sides of a game, the one to act first.
QStringList sidesOf(const json& state) {
    QStringList sides;
    for (const json& side : under(state, "seating")) sides << text(side);
    const auto active = sides.indexOf(textAt(state, "active"));
    if (active > 0) sides.move(active, 0);
    return sides;
}

/// Calls `each(piece, fighter)` for the fighters of all rosters that were brought, until it says true.
template <class Each>
void search(const json& form, const json& state, Each each) {
    const std::string group = form.at("group"), list = form.at("list"), option = form.at("option");
    const json& brought = under(under(state, "options"), option);
    for (const QString& side : sidesOf(state)) {
        std::map<std::string, qsizetype> count;
        for (const json& fighter : under(under(brought, side.toStdString()), list)) {
            const std::string kind = textAt(fighter, group.c_str()).toStdString();
            const QStringList pieces = recruitsOf(state, side.toStdString(), kind);
            const qsizetype number = count[kind]++;
            if (number < pieces.size() && each(pieces.at(number), fighter)) return;
        }
    }
}

}  // namespace

QString tagOf(const json& fighter) {
    const QString text = textAt(fighter, "tag");
    return cards::Tag::parse(text.toStdString()) ? text : QString();
}

bool giveTags(const json& form, json& roster) {
    QSet<QString> seen;
    bool given = false;
    for (json& fighter : roster.at(form.at("list").get<std::string>())) {
        if (const QString tag = tagOf(fighter); !tag.isEmpty() && !seen.contains(tag)) {
            seen.insert(tag);
            continue;
        }
        const std::string fresh = cards::Tag::fromRandom(randomSeed()).text();
        fighter["tag"] = fresh;
        seen.insert(QString::fromStdString(fresh));
        given = true;
    }
    return given;
}

QStringList recruitsOf(const json& state, const std::string& side, const std::string& group) {
    QStringList ids;
    const json& pieces = under(state, "pieces");
    for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
        if (textAt(*piece, "side").toStdString() == side && textAt(*piece, "kind").toStdString() == group)
            ids << QString::fromStdString(piece.key());
    }
    // Their ids end in numbers: r2 stands before r10.
    std::stable_sort(ids.begin(), ids.end(),
                     [](const QString& a, const QString& b) { return a.size() < b.size(); });
    return ids;
}

QString pieceWithTag(const json& form, const json& state, const QString& tag) {
    QString found;
    search(form, state, [&](const QString& piece, const json& fighter) {
        if (tagOf(fighter) != tag) return false;
        found = piece;
        return true;
    });
    return found;
}

QString tagOfPiece(const json& form, const json& state, const QString& piece) {
    QString found;
    search(form, state, [&](const QString& id, const json& fighter) {
        if (id != piece) return false;
        found = tagOf(fighter);
        return true;
    });
    return found;
}

}  // namespace adjutant::companion
