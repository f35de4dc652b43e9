// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/referee.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "companion/backup_keeper.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/club_table.hpp"
#include "companion/cli/line_reader.hpp"
#include "companion/cli/signal_watch.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/game_check.hpp"
#include "companion/game_keeper.hpp"
#include "companion/session.hpp"
#include "db/club/club_error.hpp"
#include "db/error.hpp"
#include "engine/table.hpp"

namespace adjutant::cli {
namespace {

using companion::GameKeeper;

constexpr std::size_t longestLine = 4U << 20U;  // the table refuses longer ones

Environment environment(JournalSink* sink) {
    return {
        .now = companion::utcNow, .seed = companion::randomSeed, .sink = sink, .oneGame = sink != nullptr};
}

std::string refused(const char* code, const std::string& sentence) {
    const nlohmann::json reply{{"ok", false},
                               {"error", {{"code", code}, {"message", sentence}, {"say", sentence}}}};
    return jsonForTerminal(reply.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

/// A start with the seats of the command line, where it does not seat the side itself. Other lines stay as
/// they are.
std::string withSeats(const std::string& line, const nlohmann::json& seats) {
    if (seats.empty()) return line;
    bool deep = false;  // the table refuses such lines; here they would be written again
    const auto look = [&](int depth, nlohmann::json::parse_event_t, const nlohmann::json&) {
        constexpr int deepestNesting = 64;
        deep = deep || depth > deepestNesting;
        return !deep;
    };
    nlohmann::json request = nlohmann::json::parse(line, look, false);
    if (deep || !request.is_object() || request.value("do", nlohmann::json()) != "start") return line;
    nlohmann::json all = seats;
    if (request.contains("seats") && request["seats"].is_object()) all.update(request["seats"]);
    if (!request.contains("seats") || request["seats"].is_object()) request["seats"] = all;
    return request.dump();
}

/// {side: {person, who}}. Throws a sentence when several people have the name.
nlohmann::json seatsIn(const RefereeRequest& request, const db::CampaignFile* file) {
    nlohmann::json seats = nlohmann::json::object();
    const auto campaign = file == nullptr ? std::nullopt : file->findCampaign(request.campaign);
    for (const auto& [side, person] : request.seats) {
        seats[side] = {{"person", person}};
        const auto meant = campaign ? file->personsCalled(campaign->id, person) : std::vector<db::Person>();
        if (meant.size() > 1)
            throw db::Error(db::Error::Kind::duplicate, "More than one person is called '" + person + "': " +
                                                            shownPeople(meant) + ". Name one by the number.");
        if (meant.size() == 1)
            seats[side] = {{"person", meant.front().name}, {"who", db::shownId(meant.front().id)}};
    }
    return seats;
}

std::string answer(Table& table, const std::string& line) {
    try {
        return jsonForTerminal(table.answerLine(line));
    } catch (const db::Error& error) {  // nothing has changed when the file could not keep an entry
        return refused("not-kept", error.what());
    } catch (const std::exception& error) {  // such as memory that ran out; nothing has changed either
        return refused("not-done", std::string("That could not be done: ") + error.what() + ".");
    }
}

bool isAct(const std::string& line) { return line.find("\"do\"") != std::string::npos; }

// Whether every answer was written.
bool serve(Table& table, const nlohmann::json& seats, std::istream& in, std::ostream& out) {
    while (const auto line = readLine(in, longestLine)) {
        out << answer(table, line->size() > longestLine ? *line : withSeats(*line, seats)) << '\n'
            << std::flush;
        if (!out) return false;
    }
    return true;
}

/// A game in a campaign file while it is played.
class KeptGame {
  public:
    /// Throws db::Error, or std::runtime_error when the game cannot be taken up.
    KeptGame(const RefereeRequest& request, std::ostream& err) : request_(request), err_(err) {
        if (request.watchesSignals)
            watch_.emplace(
                idleTime, [this] { settle(); }, [this] { close(); });
        const auto nobodyElse = working();
        file_ = db::CampaignFile::open(request.file);
        club_ = ClubTable::joined(*file_, request.campaign, request.game, request.takeOver, err_);
        seats_ = seatsIn(request, &*file_);
        keeper_.emplace(*file_, request.campaign, request.game);
        takeUp(true);
        if (request.backsUp) backups_.emplace(*file_, companion::utcNow(), isOver());
        if (club_) club_->begin(keeper_->id());
    }

    ~KeptGame() {
        try {
            if (check_) hear();
        } catch (const std::exception& error) {
            err_ << forTerminal(error.what()) << '\n';
        }
        watch_.reset();
        club_.reset();
    }
    KeptGame(const KeptGame&) = delete;
    KeptGame& operator=(const KeptGame&) = delete;

    // Whether every answer was written.
    bool serve(std::istream& in, std::ostream& out) {
        while (const auto line = readLine(in, longestLine)) {
            const auto nobodyElse = working();
            const bool acts = isAct(*line);
            if (acts && check_) hear();
            out << answerInTurn(*line, acts) << '\n' << std::flush;
            if (acts && club_) club_->acted(keeper_->id());
            if (acts && watch_) watch_->worked();
            if (acts && backups_) backUp();
            if (!out) return false;
        }
        return true;
    }

  private:
    static constexpr std::chrono::milliseconds idleTime{2000};

    std::unique_lock<std::mutex> working() {
        return watch_ ? watch_->working() : std::unique_lock<std::mutex>();
    }

    std::string answerInTurn(const std::string& line, bool acts) {
        const auto turn = club_ ? club_->turn() : std::unique_lock<std::mutex>();
        if (acts && club_)
            if (const auto lost = club_->lost()) return refused("held", *lost);
        return answer(*table_, line.size() > longestLine ? line : withSeats(line, seats_));
    }

    /// `quickly`: from a state that is kept beside an entry, which is checked meanwhile.
    void takeUp(bool quickly) {
        table_.emplace(environment(&*keeper_));
        auto stored = keeper_->stored();
        if (!stored) return;
        if (!quickly) stored->states.clear();
        const bool byState = !stored->states.empty();
        table_->resume(stored->system, std::move(stored->entries), std::move(stored->states));
        if (!quickly) return;
        if (!seats_.empty())
            err_ << "The game " << forTerminal(request_.game)
                 << " has been started already, so --seat changes nothing. `campaign seat` does.\n";
        std::optional<companion::OpeningCheck::Opened> opened;
        if (byState)
            opened = {table_->game()->journal().cursor(),
                      companion::Session::of(*table_->game()).state().at("state").dump()};
        check_.emplace(file_->path(), *keeper_->id(), std::move(opened), [] {});
    }

    /// What the check of the opened game found, before anything is added to it.
    void hear() {
        const companion::OpeningCheck::Found found = check_->wait();
        check_.reset();
        if (!found.log.empty()) err_ << forTerminal(found.log.text()) << '\n';
        if (!found.otherState) return;
        err_ << "A state that is kept beside the log is not the one that the log leads to. The game stands "
                "as its "
                "log tells.\n";
        takeUp(false);
    }

    [[nodiscard]] bool isOver() const {
        return table_->game() != nullptr &&
               nlohmann::json::parse(table_->game()->standing()).value("over", false);
    }

    /// The act is kept already: a disk without room for a copy is told, and play goes on.
    void backUp() {
        try {
            const auto turn = club_ ? club_->turn() : std::unique_lock<std::mutex>();
            static_cast<void>(backups_->played(isOver(), companion::utcNow()));
        } catch (const db::Error& error) {
            err_ << forTerminal(error.what()) << '\n';
        }
    }

    void settle() noexcept {
        try {
            const auto turn = club_ ? club_->turn() : std::unique_lock<std::mutex>();
            file_->settle();
        } catch (const std::exception&) {  // the acts are safe beside the file; the next one tries again
            return;
        }
    }

    /// In the order in which they use one another.
    void close() {
        check_.reset();
        club_.reset();
        table_.reset();
        backups_.reset();
        keeper_.reset();
        file_.reset();
    }

    const RefereeRequest& request_;
    std::ostream& err_;
    nlohmann::json seats_;
    std::optional<db::CampaignFile> file_;
    std::optional<GameKeeper> keeper_;
    std::optional<companion::BackupKeeper> backups_;
    std::optional<Table> table_;
    std::optional<companion::OpeningCheck> check_;
    std::unique_ptr<ClubTable> club_;   ///< where the file is in a club
    std::optional<SignalWatch> watch_;  ///< the first to go, since it uses the others
};

// Nobody hears the answers any more; an act that came with the last line has been done all the same.
int unheard(const std::string& file, std::ostream& err) {
    err << "An answer could not be written, so no further line was read.";
    if (!file.empty())
        err << " What was accepted, also by the last line read, is kept in " << forTerminal(file) << ".";
    err << '\n';
    return 1;
}

}  // namespace

int referee(const RefereeRequest& request, std::istream& in, std::ostream& out, std::ostream& err) {
    if (request.file.empty()) {
        Table table(environment(nullptr));
        return serve(table, seatsIn(request, nullptr), in, out) ? 0 : unheard({}, err);
    }
    std::optional<KeptGame> game;
    try {
        game.emplace(request, err);
    } catch (const db::Error& error) {
        err << forTerminal(error.what()) << '\n';
        return 2;
    } catch (const club::ClubError& error) {
        err << forTerminal(error.what()) << '\n';
        return 2;
    } catch (const std::runtime_error& error) {
        err << "The game " << forTerminal(request.game) << " in " << forTerminal(request.file)
            << " cannot be taken up: " << forTerminal(error.what()) << ". The file was left as it is.\n";
        return 2;
    }
    return game->serve(in, out) ? 0 : unheard(request.file, err);
}

}  // namespace adjutant::cli
