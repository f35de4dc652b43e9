// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/report.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "companion/report/report_facts.hpp"
#include "companion/report/report_words.hpp"
#include "db/line_of_play.hpp"
#include "messages/report.hpp"

namespace adjutant::report {
namespace {

using namespace facts;

/// Tells the entries in effect, one after the other.
class Teller {
  public:
    Teller(Report& report, const ReportNames& names)
        : report_(report), names_(names), before_(names.before), anew_(names.anew) {
        report_.rounds.emplace_back();
        report_.roundCalled = names_.known("round");
    }

    void tell(const EntryText& entry) {
        const auto found = anew_.find(entry.seq);
        const json events = json::parse(found == anew_.end() ? entry.events : found->second, nullptr, false);
        const json rolls = json::parse(entry.rolls, nullptr, false);
        act_ = {.seq = entry.seq, .at = entry.at};
        if (rolls.is_array())
            for (const json& roll : rolls) count_.add(roll);
        act_.rolls = rollTexts(rolls, isSecret(events), names_);
        if (events.is_array())
            for (const json& event : events) tell(event);
        else
            act_.events.push_back({.say = Phrase(texts::UnreadableEntry{}).in(names_.language())});
        finishAct();
    }

    void finish() {
        report_.sides = sides_;
        for (ToldSide& side : report_.sides) {
            const auto seat = seats_.find(side.name);
            side.person = seat == seats_.end() ? "" : seat->second;
            const bool won = std::find(winners_.begin(), winners_.end(), side.name) != winners_.end();
            if (report_.verdict) side.outcome = report_.verdict->draw ? "draw" : won ? "win" : "loss";
            side.name = names_.of(side.name);
        }
        report_.dice = count_.tallies();
        std::erase_if(report_.rounds, [](const ToldRound& round) { return round.acts.empty(); });
    }

  private:
    void tell(const json& event) {
        const std::string name = textAt(event, "event");
        openRound(name, event);
        if (name == "started") sit(event);
        if (name == "seated") seats_[textAt(event, "side")] = textAt(event, "person");
        std::string say = textAt(event, "say");
        if (name == "noted") {
            act_.isNote = true;
            say = textAt(event, "text");
        }
        Told told{.say = say.empty() ? name : say, .sum = sumOf(event, names_)};
        const auto rulings = rulingsOf(event, act_.seq, before_, names_);
        if (name == "ruled") told.say = asSentence(words::ruling(rulings.back(), names_.language()));
        report_.rulings.insert(report_.rulings.end(), rulings.begin(), rulings.end());
        if (name == "game-over") end(event, told.say);
        act_.events.push_back(std::move(told));
    }

    /// Events speak of rounds that are over or to come as well: a round begins with the number after the last
    /// one, or where an event says so by its name. A game that starts in a round carries it in its first
    /// state.
    void openRound(const std::string& name, const json& event) {
        auto number = numberAt(event, "round");
        if (!number) number = numberAt(at(event, "state"), "round");
        if (!number || number == round_) return;
        if (round_ && *number != *round_ + 1 && name != "round-began") return;
        if (!act_.events.empty()) finishAct();
        round_ = number;
        if (!report_.rounds.back().acts.empty()) report_.rounds.emplace_back();
        report_.rounds.back().number = number;
    }

    void finishAct() {
        if (act_.events.empty() && act_.rolls.empty()) return;
        report_.rounds.back().acts.push_back(act_);
        act_.events.clear();
        act_.rolls.clear();
    }

    static std::string asSentence(const std::string& told) {
        return told.find_last_of(".!?") + 1 == told.size() ? told : told + ".";
    }

    /// The sides of a game that starts.
    void sit(const json& started) {
        sides_.clear();
        if (!at(started, "seating").is_array()) return;
        for (const json& side : at(started, "seating"))
            if (side.is_string()) sides_.push_back({side.get<std::string>(), {}, "open"});
    }

    void end(const json& event, const std::string& say) {
        Verdict verdict{.reason = textAt(event, "reason"), .say = say};
        const json& agreed = at(event, "agreed");
        const json& list = agreed.is_array() ? agreed : at(event, "winners");
        winners_.clear();
        if (list.is_array())
            for (const json& winner : list) winners_.push_back(joined(winner));
        for (const std::string& winner : winners_) verdict.winners.push_back(names_.of(winner));
        verdict.agreed = agreed.is_array() && anew_.contains(act_.seq);
        verdict.draw = winners_.empty() || (sides_.size() > 1 && winners_.size() >= sides_.size());
        report_.verdict = std::move(verdict);
    }

    Report& report_;
    const Names names_;
    const ReportNames::Before& before_;
    const std::map<std::int64_t, std::string>& anew_;
    std::vector<ToldSide> sides_;  ///< by their ids until the end
    std::map<std::string, std::string> seats_;
    std::vector<std::string> winners_;
    DiceCount count_;
    ToldAct act_;
    std::optional<std::int64_t> round_;
};

}  // namespace

Report reportOf(const db::CampaignFile& file, db::GameId id, const ReportNames& names) {
    Report report;
    std::vector<EntryText> entries;
    file.readSnapshot([&] {
        report.game = file.game(id);
        report.campaign = file.campaign(report.game.campaign).name;
        report.people = file.people(report.game.campaign);
        report.log = file.verify(id);
        report.place = file.place(id);
        report.photographs = file.photographs(id);
        entries = file.journal(id).entries();
    });
    if (!entries.empty()) {
        report.from = entries.front().at;
        report.to = entries.back().at;
    }
    report.language = names.language;
    report.curves = names.curves;
    report.holdings = names.holdings;
    report.casualties = names.casualties;
    report.scenario = names.scenario;
    report.system = names.system.empty() ? Names(names).of(report.game.system) : names.system;
    Teller teller(report, names);
    const db::LineOfPlay line = db::lineOfPlay(entries);
    for (const std::int64_t seq : line.inEffect) teller.tell(entries.at(static_cast<std::size_t>(seq - 1)));
    teller.finish();
    report.inEffect = static_cast<std::int64_t>(line.inEffect.size());
    report.leftOut = static_cast<std::int64_t>(line.leftOut.size());
    return report;
}

}  // namespace adjutant::report
