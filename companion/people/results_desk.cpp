// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/results_desk.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/person_card.hpp"
#include "companion/people/result_words.hpp"

namespace adjutant::companion {

using nlohmann::json;

ResultsDesk::ResultsDesk(CampaignsController& campaigns, QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      games_({"name", "system", "systemName", "colour", "sign", "played", "resultWords", "when", "finished",
              "archived"}),
      people_({"name", "club", "colour", "archived", "games", "won", "drawn", "lost"}),
      systems_({"name", "games"}) {
    connect(&campaigns_, &CampaignsController::campaignChanged, this, [this] {
        ask({}, {}, {}, {});
        refresh();
    });
}

ResultsDesk* ResultsDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &PeopleDesks::of(engine).results();
}

void ResultsDesk::refresh() {
    results_.clear();
    json people = json::array(), systems = json::array();
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return true;
        results_ = resultsOf(*campaigns_.open(), *campaign);
        for (const db::Person& person : campaigns_.open()->persons(*campaign)) {
            const std::string id = db::shownId(person.id);
            const std::string colour = cardOf(*campaigns_.open(), *campaign, person).colour;
            const Record record = figuresOf(results_, id).all;
            people.push_back({{"id", id},
                              {"name", person.name},
                              {"club", person.club},
                              {"colour", colour.empty() ? "nobody" : colour},
                              {"archived", person.archived},
                              {"games", record.games()},
                              {"won", record.won},
                              {"drawn", record.drawn},
                              {"lost", record.lost}});
        }
        std::map<std::string, int> counts;
        for (const GameResult& one : results_) ++counts[one.game.system];
        for (const auto& [system, count] : counts)
            systems.push_back(
                {{"id", system}, {"name", ResultWords::system(system).toStdString()}, {"games", count}});
        return true;
    });
    people_.setRows(people);
    systems_.setRows(systems);
    show();
}

void ResultsDesk::ask(const QString& person, const QString& opponent, const QString& system,
                      const QString& outcome) {
    person_ = person;
    opponent_ = person.isEmpty() ? QString() : opponent;
    system_ = system;
    outcome_ = person.isEmpty() ? QString() : outcome;
    show();
}

bool ResultsDesk::isAsked(const GameResult& one) const {
    const std::string person = person_.toStdString(), opponent = opponent_.toStdString();
    if (!system_.isEmpty() && one.game.system != system_.toStdString()) return false;
    if (!person.empty() && one.sidesOf(person).empty()) return false;
    if (!opponent.empty() && one.sidesOf(opponent).empty()) return false;
    return outcome_.isEmpty() || one.outcomeFor(person) == outcome_.toStdString();
}

void ResultsDesk::show() {
    json rows = json::array();
    Record record;
    for (const GameResult& one : results_) {
        if (!isAsked(one)) continue;
        record.add(one.outcomeFor(person_.toStdString()));
        rows.push_back(ResultWords::row(one));
    }
    summary_ = person_.isEmpty() ? tr("Games: %1").arg(static_cast<int>(rows.size()))
                                 : tr("Games: %1 · won %2, drawn %3, lost %4")
                                       .arg(static_cast<int>(rows.size()))
                                       .arg(record.won)
                                       .arg(record.drawn)
                                       .arg(record.lost);
    games_.setRows(rows);
    emit changed();
}

}  // namespace adjutant::companion
