// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/wire.hpp"

#include <cmath>
#include <cstdint>

namespace adjutant::wire {

std::string brief(const json& value) {
    constexpr std::size_t most = 60;
    std::string text = value.dump(-1, ' ', true);
    if (text.size() > most) text.replace(most, std::string::npos, "…");
    return text;
}

json writeNumber(double value) {
    constexpr double exact = 1e15;  // whole numbers up to here have no gaps
    const bool whole = value == std::trunc(value) && std::abs(value) < exact;
    return whole ? json(static_cast<std::int64_t>(value)) : json(value);
}

int versionIn(const json& event, int latest) {
    const auto found = event.find("version");
    if (found == event.end()) return 1;
    int version = 0;
    read(*found, version);
    if (version < 1 || version > latest)
        throw ParseError(shared::shapes::Newer{.version = version, .latest = latest});
    return version;
}

}  // namespace adjutant::wire
