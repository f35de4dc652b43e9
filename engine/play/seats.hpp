// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side. No rule knows it: it is told by the act `seat` (and by `seats` of a start), goes with
// the line of play as acts do, and stands beside the state.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/journal/journal.hpp"
#include "engine/play/position.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// A person by name. `who` is what the keeper of the game knows the person by, where it told that.
struct Seated {
    std::string person;
    std::string who;
};

/// By side; nobody has an entry who is not seated.
using Seats = std::map<std::string, Seated>;

namespace seats {

using nlohmann::json;

/// The name in `person` of a request, without the blanks around it; empty when it is left out, refused when
/// it is not one line of text.
[[nodiscard]] Expected<std::string> personIn(const json& request);
/// The event of an act `seat`; refused when the game has no such side or the name is none.
[[nodiscard]] Expected<json> seated(const json& request, const Position& position);
/// The events of `seats` of a start, in the order of seating: {side: person} or {side: {person, who}}.
[[nodiscard]] Expected<std::vector<json>> seatedAtStart(const json& start, const Position& position);
/// What the events of an entry change.
void apply(const json& events, Seats& seats);
/// {side: person}
[[nodiscard]] json write(const Seats& seats);

}  // namespace seats

/// Which entries of a journal seat somebody.
class SeatLog {
  public:
    void read(const EntryText& entry);
    /// Who sits where after an act.
    [[nodiscard]] Seats at(const Journal& journal, Seq act) const;

  private:
    std::map<Seq, Seats> changes_;  ///< an empty name: nobody from now on
};

}  // namespace adjutant
