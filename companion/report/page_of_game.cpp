// SPDX-License-Identifier: GPL-3.0-or-later
// A game's report as a page of blocks: what is printed.
#include "companion/report/dice_plot.hpp"
#include "companion/report/page.hpp"
#include "companion/report/report.hpp"
#include "companion/report/report_words.hpp"
#include "messages/report.hpp"

namespace adjutant::report {
namespace {

template <class Heading>
std::string in(const std::string& language) {
    return phraseOf<Heading>().in(language);
}

void tell(Page& page, const ToldAct& act) {
    std::string text = std::to_string(act.seq) + ".";
    for (const Told& told : act.events) text += " " + told.say;
    if (act.isNote)
        page.blocks.push_back({PageBlock::Kind::quote, text});
    else
        page.paragraph(text);
    std::string small;
    for (const Told& told : act.events)
        if (!told.sum.empty()) small += (small.empty() ? "" : "; ") + words::sum(told.sum, page.language);
    if (!act.rolls.empty()) small += (small.empty() ? "" : "; ") + words::joined(act.rolls, "; ");
    if (!small.empty()) page.small(small);
}

}  // namespace

Page pageOf(const Report& report) {
    const std::string& language = report.language;
    Page page{report.game.name, language};
    page.paragraph(words::heading(report));
    page.small(words::counts(report));
    if (const std::string played = words::played(report); !played.empty()) page.paragraph(played);
    page.heading(in<headings::Verdict>(language));
    page.blocks.push_back({PageBlock::Kind::verdict, words::verdict(report)});
    if (!report.casualties.empty()) page.heading(in<headings::Casualties>(language));
    for (const Casualties& lost : report.casualties)
        page.paragraph(lost.side + ": " + words::joined(lost.pieces, ", "));
    if (!report.photographs.empty()) page.heading(in<headings::Photographs>(language));
    for (const db::Photograph& photograph : report.photographs)
        page.photograph(photograph.words, photograph.picture);
    if (!report.curves.empty()) page.heading(in<headings::Curves>(language));
    for (const Tracker& tracker : report.curves) {
        page.subheading(tracker.name);
        page.picture(tracker.name, curvePlot(tracker));
    }
    if (!report.holdings.places.empty()) {
        const std::string title = in<headings::Holdings>(language);
        page.heading(title);
        page.picture(title, holdingsPlot(report.holdings, title));
    }
    for (const ToldRound& round : report.rounds) {
        page.heading(words::roundTitle(report, round));
        for (const ToldAct& act : round.acts) tell(page, act);
    }
    if (!report.rulings.empty()) page.heading(in<headings::Rulings>(language));
    for (const Ruling& ruling : report.rulings)
        page.paragraph(std::to_string(ruling.seq) + ". " + words::ruling(ruling, language));
    if (!report.dice.empty()) page.heading(in<headings::Dice>(language));
    for (const DiceTally& tally : report.dice) {
        page.subheading(words::dice(tally, language));
        if (words::tellsSomething(tally))
            page.picture(words::dice(tally, language), dicePlot(tally, language));
    }
    page.heading(in<headings::Log>(language));
    page.small(words::log(report));
    return page;
}

}  // namespace adjutant::report
