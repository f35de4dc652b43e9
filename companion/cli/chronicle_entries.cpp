// SPDX-License-Identifier: GPL-3.0-or-later
// What is written in a chronicle by the command line: each command is one entry.
#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <ostream>

#include "chronicle/sentence.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/chronicle_answers.hpp"
#include "companion/cli/chronicle_commands.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/league_commands.hpp"
#include "companion/left_by_game.hpp"
#include "db/linked.hpp"

namespace adjutant::cli::chronicles {
namespace {

using namespace chronicle;
using companion::sourceIn;
using db::CampaignFile;
using Json = nlohmann::ordered_json;

CampaignFile opened(const Wanted& wanted) {
    leagues::Wanted same;
    same.file = wanted.file;
    return leagues::opened(same);
}

void granted(const Chronicle& chronicle, const Event& event) {
    if (const auto why = chronicle.whyNot(event)) throw Refused(why->code, why->sentence);
}

std::optional<Source> sourceOf(const CampaignFile& file, const ChronicleBook& book, const Wanted& wanted) {
    if (wanted.game.empty()) {
        if (wanted.line) throw Refused("no-game", "A line is one of a game: name it by --game.");
        return {};
    }
    const db::Game game = gameIn(file, book.campaign().name, wanted.game);
    if (wanted.line && (*wanted.line < 1 || *wanted.line > game.acts))
        throw Refused("unknown-line", "The game '" + game.name + "' has no line " +
                                          std::to_string(*wanted.line) + ": its lines are 1 to " +
                                          std::to_string(game.acts) + ".");
    return sourceIn(file, game, wanted.line.value_or(0), false);
}

/// One entry more: `made` is asked for it once the chronicle is read.
template <class Made>
void write(const Work& work, const char* asked, const Made& made, std::optional<db::PersonId> player = {}) {
    CampaignFile file = opened(work.wanted);
    Json answer{{"ok", true}};
    file.atomically([&] {
        ChronicleBook book = bookIn(file, work.wanted);
        const Event event = made(book.chronicle());
        granted(book.chronicle(), event);
        book.append(file, {{"do", asked}}, {event, sourceOf(file, book, work.wanted)}, player);
        answer.update(entryLine(book, static_cast<EntryId>(book.entries().size())));
    });
    work.out << lineOf(answer);
}

Field fieldBy(const std::string& text) {
    const auto colon = text.rfind(':');
    const std::string after = colon == std::string::npos ? "" : text.substr(colon + 1);
    if (after == "words") return {text.substr(0, colon), Field::Kind::words};
    if (after == "below-zero") return {text.substr(0, colon), Field::Kind::count, true};
    return {text};
}

std::optional<db::PersonId> playerCalled(CampaignFile& file, db::CampaignId campaign,
                                         const std::string& name) {
    if (name.empty()) return {};
    const auto meant = file.personsCalled(campaign, name);
    if (meant.size() > 1)
        throw Refused("ambiguous-person", "More than one person is called '" + name +
                                              "': " + shownPeople(meant) + ". Name one by the number.");
    if (!meant.empty()) return meant.front().id;
    if (db::personIdFrom(name))
        throw Refused("unknown-person", "Nobody in the campaign has the number " + name + ".");
    return file.addAnother(campaign, name, "");
}

}  // namespace

ChronicleBook bookIn(const CampaignFile& file, const Wanted& wanted) {
    ChronicleBook book(file, campaignIn(file, wanted.campaign));
    if (!book.chronicle().exists())
        throw Refused("not-linked", "The campaign '" + book.campaign().name +
                                        "' is not linked. `chronicle begin` begins its chronicle.");
    return book;
}

Whose whoseBy(const Chronicle& chronicle, const std::string& name, const std::string& member) {
    const Subject* subject = chronicle.subjectCalled(name);
    if (subject == nullptr)
        throw Refused("unknown-subject", "No roster and no side of the campaign is called '" + name +
                                             "'. `chronicle show` shows them, `chronicle enrol` adds one.");
    if (member.empty()) return {subject->id, 0};
    std::vector<int> meant;
    for (int number = 1; number <= static_cast<int>(subject->members.size()); ++number)
        if (subject->hasMember(number) && (subject->members[static_cast<std::size_t>(number - 1)] == member ||
                                           std::to_string(number) == member))
            meant.push_back(number);
    if (meant.empty()) throw Refused("unknown-member", "Nobody of " + name + " is called '" + member + "'.");
    if (meant.size() > 1)
        throw Refused("ambiguous-member",
                      "More than one of " + name + " is called '" + member + "'. Name one by the number.");
    return {subject->id, meant.front()};
}

void begin(const Work& work) {
    CampaignFile file = CampaignFile::open(work.wanted.file);
    Json answer{{"ok", true}};
    file.atomically([&] {
        ChronicleBook book(file, leagues::campaignFor(file, work.wanted.campaign));
        if (book.hasLeague())
            throw Refused("has-league",
                          "The campaign '" + book.campaign().name + "' has a league. Link another campaign.");
        Begun begun;
        for (const std::string& text : work.wanted.fields) begun.fields.push_back(fieldBy(text));
        if (begun.fields.empty()) begun.fields = usualFields();
        granted(book.chronicle(), begun);
        book.append(file, {{"do", db::linkRequest}}, {begun});
        answer["campaign"] = book.campaign().name;
        answer.update(entryLine(book, 1));
    });
    work.out << lineOf(answer);
}

void field(const Work& work) {
    write(work, "field", [&](const Chronicle&) { return Fielded{fieldBy(work.wanted.name)}; });
}

void enrol(const Work& work) {
    CampaignFile file = opened(work.wanted);
    Json answer{{"ok", true}};
    file.atomically([&] {
        ChronicleBook book = bookIn(file, work.wanted);
        const Enrolled enrolled{book.chronicle().nextSubject(),
                                work.wanted.kind == "side" ? Enrolled::Kind::side : Enrolled::Kind::roster,
                                work.wanted.name, work.wanted.members};
        granted(book.chronicle(), enrolled);
        book.append(file, {{"do", "enrol"}}, {enrolled},
                    playerCalled(file, book.campaign().id, work.wanted.player));
        answer.update(entryLine(book, static_cast<EntryId>(book.entries().size())));
    });
    work.out << lineOf(answer);
}

void join(const Work& work) {
    write(work, "join", [&](const Chronicle& chronicle) {
        const Whose who = whoseBy(chronicle, work.wanted.who, "");
        return Joined{{who.subject, chronicle.nextMember(who.subject)}, work.wanted.name};
    });
}

void carry(const Work& work) {
    write(work, "carry", [&](const Chronicle& chronicle) {
        return Carried{whoseBy(chronicle, work.wanted.who, work.wanted.member), work.wanted.field,
                       work.wanted.by.value_or(0), work.wanted.words.value_or("")};
    });
}

void transfer(const Work& work) {
    write(work, "transfer", [&](const Chronicle& chronicle) {
        return Transferred{work.wanted.field, work.wanted.amount.value_or(0),
                           whoseBy(chronicle, work.wanted.who, work.wanted.member),
                           whoseBy(chronicle, work.wanted.to, work.wanted.toMember)};
    });
}

void note(const Work& work) {
    write(work, "note", [&](const Chronicle& chronicle) {
        const bool some = !work.wanted.who.empty();
        return Noted{some ? whoseBy(chronicle, work.wanted.who, work.wanted.member) : Whose{},
                     work.wanted.text};
    });
}

void rule(const Work& work) {
    write(work, "rule", [&](const Chronicle& chronicle) {
        const Whose whose = whoseBy(chronicle, work.wanted.who, work.wanted.member);
        Ruled ruled{.whose = whose,
                    .field = work.wanted.field,
                    .fromWords = {},
                    .toWords = {},
                    .reason = work.wanted.text};
        if (work.wanted.words) {
            const auto& figures = chronicle.figuresOf(whose);
            const auto found = figures.find(work.wanted.field);
            ruled.fromWords = found == figures.end() ? "" : found->second.words;
            ruled.toWords = *work.wanted.words;
        } else {
            ruled.from = chronicle.countOf(whose, work.wanted.field);
            ruled.to = work.wanted.is.value_or(0);
        }
        return ruled;
    });
}

void undo(const Work& work) {
    write(work, "undo", [&](const Chronicle&) { return Undone{work.wanted.entry, work.wanted.text}; });
}

}  // namespace adjutant::cli::chronicles
