// SPDX-License-Identifier: GPL-3.0-or-later
// Decks on the print page, by real files: the cards of a system as a table, and a deck of one's own.
#include "companion/bridge/print_desk.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QUrl>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

TEST(Decks, OfASystemGoOutAsATableAndOneOfOnesOwnIsPrintedInstead) {
    Evening evening;
    PrintDesk& prints = evening.companion.prints();
    const QString path = prints.writeDeck("life-1861", evening.folder.path());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("id,count,name,text,lasts"));
    const QString whole = prints.preview("cards", "life-1861", "a4", 25);
    QFile own(evening.folder.filePath("own.csv"));
    ASSERT_TRUE(own.open(QIODevice::WriteOnly));
    own.write("id,name\nfog,Fog over the town\n");
    own.close();
    ASSERT_TRUE(prints.bringDeck(QUrl::fromLocalFile(own.fileName())));
    EXPECT_EQ(prints.deck(), "own.csv");
    EXPECT_NE(prints.preview("cards", "life-1861", "a4", 25), whole);
    QSignalSpy failed(&prints, &PrintDesk::failed);
    ASSERT_TRUE(own.open(QIODevice::WriteOnly));
    own.write("no,deck\n");
    own.close();
    EXPECT_FALSE(prints.bringDeck(QUrl::fromLocalFile(own.fileName())));
    EXPECT_EQ(failed.count(), 1);
    prints.forgetDeck();
    EXPECT_EQ(prints.preview("cards", "life-1861", "a4", 25), whole);
}

}  // namespace
}  // namespace adjutant::companion
