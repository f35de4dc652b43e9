// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/person_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaign_people.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/clock.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/result_words.hpp"
#include "companion/people/results_desk.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json rowOf(const std::string& id, const std::string& name, const Record& record) {
    return {{"id", id},          {"name", name},          {"games", record.games()},
            {"won", record.won}, {"drawn", record.drawn}, {"lost", record.lost}};
}

/// Who has played most comes first.
json sorted(json rows) {
    std::stable_sort(rows.begin(), rows.end(), [](const json& a, const json& b) {
        return a.at("games").get<int>() > b.at("games").get<int>();
    });
    return rows;
}

}  // namespace

PersonDesk::PersonDesk(CampaignsController& campaigns, CampaignPeople& people, ResultsDesk& results,
                       QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      people_(people),
      results_(results),
      systems_({"name", "games", "won", "drawn", "lost"}),
      opponents_({"name", "games", "won", "drawn", "lost"}) {
    counting_.setInterval(0);
    connect(&counting_, &QTimer::timeout, this, &PersonDesk::countNext);
    connect(&campaigns_, &CampaignsController::campaignChanged, this, [this] { show({}); });
}

PersonDesk* PersonDesk::create(QQmlEngine* engine, QJSEngine*) { return &PeopleDesks::of(engine).person(); }

QString PersonDesk::colour() const {
    return card_.colour.empty() ? QStringLiteral("nobody") : QString::fromStdString(card_.colour);
}

// By value: it may be the one that is shown.
void PersonDesk::show(QString id) {
    counting_.stop();
    toCount_.clear();
    luck_ = {};
    luckWords_.clear();
    id_.clear();
    person_ = {};
    card_ = {};
    json systems = json::array(), opponents = json::array();
    results_.refresh();
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign || id.isEmpty()) return true;
        const auto persons = campaigns_.open()->persons(*campaign);
        const auto found = std::ranges::find_if(
            persons, [&](const db::Person& one) { return db::shownId(one.id) == id.toStdString(); });
        if (found == persons.end()) return true;
        id_ = id;
        person_ = *found;
        card_ = cardOf(*campaigns_.open(), *campaign, person_);
        const PersonFigures figures = figuresOf(results_.results(), id.toStdString());
        won_ = figures.all.won;
        drawn_ = figures.all.drawn;
        lost_ = figures.all.lost;
        streak_ = ResultWords::streak(figures);
        for (const auto& [system, record] : figures.bySystem)
            systems.push_back(rowOf(system, ResultWords::system(system).toStdString(), record));
        for (const db::Person& other : persons)
            if (const auto met = figures.byOpponent.find(db::shownId(other.id));
                met != figures.byOpponent.end())
                opponents.push_back(rowOf(met->first, other.name, met->second));
        return true;
    });
    systems_.setRows(sorted(systems));
    opponents_.setRows(sorted(opponents));
    emit changed();
    emit luckChanged();
}

bool PersonDesk::keep(const PersonCard& card) {
    const bool done = guarded(this, [&] {
        keepCard(*campaigns_.open(), campaigns_.campaignToWrite(), person_, card);
        return true;
    });
    if (done) show(id_);
    return done;
}

bool PersonDesk::describe(const QString& name, const QString& note) {
    PersonCard card = card_;
    card.note = note.trimmed().toStdString();
    const std::string wanted = name.trimmed().toStdString();
    if (wanted == person_.name) return card == card_ || keep(card);
    // What is kept lies under the name, so it goes along.
    const bool renamed = guarded(this, [&] {
        db::CampaignFile& file = *campaigns_.open();
        const db::CampaignId campaign = campaigns_.campaignToWrite();
        file.atomically([&] {
            keepCard(file, campaign, person_, {});
            file.renamePerson(campaign, person_.name, wanted, utcNow());
            person_.name = wanted;
            keepCard(file, campaign, person_, card);
        });
        return true;
    });
    people_.refresh();
    show(id_);
    return renamed;
}

bool PersonDesk::setColour(const QString& colour) {
    PersonCard card = card_;
    card.colour = colour == QLatin1String("nobody") ? std::string() : colour.toStdString();
    return keep(card);
}

void PersonDesk::countLuck() {
    luck_ = {};
    toCount_.clear();
    for (const GameResult& one : results_.results())
        if (!one.sidesOf(id_.toStdString()).empty()) toCount_.push_back(one.game);
    luckWords_ = toCount_.empty() ? ResultWords::luck(luck_) : QString();
    if (!toCount_.empty()) counting_.start();
    emit luckChanged();
}

void PersonDesk::countNext() {
    if (toCount_.empty()) return counting_.stop();
    const db::Game game = toCount_.back();
    toCount_.pop_back();
    // One that cannot be read has no dice that could be counted; its page says what is wrong with it.
    guarded(
        [&] {
            luck_.add(*campaigns_.open(), game, person_.name);
            return true;
        },
        [&](const QString& why) { qWarning("%s: %s", game.name.c_str(), qUtf8Printable(why)); });
    if (toCount_.empty()) counting_.stop();
    luckWords_ = ResultWords::luck(luck_);
    emit luckChanged();
}

}  // namespace adjutant::companion
