// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/sum_wire.hpp"

namespace adjutant::wire {

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

}  // namespace adjutant::wire
