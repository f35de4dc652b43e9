// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_check.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/game_keeper.hpp"
#include "companion/game_results.hpp"
#include "companion/session.hpp"
#include "db/error.hpp"
#include "engine/table.hpp"
#include "engine/words/failure.hpp"
#include "messages/keeping.hpp"
#include "rules_build.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// States that these rules have kept, against those that the entries lead to.
void checkStates(const db::CampaignFile& file, const db::Game& game, const Table& folded,
                 std::vector<Phrase>& besides) {
    for (const StateText& kept : file.journal(game.id).states(rulesBuild)) {
        const json reply = Session::of(*folded.game()).stateAt(kept.seq);
        const json state = json::parse(kept.state, nullptr, false);
        if (!reply.value("ok", false) || reply.at("state") != state)
            besides.push_back(keeping::findings::AnotherState{.seq = kept.seq});
    }
}

void checkResult(const db::CampaignFile& file, const db::Game& game, const Table& folded,
                 std::vector<Phrase>& besides) {
    const db::Result kept = file.result(game.id);
    if (kept.sides.empty())
        return;  // of an earlier version, or imported by one: it is told when it is opened
    if (!isTold(resultIn(folded.game()->standing()), kept))
        besides.push_back(keeping::findings::AnotherResult{});
}

/// What the list says was done last, in the words of the last entry.
std::string saidIn(const std::string& summary) {
    const json told = json::parse(summary, nullptr, false);
    const json say = told.is_object() ? told.value("say", json()) : json();
    return say.is_string() ? say.get<std::string>() : std::string();
}

/// What the list of games says, as far as it follows from the entries.
void checkListed(const db::Game& game, const Table& folded, std::vector<Phrase>& besides) {
    const Journal& journal = folded.game()->journal();
    if (game.finished != json::parse(folded.game()->standing()).value("over", false))
        besides.push_back(game.finished ? Phrase(keeping::findings::NotEnded{})
                                        : Phrase(keeping::findings::Ended{}));
    const EntryText& last = journal.at(journal.size());
    if (game.changed != last.at) besides.push_back(keeping::findings::AnotherTime{});
    const std::string listed = saidIn(game.summary);
    if (!listed.empty() && listed != saidIn(summaryOf(last, folded.game()->standing())))
        besides.push_back(keeping::findings::AnotherSummary{});
}

OpeningCheck::Found check(const std::filesystem::path& path, db::GameId id,
                          const std::optional<OpeningCheck::Opened>& opened) {
    OpeningCheck::Found found;
    try {
        const auto file = db::CampaignFile::openToRead(path);
        file.readSnapshot([&] {
            const db::Verified log = file.verify(id);
            if (log.broken) found.log = keeping::findings::LogTouched{.why = log.broken->why};
            if (!opened) return;
            const auto table = foldedAnew(file, file.game(id));
            const json reply = Session::of(*table->game()).stateAt(opened->act);
            found.otherState = reply.at("state").dump() != opened->state;
        });
    } catch (const std::exception& error) {
        if (found.log.empty()) found.log = keeping::findings::LogNotChecked{.why = toldBy(error)};
    }
    return found;
}

}  // namespace

GameCheck checkGame(const db::CampaignFile& file, const db::Game& game) {
    GameCheck check;
    file.readSnapshot([&] {
        check.log = file.verify(game.id);
        if (check.log.broken || check.log.entries == 0) return;
        try {
            const auto folded = foldedAnew(file, game);
            checkStates(file, game, *folded, check.besides);
            checkResult(file, game, *folded, check.besides);
            checkListed(game, *folded, check.besides);
        } catch (const db::Error&) {
            throw;
        } catch (const std::exception& error) {
            check.unreadable = toldBy(error);
        }
    });
    return check;
}

Phrase whyNotOpened(const std::string& system, const std::vector<EntryText>& entries) try {
    if (entries.empty()) return {};
    Table table(Environment{.now = [] { return std::string(); }, .seed = {}});
    table.resume(system, entries);
    return {};
} catch (const std::exception& error) {
    return toldBy(error);
}

OpeningCheck::OpeningCheck(std::filesystem::path file, db::GameId game, std::optional<Opened> opened,
                           std::function<void()> ended)
    : running_(std::async(std::launch::async, [file = std::move(file), game, opened = std::move(opened),
                                               ended = std::move(ended)] {
          Found found = check(file, game, opened);
          ended();
          return found;
      })) {}

OpeningCheck::~OpeningCheck() = default;  // waits

const OpeningCheck::Found& OpeningCheck::wait() {
    if (running_.valid()) found_ = running_.get();
    return found_;
}

}  // namespace adjutant::companion
