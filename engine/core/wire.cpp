// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/wire.hpp"

#include <cmath>
#include <cstdint>

namespace adjutant::wire {

std::string brief(const json& value) {
    constexpr std::size_t most = 60;
    std::string text = value.dump(-1, ' ', true);
    if (text.size() > most) text.replace(most, std::string::npos, "…");
    return text;
}

json writeParts(const std::vector<Part>& parts) {
    json list = json::array();
    for (const Part& part : parts) {
        json entry{{"part", part.part}, {"value", part.value}, {"clause", part.clause}};
        if (part.overruled) {
            entry["overruled"] = {{"was", part.overruled->was}, {"reason", part.overruled->reason}};
        }
        list.push_back(std::move(entry));
    }
    return list;
}

void readParts(const json& from, std::vector<Part>& parts) {
    parts.clear();
    for (const json& entry : from) {
        Part part{entry.at("part"), entry.at("value"), entry.at("clause"), {}};
        if (entry.contains("overruled")) {
            part.overruled = Overruled{entry["overruled"].at("was"), entry["overruled"].at("reason")};
        }
        parts.push_back(std::move(part));
    }
}

json writeNumber(double value) {
    constexpr double exact = 1e15;  // whole numbers up to here have no gaps
    const bool whole = value == std::trunc(value) && std::abs(value) < exact;
    return whole ? json(static_cast<std::int64_t>(value)) : json(value);
}

json writeValue(const Value& value) {
    return std::visit(
        [](const auto& held) -> json {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>) {
                return nullptr;
            } else {
                return held;
            }
        },
        value);
}

}  // namespace adjutant::wire
