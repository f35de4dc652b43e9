// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/zip_file.hpp"

#include <gmock/gmock.h>

#include <optional>

#include "db/error.hpp"

namespace adjutant::companion {
namespace {

using Kind = db::Error::Kind;
using testing::HasSubstr;

constexpr std::uint64_t megabyte = 1U << 20U;

/// How reading the member `a` is refused.
std::optional<Kind> refusal(const std::string& zip, std::uint64_t limit = megabyte) {
    try {
        static_cast<void>(unzipped(zip, "a", limit));
    } catch (const db::Error& error) {
        testing::Test::RecordProperty("sentence", error.what());
        EXPECT_THAT(error.what(), HasSubstr("Nothing was changed."));
        return error.kind;
    }
    return std::nullopt;
}

TEST(ZipFile, ThatCannotBeReadIsToldInEachLanguage) {
    const auto inGerman = [](const std::string& zip) {
        try {
            static_cast<void>(unzipped(zip, "b", megabyte));
        } catch (const db::Error& error) {
            return error.sentence().in("de");
        }
        return std::string();
    };
    EXPECT_EQ(inGerman("a text"),
              "Das ist keine Zip-Datei. Nichts wurde geändert. Bitte eine Zip- oder JSON-Datei wählen, die "
              "Adjutant exportiert hat.");
    EXPECT_EQ(inGerman(zipped({{"a", "x"}})),
              "In dieser Zip-Datei gibt es keine Datei b. Nichts wurde geändert. Bitte eine Zip-Datei "
              "wählen, die Adjutant "
              "exportiert hat.");
    std::string twice = zipped({{"b", "Dear Ann"}, {"c", "Dear Bob"}});
    twice[twice.find('c', twice.find("PK\x03\x04", 4))] = 'b';
    twice[twice.rfind('c')] = 'b';
    EXPECT_THAT(inGerman(twice), HasSubstr("Die Zip-Datei ist beschädigt: "));
}

/// The place of the header of the first member in the list at the end.
std::size_t listed(const std::string& zip) { return zip.find("PK\x01\x02"); }

TEST(ZipFile, WhatGoesInComesOut) {
    std::string text(300'000, 'x');
    text += "\xC3\x9C\r\n";
    const std::string zip = zipped({{"a", text}, {"reports/\xC3\x9C.html", "<p>"}, {"empty", ""}});
    EXPECT_EQ(unzipped(zip, "a", megabyte), text);
    EXPECT_EQ(unzipped(zip, "reports/\xC3\x9C.html", megabyte), "<p>");
    EXPECT_EQ(unzipped(zip, "empty", megabyte), "");
    EXPECT_LT(zip.size(), 2000U);
}

TEST(ZipFile, TheSameMembersGiveTheSameBytes) {
    const std::vector<ZipMember> members{{"a", "Dear Ann"}, {"\xC3\x9C", "Dear Bob"}};
    const std::string zip = zipped(members);
    ::setenv("TZ", "Pacific/Auckland", 1);
    ::tzset();
    EXPECT_EQ(zipped(members), zip);
    ::unsetenv("TZ");
    ::tzset();
}

TEST(ZipFile, NamesBeyondAsciiAreMarkedAsUtf8) {
    const std::string zip = zipped({{"\xC3\x9C", ""}});
    constexpr std::size_t flags = 6;
    EXPECT_EQ(static_cast<unsigned char>(zip.at(flags + 1)) & 0x08U, 0x08U);
}

TEST(ZipFile, WhatIsNoZipIsRefused) {
    EXPECT_EQ(refusal("Dear Ann"), Kind::notOurs);
    EXPECT_EQ(refusal(""), Kind::notOurs);
    EXPECT_EQ(refusal(zipped({{"b", "Dear Ann"}})), Kind::notOurs) << "no such member";
    EXPECT_EQ(refusal("PK\x05\x06" + std::string(18, '\0')), Kind::notOurs) << "empty";
}

TEST(ZipFile, ATornZipIsRefusedWhereverItIsTorn) {
    std::string text;
    for (int i = 0; i < 500; ++i) text += std::to_string(i * i);
    const std::string zip = zipped({{"a", text}});
    for (std::size_t length = 4; length < zip.size(); length += 7)
        EXPECT_EQ(refusal(zip.substr(0, length)), Kind::damaged) << length;
}

TEST(ZipFile, ATouchedByteIsNeverTakenForTheText) {
    std::string text;
    for (int i = 0; i < 500; ++i) text += std::to_string(i * i);
    const std::string zip = zipped({{"a", text}});
    for (std::size_t at = 0; at < zip.size(); ++at) {
        std::string touched = zip;
        touched[at] = static_cast<char>(touched[at] ^ 0x41);
        try {
            EXPECT_EQ(unzipped(touched, "a", megabyte), text) << at;
        } catch (const db::Error&) {  // as it should be
        }
    }
}

TEST(ZipFile, AnEncryptedZipIsRefused) {
    std::string zip = zipped({{"a", "Dear Ann, this is a letter, this is a letter."}});
    zip[6] = static_cast<char>(zip[6] | 1);
    zip[listed(zip) + 8] = static_cast<char>(zip[listed(zip) + 8] | 1);
    EXPECT_EQ(refusal(zip), Kind::notOurs);
}

TEST(ZipFile, AZipThatUnpacksToMoreThanTheLimitIsRefusedWhateverItSays) {
    std::string zip = zipped({{"a", std::string(8 * megabyte, ' ')}});
    EXPECT_EQ(refusal(zip), Kind::other);
    constexpr std::size_t sizeInList = 24;
    constexpr std::size_t sizeInHead = 22;
    for (const std::size_t at : {listed(zip) + sizeInList, sizeInHead})
        zip.replace(at, 4, std::string("\x05\0\0\0", 4));
    EXPECT_NE(refusal(zip), std::nullopt) << "it says that it has five bytes";
}

TEST(ZipFile, ALargeTextIsNotPackedTighterThanTextsAre) {
    const std::string zip = zipped({{"a", std::string(trustedSize + 1, '[')}});
    EXPECT_EQ(refusal(zip, 8 * trustedSize), Kind::other);
    EXPECT_EQ(refusal(zipped({{"a", std::string(trustedSize, '[')}}), 8 * trustedSize), std::nullopt);
}

TEST(ZipFile, TwoMembersOfOneNameAreADamage) {
    std::string zip = zipped({{"a", "Dear Ann"}, {"b", "Dear Bob"}});
    const std::size_t second = zip.find('b', zip.find("PK\x03\x04", 4));
    zip[second] = 'a';
    zip[zip.rfind('b')] = 'a';
    EXPECT_EQ(refusal(zip), Kind::damaged);
}

}  // namespace
}  // namespace adjutant::companion
