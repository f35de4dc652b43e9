// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/chronicles/chronicle_rows.hpp"

#include <QStringList>
#include <nlohmann/json.hpp>

#include "companion/chronicles/chronicle_words.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
using namespace chronicle;

/// "lost 1 · resources 5"; counts of nothing are left out.
QString figuresLine(const Chronicle& chronicle, Whose whose) {
    QStringList list;
    for (const auto& [name, figure] : chronicle.figuresOf(whose)) {
        if (figure.value != 0)
            list << ChronicleWords::field(name) + ' ' + ChronicleWords::count(figure.value);
        if (!figure.words.empty())
            list << ChronicleWords::field(name) + ' ' + QString::fromStdString(figure.words);
    }
    return list.join(QStringLiteral(" · "));
}

json whoRow(const Chronicle& chronicle, Whose whose, const std::string& name, const std::string& note) {
    return {{"id", idOf(whose)},
            {"head", whose.member == 0},
            {"name", name},
            {"note", note},
            {"figures", figuresLine(chronicle, whose).toStdString()},
            {"out", whose.member != 0 && chronicle.countOf(whose, chronicle::lost) > 0}};
}

}  // namespace

std::string idOf(Whose whose) { return std::to_string(whose.subject) + "." + std::to_string(whose.member); }

Whose whoseOf(const std::string& id) {
    const QStringList parts = QString::fromStdString(id).split(QLatin1Char('.'));
    return parts.size() == 2 ? Whose{parts[0].toInt(), parts[1].toInt()} : Whose{};
}

json whoRows(const db::CampaignFile& file, const ChronicleBook& book) {
    json rows = json::array();
    const Chronicle& chronicle = book.chronicle();
    for (const Subject& subject : chronicle.subjects()) {
        if (!subject.counts) continue;
        const auto player = book.playerOf(subject.id);
        rows.push_back(whoRow(chronicle, {subject.id, 0}, subject.name,
                              player ? file.person(*player).name : std::string()));
        rows.back()["kind"] = std::string(nameOf(subject.kind));
        for (int number = 1; number <= static_cast<int>(subject.members.size()); ++number)
            if (subject.hasMember(number))
                rows.push_back(whoRow(chronicle, {subject.id, number},
                                      subject.members[static_cast<std::size_t>(number - 1)], ""));
    }
    return rows;
}

json figureRows(const ChronicleBook& book, Whose whose) {
    json rows = json::array();
    const Chronicle& chronicle = book.chronicle();
    for (const auto& [name, figure] : chronicle.figuresOf(whose)) {
        const Field* field = chronicle.field(name);
        const bool words = field != nullptr && field->kind == Field::Kind::words;
        for (auto part = figure.parts.rbegin(); part != figure.parts.rend(); ++part) {
            const bool last = part == figure.parts.rbegin();
            const QString was =
                words ? QString::fromStdString(part->words) : ChronicleWords::change(part->by);
            rows.push_back({{"id", name + "/" + std::to_string(part->entry)},
                            {"entry", std::to_string(part->entry)},
                            {"label", last ? ChronicleWords::field(name).toStdString() : std::string()},
                            {"figure", !last   ? std::string()
                                       : words ? figure.words
                                               : ChronicleWords::count(figure.value).toStdString()},
                            {"text", was.toStdString()},
                            {"note", ChronicleWords::source(chronicle.entry(part->entry)).toStdString()}});
        }
    }
    return rows;
}

json logRows(const db::CampaignFile& file, const ChronicleBook& book) {
    json rows = json::array();
    const Chronicle& chronicle = book.chronicle();
    const ChronicleWords words(chronicle);
    for (auto id = static_cast<EntryId>(chronicle.entries().size()); id > 0; --id) {
        const Entry& entry = chronicle.entry(id);
        const auto game = entry.source ? file.findGameBegunBy(book.campaign().id, entry.source->game)
                                       : std::optional<db::Game>();
        rows.push_back({{"id", std::to_string(id)},
                        {"text", words.entry(id).toStdString()},
                        {"note", ChronicleWords::source(entry).toStdString()},
                        {"undone", chronicle.undoneBy(id) != 0},
                        {"first", std::holds_alternative<chronicle::Begun>(entry.event)},
                        {"game", game ? std::to_string(static_cast<std::int64_t>(game->id)) : std::string()},
                        {"line", entry.source ? entry.source->line : 0}});
    }
    return rows;
}

json leftRows(const ChronicleBook& book, const std::vector<LeftEntry>& left,
              const std::vector<std::string>& choices) {
    json rows = json::array();
    Chronicle then = book.chronicle();
    for (std::size_t i = 0; i < left.size(); ++i) {
        LeftEntry one = left[i];
        auto* carried = std::get_if<Carried>(&one.entry.event);
        const bool nothing = choices[i] == "-";
        if (carried != nullptr && !nothing) carried->field = choices[i];
        if (then.whyNot(one.entry.event)) continue;
        then.append(one.entry);
        const auto id = static_cast<EntryId>(then.entries().size());
        const bool member = carried != nullptr && carried->whose.member != 0;
        rows.push_back(
            {{"id", std::to_string(i)},
             {"text", carried == nullptr ? ChronicleWords(then).entry(id).toStdString()
                                         : ChronicleWords(then).whose(carried->whose).toStdString()},
             {"note", ChronicleWords::source(one.entry).toStdString()},
             {"counts", !nothing},
             {"canChoose", member},
             {"choice",
              carried == nullptr ? std::string()
              : nothing          ? std::string()
                        : (ChronicleWords::field(carried->field) + ' ' + ChronicleWords::change(carried->by))
                              .toStdString()}});
    }
    return rows;
}

}  // namespace adjutant::companion
