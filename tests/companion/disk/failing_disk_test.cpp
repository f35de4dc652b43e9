// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails under the app: the act that it could not take is refused with a sentence on the screen,
// memory and file say the same, and play goes on as soon as the disk does.
#include <QFile>
#include <QUrl>
#include <filesystem>

#include "tests/companion/disk/on_a_faulty_disk.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;

class FailingDiskScreens : public OnAFaultyDisk {
  protected:
    FailingDiskScreens() {
        QObject::connect(&table, &TableController::failed,
                         [this](const QString& sentence) { said = sentence; });
    }
    void touchAndExpectRefusal() {
        said.clear();
        const std::int64_t before = entriesInFile();
        const QString state = table.stateText();
        touch("Place the food");
        EXPECT_FALSE(said.isEmpty()) << "nothing was said";
        EXPECT_TRUE(isRead(said)) << said.toStdString() << " is not on the screen";
        EXPECT_EQ(table.stateText(), state);
        EXPECT_EQ(table.standing().phase(), "");
        EXPECT_EQ(entriesInFile(), before);
        expectMemoryAndFileAgree();
    }
    void touchAndExpectTheAct() {
        touch("Place the food");
        EXPECT_EQ(table.standing().phase(), "event");
        EXPECT_EQ(item("failure"), nullptr) << "what is over is still said";
        expectMemoryAndFileAgree();
    }
    /// Strikes at each request of an act in turn; each time the act is refused, and done when the disk is
    /// mended.
    void strikeAtEachRequest(db::Fault fault) {
        sitDown();
        int refused = 0;
        for (int request = 1; !HasFailure(); ++request) {
            SCOPED_TRACE("struck at request " + std::to_string(request));
            faulty.failFrom(request, fault);
            said.clear();
            const std::int64_t before = entriesInFile();
            touch("Place the food");
            const bool struck = faulty.struck();
            faulty.mend();
            if (!struck) break;
            if (!said.isEmpty()) {
                ++refused;
                EXPECT_TRUE(isRead(said)) << said.toStdString() << " is not on the screen";
                EXPECT_NE(table.standing().phase(), "event");
                EXPECT_EQ(entriesInFile(), before);
                expectMemoryAndFileAgree();
                touchAndExpectTheAct();
            }
            EXPECT_EQ(table.standing().phase(), "event");
            touch("Undo");
            EXPECT_NE(table.standing().phase(), "event");
            expectMemoryAndFileAgree();
        }
        EXPECT_GT(refused, 2) << "the disk was hardly asked";
    }

    QString said;
};

TEST_F(FailingDiskScreens, AnActOnAFullDiskIsRefusedWithASentenceAndDoneWhenThereIsRoom) {
    strikeAtEachRequest(db::Fault::full);
}

TEST_F(FailingDiskScreens, AnActOnABrokenDiskIsRefusedWithASentenceAndDoneWhenItIsMended) {
    strikeAtEachRequest(db::Fault::broken);
}

TEST_F(FailingDiskScreens, AnActThatMayNotBeWrittenAnyMoreIsRefusedAndDoneWhenItMay) {
    strikeAtEachRequest(db::Fault::forbidden);
}

TEST_F(FailingDiskScreens, AFileThatIsGoneTakesNoActUntilItIsBack) {
    sitDown();
    const fs::path file = evening.file().toStdString();
    const fs::path away = evening.folder.filePath("away").toStdString();
    fs::rename(file, away);
    said.clear();
    touch("Place the food");
    EXPECT_TRUE(isRead(said)) << said.toStdString();
    EXPECT_NE(table.standing().phase(), "event");
    EXPECT_FALSE(fs::exists(file)) << "another one was made in its place";
    fs::rename(away, file);
    touchAndExpectTheAct();
}

TEST_F(FailingDiskScreens, WhatWasPlayedIntoAFileThatWasDeletedCanBeSavedAndPlayedOn) {
    sitDown();
    fs::remove(evening.file().toStdString());
    said.clear();
    touch("Place the food");
    EXPECT_TRUE(isRead(said)) << said.toStdString();
    const QString copy = evening.folder.filePath("copy.adjutant");
    ASSERT_TRUE(evening.companion.campaigns().backUpTo(QUrl::fromLocalFile(copy)));
    ASSERT_TRUE(evening.companion.campaigns().chooseFile(QUrl::fromLocalFile(copy)));
    show("home");
    touch("Resume");
    touch("Place the food");
    EXPECT_EQ(table.standing().phase(), "event");
}

TEST_F(FailingDiskScreens, AFileThatWasPutInItsPlaceStaysToTheByte) {
    const fs::path file = evening.file().toStdString();
    const fs::path other = evening.folder.filePath("other.adjutant").toStdString();
    {
        auto made = db::CampaignFile::open(other);
        made.addCampaign("Another", "2026-11-21T19:30:00Z");
    }
    sitDown();
    const fs::path away = evening.folder.filePath("away").toStdString();
    fs::rename(file, away);
    fs::rename(other, file);
    const std::string bytes = db::bytesOf(file);
    said.clear();
    touch("Place the food");
    EXPECT_TRUE(isRead(said)) << said.toStdString();
    EXPECT_NE(table.standing().phase(), "event");
    EXPECT_EQ(db::bytesOf(file), bytes);
    fs::rename(away, file);
    touchAndExpectTheAct();
}

TEST_F(FailingDiskScreens, AGameThatCannotBeBegunOnAFullDiskIsBegunWhenThereIsRoom) {
    open();
    touch("New game");
    for (int request = 1; !HasFailure(); ++request) {
        SCOPED_TRACE("struck at request " + std::to_string(request));
        faulty.failFrom(request, db::Fault::full);
        said.clear();
        touch("Play");
        const bool struck = faulty.struck();
        faulty.mend();
        if (!struck || table.isOpen()) break;
        EXPECT_TRUE(isRead(said)) << said.toStdString();
        EXPECT_EQ(db::CampaignFile::openToRead(evening.file().toStdString()).games().size(), 0U);
    }
    if (!table.isOpen()) touch("Play");
    ASSERT_TRUE(table.isOpen());
    expectMemoryAndFileAgree();
}

}  // namespace
}  // namespace adjutant::companion
