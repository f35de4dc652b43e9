// SPDX-License-Identifier: GPL-3.0-or-later
// A roster of 1 Stat Skirmish, as its builder shows it (roster_desk.hpp).
#include <nlohmann/json.hpp>

#include "companion/games/one_stat/one_stat_face.hpp"

namespace adjutant::companion {

nlohmann::json OneStatFace::rosterForm() const {
    json form{{"option", "warbands"}, {"list", "fighters"}, {"group", "tier"}};
    form["word"] = tr("Warband").toStdString();
    form["fields"] = json::array(
        {{{"name", "tier"}, {"type", "choice"}, {"choices", json::array({"boss", "specialist", "rookie"})}},
         {{"name", "stat"}, {"type", "int"}, {"min", 1}, {"max", 10}, {"default", 3}},
         {{"name", "specialization"},
          {"type", "choice"},
          {"none", tr("None").toStdString()},
          {"choices", json::array({"assassin", "berserker", "controller", "driver", "engineer", "force-user",
                                   "healer", "influencer", "maniac", "preacher", "ranger", "shapeshifter",
                                   "tank", "veteran", "warrior"})}},
         {{"name", "weapons"},
          {"type", "list"},
          {"choices",
           json::array({"melee-1h", "melee-2h", "light", "normal", "heavy-wound", "heavy-blast"})}}});
    form["uses"] = json::array(
        {{{"name", "Against others"}, {"options", json::object()}, {"sides", json::array({"red", "blue"})}},
         {{"name", "Action scenarios"},
          {"options", {{"scenario", "bombing-run"}}},
          {"sides", json::array({"red", "blue"})}},
         {{"name", "Alone"}, {"options", {{"scenario", "hunt"}}}, {"sides", json::array({"players"})}}});
    return form;
}

}  // namespace adjutant::companion
