// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/csv_table.hpp"

#include <gtest/gtest.h>

namespace adjutant::report {
namespace {

TEST(CsvTable, ALineIsWrittenByRfc4180) {
    EXPECT_EQ(csvLine({"a", "b,c", "d\"e", "f\r\ng", "", std::int64_t{-3}}),
              "a,\"b,c\",\"d\"\"e\",\"f\r\ng\",,-3\r\n");
    EXPECT_EQ(csvLine({std::optional<std::int64_t>(), std::optional<std::int64_t>(7)}), ",7\r\n");
}

TEST(CsvTable, NoTextRunsAsAFormula) {
    for (const std::string text : {"=1+1", "+1", "-1", "@SUM(A1)", "  =1+1"}) {
        const std::string line = csvLine({text});
        EXPECT_NE(line.find("'" + text), std::string::npos) << line;
    }
    EXPECT_EQ(csvLine({"\t=1+1"}), "\"'\t=1+1\"\r\n");
    EXPECT_EQ(csvLine({"\r=1+1"}), "\"'\r=1+1\"\r\n");
    EXPECT_EQ(csvLine({"=1,\"2\""}), "\"'=1,\"\"2\"\"\"\r\n");
    EXPECT_EQ(csvLine({"1+1=2", "Ann-Marie", "a@b"}), "1+1=2,Ann-Marie,a@b\r\n");
    EXPECT_EQ(csvLine({Cell::number("-1.5")}), "-1.5\r\n");
    EXPECT_EQ(csvLine({std::string("\0=1", 3)}), "'=1\r\n") << "a byte that hides the formula is left out";
}

}  // namespace
}  // namespace adjutant::report
