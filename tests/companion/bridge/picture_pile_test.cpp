// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/picture_pile.hpp"

#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "companion/bridge/app_language.hpp"
#include "companion/bridge/app_settings.hpp"

namespace adjutant::companion {
namespace {

using testing::HasSubstr;

class Pile : public testing::Test {
  protected:
    QUrl save(const QString& name) {
        const QString path = folder.filePath(name);
        QImage image(8, 8, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        EXPECT_TRUE(image.save(path));
        return QUrl::fromLocalFile(path);
    }
    QUrl write(const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }
    [[nodiscard]] std::string of(const QUrl& file, const char* role) {
        return pile.files()->find(file.toLocalFile()).value(role).toString().toStdString();
    }
    [[nodiscard]] std::string said() const {
        return failed.isEmpty() ? "" : failed.last().first().toString().toStdString();
    }

    QTemporaryDir folder;
    AppSettings settings{folder.filePath("settings.ini")};
    AppLanguage language{settings};  // English numbers one and many by its catalogue, too
    PicturePile pile;
    QSignalSpy failed{&pile, &PicturePile::failed};
};

TEST_F(Pile, IsEmptyWhileTheCameraLooks) {
    EXPECT_TRUE(pile.picture().isEmpty());
    EXPECT_TRUE(pile.film().isEmpty());
    EXPECT_FALSE(pile.isFresh());
}

TEST_F(Pile, SeveralPicturesAreLookedAtOneAfterTheOther) {
    const QUrl a = save("a.png");
    const QUrl b = save("b.png");
    pile.add({a, b});
    EXPECT_EQ(pile.picture(), a);
    EXPECT_EQ(of(b, "state"), "waiting");
    pile.count("A1/T/0123ABCD");
    pile.count("A1/T/0123ABCD");
    pile.ended({});
    EXPECT_EQ(of(a, "note"), "1 code");
    EXPECT_EQ(pile.picture(), b);
    pile.ended({});
    EXPECT_EQ(of(b, "note"), "no code");
    EXPECT_EQ(pile.picture(), b) << "the last one stays in view";
    EXPECT_FALSE(pile.isFresh());
}

TEST_F(Pile, AFileThatCannotBeReadGetsASentenceAndTheNextIsRead) {
    const QUrl letter = write("letter.txt", "Dear Sir,");
    const QUrl table = save("table.png");
    pile.add({letter, table});
    pile.ended("This is not a picture that can be read: unknown format.");
    EXPECT_EQ(of(letter, "state"), "failed");
    EXPECT_THAT(said(), HasSubstr("letter.txt: This is not a picture"));
    EXPECT_EQ(pile.picture(), table);
}

TEST_F(Pile, AFilmIsKnownByWhatIsInIt) {
    const QUrl film = write("clip.bin", QByteArray("RIFF\x00\x10\x00\x00", 8) + "AVI LIST");
    pile.add({film});
    EXPECT_EQ(pile.film(), film);
    EXPECT_TRUE(pile.picture().isEmpty());
}

TEST_F(Pile, WhatIsLookedAtAgainDoesNotCount) {
    const QUrl a = save("a.png");
    pile.add({a, save("b.png")});
    pile.ended({});
    pile.ended({});
    pile.show(a.toLocalFile());
    EXPECT_EQ(pile.picture(), a);
    EXPECT_FALSE(pile.isFresh());
    pile.count("A1/T/0123ABCD");
    EXPECT_EQ(of(a, "note"), "no code");
}

TEST_F(Pile, AFileThatComesAgainIsReadAgain) {
    const QSignalSpy again(&pile, &PicturePile::again);
    const QUrl a = save("a.png");
    pile.add({a});
    pile.ended({});
    pile.add({a});
    EXPECT_TRUE(pile.isFresh());
    EXPECT_EQ(again.count(), 1);
    EXPECT_EQ(pile.files()->count(), 1);
}

TEST_F(Pile, AFolderStandsForItsPictures) {
    ASSERT_TRUE(QDir(folder.path()).mkdir("sent"));
    save("sent/a.png");
    save("sent/b.png");
    write("sent/notes.txt", "no picture");
    pile.add({QUrl::fromLocalFile(folder.filePath("sent"))});
    EXPECT_EQ(pile.files()->count(), 2);
}

TEST_F(Pile, WhatLiesElsewhereGetsASentence) {
    pile.add({QUrl("https://example.org/table.jpg")});
    EXPECT_THAT(said(), HasSubstr("table.jpg is not a file on this machine"));
    EXPECT_TRUE(pile.picture().isEmpty());
}

TEST_F(Pile, ClearingGoesBackToTheCamera) {
    pile.add({save("a.png"), save("b.png")});
    pile.clear();
    EXPECT_EQ(pile.files()->count(), 0);
    EXPECT_TRUE(pile.picture().isEmpty());
    pile.ended({});
    EXPECT_EQ(pile.files()->count(), 0);
}

}  // namespace
}  // namespace adjutant::companion
