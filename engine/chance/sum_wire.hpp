// SPDX-License-Identifier: GPL-3.0-or-later
// Sums as JSON: a list of parts, and beside it, as `idle`, those that were checked and do not apply.
#pragma once

#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/words/wire.hpp"

namespace adjutant::wire {

json writeParts(const std::vector<Part>& parts);
void readParts(const json& from, std::vector<Part>& parts);

template <>
struct Writer<Sum> {
    static json write(const Sum& sum) { return writeParts(sum.parts); }
};
template <>
struct Reader<Sum> {
    static void read(const json& from, Sum& to) {
        if (!from.is_array()) throw ParseError(shared::shapes::Parts{});
        readParts(from, to.parts);
    }
};
template <>
struct Extras<Sum> {
    static void write(json& object, const Sum& sum) {
        if (!sum.idle.empty()) object["idle"] = writeParts(sum.idle);
    }
    static void read(const json& object, Sum& to) {
        if (object.contains("idle")) readParts(object["idle"], to.idle);
    }
};

}  // namespace adjutant::wire
