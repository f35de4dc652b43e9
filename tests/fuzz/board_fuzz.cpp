// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as files: read or refused with a sentence; what was read is planned by the rules, and a game is
// begun on it where they take it.
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "companion/bridge/board_file.hpp"
#include "engine/table.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant;
    using nlohmann::json;
    const auto read = companion::readBoard({reinterpret_cast<const char*>(data), size}, "hex-acw");
    if (!read) {
        if (read.error().sentence.text().empty()) std::abort();
        return 0;
    }
    Table table(
        {.now = [] { return std::string("2026-11-21T19:30:00Z"); }, .seed = [] { return std::uint64_t{1}; }});
    const json drawing = json::parse(read->drawing);
    const json plan = table.answer(json{{"ask", "plan"}, {"system", read->system}, {"drawing", drawing}});
    if (!plan.value("ok", false)) return 0;
    static_cast<void>(table.answer(json{{"ask", "board"}}));
    const json begun = table.answer(
        json{{"do", "start"}, {"system", read->system}, {"seed", 1}, {"options", plan.at("options")}});
    if (begun.value("ok", false)) static_cast<void>(table.answer(json{{"ask", "actions"}}));
    return 0;
}
