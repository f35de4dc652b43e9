// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign site`.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/doors/site.hpp"
#include "db/text_file.hpp"

namespace adjutant::cli::answers {
namespace {

namespace fs = std::filesystem;

void requireFree(const fs::path& path, bool force) {
    std::error_code ignored;
    if (force || !fs::exists(fs::symlink_status(path, ignored))) return;
    throw Refused("file-exists",
                  "There is a file '" + path.string() +
                      "' already. Nothing was written. Name another place, or write over it with "
                      "--force.");
}

int site(const Answering& with) {
    const Asked& asked = with.asked;
    if (asked.to.empty() == asked.zip.empty())
        throw Refused("bad-request", "Say where the site goes: --out FOLDER, or --zip FILE.");
    const auto file = db::CampaignFile::openToRead(asked.file);
    const db::Campaign campaign = campaignIn(file, asked.campaign);
    if (!asked.zip.empty()) requireFree(asked.zip, asked.force);
    const auto members = companion::siteOf(file, campaign.id, asked.text.empty() ? "en" : asked.text);
    if (asked.to.empty()) {
        db::saveText(asked.zip, companion::zipped(members));
    } else {
        for (const companion::ZipMember& member : members)
            requireFree(fs::path(asked.to) / member.name, asked.force);
        for (const companion::ZipMember& member : members)
            db::saveText(fs::path(asked.to) / member.name, member.text);
    }
    with.out << lineOf({{"ok", true},
                        {"campaign", campaign.name},
                        {"wrote", asked.to.empty() ? asked.zip : asked.to},
                        {"files", members.size()}});
    return 0;
}

}  // namespace

void addSite(Commands& commands) {
    const auto [command, asked] =
        commands.add("site", "Write the campaign as a small website: pages that need no program", site);
    auto* out = command->add_option("--out", asked->to, "Folder to write, made when absent");
    command->add_option("--zip", asked->zip, "Zip to write instead")->excludes(out);
    command->add_option("--language", asked->text, "en or de; en when left out")
        ->check(CLI::IsMember({"en", "de"}));
    command->add_flag("--force", asked->force, "Write over files that are there");
}

}  // namespace adjutant::cli::answers
