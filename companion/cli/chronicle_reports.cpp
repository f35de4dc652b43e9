// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a chronicle by the command line: figures, the log, and what a game leaves.
#include <algorithm>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>

#include "chronicle/sentence.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/chronicle_answers.hpp"
#include "companion/cli/chronicle_commands.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/left_by_game.hpp"

namespace adjutant::cli::chronicles {
namespace {

using namespace chronicle;
using companion::leftBy;
using companion::LeftEntry;
using db::CampaignFile;
using Json = nlohmann::ordered_json;

/// What --as says: a number of the list, and the field that it counts for.
std::map<int, std::string> changesIn(const Wanted& wanted) {
    std::map<int, std::string> changes;
    for (std::size_t i = 0; i + 1 < wanted.as.size(); i += 2) {
        int number = 0;
        const std::string& text = wanted.as[i];
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (failed != std::errc() || end != text.data() + text.size())
            throw Refused("unknown-entry", "'" + text + "' is no number of what is left.");
        changes[number] = wanted.as[i + 1];
    }
    return changes;
}

}  // namespace

void show(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const ChronicleBook book = bookIn(file, work.wanted);
    const Chronicle& chronicle = book.chronicle();
    Json answer{{"ok", true}, {"fields", Json::array()}, {"subjects", Json::array()}};
    for (const Field& field : chronicle.fields())
        answer["fields"].push_back({{"name", field.name},
                                    {"kind", std::string(nameOf(field.kind))},
                                    {"below-zero", field.belowZero}});
    const SubjectId only = work.wanted.who.empty() ? 0 : whoseBy(chronicle, work.wanted.who, "").subject;
    for (const Subject& subject : chronicle.subjects())
        if (subject.counts && (only == 0 || subject.id == only))
            answer["subjects"].push_back(subjectJson(file, book, subject));
    work.out << lineOf(answer);
}

void log(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const ChronicleBook book = bookIn(file, work.wanted);
    std::vector<EntryId> list;
    if (!work.wanted.who.empty()) {
        list = book.chronicle().logOf(whoseBy(book.chronicle(), work.wanted.who, "").subject);
    } else {
        for (EntryId id = 1; book.chronicle().has(id); ++id) list.push_back(id);
    }
    for (const EntryId id : list) work.out << lineOf(entryLine(book, id));
}

void after(const Work& work) {
    std::optional<CampaignFile> file(work.wanted.take ? CampaignFile::open(work.wanted.file)
                                                      : CampaignFile::openToRead(work.wanted.file));
    std::string lines;
    const auto look = [&] {
        ChronicleBook book = bookIn(*file, work.wanted);
        const auto left = leftBy(*file, book, gameIn(*file, book.campaign().name, work.wanted.game));
        const auto changes = changesIn(work.wanted);
        Chronicle then = book.chronicle();
        int number = 0;
        for (LeftEntry one : left) {
            ++number;
            if (const auto change = changes.find(number); change != changes.end()) {
                auto* carried = std::get_if<Carried>(&one.entry.event);
                if (carried == nullptr)
                    throw Refused("no-count", "Number " + std::to_string(number) + " is no count.");
                carried->field = change->second;
            }
            if (std::ranges::count(work.wanted.except, number) > 0) continue;
            // What rests on something that was left out is left out as well.
            if (const auto why = then.whyNot(one.entry.event)) {
                if (changes.contains(number)) throw Refused(why->code, why->sentence);
                continue;
            }
            then.append(one.entry);
            if (work.wanted.take) book.append(*file, {{"do", "after"}}, one.entry, one.player);
            Json line{{"number", number},
                      {"say", sentenceOf(then, static_cast<EntryId>(then.entries().size()))}};
            if (one.entry.source->line > 0) line["line"] = one.entry.source->line;
            if (work.wanted.take) line["entry"] = then.entries().size();
            lines += lineOf(line);
        }
    };
    if (work.wanted.take)
        file->atomically(look);
    else
        look();
    work.out << lines;
}

}  // namespace adjutant::cli::chronicles
