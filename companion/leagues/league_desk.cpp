// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/league_desk.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/game_plots.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/league_book.hpp"
#include "companion/leagues/known_results.hpp"
#include "companion/leagues/league_rows.hpp"
#include "companion/leagues/league_words.hpp"
#include "league/pairing.hpp"
#include "league/standings.hpp"
#include "league/tally.hpp"

namespace adjutant::companion {

LeagueDesk::LeagueDesk(CampaignsController& campaigns, QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      tables_(
          {"table", "a", "b", "done", "winner", "words", "score", "bonus", "game", "known", "going", "bye"}),
      standings_({"rank", "name", "club", "plays", "played", "won", "drawn", "lost", "byes", "points",
                  "because", "tieBreaks", "form", "cells"}),
      people_({"name", "club", "entered", "plays"}) {
    connect(&campaigns_, &CampaignsController::campaignChanged, this, [this] {
        round_ = 0;
        say({});
        refresh();
    });
}

LeagueDesk::~LeagueDesk() = default;

LeagueDesk* LeagueDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).league(); }

bool LeagueDesk::exists() const { return book_ && book_->league().exists(); }
bool LeagueDesk::isLadder() const { return exists() && book_->league().isLadder(); }
QString LeagueDesk::head() const { return exists() ? LeagueWords(book_->league()).head() : QString(); }

QString LeagueDesk::leader() const {
    const bool played =
        exists() && std::ranges::any_of(book_->league().rounds(), [](const league::Round& round) {
            return std::ranges::any_of(round.tables,
                                       [](const league::Table& table) { return table.outcome.has_value(); });
        });
    return played && standings_.count() > 0 ? standings_.at(0).value("name").toString() : QString();
}

int LeagueDesk::rounds() const {
    return exists() && !isLadder() ? static_cast<int>(book_->league().rounds().size()) : 0;
}

void LeagueDesk::setRound(int round) {
    if (round == round_ || round < 1 || round > rounds()) return;
    round_ = round;
    show();
}

LeagueCourse LeagueDesk::course() const { return book_ ? courseOf(book_->league(), round_) : LeagueCourse(); }
LeagueAsked LeagueDesk::asked() const { return book_ ? askedBy(book_->league()) : LeagueAsked(); }

void LeagueDesk::showSeason(int season) {
    if (rounds() == 0) return;
    if (const auto reach = book_->league().rules().season(season))
        setRound(std::min(reach->second, rounds()));
}

QVariantList LeagueDesk::pointsGrown() const {
    constexpr std::array sides{"blue", "brick", "green",
                               "bone", "plum",  "teal"};  // each with a shape of its own
    if (rounds() == 0) return {};
    const league::League& league = book_->league();
    const auto points = league::pointsOverRounds(league, league.rules().seasonBegan(round_), round_);
    QList<PlotSeries> series;
    for (int row = 0; row < standings_.count() && row < static_cast<int>(sides.size()); ++row) {
        const QVariantMap standing = standings_.at(row);
        PlotSeries one{standing.value("name").toString(),
                       QString::fromLatin1(sides.at(static_cast<std::size_t>(row)))};
        for (const league::Fraction& sum : points.at(standing.value("id").toUInt() - 1))
            one.values.append(sum.get_d());
        series.append(one);
    }
    return asVariants(series);
}

int LeagueDesk::openTables() const {
    if (rounds() == 0) return 0;
    return static_cast<int>(std::ranges::count_if(book_->league().rounds().back().tables,
                                                  [](const league::Table& table) { return !table.outcome; }));
}

int LeagueDesk::knownTables() const {
    int known = 0;
    for (int row = 0; row < tables_.count(); ++row)
        if (!tables_.at(row).value("known").toString().isEmpty()) ++known;
    return known;
}

void LeagueDesk::say(const QString& sentence) {
    if (said_ == sentence) return;
    said_ = sentence;
    emit saidChanged();
}

void LeagueDesk::refresh() {
    const bool last = round_ == rounds();  // then one that another table has paired is shown
    guarded(this, [&] {
        book_.reset();
        knownResults_.reset();
        const auto id = campaigns_.campaignId();
        if (!id) return true;
        db::CampaignFile& file = *campaigns_.open();
        book_ = std::make_unique<LeagueBook>(file, file.campaign(*id));
        knownResults_ = std::make_unique<KnownResults>(file, *book_);
        return true;
    });
    if (last || round_ < 1 || round_ > rounds()) round_ = rounds();
    show();
}

void LeagueDesk::show() {
    const bool there = exists() && knownResults_;
    tables_.setRows(there ? tableRows(*book_, *knownResults_, round_) : nlohmann::json::array());
    nlohmann::json rows = nlohmann::json::array();
    if (there) {
        const league::League& league = book_->league();
        const bool last = isLadder() || round_ == rounds();
        rows = standingRows(league, last ? league::standings(league) : league::standings(league, round_),
                            round_);
    }
    standings_.setRows(rows);
    nlohmann::json people = nlohmann::json::array();
    guarded(this, [&] {
        if (book_) people = leaguePeopleRows(*book_, campaigns_.open()->persons(book_->campaign().id));
        return true;
    });
    people_.setRows(people);
    whyNotPair_.clear();
    if (there && !isLadder()) {
        const league::League& league = book_->league();
        if (const auto pairing = league::pair(league, league.nextRound()); !pairing)
            whyNotPair_ = LeagueWords(league).refused(pairing.error());
    }
    emit changed();
}

bool LeagueDesk::act(const Work& work) {
    const bool done = guarded(this, [&] {
        if (campaigns_.open() == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        db::CampaignFile& file = *campaigns_.open();
        bool done = false;
        file.atomically([&] {
            LeagueBook book(file, file.campaign(campaigns_.campaignToWrite()));
            done = work(file, book);
        });
        return done;
    });
    refresh();
    if (done) emit acted();
    return done;
}

std::pair<QString, QString> LeagueDesk::waitingFor(const QString& game) {
    refresh();
    if (!exists() || !knownResults_) return {};
    const std::string wanted = game.toStdString();
    for (const nlohmann::json& row : tableRows(*book_, *knownResults_, rounds()))
        if (row.at("game") == wanted && !textAt(row, "known").isEmpty())
            return {textAt(row, "id"), textAt(row, "known")};
    return {};
}

}  // namespace adjutant::companion
