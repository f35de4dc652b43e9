// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/ruling_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <nlohmann/json.hpp>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/state_words.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// No more changes than this are told one by one.
constexpr int maxRuled = 4;

/// What follows a colon or a comma.
QString goingOn(const QString& words) { return inSentence(words.left(1)) + words.mid(1); }

QString ruledName(const QString& id, const TableView& view) {
    if (view.isSide(id)) return view.sideName(id);
    if (view.isPiece(id)) return view.pieceName(id);
    return view.isPlace(id) ? view.placeName(id) : goingOn(view.look().word(id));
}

/// A value as it is told; "" for what is no single value.
QString ruledValue(const json& value, const TableView& view) {
    if (value.is_null()) return QCoreApplication::translate("RulingWords", "none");
    if (value.is_boolean())
        return value.get<bool>() ? QCoreApplication::translate("RulingWords", "yes")
                                 : QCoreApplication::translate("RulingWords", "no");
    if (value.is_number()) return QString::fromStdString(value.dump()).replace('-', QStringLiteral("−"));
    return value.is_string() ? ruledName(text(value), view) : QString();
}

/// "Soldier: Ammunition" for "/sides/soldier/ammo"; of the game itself only "Round".
QString ruledSubject(const QString& pointer, const TableView& view) {
    const QStringList keys = keysOf(pointer);
    if (keys.isEmpty()) return {};
    QString what = fieldName(pointer, view);
    if (keys.size() == 1) return what;
    const QString& whose = keys.at(1);
    const bool named = view.isSide(whose) || view.isPiece(whose) || view.isPlace(whose);
    if (!named) return what;
    return keys.size() == 2 ? ruledName(whose, view) : ruledName(whose, view) + QStringLiteral(": ") + what;
}

}  // namespace

QString rulingWords(const json& ruled, const json& before, const TableView& view) {
    QStringList changes;
    int more = 0;
    for (const auto& [at, value] : ruled.at("set").items()) {
        if (contains(ruled.value("hidden", json::array()), at)) continue;
        const json::json_pointer pointer(at);
        const json was = before.contains(pointer) ? before.at(pointer) : json();
        if (was == value) continue;
        if (changes.size() == maxRuled) {
            ++more;
            continue;
        }
        const QString from = ruledValue(was, view);
        const QString to = ruledValue(value, view);
        const QString subject = ruledSubject(QString::fromStdString(at), view);
        changes.append(from.isEmpty() || to.isEmpty()
                           ? QCoreApplication::translate("RulingWords", "%1 changed").arg(subject)
                           : QCoreApplication::translate("RulingWords", "%1 %2 → %3").arg(subject, from, to));
    }
    if (more > 0) changes.append(QCoreApplication::translate("RulingWords", "and %1 more").arg(more));
    const QString why = goingOn(textAt(ruled, "reason").trimmed());
    const QString told = changes.join(QStringLiteral("; "));
    if (told.isEmpty()) return textAt(ruled, "say");
    const QString person = textAt(ruled, "person");
    const QString who = person.isEmpty() ? QCoreApplication::translate("RulingWords", "the referee") : person;
    return why.isEmpty() ? QCoreApplication::translate("RulingWords", "%1, %2.").arg(told, who)
                         : QCoreApplication::translate("RulingWords", "%1, %2: %3.").arg(told, who, why);
}

}  // namespace adjutant::companion
