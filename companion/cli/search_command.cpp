// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign search`.
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/doors/words_of.hpp"
#include "db/error.hpp"

namespace adjutant::cli::answers {
namespace {

using db::CampaignFile;
using Json = nlohmann::ordered_json;

/// Somebody may be playing: then what is new since the last time is read as it is.
void bringUpToDate(const std::string& path) {
    try {
        CampaignFile::open(path).index(companion::wordsOf);
    } catch (const db::Error&) {
        return;
    }
}

int search(const Answering& with) {
    static_cast<void>(CampaignFile::openToRead(with.asked.file));
    bringUpToDate(with.asked.file);
    const CampaignFile file = CampaignFile::openToRead(with.asked.file);
    std::optional<db::CampaignId> in;
    if (!with.asked.campaign.empty()) in = campaignIn(file, with.asked.campaign).id;
    std::string words;
    for (const std::string& word : with.asked.words) words += word + " ";
    constexpr std::int64_t usual = 50;
    const auto most = std::max<std::int64_t>(1, with.asked.number.value_or(usual));
    for (const db::Found& found :
         file.search(words, in, static_cast<std::size_t>(most), companion::wordsOf)) {
        Json line{
            {"what", found.what}, {"name", found.name}, {"campaign", file.campaign(found.campaign).name}};
        if (static_cast<std::int64_t>(found.game) != 0) line["game"] = file.game(found.game).name;
        if (found.seq > 0) line["seq"] = found.seq;
        line["text"] = found.text;
        with.out << lineOf(line);
    }
    return 0;
}

}  // namespace

void addSearch(Commands& commands) {
    const auto [command, asked] = commands.add(
        "search", "Find people, games, systems, places, notes, rulings and sentences by words", search);
    command->add_option("words", asked->words, "Words, or their beginnings; all of them must be there")
        ->required();
    command->add_option("--most", asked->number, "How many are listed at most; 50 when left out");
}

}  // namespace adjutant::cli::answers
