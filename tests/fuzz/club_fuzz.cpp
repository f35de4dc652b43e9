// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from a club's database: addresses, sealed texts, records and results. The first letter says
// which. Whoever keeps in step says in a sentence what an exception says; the file is as it was then.
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "db/club/address.hpp"
#include "db/club/people_keys.hpp"
#include "db/club/seal.hpp"
#include "db/club/sync.hpp"

namespace {

using namespace adjutant;

/// One campaign in one club, for all runs: each is taken back.
struct Member {
    Member()
        : path(std::filesystem::temp_directory_path() / ("adjutant-club-fuzz-" + std::to_string(::getpid()))),
          file(db::CampaignFile::open(path)),
          campaign(file.addCampaign("Sumter", "2026-11-21T19:30:00Z")),
          notebook(club::Notebook::make(path, {.url = "postgresql://localhost/club",
                                               .campaign = "11111111-1111-1111-1111-111111111111",
                                               .name = "Sumter",
                                               .device = "22222222-2222-2222-2222-222222222222",
                                               .deviceName = "tablet",
                                               .role = "table",
                                               .organiserKey = ""})) {
        notebook.bind("ann", file.addAnother(campaign, "Ann", ""));
        notebook.bind("friday", file.addGame(campaign, "Friday", "life-1861", "2026-11-21T19:30:00Z"));
    }
    ~Member() {
        for (const char* ending : {"", "-wal", "-shm", "-lock", "-club", "-club-wal", "-club-shm"})
            std::filesystem::remove(path.string() + ending);
    }

    std::filesystem::path path;
    db::CampaignFile file;
    db::CampaignId campaign;
    club::Notebook notebook;
};

struct TakenBack {};

void feed(Member& member, char which, const std::string& text) {
    if (which == 'a') {
        static_cast<void>(club::shownUrl(club::addressIn(text).url));
    } else if (which == 's') {
        static_cast<void>(club::unseal(text, club::newKey()));
    } else if (which == 'r') {
        const auto told = nlohmann::json::parse(text);
        const db::Result result =
            club::resultFrom(told, member.notebook, member.file.persons(member.campaign));
        if (!club::sameResult(club::resultJson(result, member.notebook),
                              club::resultJson(result, member.notebook)))
            std::abort();
    } else {
        static const std::map<char, const char*> kinds{
            {'p', "person"},      {'d', "document"},    {'y', "play"},          {'n', "game-note"},
            {'l', "game-labels"}, {'m', "person-note"}, {'g', "person-merged"}, {'e', "game-name"}};
        const auto found = kinds.find(which);
        const char* kind = found == kinds.end() ? "tag" : found->second;
        const std::size_t end = text.find('\0');
        const std::string key = text.substr(0, end);
        const std::string told = end == std::string::npos ? "{}" : text.substr(end + 1);
        const club::Version version{.kind = kind, .key = key, .over = {}, .text = told, .at = ""};
        try {
            member.notebook.atomically([&] {
                member.file.atomically([&] {
                    club::putRecord(member.file, member.campaign, member.notebook, version);
                    throw TakenBack();
                });
            });
        } catch (const TakenBack&) {
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Member member;
    if (size == 0) return 0;
    try {
        feed(member, static_cast<char>(data[0]), {reinterpret_cast<const char*>(data) + 1, size - 1});
    } catch (const std::exception& error) {
        if (std::string(error.what()).empty()) std::abort();
    }
    return 0;
}
