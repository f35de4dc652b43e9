// SPDX-License-Identifier: GPL-3.0-or-later
// Whole printed pages through our own scanner: every label that has three dots a module is read.
#include <gmock/gmock.h>

#include <functional>

#include "cards/payload.hpp"
#include "printed.hpp"
#include "scanner/still_reader.hpp"

namespace adjutant::cards {
namespace {

std::vector<std::string> textsOn(const QImage& page) {
    const QImage grey = page.convertToFormat(QImage::Format_Grayscale8);
    const scanner::LumaView view{grey.constBits(), grey.width(), grey.height(),
                                 static_cast<int>(grey.bytesPerLine())};
    std::vector<std::string> texts;
    for (const scanner::Code& code : scanner::StillReader().read(view)) texts.push_back(code.text);
    return texts;
}

struct Print {
    double millimetres;
    int dotsPerInch;
};

void PrintTo(const Print& print, std::ostream* out) {
    *out << print.millimetres << " mm at " << print.dotsPerInch << " dpi";
}

class WholeSheet : public testing::TestWithParam<Print> {
  protected:
    std::vector<Label> fullPage(const std::function<Payload(int)>& payloadOf) const {
        std::vector<Label> labels;
        const int count = gridOf(labelSize(GetParam().millimetres), Paper::A4).perPage();
        for (int i = 0; i < count; ++i) labels.push_back({"", write(payloadOf(i))});
        return labels;
    }
    /// Asserts that the page of these labels reads back, each label once.
    void readsBack(const std::vector<Label>& labels) const {
        const auto pages = printed(labelSheet(labels, GetParam().millimetres, {}), GetParam().dotsPerInch);
        ASSERT_EQ(pages.size(), 1U);
        std::vector<std::string> expected;
        for (const Label& label : labels) expected.push_back(label.code);
        EXPECT_THAT(textsOn(pages[0]), testing::UnorderedElementsAreArray(expected));
    }
};

// A tag has 21 modules and a quiet zone of four on either side: 29 on the width of its label.
class WholeSheetOfTags : public WholeSheet {};
INSTANTIATE_TEST_SUITE_P(AtThreeDotsAModule, WholeSheetOfTags,
                         testing::Values(Print{10, 225}, Print{10, 300}, Print{15, 150}, Print{15, 400},
                                         Print{25, 100}, Print{25, 200}, Print{25, 300}));

TEST_P(WholeSheetOfTags, ReadsBackToTheLastLabel) {
    readsBack(fullPage(
        [](int i) { return Tag::fromRandom((static_cast<std::uint64_t>(i) + 1) * 0x9E3779B97F4A7C15U); }));
}

// The code of a place may have 25 modules, which makes 33.
class WholeSheetOfPlaces : public WholeSheet {};
INSTANTIATE_TEST_SUITE_P(AtThreeDotsAModule, WholeSheetOfPlaces,
                         testing::Values(Print{10, 300}, Print{15, 200}, Print{25, 150}, Print{25, 300}));

TEST_P(WholeSheetOfPlaces, ReadsBackToTheLastLabel) {
    readsBack(fullPage([](int i) { return PlaceCode{"life-1861", "place-number-" + std::to_string(i)}; }));
}

}  // namespace
}  // namespace adjutant::cards
