// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign backups`: those that are made by themselves, and how one is brought back.
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/clock.hpp"
#include "db/backups.hpp"

namespace adjutant::cli::answers {
namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const db::KeptBackup& backup) {
    return {{"backup", backup.number},
            {"at", backup.at},
            {"file", backup.path.string()},
            {"bytes", backup.bytes}};
}

int backups(const Answering& with) {
    if (with.asked.given) {
        const auto made = db::keepBackup(db::CampaignFile::openToRead(with.asked.file), companion::utcNow());
        with.out << lineOf({{"ok", true}, {"made", made ? jsonOf(*made) : Json()}});
        return 0;
    }
    for (const db::KeptBackup& backup : db::backupsOf(with.asked.file)) with.out << lineOf(jsonOf(backup));
    return 0;
}

int restore(const Answering& with) {
    const auto all = db::backupsOf(with.asked.file);
    if (all.empty()) throw Refused("no-backup", "There is no backup of '" + with.asked.file + "'.");
    const auto number = with.asked.number.value_or(all.front().number);
    for (const db::KeptBackup& backup : all) {
        if (backup.number != number) continue;
        const auto before = db::restoreBackup(with.asked.file, backup, companion::utcNow());
        with.out << lineOf(
            {{"ok", true}, {"restored", jsonOf(backup)}, {"before", before ? jsonOf(*before) : Json()}});
        return 0;
    }
    throw Refused("no-backup",
                  "There is no backup " + std::to_string(number) + ". `campaign backups` lists them.");
}

}  // namespace

void addBackups(Commands& commands) {
    const auto [listing, listed] =
        commands.add("backups", "List the backups that were made by themselves, the newest first", backups);
    listing->add_flag("--now", listed->given, "Make one now");
    const auto [restoring, restored] =
        commands.add("restore", "Bring a backup back; what was there before becomes a backup", restore);
    restoring->add_option("--backup", restored->number, "Its number; the newest when left out");
}

}  // namespace adjutant::cli::answers
