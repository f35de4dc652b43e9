// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign export` and `campaign import`.
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/doors/campaign_zip.hpp"
#include "companion/doors/plays_in.hpp"
#include "companion/doors/words_of.hpp"
#include "companion/game_check.hpp"
#include "companion/game_results.hpp"
#include "companion/signature.hpp"
#include "db/error.hpp"
#include "db/import_preview.hpp"
#include "db/text_file.hpp"
#include "db/transfer.hpp"

namespace adjutant::cli::campaigns {

using db::CampaignFile;

namespace {

/// Lists show who plays a game; one that cannot be read says so when it is opened.
void tellWhoPlays(CampaignFile& file, const db::Game& game) {
    try {
        companion::tellResult(file, game);
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception&) {
        return;
    }
}

/// As one zip with all that people and other programs read.
int exportZip(const Work& work) {
    requireNew(work.wanted.zip, work.wanted.force);
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const db::Campaign campaign = campaignIn(file, work.wanted.campaign);
    std::optional<db::GameId> game;
    if (!work.wanted.game.empty()) game = gameIn(file, work.wanted).id;
    const companion::CampaignZip zip = companion::zipOf(file, campaign.id, game);
    for (const std::string& sentence : zip.notices) work.errors << forTerminal(sentence) << '\n';
    save(work, work.wanted.zip, zip.bytes);
    return 0;
}

/// The text of an export, also out of a zip.
std::string exportFrom(const Wanted& wanted) {
    return companion::exportIn(wanted.from, db::loadText(wanted.from));
}

/// The file, if there is one: a preview makes none.
std::optional<CampaignFile> fileIfThere(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) return {};
    return CampaignFile::openToRead(path);
}

db::Differing differingIn(const Wanted& wanted) {
    return wanted.keepBoth  ? db::Differing::keepBoth
           : wanted.replace ? db::Differing::replace
                            : db::Differing::ask;
}

/// --campaign is --into where the campaign is there, and --as where it is not.
Wanted withCampaign(Wanted wanted) {
    if (wanted.campaign.empty()) return wanted;
    const auto file = fileIfThere(wanted.file);
    (file && file->findCampaign(wanted.campaign) ? wanted.into : wanted.as) = wanted.campaign;
    return wanted;
}

const char* wordOf(db::Foreseen::Is is) {
    switch (is) {
        case db::Foreseen::Is::fresh:
            return "new";
        case db::Foreseen::Is::same:
            return "same";
        default:
            return "different";
    }
}

const char* wordOf(db::Foreseen::Then then) {
    switch (then) {
        case db::Foreseen::Then::added:
            return "added";
        case db::Foreseen::Then::leftAsItIs:
            return "left as it is";
        case db::Foreseen::Then::playedOnHere:
            return "played on here";
        default:
            return "refused";
    }
}

/// Why the first game that this program cannot open would be refused; nothing where all can be, or where they
/// are to come in anyway.
std::optional<std::string> refusedGame(const Wanted& wanted, const std::string& text, std::string& name) {
    if (wanted.anyway) return {};
    for (const db::GameInExport& game : db::gamesInExport(text)) {
        const std::string why = companion::whyNotOpened(game.system, game.entries);
        if (why.empty()) continue;
        name = game.name;
        return "The game '" + game.name + "' cannot be opened: " + why + ".";
    }
    return {};
}

std::vector<db::Foreseen> foreseen(const Wanted& wanted, const std::string& text) {
    const auto file = fileIfThere(wanted.file);
    if (wanted.into.empty())
        return foreseeAsNew(file ? &*file : nullptr, text,
                            wanted.as.empty() ? std::nullopt : std::optional<std::string>(wanted.as));
    if (!file)
        throw db::Error(db::Error::Kind::unknownCampaign, "There is no campaign '" + wanted.into +
                                                              "': there is no file '" + wanted.file + "'.");
    return foreseeInto(*file, campaignIn(*file, wanted.into).id, text);
}

/// All of it comes in, or nothing: a game that cannot be opened takes the rest with it.
void refuseAll(std::vector<db::Foreseen>& all, const std::string& game, const std::string& why) {
    for (db::Foreseen& one : all) {
        if (one.then == db::Foreseen::Then::leftAsItIs && one.name != game) continue;
        one.then = db::Foreseen::Then::refused;
        if (one.what == "game" && one.name == game) one.because = why;
    }
}

/// What the import would do, a line for each thing.
int foresee(const Work& work) {
    return answered(
        [&] {
            const std::string text = exportFrom(work.wanted);
            std::vector<db::Foreseen> all = foreseen(work.wanted, text);
            std::string game;
            if (const auto why = refusedGame(work.wanted, text, game)) refuseAll(all, game, *why);
            for (const db::Foreseen& one : all) {
                nlohmann::ordered_json line{{"what", one.what},
                                            {"name", one.name},
                                            {"is", wordOf(one.is)},
                                            {"then", wordOf(one.then)}};
                if (!one.because.empty()) line["because"] = one.because;
                work.out << lineOf(line);
            }
            return 0;
        },
        work.out, work.errors);
}

}  // namespace

int exportIt(const Work& work) {
    if (!work.wanted.zip.empty()) return exportZip(work);
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    deliver(work, work.wanted.game.empty() ? exportCampaign(file, campaignIn(file, work.wanted.campaign).id)
                                           : exportGame(file, gameIn(file, work.wanted).id));
    return 0;
}

int importIt(const Work& given) {
    const Wanted wanted = withCampaign(given.wanted);
    const Work work{wanted, given.out, given.errors, given.pdf};
    const std::string bytes = db::loadText(work.wanted.from);
    const bool plays = companion::looksLikePlays(bytes);
    if (work.wanted.dryRun) return plays ? foreseePlays(work, bytes) : foresee(work);
    if (plays) return importPlays(work, bytes);
    const std::string text = companion::exportIn(work.wanted.from, bytes);
    db::requireExport(text);  // before a file is made for it
    std::string unreadable;
    if (const auto why = refusedGame(work.wanted, text, unreadable))
        throw db::Error(
            db::Error::Kind::damaged,
            *why + " Nothing was imported. With --anyway it is kept all the same, for a program that can.");
    CampaignFile file = CampaignFile::open(work.wanted.file);
    file.signAs(companion::signature());
    const bool intoOne = !work.wanted.into.empty();
    const db::Imported imported =
        intoOne
            ? importInto(file, campaignIn(file, work.wanted.into).id, text, differingIn(work.wanted),
                         companion::utcNow())
            : importAsNew(file, text,
                          work.wanted.as.empty() ? std::nullopt : std::optional<std::string>(work.wanted.as));
    work.out << "Imported into '" << forTerminal(file.campaign(imported.campaign).name) << "'.\n";
    for (const db::GameId id : imported.games) {
        const db::Game game = file.game(id);
        work.out << "  " << forTerminal(game.name) << ": " << game.acts << " entries, last hash " << game.tip
                 << '\n';
    }
    if (imported.league) {
        const db::Verified league = file.verifyLeague(imported.campaign);
        work.out << "  League: " << league.entries << " entries, last hash " << league.lastHash << '\n';
    }
    for (const db::GameId id : imported.games) tellWhoPlays(file, file.game(id));
    for (const std::string& sentence : imported.leftOut) work.out << "  " << forTerminal(sentence) << '\n';
    file.index(companion::wordsOf);
    return 0;
}

}  // namespace adjutant::cli::campaigns
