// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/file_names.hpp"

#include <gtest/gtest.h>

namespace adjutant::companion {
namespace {

TEST(FileNames, ANameLeadsToNoOtherFolder) {
    EXPECT_EQ(safeFileName("../x"), "_.._x");
    EXPECT_EQ(safeFileName("/etc/passwd"), "_etc_passwd");
    EXPECT_EQ(safeFileName(".."), "_");
    EXPECT_EQ(safeFileName("C:\\x"), "C__x");
    EXPECT_EQ(safeFileName(".hidden"), "_.hidden");
    EXPECT_EQ(safeFileName("-rf"), "_-rf");
}

TEST(FileNames, NothingInANameSteersOrHides) {
    EXPECT_EQ(safeFileName("a\n\x1b[2Jb\x7f"), "a__[2Jb_");
    EXPECT_EQ(safeFileName("a\xE2\x80\xAE"
                           "fdp.exe"),
              "a_fdp.exe")
        << "right to left";
    EXPECT_EQ(safeFileName("<script>"), "_script_");
    EXPECT_EQ(safeFileName("\xff\xfe"), "__") << "no UTF-8";
    EXPECT_EQ(safeFileName(std::string("a\0b", 3)), "a_b");
}

TEST(FileNames, ANameIsNeverEmptyNorADeviceNorTooLong) {
    EXPECT_EQ(safeFileName(""), "_");
    EXPECT_EQ(safeFileName("  . "), "_");
    EXPECT_EQ(safeFileName("con"), "_con");
    EXPECT_EQ(safeFileName("Com1.txt"), "_Com1.txt");
    std::string accents;
    for (int i = 0; i < 99; ++i) accents += "\xC3\xA9";
    EXPECT_EQ(safeFileName(accents), accents.substr(0, 100)) << "cut between letters";
    EXPECT_EQ(safeFileName("a" + accents).size(), 99U);
}

TEST(FileNames, NamesOfTheWorldStay) {
    for (const char* name : {"First evening",
                             "\xC3\x9C"
                             "berfall",
                             "\xE6\x88\xA6\xE4\xBA\x89", "\xD0\x91\xD0\xBE\xD0\xB9"})
        EXPECT_EQ(safeFileName(name), name);
}

TEST(FileNames, TwoNamesThatADiskMayTakeForOneAreToldApart) {
    FileNames names;
    EXPECT_EQ(names.of("Evening", ".md"), "Evening.md");
    EXPECT_EQ(names.of("evening", ".md"), "evening (2).md");
    EXPECT_EQ(names.of("Evening (2)", ".md"), "Evening (2) (2).md");
    EXPECT_EQ(names.of("a/b"), "a_b");
    EXPECT_EQ(names.of("a:b"), "a_b (2)");
    EXPECT_EQ(names.of("\xC3\xA9"), "\xC3\xA9");
    EXPECT_EQ(names.of("e\xCC\x81"), "e\xCC\x81 (2)") << "the same letter, put together otherwise";
    EXPECT_EQ(names.of("\xC3\x89"), "\xC3\x89 (3)");
}

}  // namespace
}  // namespace adjutant::companion
