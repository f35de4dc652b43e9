// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "companion/report/dice_plot.hpp"
#include "companion/report/page.hpp"
#include "companion/report/report.hpp"
#include "tests/companion/report/evening.hpp"

namespace adjutant::report {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Enough of them for a plot.
const json manyDice{{"dice", "24d6"}, {"got", std::vector<int>(24, 4)}};

TEST(ReportPage, IsOnePageThatNeedsNothingElse) {
    Evening evening;
    const std::string html = evening.act(json::array({attacked}), json::array({manyDice})).html();
    for (const char* forbidden : {"http", "src=", "href=", "<script", "url(", "@import"})
        EXPECT_THAT(html, Not(HasSubstr(forbidden)));
    EXPECT_THAT(html, HasSubstr("width=device-width"));
    EXPECT_THAT(html, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_THAT(html, HasSubstr("<svg class=\"plot\" role=\"img\""));
}

TEST(ReportPage, TextOfPeopleStaysText) {
    Evening evening;
    const std::string evil = "<script>alert('x')</script> & \"quotes\"";
    evening.game().file.renameGame(evening.game().game, evil);
    evening.game().file.renameCampaign(evening.game().campaign, evil);
    evening.game().file.addPerson(evening.game().campaign, evil);
    evening.note(evil).say(evil);
    evening.act({{{"event", "ruled"}, {"set", {{evil, evil}}}, {"reason", evil}}});
    evening.act({{{"event", evil}, {"sum", {{{"part", evil}, {"clause", evil}, {"value", 1}}}}}},
                {{{"for", evil}, {"dice", evil}, {"got", evil}}});
    evening.act({{{"event", "game-over"}, {"winners", {evil}}, {"reason", evil}}});
    EXPECT_THAT(evening.html(), Not(HasSubstr("<script")));
    EXPECT_THAT(evening.html(),
                HasSubstr("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quotes&quot;"));
    EXPECT_THAT(evening.markdown(), Not(HasSubstr("<script")));
}

TEST(ReportPage, PhotographsStandInItWithWhatTheyShow) {
    Evening evening;
    evening.game().file.addPhotograph(evening.game().game, db::aPhotograph("/9j/4AAQ", "The <river>"),
                                      db::evening);
    EXPECT_THAT(evening.html(),
                AllOf(HasSubstr("<h2>Photographs</h2>"), HasSubstr("src=\"data:image/jpeg;base64,/9j/4AAQ\""),
                      HasSubstr("<figcaption>The &lt;river&gt;</figcaption>")));
    EXPECT_THAT(evening.markdown(), HasSubstr("1 photograph is in the page of this report."));
    EXPECT_THAT(evening.markdown(), Not(HasSubstr("/9j/4AAQ")));
    const PrintedPage paper = printedOf(pageOf(evening.report()));
    EXPECT_EQ(paper.photographs, std::vector<std::string>{"/9j/4AAQ"});
    EXPECT_THAT(paper.html, HasSubstr("src=\"photograph:0\""));
}

TEST(ReportPage, EveryTagIsClosedInOrder) {
    Evening evening;
    evening.note("a\nb").act(json::array({attacked}), {manyDice, {{"dice", "coin"}, {"got", "heads"}}});
    evening.act({{{"event", "ruled"}, {"set", json::object()}, {"reason", "x"}}});
    const std::string html = evening.html();
    std::vector<std::string> open;
    for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
        const std::string tag = html.substr(at + 1, html.find('>', at) - at - 1);
        const bool closes = tag.front() == '/';
        const std::string name = tag.substr(closes ? 1 : 0, tag.find(' ') - (closes ? 1 : 0));
        if (tag.back() == '/' || name == "meta" || name == "!DOCTYPE") continue;
        if (!closes) {
            open.push_back(name);
        } else {
            ASSERT_FALSE(open.empty());
            ASSERT_EQ(open.back(), name);
            open.pop_back();
        }
    }
    EXPECT_THAT(open, IsEmpty());
}

TEST(DicePlot, BarsAreAsHighAsTheirFacesFell) {
    const DiceTally tally{
        .die = "d2", .thrown = 4, .faces = {{"1", 1, 2}, {"2", 3, 2}}, .mean = 1.75, .expectedMean = 1.5};
    const std::string svg = dicePlot(tally, "en");
    EXPECT_THAT(svg, HasSubstr("height=\"40.0\""));
    EXPECT_THAT(svg, HasSubstr("height=\"120.0\""));
    EXPECT_THAT(svg, HasSubstr("<title>d2, 4 thrown"));
    EXPECT_THAT(dicePlot(tally, "de"), HasSubstr("<title>W2, 4"));
}

}  // namespace
}  // namespace adjutant::report
