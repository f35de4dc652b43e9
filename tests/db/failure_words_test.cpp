// SPDX-License-Identifier: GPL-3.0-or-later
// What fails is said in the languages of db/words.*.json; in English it is what() of the Error.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "db/text_file.hpp"
#include "db/transfer.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

struct Said {
    std::string english;
    std::string german;

    bool operator==(const Said&) const = default;
};

void PrintTo(const Said& said, std::ostream* out) { *out << said.english << '\n' << said.german; }

template <class Work>
Said saidBy(Work&& work) {
    try {
        work();
    } catch (const Error& error) {
        EXPECT_EQ(error.sentence().in("en"), error.what());
        return {error.what(), error.sentence().in("de")};
    }
    return {};
}

void openIt(const fs::path& path) { static_cast<void>(CampaignFile::open(path)); }
void readIt(const fs::path& path) { static_cast<void>(CampaignFile::openToRead(path)); }

TEST(FailureWords, WhatIsNotInTheFile) {
    const TemporaryFolder folder;
    const AGame there(folder.file());
    EXPECT_EQ(saidBy([&] { static_cast<void>(there.file.campaign(CampaignId{7})); }),
              (Said{"There is no such campaign in this campaign file.",
                    "Diese Kampagne gibt es in dieser Kampagnendatei nicht."}));
    EXPECT_EQ(saidBy([&] { static_cast<void>(there.file.journal(GameId{7})); }),
              (Said{"There is no such game in this campaign file.",
                    "Diese Partie gibt es in dieser Kampagnendatei nicht."}));
    EXPECT_EQ(saidBy([&] { static_cast<void>(there.file.person(PersonId{7})); }),
              (Said{"There is nobody with the number p7 in this campaign file.",
                    "Mit der Nummer p7 gibt es in dieser Kampagnendatei niemanden."}));
}

TEST(FailureWords, NamesAndTextsThatCannotBeKept) {
    const TemporaryFolder folder;
    AGame there(folder.file());
    EXPECT_EQ(saidBy([&] { there.file.addCampaign("Sumter", evening); }),
              (Said{"There is already a campaign named 'Sumter'. Nothing was changed. Choose another name.",
                    "Es gibt schon eine Kampagne namens „Sumter“. Nichts wurde geändert. Bitte einen anderen "
                    "Namen wählen."}));
    EXPECT_EQ(saidBy([&] { there.file.addCampaign(" ", evening); }),
              (Said{"The name of the campaign is empty. Nothing was changed. Give it a name.",
                    "Der Name der Kampagne ist leer. Nichts wurde geändert. Bitte einen Namen geben."}));
    auto torn = entryAfter(0, "", 0);
    torn.events = "\xff";
    EXPECT_EQ(saidBy([&] { there.file.journal(there.game).append(torn); }),
              (Said{"The text of entry 1 is not UTF-8 text. Nothing was changed. Type it again.",
                    "Der Text von Eintrag 1 ist kein UTF-8-Text. Nichts wurde geändert. Bitte neu "
                    "eingeben."}));
}

TEST(FailureWords, AnEntryThatDoesNotFollow) {
    const TemporaryFolder folder;
    AGame there(folder.file());
    EXPECT_EQ(saidBy([&] { there.file.journal(there.game).append(entryAfter(1233, "", 0)); }),
              (Said{"Entry 1234 stands where entry 1 is due. It was not saved; the game is as it was before. "
                    "Open the game again.",
                    "Eintrag 1234 steht, wo Eintrag 1 stehen müsste. Er wurde nicht gespeichert; die Partie "
                    "ist, wie sie vorher war. Bitte die Partie neu öffnen."}));
}

TEST(FailureWords, AFileThatIsNoCampaignFile) {
    const TemporaryFolder folder;
    const std::string name = folder.file().string();
    writeBytes(folder.file(), "a shopping list");
    EXPECT_EQ(saidBy([&] { openIt(folder.file()); }),
              (Said{"Could not open the file: '" + name +
                        "' is not a campaign file. It was left as it is. Choose another file.",
                    "Es gelang nicht, die Datei zu öffnen: „" + name +
                        "“ ist keine Kampagnendatei. Sie blieb, wie sie ist. Bitte eine andere Datei "
                        "wählen."}));
}

