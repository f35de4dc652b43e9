// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/ruling_fields.hpp"

#include <algorithm>

namespace adjutant::companion {
namespace {

const char* wordOf(RulingField::Kind kind) {
    switch (kind) {
        case RulingField::Kind::number:
            return "number";
        case RulingField::Kind::flag:
            return "flag";
        case RulingField::Kind::word:
            return "choice";
        case RulingField::Kind::words:
            return "list";
        case RulingField::Kind::side:
            return "side";
        case RulingField::Kind::card:
            return "card";
        case RulingField::Kind::piece:
            break;
    }
    return "piece";
}

QStringList textsOf(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list << QString::fromStdString(word);
    return list;
}

/// The step below the least number of a field stands for none.
QVariantMap fieldOf(const RulingFace& face, const RulingField& field, const GameFace& look) {
    QVariantMap shown{{"at", face.at}, {"name", look.told(face.name)}, {"kind", wordOf(field.kind)}};
    if (field.kind == RulingField::Kind::number) {
        shown["min"] = field.least;
        if (field.most) shown["max"] = *field.most;
        if (field.mayBeNone) shown["none"] = field.least - 1;
    } else if (field.mayBeNone) {
        shown["none"] = true;
    }
    if (!field.choices.empty()) shown["choices"] = textsOf(field.choices);
    return shown;
}

QVariantList listOf(const std::vector<RulingFace>& faces, const std::vector<RulingField>& fields,
                    const GameFace& look) {
    QVariantList list;
    for (const RulingFace& face : faces) {
        const auto field = std::ranges::find(fields, face.at, &RulingField::at);
        if (field != fields.end()) list.append(fieldOf(face, *field, look));
    }
    return list;
}

}  // namespace

QVariantMap rulingFields(const GameFace& look) {
    const Rulings names = look.rulings();
    const RulingFields fields = look.ruled();
    QVariantMap shown;
    const auto add = [&](const char* part, const auto& faces, const auto& known) {
        if (QVariantList list = listOf(faces, known, look); !list.empty()) shown[part] = list;
    };
    add("game", names.game, fields.game);
    add("side", names.side, fields.side);
    add("piece", names.piece, fields.piece);
    add("holding", names.holding, fields.place);
    if (names.ground) {
        shown["ground"] = QVariantMap{{"at", names.ground->at},
                                      {"name", look.told(names.ground->name)},
                                      {"goods", textsOf(fields.goods)}};
    }
    return shown;
}

}  // namespace adjutant::companion
