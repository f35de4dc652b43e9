// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/linked_games.hpp"

#include <algorithm>

#include "companion/report/report_words.hpp"
#include "messages/report.hpp"

namespace adjutant::companion {
namespace {

using chronicle::Chronicle;
using chronicle::Field;
using chronicle::Subject;
using chronicle::Whose;
using report::PageCell;
using Row = std::vector<PageCell>;
namespace fields = report::fields;

/// Those that every campaign counts in the reader's language, others as they were named.
std::string called(const std::string& field, const std::string& language) {
    if (field == "lost") return Phrase(fields::Lost{}).in(language);
    if (field == "injuries") return Phrase(fields::Injuries{}).in(language);
    if (field == "experience") return Phrase(fields::Experience{}).in(language);
    if (field == "resources") return Phrase(fields::Resources{}).in(language);
    if (field == "places") return Phrase(fields::Places{}).in(language);
    return field;
}

std::vector<Whose> everybodyIn(const Chronicle& chronicle) {
    std::vector<Whose> all;
    for (const Subject& subject : chronicle.subjects()) {
        if (!subject.counts) continue;
        all.push_back({subject.id, 0});
        for (int number = 1; number <= static_cast<int>(subject.members.size()); ++number)
            if (subject.hasMember(number)) all.push_back({subject.id, number});
    }
    return all;
}

bool hasAny(const Chronicle& chronicle, Whose whose, const std::string& field) {
    const auto& figures = chronicle.figuresOf(whose);
    const auto found = figures.find(field);
    return found != figures.end() && (found->second.value != 0 || !found->second.words.empty());
}

PageCell cellOf(const Chronicle& chronicle, Whose whose, const Field& field) {
    const bool words = field.kind == Field::Kind::words;
    if (!hasAny(chronicle, whose, field.name)) return {"", {}, !words};
    const auto& figure = chronicle.figuresOf(whose).at(field.name);
    return {words ? figure.words : report::words::signedNumber(figure.value), {}, !words};
}

}  // namespace

void addLinkedGames(report::Page& page, const LinkedGames& linked) {
    const Chronicle& chronicle = linked.chronicle;
    const auto everybody = everybodyIn(chronicle);
    std::vector<Field> shown = chronicle.fields();
    std::erase_if(shown, [&](const Field& field) {
        return std::ranges::none_of(everybody,
                                    [&](Whose whose) { return hasAny(chronicle, whose, field.name); });
    });
    Row head{Phrase(report::tables::Name{}).in(page.language),
             Phrase(report::tables::PlayedBy{}).in(page.language)};
    for (const Field& field : shown)
        head.emplace_back(called(field.name, page.language), std::string(), field.kind != Field::Kind::words);
    std::vector<Row> rows{std::move(head)};
    for (const Whose whose : everybody) {
        const Subject& subject = *chronicle.subject(whose.subject);
        const auto player = static_cast<std::size_t>(whose.subject - 1);
        Row row =
            whose.member == 0
                ? Row{subject.name, player < linked.players.size() ? linked.players[player] : std::string()}
                : Row{"\xE2\x80\x93 " + subject.members[static_cast<std::size_t>(whose.member - 1)], ""};
        for (const Field& field : shown) row.push_back(cellOf(chronicle, whose, field));
        rows.push_back(std::move(row));
    }
    if (rows.size() < 2) return;
    page.heading(Phrase(report::headings::LinkedGames{}).in(page.language));
    page.table(std::move(rows));
}

}  // namespace adjutant::companion
