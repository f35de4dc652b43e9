// SPDX-License-Identifier: GPL-3.0-or-later
// `club site`: what the club has now, as the small website that `campaign site` writes.
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_work.hpp"
#include "companion/cli/club_commands.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/clock.hpp"
#include "companion/club_veil.hpp"
#include "companion/doors/site.hpp"
#include "db/club/club.hpp"
#include "db/text_file.hpp"

namespace adjutant::cli::clubs {

void site(const Work& work) {
    namespace fs = std::filesystem;
    const fs::path folder = work.wanted.out;
    campaigns::requireNew((folder / "index.html").string(), work.wanted.force);
    {
        club::OwnDoor door(work.wanted.file);
        static_cast<void>(club::meet(work.wanted.file, companion::ClubVeil(), door, companion::utcNow()));
    }
    const club::Notebook notebook = club::Notebook::open(work.wanted.file);
    const auto file = db::CampaignFile::openToRead(work.wanted.file);
    const auto members = companion::siteOf(file, db::CampaignId{notebook.number("campaign-here")}, "en");
    for (const companion::ZipMember& member : members)
        campaigns::requireNew((folder / member.name).string(), work.wanted.force);
    for (const companion::ZipMember& member : members)
        db::saveText((folder / member.name).string(), member.text);
    work.out << lineOf({{"ok", true}, {"wrote", folder.string()}, {"files", members.size()}});
}

}  // namespace adjutant::cli::clubs
