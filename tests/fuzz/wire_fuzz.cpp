// SPDX-License-Identifier: GPL-3.0-or-later
// Lines for the referee: whatever comes in gets an answer, and a game that took acts is taken up again from
// its entries.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant;
    const Environment world{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }};
    Table table(world);
    std::string_view left(reinterpret_cast<const char*>(data), size);
    while (!left.empty()) {
        const std::size_t end = left.find('\n');
        if (table.answerLine(left.substr(0, end)).empty()) std::abort();
        left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
    }
    if (table.game() == nullptr) return 0;
    Table again(world);
    again.resume(table.game()->system().id, table.game()->journal().entries());
    if (again.answerLine(R"({"ask":"state"})") != table.answerLine(R"({"ask":"state"})")) std::abort();
    return 0;
}
