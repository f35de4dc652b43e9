// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters as files hold them, brought into a game: begun, or refused with a sentence; a game that was begun
// offers something to every side and is printed.
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/table.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant;
    using nlohmann::json;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const json file = json::parse(text, nullptr, false);
    if (!file.is_object()) return 0;
    const json& roster = file.contains("roster") ? file.at("roster") : file;
    Table table(
        {.now = [] { return std::string("2026-11-21T19:30:00Z"); }, .seed = [] { return std::uint64_t{1}; }});
    for (const char* option : {"warbands", "opponents"}) {
        const bool solo = option == std::string_view("opponents");
        json options{{option, solo ? roster : json{{"red", roster}, {"blue", roster}}}};
        if (solo) options["scenario"] = "investigate";
        const json reply =
            table.answer(json{{"do", "start"}, {"system", "one-stat"}, {"seed", 1}, {"options", options}});
        if (!reply.value("ok", false)) {
            if (reply.at("error").at("message").get<std::string>().empty()) std::abort();
            continue;
        }
        if (!table.answer(json{{"ask", "actions"}}).value("ok", false)) std::abort();
        static_cast<void>(table.answer(json{{"ask", "board"}}));
    }
    return 0;
}
