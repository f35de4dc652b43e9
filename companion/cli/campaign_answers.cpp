// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_answers.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/signature.hpp"

namespace adjutant::cli::answers {

std::pair<CLI::App*, Asked*> Commands::add(const char* name, const char* what, Work work) {
    const auto asked = std::make_shared<Asked>();
    CLI::App* made = campaign_.add_subcommand(name, what);
    made->add_option("--file", asked->file, "Campaign file")->required();
    made->add_option("--campaign", asked->campaign,
                     "Name of the campaign; may be left out when there is one");
    made->callback([asked, work, &out = out_, &errors = errors_] {
        const Answering answering{*asked, out, errors};
        if (const int status = answered([&] { return work(answering); }, out, errors))
            throw CLI::RuntimeError(status);
    });
    return {made, asked.get()};
}

db::CampaignFile openedToChange(const Asked& asked) {
    std::error_code ignored;
    if (!std::filesystem::exists(asked.file, ignored)) return db::CampaignFile::openToRead(asked.file);
    db::CampaignFile file = db::CampaignFile::open(asked.file);
    file.signAs(companion::signature());
    return file;
}

db::Person personMeant(const db::CampaignFile& file, db::CampaignId campaign, const std::string& nameOrId) {
    const auto meant = file.personsCalled(campaign, nameOrId);
    if (meant.empty())
        throw Refused("unknown-person", "Nobody in the campaign is called '" + nameOrId +
                                            "'. `campaign people` shows who there is.");
    if (meant.size() > 1)
        throw Refused("ambiguous-person", "More than one person is called '" + nameOrId +
                                              "': " + shownPeople(meant) + ". Name one by the number.");
    return meant.front();
}

}  // namespace adjutant::cli::answers
