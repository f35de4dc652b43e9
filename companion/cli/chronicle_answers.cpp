// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/chronicle_answers.hpp"

#include <nlohmann/json.hpp>

#include "chronicle/sentence.hpp"

namespace adjutant::cli {
namespace {

using Json = nlohmann::ordered_json;
using chronicle::Whose;

void addSource(Json& json, const chronicle::Entry& entry) {
    if (!entry.source) return;
    json["game"] = entry.source->name;
    if (entry.source->line > 0) json["line"] = entry.source->line;
    if (entry.source->bySystem) json["by-system"] = true;
}

Json figuresJson(const chronicle::Chronicle& chronicle, Whose whose) {
    Json figures = Json::object();
    for (const auto& [name, figure] : chronicle.figuresOf(whose)) {
        const chronicle::Field* field = chronicle.field(name);
        const bool words = field != nullptr && field->kind == chronicle::Field::Kind::words;
        Json one = words ? Json{{"words", figure.words}} : Json{{"value", figure.value}};
        for (const auto& part : figure.parts) {
            Json from{{"entry", part.entry}};
            if (words)
                from["words"] = part.words;
            else
                from["by"] = part.by;
            addSource(from, chronicle.entry(part.entry));
            one["from"].push_back(std::move(from));
        }
        figures[name] = std::move(one);
    }
    return figures;
}

}  // namespace

Json entryLine(const ChronicleBook& book, chronicle::EntryId id) {
    Json line{{"entry", id},
              {"at", book.entries().at(static_cast<std::size_t>(id - 1)).at},
              {"say", chronicle::sentenceOf(book.chronicle(), id)}};
    addSource(line, book.chronicle().entry(id));
    if (const auto by = book.chronicle().undoneBy(id); by != 0) line["undone-by"] = by;
    return line;
}

Json subjectJson(const db::CampaignFile& file, const ChronicleBook& book, const chronicle::Subject& subject) {
    Json json{{"name", subject.name}, {"kind", std::string(nameOf(subject.kind))}};
    if (const auto player = book.playerOf(subject.id)) {
        json["player"] = file.person(*player).name;
        json["player-id"] = db::shownId(*player);
    }
    json["figures"] = figuresJson(book.chronicle(), {subject.id, 0});
    for (int number = 1; number <= static_cast<int>(subject.members.size()); ++number) {
        if (!subject.hasMember(number)) continue;
        json["members"].push_back(
            {{"number", number},
             {"name", subject.members[static_cast<std::size_t>(number - 1)]},
             {"out", book.chronicle().countOf({subject.id, number}, chronicle::lost) > 0},
             {"figures", figuresJson(book.chronicle(), {subject.id, number})}});
    }
    return json;
}

}  // namespace adjutant::cli
