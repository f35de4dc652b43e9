// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture_inbox.hpp"

#include <gmock/gmock.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include "tests/scanner/qt_drawn.hpp"

namespace adjutant::scanner {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Inbox : public testing::Test {
  protected:
    Inbox() {
        QObject::connect(&inbox, &PictureInbox::arrived, &inbox, [this](const QUrl& file) {
            EXPECT_FALSE(QImage(file.toLocalFile()).isNull() && !isFilm(file.toLocalFile())) << "not whole";
            names.push_back(file.fileName().toStdString());
        });
        QObject::connect(&inbox, &PictureInbox::failed, &inbox,
                         [this](const QString& sentence) { failures.push_back(sentence.toStdString()); });
        inbox.setFolder(folder.path());
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    void save(const char* name) const {
        Canvas table(320, 240);
        table.draw("A1/T/0123ABCD", 40, 40, 4);
        ASSERT_TRUE(imageOf(table).save(path(name)));
    }
    void write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::Append));
        file.write(bytes);
    }

    QTemporaryDir folder;
    PictureInbox inbox;
    std::vector<std::string> names;
    std::vector<std::string> failures;
};

TEST_F(Inbox, HandsOnAPictureThatArrives) {
    save("old.png");
    inbox.setWatching(true);
    save("new.png");
    ASSERT_TRUE(waitFor([this] { return !names.empty(); }));
    EXPECT_THAT(names, ElementsAre("new.png"));
}

TEST_F(Inbox, WaitsUntilAPictureIsThereWhole) {
    save("whole.png");
    QFile whole(path("whole.png"));
    ASSERT_TRUE(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    inbox.setWatching(true);
    write("slow.png", bytes.left(20));
    // More comes all the time, for longer than a file takes to settle.
    QElapsedTimer clock;
    clock.start();
    qsizetype sent = 20;
    ASSERT_TRUE(waitFor([&] {
        if (sent < bytes.size() - 1 && clock.elapsed() / 20 > sent - 20)
            write("slow.png", bytes.mid(sent++, 1));
        return clock.elapsed() >= 2 * PictureInbox::settlesIn;
    }));
    EXPECT_THAT(names, IsEmpty());
    write("slow.png", bytes.mid(sent));
    ASSERT_TRUE(waitFor([this] { return !names.empty(); }));
    EXPECT_THAT(names, ElementsAre("slow.png"));
}

TEST_F(Inbox, LeavesOtherFilesAlone) {
    inbox.setWatching(true);
    write("letter.txt", "Dear Sir,");
    save("table.png");
    ASSERT_TRUE(waitFor([this] { return !names.empty(); }));
    EXPECT_THAT(names, ElementsAre("table.png"));
}

TEST_F(Inbox, APictureThatIsSentAgainArrivesAgain) {
    inbox.setWatching(true);
    save("table.png");
    ASSERT_TRUE(waitFor([this] { return names.size() == 1; }));
    ASSERT_TRUE(QFile::remove(path("table.png")));
    ASSERT_TRUE(imageOf(Canvas(80, 60)).save(path("table.png")));
    ASSERT_TRUE(waitFor([this] { return names.size() == 2; }));
}

TEST_F(Inbox, AFolderThatIsNotThereGetsASentence) {
    inbox.setFolder(path("nowhere"));
    inbox.setWatching(true);
    EXPECT_FALSE(inbox.isWatching());
    EXPECT_THAT(failures, ElementsAre(HasSubstr("cannot be watched")));
}

TEST_F(Inbox, NoFolderIsNotTheOneThatTheProgramRunsIn) {
    inbox.setFolder(QString());
    inbox.setWatching(true);
    EXPECT_FALSE(inbox.isWatching());
    EXPECT_EQ(failures.size(), 1U);
}

TEST_F(Inbox, AFolderThatGoesAwayGetsASentence) {
    ASSERT_TRUE(QDir(folder.path()).mkdir("sent"));
    inbox.setFolder(path("sent"));
    inbox.setWatching(true);
    ASSERT_TRUE(QDir(path("sent")).removeRecursively());
    ASSERT_TRUE(waitFor([this] { return !failures.empty(); }));
    EXPECT_THAT(failures, ElementsAre(HasSubstr("is gone")));
    EXPECT_FALSE(inbox.isWatching());
}

}  // namespace
}  // namespace adjutant::scanner
