// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/ruling_fields.hpp"

namespace adjutant::companion {
namespace {

QVariantMap fieldOf(const RulingFace& field, const GameFace& look) {
    QVariantMap shown{{"at", field.at}, {"name", look.told(field.name)}, {"kind", field.kind}};
    if (field.min) shown["min"] = *field.min;
    if (field.max) shown["max"] = *field.max;
    if (field.none) shown["none"] = *field.none;
    if (field.mayBeNone) shown["none"] = true;
    if (!field.choices.isEmpty()) shown["choices"] = field.choices;
    return shown;
}

QVariantList listOf(const std::vector<RulingFace>& fields, const GameFace& look) {
    QVariantList list;
    for (const RulingFace& field : fields) list.append(fieldOf(field, look));
    return list;
}

}  // namespace

QVariantMap rulingFields(const GameFace& look) {
    const Rulings rulings = look.rulings();
    QVariantMap shown;
    const std::pair<const char*, const std::vector<RulingFace>*> parts[]{{"game", &rulings.game},
                                                                         {"side", &rulings.side},
                                                                         {"piece", &rulings.piece},
                                                                         {"holding", &rulings.holding}};
    for (const auto& [name, fields] : parts) {
        if (!fields->empty()) shown[name] = listOf(*fields, look);
    }
    if (rulings.ground) {
        shown["ground"] = QVariantMap{{"at", rulings.ground->at},
                                      {"name", look.told(rulings.ground->name)},
                                      {"goods", rulings.ground->goods}};
    }
    return shown;
}

}  // namespace adjutant::companion
