// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/play/request.hpp"
#include "engine/words/enumerated.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant::result {
namespace {

bool isIn(const json& list, const json& value) { return std::ranges::find(list, value) != list.end(); }

/// The event of a list that ends the game; null when there is none.
json* endingIn(json& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (event->value("event", "") == "game-over") return &*event;
    return nullptr;
}

std::string outcomeOf(const json& side, const json& winners, const json& seating) {
    const bool anybody = std::ranges::any_of(seating, [&](const json& one) { return isIn(winners, one); });
    const bool everybody = std::ranges::all_of(seating, [&](const json& one) { return isIn(winners, one); });
    if (!anybody || everybody) return "draw";
    return isIn(winners, side) ? "win" : "loss";
}

}  // namespace

Expected<std::optional<std::vector<std::string>>> agreedWinners(const json& given, const Position& position) {
    using Winners = std::optional<std::vector<std::string>>;
    const json* list = request::find(given, "winners");
    if (list == nullptr || position.hasParameter("end", "winners")) return Winners();
    std::vector<std::string> winners;
    try {
        wire::read(*list, winners);
    } catch (const wire::ParseError& error) {
        return refuse(code::badParameter, shared::refusals::WrongWinners{.why = error.sentence()});
    }
    const json state = position.state();
    for (const std::string& side : winners) {
        if (!isIn(state.at("seating"), side))
            return refuse(code::badParameter, shared::refusals::WinnerIsNoSide{.side = side});
    }
    return winners.empty() ? Winners() : Winners(std::move(winners));
}

void tellAgreed(json& events, const std::vector<std::string>& winners, const Position& after,
                std::string_view language) {
    json* event = endingIn(events);
    if (event == nullptr) return;
    const json state = after.state();
    const bool draw = outcomeOf(winners.front(), json(winners), state.at("seating")) == "draw";
    std::vector<Phrase> names;
    for (const json& side : state.at("seating"))
        if (std::ranges::find(winners, side.get_ref<const std::string&>()) != winners.end())
            names.push_back(after.sideName(side.get<std::string>()));
    const std::string reason = event->value("reason", "");
    (*event)["agreed"] = winners;
    const Phrase said = draw ? Phrase(shared::acts::AgreedDraw{.reason = reason})
                             : shared::acts::AgreedVictory{.names = std::move(names), .reason = reason};
    (*event)["say"] = said.in(language);
}

bool ends(const std::string& events) { return events.find(R"("event":"game-over")") != std::string::npos; }

json of(const Position& position, const Seats& seats, const EntryText* ending) {
    const json state = position.state();
    const json verdict = position.verdict();
    const bool over = !verdict.is_null();
    json winners = over ? verdict.value("winners", json::array()) : json::array();
    json result{{"by", ""}, {"ended", nullptr}, {"sides", json::array()}};
    if (over) result["by"] = ending == nullptr ? "agreement" : "rules";
    if (over && ending != nullptr) {
        json events = json::parse(ending->events);
        const json* event = endingIn(events);
        if (event != nullptr && event->contains("agreed")) winners = event->at("agreed");
        if (json::parse(ending->request).value("do", "") == "end") result["by"] = "agreement";
        result["ended"] = ending->at;
    }
    // Who agree to stop, and not on a winner or a draw, leave it open.
    const bool open = !over || (result["by"] == "agreement" && winners.empty());
    for (const json& seated : state.at("seating")) {
        const auto id = seated.get<std::string>();
        const json side = state.at("sides").value(id, json::object());
        const auto seat = seats.find(id);
        const json score = side.value("points", json());
        json told{{"side", id},
                  {"name", side.value("name", id)},
                  {"person", seat == seats.end() ? "" : seat->second.person},
                  {"outcome", open ? "open" : outcomeOf(seated, winners, state.at("seating"))},
                  {"score", score.is_number_integer() ? score : json()}};
        if (seat != seats.end() && !seat->second.who.empty()) told["who"] = seat->second.who;
        result["sides"].push_back(std::move(told));
    }
    return result;
}

}  // namespace adjutant::result
