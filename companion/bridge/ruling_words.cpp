// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/ruling_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// No more changes than this are told one by one.
constexpr int maxRuled = 4;

QString ruledTr(const char* words) { return QCoreApplication::translate("RulingWords", words); }

QString inSentence(QString words) {
    if (!words.isEmpty()) words[0] = words[0].toLower();
    return words;
}

QString ruledName(const QString& id, const TableView& view) {
    if (view.isSide(id)) return view.sideName(id);
    if (view.isPiece(id)) return view.pieceName(id);
    return view.isPlace(id) ? view.placeName(id) : inSentence(view.look().word(id));
}

/// A value as it is told; "" for what is no single value.
QString ruledValue(const json& value, const TableView& view) {
    if (value.is_null()) return ruledTr("none");
    if (value.is_boolean()) return value.get<bool>() ? ruledTr("yes") : ruledTr("no");
    if (value.is_number()) return QString::fromStdString(value.dump()).replace('-', QStringLiteral("−"));
    return value.is_string() ? ruledName(text(value), view) : QString();
}

/// "Soldier: Ammunition" for "/sides/soldier/ammo"; of the game itself only "Round".
QString ruledSubject(const QString& pointer, const TableView& view) {
    const QStringList keys = pointer.split('/', Qt::SkipEmptyParts);
    if (keys.isEmpty()) return {};
    const QString what = view.look().word(keys.last());
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
        changes.append(from.isEmpty() || to.isEmpty() ? ruledTr("%1 changed").arg(subject)
                                                      : ruledTr("%1 %2 → %3").arg(subject, from, to));
    }
    if (more > 0) changes.append(ruledTr("and %1 more").arg(more));
    const QString why = inSentence(textAt(ruled, "reason").trimmed());
    const QString told = changes.join(QStringLiteral("; "));
    if (told.isEmpty()) return textAt(ruled, "say");
    const QString person = textAt(ruled, "person");
    const QString who = person.isEmpty() ? ruledTr("the referee") : person;
    return why.isEmpty() ? ruledTr("%1, %2.").arg(told, who) : ruledTr("%1, %2: %3.").arg(told, who, why);
}

}  // namespace adjutant::companion
