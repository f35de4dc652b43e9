// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/club_table.hpp"

#include <ostream>
#include <thread>

#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "db/club/notebook.hpp"

namespace adjutant::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds moment{150};    // without an act, before the club writes
constexpr milliseconds longest{3000};  // where acts never cease, it writes between two of them
constexpr milliseconds patience{5000};

}  // namespace

void ClubTable::Door::read(const std::function<void(const db::CampaignFile&)>& work) {
    if (!beside) return work(file);
    if (!reader) reader = db::CampaignFile::openToRead(file.path());
    work(*reader);
}

void ClubTable::Door::write(const std::function<void(db::CampaignFile&)>& work) {
    if (!beside) return file.atomically([&] { work(file); });
    const auto since = steady_clock::now();
    while (steady_clock::now() - last.load() < moment && steady_clock::now() - since < longest)
        std::this_thread::sleep_for(moment / 3);
    const std::scoped_lock mine(turn);
    file.atomically([&] { work(file); });
}

std::optional<db::GameId> ClubTable::Door::atTheTable() {
    const std::int64_t id = game;
    return beside && id != 0 ? std::optional(db::GameId{id}) : std::nullopt;
}

ClubTable::ClubTable(db::CampaignFile& file)
    : door_(file), follower_(file.path(), door_, veil_, companion::utcNow) {}

ClubTable::~ClubTable() { follower_.end(patience); }

std::unique_ptr<ClubTable> ClubTable::joined(db::CampaignFile& file, const std::string& campaign,
                                             const std::string& game, bool takeOver, std::ostream& err) {
    if (!club::Notebook::isThere(file.path())) return {};
    const auto here = file.findCampaign(campaign);  // which may have been renamed since
    const db::CampaignId ofClub{club::Notebook::open(file.path()).number("campaign-here")};
    if (!here || here->id != ofClub) return {};
    std::unique_ptr<ClubTable> table(new ClubTable(file));
    if (const auto said = table->follower_.open(game, takeOver)) err << forTerminal(*said) << '\n';
    return table;
}

void ClubTable::begin(std::optional<db::GameId> game) {
    if (game) door_.game = static_cast<std::int64_t>(*game);
    door_.beside = true;
    follower_.begin();
}

void ClubTable::acted(std::optional<db::GameId> game) {
    door_.last = steady_clock::now();
    if (!game) return;  // nothing is begun yet
    door_.game = static_cast<std::int64_t>(*game);
    follower_.acted(*game);
}

}  // namespace adjutant::cli
