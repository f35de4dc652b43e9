// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue_chain.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/linked.hpp"
#include "db/verify.hpp"

namespace adjutant::db {

bool beginsALeague(const EntryText& first) {
    const auto request = nlohmann::json::parse(first.request, nullptr, false);
    if (!request.is_object() || !request.contains("do")) return false;
    return request["do"] == "create" || request["do"] == linkRequest || request["do"] == "import-trf";
}

std::vector<EntryText> chainOf(Candidates& left, bool ofLeague) {
    std::vector<EntryText> chain;
    for (std::int64_t seq = 1; true; ++seq) {
        const auto [begin, end] = left.equal_range(seq);
        const auto next = std::find_if(begin, end, [&](const auto& candidate) {
            const EntryText& entry = candidate.second;
            const std::string before = chain.empty() ? "" : chain.back().hash;
            return (seq > 1 || beginsALeague(entry) == ofLeague) && !whyNotNext(entry, seq - 1, before);
        });
        if (next == end) return chain;
        chain.push_back(next->second);
        for (auto same = left.lower_bound(seq); same != left.upper_bound(seq);)
            same = same->second.hash == chain.back().hash ? left.erase(same) : std::next(same);
    }
}

std::string textOf(const Candidates& loose) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& [seq, entry] : loose)
        list.push_back({{"seq", seq},
                        {"parent", entry.parent},
                        {"at", entry.at},
                        {"request", entry.request},
                        {"rolls", entry.rolls},
                        {"events", entry.events},
                        {"hash", entry.hash}});
    return list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace adjutant::db
