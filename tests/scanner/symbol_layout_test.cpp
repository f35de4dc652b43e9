// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/symbol_layout.hpp"

#include <gmock/gmock.h>

#include <set>

#include "tests/scanner/drawn.hpp"

namespace adjutant::scanner {
namespace {

TEST(SymbolLayout, KnowsTheFixedModulesOfEverySizeAsTheWriterDrawsThem) {
    std::set<int> sizes;
    for (std::string text = "A"; sizes.size() < 10 && text.size() < 600; text += "A7") {
        const DrawnSymbol drawn = symbolOf(text);
        if (!SymbolLayout::known(drawn.size) || !sizes.insert(drawn.size).second) continue;
        const SymbolLayout& layout = SymbolLayout::of(drawn.size);
        int fixed = 0;
        for (int row = 0; row < drawn.size; ++row)
            for (int column = 0; column < drawn.size; ++column) {
                if (layout.at(column, row) == Module::Data) continue;
                ++fixed;
                EXPECT_EQ(layout.at(column, row) == Module::Dark, drawn.dark(column, row))
                    << drawn.size << ": " << column << ", " << row;
            }
        EXPECT_GT(fixed, 200);
    }
    EXPECT_EQ(sizes.size(), 10U);
}

TEST(SymbolLayout, KnowsNoOtherSizes) {
    for (const int size : {-3, 0, 17, 20, 22, 61, 177}) EXPECT_FALSE(SymbolLayout::known(size)) << size;
}

}  // namespace
}  // namespace adjutant::scanner
