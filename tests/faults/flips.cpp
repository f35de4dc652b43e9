// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <random>

#include "companion/game_check.hpp"
#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "db/rescue.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/faults/faults.hpp"

namespace adjutant::faults {
namespace {

namespace fs = std::filesystem;

/// All that can be read of a campaign file with one game.
struct Read {
    std::vector<EntryText> entries;
    db::Result result;
    std::vector<db::Tag> tags;
    std::vector<db::Document> documents;
    std::vector<std::string> names;

    bool operator==(const Read&) const = default;
};

/// Nothing where opening, SQLite or verify found something.
bool readWhatVerifies(const fs::path& path, Read& read) {
    const auto file = db::CampaignFile::openToRead(path);
    if (!file.checkFile().empty() || file.games().size() != 1 || file.campaigns().size() != 1) return false;
    const db::Game game = file.games().at(0);
    if (!companion::checkGame(file, game).inOrder()) return false;
    const auto campaign = file.campaigns().at(0);
    read.entries = file.journal(game.id).entries();
    read.result = file.result(game.id);
    read.tags = file.tags(campaign.id);
    read.documents = file.documents(campaign.id);
    for (const std::string& name : {campaign.name, campaign.created, game.name, game.created, game.summary})
        read.names.push_back(name);
    for (const std::string& name : file.people(campaign.id)) read.names.push_back(name);
    return true;
}

}  // namespace

Found flips(int count, std::uint32_t seed) {
    const db::TemporaryFolder folder;
    const fs::path flipped = folder.path() / "flipped.adjutant";
    const fs::path rescued = folder.path() / "rescued.adjutant";
    playInto(folder.file(), 60);
    const std::string whole = db::bytesOf(folder.file());
    Read played;
    Found found;
    if (!readWhatVerifies(folder.file(), played))
        found.failures.emplace_back("the file was not sound to begin with");
    std::mt19937 random(seed);
    int refused = 0;
    int verified = 0;
    int same = 0;
    int whollyRescued = 0;
    for (int copy = 0; copy < count; ++copy) {
        std::string torn = whole;
        const std::size_t at = random() % torn.size();
        torn[at] = static_cast<char>(torn[at] ^ static_cast<char>(1U << random() % 8U));
        db::writeBytes(flipped, torn);
        const std::string where = "a flip at byte " + std::to_string(at);
        try {
            Read read;
            if (!readWhatVerifies(flipped, read))
                ++verified;
            else if (read == played)
                ++same;
            else
                found.failures.push_back(where + " changed something, and verify says that all is well");
        } catch (const db::Error&) {
            ++refused;
        } catch (const std::exception& error) {
            found.failures.push_back(where + ": " + error.what());
        }
        try {
            if (db::rescue(flipped, rescued).lost.empty()) ++whollyRescued;
            const auto file = db::CampaignFile::openToRead(rescued);
            for (const db::Game& game : file.games())
                if (file.verify(game.id).broken)
                    found.failures.push_back(where + ": what was rescued does not verify");
        } catch (const db::Error& error) {
            found.failures.push_back(where + " cannot be rescued: " + error.what());
        }
        for (const std::string& name : folder.names())
            if (name != folder.file().filename()) fs::remove(folder.path() / name);
    }
    found.told = std::to_string(count) + " flips: " + std::to_string(refused) + " not opened, " +
                 std::to_string(verified) + " found by verify, " + std::to_string(same) +
                 " read as before; rescued without loss " + std::to_string(whollyRescued) + ".";
    return found;
}

}  // namespace adjutant::faults