TEST(FailureWords, ADamagedFile) {
    const TemporaryFolder folder;
    const std::string name = folder.file().string();
    openIt(folder.file());
    {
        SQLite::Database database(name, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA user_version = 0; PRAGMA wal_checkpoint(TRUNCATE)");
    }
    EXPECT_EQ(saidBy([&] { openIt(folder.file()); }),
              (Said{"Could not open the file: '" + name +
                        "' is damaged (it does not say which tables it has). Nothing was changed. Keep this "
                        "file, and go on with your last backup or export.",
                    "Es gelang nicht, die Datei zu öffnen: „" + name +
                        "“ ist beschädigt (sie sagt nicht, welche Tabellen sie hat). Nichts wurde geändert. "
                        "Bitte diese Datei behalten und mit der letzten Sicherung oder dem letzten "
                        "Export weitermachen."}));
}

TEST(FailureWords, AFileThatIsOpenToRead) {
    const TemporaryFolder folder;
    const std::string name = folder.file().string();
    openIt(folder.file());
    CampaignFile file = CampaignFile::openToRead(folder.file());
    EXPECT_EQ(saidBy([&] { file.addCampaign("Shiloh", evening); }),
              (Said{"Could not save the campaign: '" + name + "' is open to read only. Nothing was changed.",
                    "Es gelang nicht, die Kampagne zu speichern: „" + name +
                        "“ ist nur zum Lesen geöffnet. Nichts wurde geändert."}));
}

TEST(FailureWords, AFileThatIsNotThere) {
    const TemporaryFolder folder;
    const std::string name = folder.file().string();
    EXPECT_EQ(
        saidBy([&] { readIt(folder.file()); }),
        (Said{"There is no campaign file '" + name + "'. Check the name, or start a new campaign there.",
              "Eine Kampagnendatei „" + name +
                  "“ gibt es nicht. Bitte den Namen prüfen oder dort eine neue Kampagne beginnen."}));
    EXPECT_EQ(
        saidBy([&] { static_cast<void>(loadText(folder.file())); }),
        (Said{"There is no file '" + name + "'. Nothing was read. Look at its name and its folder.",
              "Eine Datei „" + name +
                  "“ gibt es nicht. Nichts wurde gelesen. Bitte auf den Namen und den Ordner achten."}));
}

TEST(FailureWords, AFileThatWasMovedAway) {
    const TemporaryFolder folder;
    const std::string name = folder.file().string();
    AGame there(folder.file());
    Journal journal = there.file.journal(there.game);
    fs::rename(folder.file(), folder.path() / "elsewhere.adjutant");
    EXPECT_EQ(saidBy([&] { play(journal, 1); }),
              (Said{"Could not save the act: '" + name +
                        "' is not there any more, or its folder is not (moved or deleted while it was "
                        "open). Save a backup elsewhere before you close, then look for the file.",
                    "Es gelang nicht, die Handlung zu speichern: „" + name +
                        "“ oder der Ordner ist nicht mehr da (verschoben oder gelöscht, während sie offen "
                        "war). Bitte vor dem Schließen anderswo eine Sicherung speichern und dann nach der "
                        "Datei sehen."}));
}

TEST(FailureWords, ATornExport) {
    EXPECT_EQ(saidBy([] { requireExport(R"({"format": "adjutant-campaign", "version": 1})"); }),
              (Said{"The export is damaged: campaign is missing. Nothing was imported. Export the campaign "
                    "again where it came from.",
                    "Der Export ist beschädigt: campaign fehlt. Nichts wurde importiert. Bitte die Kampagne "
                    "dort, wo sie herkommt, neu exportieren."}));
}

}  // namespace
}  // namespace adjutant::db
