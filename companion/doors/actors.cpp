// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/actors.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/play/game_events.hpp"
#include "engine/play/seats.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Walks the entries in their order, with the position and the seats before each.
class Walk {
  public:
    Walk(const Game& game, const db::Result& result) : game_(game), result_(result) {}

    void take(const EntryText& entry) {
        const json request = json::parse(entry.request);
        const json events = json::parse(entry.events);
        Seats& seats = seats_[entry.seq];
        if (const auto before = seats_.find(entry.parent); before != seats_.end()) seats = before->second;
        seats::apply(events, seats);
        if (entry.seq == 1 || stepOf(entry.events).kind != Step::Kind::act) return;
        auto position =
            after_ != nullptr && last_ == entry.parent ? std::move(after_) : game_.positionAt(entry.parent);
        if (!Game::isShared(request.value("do", ""))) {
            const std::string side = sideIn(request, *position);
            actors[entry.seq] = {side, personOf(side, seats)};
        }
        events::fold(position, game_.system(), entry);
        after_ = std::move(position);
        last_ = entry.seq;
    }

    std::map<std::int64_t, report::Actor> actors;

  private:
    static std::string sideIn(const json& request, const Position& before) {
        if (request.contains("side") && request["side"].is_string())
            return request["side"].get<std::string>();
        const json standing = before.standing();
        const json active = standing.value("active", json());
        return active.is_string() ? active.get<std::string>() : "";
    }

    /// Who still sits there is called as in the result, also after a renaming.
    [[nodiscard]] std::string personOf(const std::string& side, const Seats& seats) const {
        const auto seat = seats.find(side);
        if (seat == seats.end()) return {};
        const auto now = game_.seats().find(side);
        const auto told = std::ranges::find(result_.sides, side, &db::SideResult::side);
        const bool stillThere = now != game_.seats().end() && now->second.person == seat->second.person &&
                                now->second.who == seat->second.who && told != result_.sides.end();
        return stillThere ? told->person : seat->second.person;
    }

    const Game& game_;
    const db::Result& result_;
    std::map<Seq, Seats> seats_;
    std::unique_ptr<Position> after_;
    Seq last_ = 0;
};

}  // namespace

std::map<std::int64_t, report::Actor> actorsOf(const Table& table, const db::Result& result) {
    Walk walk(*table.game(), result);
    for (const EntryText& entry : table.game()->journal().entries()) walk.take(entry);
    return std::move(walk.actors);
}

}  // namespace adjutant::companion
