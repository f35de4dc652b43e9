// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_event.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

using nlohmann::json;

TableEvents::TableEvents(json events) : events_(std::make_shared<const json>(std::move(events))) {}

const json& TableEvents::asTold() const {
    static const json none = json::array();
    return events_ == nullptr ? none : *events_;
}

bool TableEvents::empty() const { return asTold().empty(); }

QVariantList TableEvents::list() const {
    QVariantList events;
    for (const json& told : asTold()) {
        TableEvent event;
        event.name = textAt(told, "event");
        event.say = textAt(told, "say");
        event.own = toVariant(told).toMap();
        events.append(QVariant::fromValue(event));
    }
    return events;
}

}  // namespace adjutant::companion
