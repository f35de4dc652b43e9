// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/piece_callings.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QString ownerOf(const GameFace& look, const json& state, const QString& piece) {
    const json& owner = under(under(state, "pieces"), piece.toStdString());
    QString name = textAt(owner, "name");
    if (name != piece) return name;
    const bool owned = !textAt(owner, "owner").isEmpty();
    const QString calling = owned ? QString() : callingOf(look, state, piece);
    return calling.isEmpty() ? name : calling;
}

}  // namespace

QString trailingNumber(const QString& id) {
    static const QRegularExpression digits(QStringLiteral("\\d+$"));
    return digits.match(id).captured();
}

QString possessive(const QString& name) {
    return name.endsWith('s') ? QCoreApplication::translate("Names", "%1'").arg(name)
                              : QCoreApplication::translate("Names", "%1's").arg(name);
}

QString callingOf(const GameFace& look, const json& state, const QString& id) {
    const json& piece = under(under(state, "pieces"), id.toStdString());
    const json& callings = under(look.data(), "callings");
    const QString side = textAt(piece, "side"), kind = textAt(piece, "kind");
    QString calling = textAt(callings, (side + '/' + kind).toStdString().c_str());
    if (calling.isEmpty()) calling = textAt(callings, kind.toStdString().c_str());
    static const QRegularExpression field(QStringLiteral("\\{([^}]+)\\}"));
    for (auto match = field.match(calling); match.hasMatch(); match = field.match(calling)) {
        const QString key = match.captured(1);
        QString word = inSentence(look.said(humanised(textAt(piece, key.toStdString().c_str()))));
        if (key == "#") word = trailingNumber(id);
        if (key == "side")
            word = possessive(look.said(textAt(under(under(state, "sides"), side.toStdString()), "name")));
        if (key == "owner") word = possessive(ownerOf(look, state, textAt(piece, "owner")));
        calling.replace(match.capturedStart(), match.capturedLength(), word.remove('{'));
    }
    return calling;
}

}  // namespace adjutant::companion
