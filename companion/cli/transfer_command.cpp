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
#include "companion/doors/campaign_in.hpp"
#include "companion/doors/campaign_zip.hpp"
#include "companion/doors/plays_in.hpp"
#include "companion/signature.hpp"
#include "db/error.hpp"
#include "db/import_preview.hpp"
#include "db/text_file.hpp"
#include "db/transfer.hpp"

namespace adjutant::cli::campaigns {

using db::CampaignFile;

namespace {

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
        case db::Foreseen::Then::replaced:
            return "replaced";
        case db::Foreseen::Then::leftAsItIs:
            return "left as it is";
        case db::Foreseen::Then::playedOnHere:
            return "played on here";
        default:
            return "refused";
    }
}

/// Where it goes. Throws db::Error unknownCampaign where what it is to be added to is not there.
companion::Destination destinationIn(const CampaignFile* file, const Wanted& wanted) {
    companion::Destination destination{.differing = differingIn(wanted), .anyway = wanted.anyway};
    if (!wanted.as.empty()) destination.as = wanted.as;
    if (wanted.into.empty()) return destination;
    if (file == nullptr)
        throw db::Error(db::Error::Kind::unknownCampaign, "There is no campaign '" + wanted.into +
                                                              "': there is no file '" + wanted.file + "'.");
    destination.into = campaignIn(*file, wanted.into).id;
    return destination;
}

/// What the import would do, a line for each thing.
int foresee(const Work& work) {
    return answered(
        [&] {
            const std::string text = exportFrom(work.wanted);
            const auto file = fileIfThere(work.wanted.file);
            const CampaignFile* there = file ? &*file : nullptr;
            for (const db::Foreseen& one :
                 companion::foreseen(there, text, destinationIn(there, work.wanted))) {
                nlohmann::ordered_json line{{"what", one.what},
                                            {"name", one.name},
                                            {"is", wordOf(one.is)},
                                            {"then", wordOf(one.then)}};
                if (!one.because.empty()) line["because"] = one.because.text();
                work.out << lineOf(line);
            }
            return 0;
        },
        work.out, work.errors);
}

}  // namespace

db::Differing differingIn(const Wanted& wanted) {
    return wanted.keepBoth  ? db::Differing::keepBoth
           : wanted.replace ? db::Differing::replace
                            : db::Differing::ask;
}

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
    if (const auto unopened = wanted.anyway ? std::nullopt : companion::unopenedIn(text))
        throw db::Error(
            db::Error::Kind::damaged,
            unopened->why.text() +
                " Nothing was imported. With --anyway it is kept all the same, for a program that can.");
    CampaignFile file = CampaignFile::open(work.wanted.file);
    file.signAs(companion::signature());
    const db::Imported imported =
        companion::bringIn(file, text, destinationIn(&file, wanted), companion::utcNow());
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
    for (const std::string& sentence : imported.leftOut) work.out << "  " << forTerminal(sentence) << '\n';
    return 0;
}

}  // namespace adjutant::cli::campaigns
