// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/clock.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace adjutant::companion {

std::string timeText(std::time_t moment) {
    constexpr std::time_t first = 0;               // 1970
    constexpr std::time_t last = 253'402'300'799;  // the end of 9999
    const std::time_t told = std::clamp(moment, first, last);
    std::tm parts{};
    gmtime_r(&told, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

std::string utcNow() { return timeText(std::time(nullptr)); }

std::optional<std::int64_t> minutesBetween(const std::string& from, const std::string& to) {
    const auto read = [](const std::string& at) -> std::optional<std::int64_t> {
        std::tm time{};
        if (::strptime(at.c_str(), "%Y-%m-%dT%H:%M:%S", &time) == nullptr) return {};
        return ::timegm(&time);
    };
    const auto began = read(from);
    const auto ended = read(to);
    if (!began || !ended) return {};
    constexpr std::int64_t secondsOfAMinute = 60;
    return (*ended - *began) / secondsOfAMinute;
}

std::uint64_t randomSeed() {
    std::random_device source;
    return (std::uint64_t{source()} << 32U) | source();
}

}  // namespace adjutant::companion
