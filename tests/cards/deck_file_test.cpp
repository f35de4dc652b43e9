// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_file.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "cards/csv.hpp"
#include "cards/error.hpp"

namespace adjutant::cards {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

const DeckCard fever{"fever", 2, "Fever", "One of the five, by lot, lies down.", "until cured", {}};

/// Why the deck is not read; empty when it is.
std::string complaint(std::string_view csv) {
    try {
        (void)readDeck(csv);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::string complaintInGerman(std::string_view csv) {
    try {
        (void)readDeck(csv);
    } catch (const Error& error) {
        return error.sentence().in("de");
    }
    return {};
}

TEST(DeckFile, IsReadAsADesignerWritesIt) {
    const DeckFile deck = readDeck(
        "id,count,name,text,lasts\n"
        "fever,2,Fever,\"One of the five, by lot, lies down.\",until cured\n"
        "calm,,Calm,,\n");
    EXPECT_THAT(deck.cards, ElementsAre(fever, DeckCard{"calm", 1, "Calm", "", "", {}}));
}

TEST(DeckFile, MayUseSemicolonsTabsCrlfAndAByteOrderMark) {
    for (const std::string csv :
         {"\xEF\xBB\xBFid;count;name;text;lasts\r\nfever;2;Fever;One of the five, by lot, lies down.;until "
          "cured\r\n",
          "id\tcount\tname\ttext\tlasts\rfever\t2\tFever\tOne of the five, by lot, lies down.\tuntil cured",
          "sep=;\r\nid;count;name;text;lasts\r\nfever;2;Fever;One of the five, by lot, lies down.;until "
          "cured"})
        EXPECT_THAT(readDeck(csv).cards, ElementsAre(fever)) << csv;
}

TEST(DeckFile, KeepsQuotationMarksLineEndsAndColumnsOfTheDesigners) {
    const DeckFile deck = readDeck(
        "Name,ID,artist,Text\r\n"
        "\"The \"\"big\"\" one\",big-1,Ann,\"one\r\ntwo\"\r\n");
    EXPECT_THAT(deck.moreColumns, ElementsAre("artist"));
    EXPECT_THAT(deck.cards, ElementsAre(DeckCard{"big-1", 1, "The \"big\" one", "one\ntwo", "", {"Ann"}}));
}

TEST(DeckFile, PassesOverEmptyRowsAndEmptyCellsAtTheEnd) {
    EXPECT_THAT(readDeck("id,name,,\n,,,\n\nfever,Fever,,\n").cards, SizeIs(1));
    EXPECT_THAT(readDeck("id,name,text\nfever,Fever\n").cards, SizeIs(1));
}

TEST(DeckFile, ErrorsNameTheRowAsASpreadsheetCounts) {
    EXPECT_THAT(complaint("id,name\n\nfever,\"Fe\nver\"\ncalm,\n"), HasSubstr("Row 4, column 'name'"));
    EXPECT_THAT(complaint("sep=,\nid,name\n,Calm\n"), HasSubstr("Row 3, column 'id', is empty"));
}

TEST(DeckFile, ThatIsNoDeckSaysWhatIsWrongAndWhere) {
    EXPECT_THAT(complaint(""), HasSubstr("The deck is empty"));
    EXPECT_THAT(complaint("id,name\n"), HasSubstr("no cards below it"));
    EXPECT_THAT(complaint("name,count\nFever,2\n"), HasSubstr("no column 'id'"));
    EXPECT_THAT(complaint("id,count\nfever,2\n"), HasSubstr("no column 'name'"));
    EXPECT_THAT(complaint("id,name,ID\nfever,Fever,x\n"), HasSubstr("'ID' twice"));
    EXPECT_THAT(complaint("id,name,art,art\nfever,Fever,x,y\n"), HasSubstr("'art' twice"));
    EXPECT_THAT(complaint("id,name\nThe Fever,Fever\n"), HasSubstr("Row 2, column 'id', says 'The Fever'"));
    EXPECT_THAT(complaint("id,name\nfever,Fever\nfever,Fever\n"), HasSubstr("which row 2 has already"));
    EXPECT_THAT(complaint("id,name\nfever,Fever,more\n"),
                HasSubstr("'more' in column C, which has no heading"));
    for (const std::string count : {"0", "-1", "two", "1.5", "1001", "99999999999999999999", "2 "})
        EXPECT_EQ(complaint("id,count,name\nfever,\"" + count + "\",Fever\n").empty(), false) << count;
}

TEST(DeckFile, ThatIsNoDeckSaysSoInEachLanguage) {
    EXPECT_EQ(complaintInGerman("id,name\n"),
              "Die Kartenliste hat eine Kopfzeile, aber keine Karten darunter.");
    EXPECT_EQ(
        complaintInGerman("id,name\nThe Fever,Fever\n"),
        "Zeile 2, Spalte „id“: „The Fever“ ist keine id; sie besteht aus kleinen Buchstaben, Ziffern und "
        "Bindestrichen, wie bandit-gang.");
    EXPECT_EQ(complaintInGerman("id,name\nfever,\"Fever\n"),
              "Das Anführungszeichen, mit dem der Text in Zeile 2, Spalte B beginnt, wird nie geschlossen.");
}

TEST(DeckFile, WithMoreColumnsOrRowsThanADeckHasIsRefused) {
    const auto wide = [](int more) {
        std::string csv = "id,name";
        for (int i = 0; i < more; ++i) csv += ",c" + std::to_string(i);
        return csv + ",\nfever,Fever\n";
    };
    EXPECT_EQ(complaint(wide(95)), "");
    EXPECT_EQ(complaint(writeDeck(readDeck(wide(95)))), "");
    EXPECT_EQ(complaint(wide(96)),
              "The deck has more than 95 columns besides id, count, name, text and lasts.");
    EXPECT_EQ(complaint(wide(99)), "Row 1 has more than 100 columns.");
    EXPECT_EQ(complaint("id,name" + std::string(500, ',') + "\nfever,Fever\n"), "");
    const auto ofCards = [](int cards) {
        std::string csv = "id,name\n\n";
        for (int i = 0; i < cards; ++i) csv += "c" + std::to_string(i) + ",C\n";
        return csv;
    };
    EXPECT_EQ(complaint(ofCards(9999)), "");
    EXPECT_EQ(complaint(ofCards(10'000)), "The deck has more than 10000 rows.");
    // Half a megabyte of columns once took longer than anybody waits, and more memory than there is.
    EXPECT_EQ(complaint(wide(100'000)), "Row 1 has more than 100 columns.");
}

TEST(DeckFile, WithQuotationMarksThatDoNotPairSaysWhere) {
    EXPECT_THAT(complaint("id,name\nfever,The \"big\" one\n"), HasSubstr("row 2, column B do not pair"));
    EXPECT_THAT(complaint("id,name\nfever,\"big\" one\n"), HasSubstr("row 2, column B do not pair"));
    EXPECT_THAT(complaint("id,name\nfever,\"Fever\n"), HasSubstr("row 2, column B is never closed"));
}

TEST(DeckFile, InAnotherEncodingSaysWhatToDo) {
    EXPECT_THAT(complaint("id,name\nfever,Fi\xE8vre\n"), HasSubstr("row 2, column B is not UTF-8"));
    EXPECT_THAT(complaint(std::string_view("\xFF\xFEi\0d\0", 6)), HasSubstr("UTF-16"));
    EXPECT_THAT(complaint(std::string_view("id,name\nfever,a\0b\n", 18)), HasSubstr("zero byte"));
}

TEST(DeckFile, GivesFacesWithTheCodesOfItsSystem) {
    const auto faces = facesOf({{}, {fever}}, "life-1861");
    ASSERT_THAT(faces, SizeIs(1));
    EXPECT_EQ(faces[0].code, "A1/C/LIFE-1861/FEVER");
    EXPECT_EQ(faces[0].count, 2);
    EXPECT_EQ(faces[0].lasts, "until cured");
}

TEST(Columns, AreCountedAsSpreadsheetsDo) {
    EXPECT_EQ(columnName(0), "A");
    EXPECT_EQ(columnName(25), "Z");
    EXPECT_EQ(columnName(26), "AA");
    EXPECT_EQ(columnName(702), "AAA");
}

/// Texts full of what CSV makes difficult.
rc::Gen<std::string> trickyText() {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
                            "a", "\"", ",", ";", "\n", " ", "\t", "é", "—", "sep=", "1", "")),
                        [](const std::vector<std::string>& parts) {
                            std::string text;
                            for (const std::string& part : parts) text += part;
                            return text;
                        });
}

RC_GTEST_PROP(DeckFile, AnyDeckComesBackAsItWasWritten, ()) {
    DeckFile deck;
    if (*rc::gen::arbitrary<bool>()) deck.moreColumns = {"artist", "Her \"own\", column"};
    const int cards = *rc::gen::inRange(1, 6);
    for (int i = 0; i < cards; ++i) {
        DeckCard card{"card-" + std::to_string(i),
                      *rc::gen::inRange(1, 1001),
                      'N' + *trickyText(),
                      *trickyText(),
                      *trickyText(),
                      {}};
        for (std::size_t column = 0; column < deck.moreColumns.size(); ++column)
            card.more.push_back(*trickyText());
        deck.cards.push_back(card);
    }
    RC_ASSERT(readDeck(writeDeck(deck)) == deck);
}

RC_GTEST_PROP(DeckFile, AnyBytesAreReadOrRefusedWithASentence, ()) {
    const auto near =
        rc::gen::map(trickyText(), [](const std::string& rest) { return "id,name,text\ncalm," + rest; });
    const auto any = rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    const std::string csv = *rc::gen::oneOf(near, any);
    try {
        RC_ASSERT(!readDeck(csv).cards.empty());
    } catch (const Error& error) {
        RC_ASSERT(std::string(error.what()).ends_with('.'));
    }
}

}  // namespace
}  // namespace adjutant::cards
