// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/chronicle_graft.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "chronicle/sentence.hpp"

namespace adjutant::companion {

using namespace chronicle;
using nlohmann::json;

namespace {

Chronicle read(const std::vector<EntryText>& entries, std::size_t to) {
    std::vector<Entry> read;
    for (std::size_t i = 0; i < to; ++i) read.push_back(readEntry(entries[i].events));
    return Chronicle::of(std::move(read));
}

bool sameLine(const std::optional<Source>& one, const std::optional<Source>& other) {
    return one && other && one->game == other->game && one->line == other->line;
}

json amountOf(const std::string& field, std::int64_t by, const std::string& words) {
    return {{"say", "amount"}, {"field", field}, {"amount", by != 0 ? signedCount(by) : words}};
}

std::string textOf(Whose whose) { return std::to_string(whose.subject) + "." + std::to_string(whose.member); }

}  // namespace

ChronicleGraft::ChronicleGraft(club::OwnJournal now, const club::OwnJournal& had, std::int64_t common,
                               bool insists)
    : Graft(std::move(now), insists),
      keys_(had.people),
      now_(read(journal().entries, journal().entries.size())),
      had_(read(had.entries, static_cast<std::size_t>(common))) {
    keepPeople(had.people, had_.subjects().size());
    subjects_[{}] = {};
    for (const Subject& subject : had_.subjects())
        for (int member = 0; member <= static_cast<int>(subject.members.size()); ++member)
            subjects_[{subject.id, member}] = {subject.id, member};
    for (EntryId line = 1; line <= static_cast<EntryId>(common); ++line) lines_.push_back(line);
    for (auto line = static_cast<EntryId>(common) + 1; now_.has(line); ++line) fresh_.push_back(line);
}

bool ChronicleGraft::isWhole() const { return journal().people.size() == now_.subjects().size(); }

int ChronicleGraft::open(const EntryText& text) {
    text_ = text;
    entry_ = readEntry(text.events);
    return 1;
}

void ChronicleGraft::remember() {
    had_.append(entry_);
    if (lines_.size() < had_.entries().size()) lines_.push_back(0);
}

Graft::Met ChronicleGraft::meet(int /*part*/) {
    Met met = std::visit([this](const auto& event) { return meet(event); }, entry_.event);
    remember();
    return met;
}

/// Who was enrolled is who is called so now; an entry is the one that says the same.
void ChronicleGraft::skip(int /*part*/) {
    if (const auto* enrolled = std::get_if<Enrolled>(&entry_.event)) {
        const Subject* now = now_.subjectCalled(enrolled->name);
        if (now != nullptr && now->kind == enrolled->kind) bind(*enrolled, now->id);
    } else if (const auto* joined = std::get_if<Joined>(&entry_.event)) {
        const auto who = whoseNow({joined->who.subject, 0});
        const Subject* now = who ? now_.subject(who->subject) : nullptr;
        for (int member = 1; now != nullptr && member <= static_cast<int>(now->members.size()); ++member)
            if (now->hasMember(member) && now->members[static_cast<std::size_t>(member - 1)] == joined->name)
                subjects_[joined->who] = {now->id, member};
    }
    // As it was put, it has its moment still.
    const auto& lines = journal().entries;
    for (auto line = had_.entries().size(); line < lines.size() && lines_.size() == had_.entries().size();
         ++line)
        if (lines[line].at == text_.at && lines[line].events == text_.events)
            lines_.push_back(static_cast<EntryId>(line) + 1);
    remember();
}

std::optional<Whose> ChronicleGraft::whoseNow(Whose had) const {
    const auto found = subjects_.find(had);
    return found == subjects_.end() ? std::nullopt : std::optional(found->second);
}

void ChronicleGraft::bind(const Enrolled& had, SubjectId now) {
    for (int member = 0; member <= static_cast<int>(had.members.size()); ++member)
        subjects_[{had.subject, member}] = {now, member};
}

template <class Same>
EntryId ChronicleGraft::otherSince(const Same& same) const {
    const auto found = std::ranges::find_if(fresh_, [&](EntryId line) {
        return now_.undoneBy(line) == 0 && !met_.contains(line) && same(now_.entry(line));
    });
    return found == fresh_.end() ? 0 : *found;
}

Graft::Met ChronicleGraft::same(Question question, EntryId line) {
    lines_.push_back(line);
    if (line != 0) met_.insert(line);
    return {Fate::same, std::move(question), {}};
}

Graft::Met ChronicleGraft::put(Question question, Event event, const char* request) {
    if (const auto why = now_.whyNot(event)) return {Fate::asked, std::move(question), why->sentence};
    Entry entry{std::move(event), entry_.source};
    if (request != nullptr) entry.source.reset();
    append(text_, request == nullptr ? text_.request : json{{"do", request}}.dump(), "[]", written(entry));
    now_.append(std::move(entry));
    // Of several, the last is what this table's entry became.
    if (lines_.size() > had_.entries().size()) lines_.pop_back();
    lines_.push_back(static_cast<EntryId>(now_.entries().size()));
    return {Fate::put, std::move(question), {}};
}

json ChronicleGraft::shownWhose(const Chronicle& chronicle, Whose whose) const {
    if (whose.subject < 1 || whose.subject >= chronicle.nextSubject()) return {{"say", "campaign"}};
    const Subject& subject = chronicle.subjects()[static_cast<std::size_t>(whose.subject - 1)];
    if (whose.member < 1 || whose.member > static_cast<int>(subject.members.size())) return subject.name;
    return {{"say", "member"},
            {"member", subject.members[static_cast<std::size_t>(whose.member - 1)]},
            {"subject", subject.name}};
}

json ChronicleGraft::valueNow(Whose now, const std::string& name) const {
    const auto& figures = now_.figuresOf(now);
    const auto found = figures.find(name);
    if (found == figures.end()) return {{"say", "nothing"}};
    const Field* field = now_.field(name);
    const bool isWords = field != nullptr && field->kind == Field::Kind::words;
    return {{"say", "amount"},
            {"field", name},
            {"amount", isWords ? found->second.words : std::to_string(found->second.value)}};
}

Graft::Question ChronicleGraft::question(json name, json here) const {
    return {.about = "entry " + text_.hash,
            .name = std::move(name),
            .club = {{"say", "nothing"}},
            .here = std::move(here)};
}

/// What the club's chronicle does not keep of it is kept there, too.
Graft::Met ChronicleGraft::meet(const Begun& begun) {
    Question asked = question({{"say", "chronicle"}}, {{"say", "keeps"}});
    for (const Field& field : begun.fields) {
        const Field* there = now_.field(field.name);
        if (there != nullptr && *there == field) continue;
        Met met = put(asked, Fielded{field}, "field");
        if (met.fate == Fate::asked) return met;
    }
    if (lines_.size() > had_.entries().size()) return {Fate::put, std::move(asked), {}};
    return same(std::move(asked), 1);
}

Graft::Met ChronicleGraft::meet(const Fielded& fielded) {
    Question asked = question(fielded.field.name, {{"say", "keeps"}});
    asked.about = "field " + fielded.field.name;
    const Field* there = now_.field(fielded.field.name);
    const auto isIt = [&](const Entry& entry) { return entry.event == Event(fielded); };
    if (there != nullptr && *there == fielded.field) return same(std::move(asked), otherSince(isIt));
    return put(std::move(asked), fielded);
}

Graft::Met ChronicleGraft::meet(const Enrolled& enrolled) {
    json here{{"say", "enrolled"}};
    std::string members;
    for (const std::string& member : enrolled.members) members += (members.empty() ? "" : ", ") + member;
    if (!members.empty()) here["members"] = members;
    Question asked = question(enrolled.name, std::move(here));
    asked.about = "subject " + enrolled.name;
    if (const Subject* there = now_.subjectCalled(enrolled.name)) {
        std::string theirs;
        for (const std::string& member : there->members) theirs += (theirs.empty() ? "" : ", ") + member;
        asked.club = {{"say", "enrolled"}};
        if (!theirs.empty()) asked.club["members"] = theirs;
        const auto isIt = [&](const Entry& entry) {
            const auto* other = std::get_if<Enrolled>(&entry.event);
            return other != nullptr && other->subject == there->id;
        };
        if (there->kind == enrolled.kind && there->members.size() >= enrolled.members.size() &&
            std::equal(enrolled.members.begin(), enrolled.members.end(), there->members.begin())) {
            bind(enrolled, there->id);
            return same(std::move(asked), otherSince(isIt));
        }
    }
    Enrolled now = enrolled;
    now.subject = now_.nextSubject();
    Met met = put(std::move(asked), now);
    if (met.fate != Fate::put) return met;
    bind(enrolled, now.subject);
    growing().people.push_back(keys_.at(static_cast<std::size_t>(enrolled.subject - 1)));
    return met;
}

Graft::Met ChronicleGraft::meet(const Joined& joined) {
    const auto who = whoseNow({joined.who.subject, 0});
    Question asked = question(
        {{"say", "member"}, {"member", joined.name}, {"subject", shownWhose(had_, {joined.who.subject, 0})}},
        {{"say", "enrolled"}});
    if (!who) return {Fate::asked, std::move(asked), "That roster is not enrolled there."};
    const EntryId other = otherSince([&](const Entry& entry) {
        const auto* one = std::get_if<Joined>(&entry.event);
        return one != nullptr && one->who.subject == who->subject && one->name == joined.name;
    });
    if (other != 0) {
        subjects_[joined.who] = std::get<Joined>(now_.entry(other).event).who;
        return same(std::move(asked), other);
    }
    const Whose now{who->subject, now_.nextMember(who->subject)};
    Met met = put(std::move(asked), Joined{now, joined.name});
    if (met.fate == Fate::put) subjects_[joined.who] = now;
    return met;
}

Graft::Met ChronicleGraft::meet(const Carried& carried) {
    const auto& source = entry_.source;
    json name{{"say", "figure"}, {"whose", shownWhose(had_, carried.whose)}, {"field", carried.field}};
    if (source) {
        name["say"] = "line-of-game";
        name["game"] = source->name;
    }
    Question asked = question(std::move(name), amountOf(carried.field, carried.by, carried.words));
    const auto whose = whoseNow(carried.whose);
    if (!whose) return {Fate::asked, std::move(asked), "Nobody of that name is enrolled there."};
    asked.club = valueNow(*whose, carried.field);
    const Carried now{*whose, carried.field, carried.by, carried.words};
    const Field* field = now_.field(carried.field);
    const bool isWords = field != nullptr && field->kind == Field::Kind::words;
    // Of one line of a game there is one; of two that were written by hand, nobody knows.
    const auto ofOne = [&](const Entry& entry) {
        const auto* one = std::get_if<Carried>(&entry.event);
        if (one == nullptr || one->whose != now.whose || one->field != now.field) return false;
        if (source && entry.source) return sameLine(source, entry.source);
        return isWords || (!source && !entry.source && *one == now);
    };
    const EntryId other = otherSince(ofOne);
    if (other == 0) return put(std::move(asked), now);
    const Entry& theirs = now_.entry(other);
    const auto& said = std::get<Carried>(theirs.event);
    if (source)
        asked.about = "line " + source->game + " " + std::to_string(source->line) + " " + textOf(*whose) +
                      " " + carried.field;
    asked.club = amountOf(said.field, said.by, said.words);
    if (said == now && (isWords || source)) return same(std::move(asked), other);
    if (!insists()) return {Fate::asked, std::move(asked), {}};
    if (source && !isWords) {
        Met undone = put(asked, Undone{other, "Another table told it otherwise."}, "undo");
        if (undone.fate == Fate::asked) return undone;
    }
    return put(std::move(asked), now);
}

Graft::Met ChronicleGraft::meet(const Transferred& moved) {
    const json from = shownWhose(had_, moved.from), to = shownWhose(had_, moved.to);
    Question asked = question({{"say", "figure"}, {"whose", from}, {"field", moved.field}},
                              {{"say", "gave"},
                               {"from", from},
                               {"to", to},
                               {"field", moved.field},
                               {"amount", std::to_string(moved.amount)}});
    const auto giver = whoseNow(moved.from), taker = whoseNow(moved.to);
    if (!giver || !taker) return {Fate::asked, std::move(asked), "Nobody of that name is enrolled there."};
    const Transferred now{moved.field, moved.amount, *giver, *taker};
    const EntryId other = otherSince([&](const Entry& entry) {
        return entry.event == Event(now) &&
               (entry_.source ? sameLine(entry_.source, entry.source) : !entry.source);
    });
    if (other != 0 && entry_.source) return same(std::move(asked), other);
    asked.club = valueNow(*giver, moved.field);
    if (other != 0) asked.club = asked.here;
    if (other != 0 && !insists()) return {Fate::asked, std::move(asked), {}};
    return put(std::move(asked), now);
}

Graft::Met ChronicleGraft::meet(const Noted& noted) {
    Question asked = question({{"say", "note"}, {"whose", shownWhose(had_, noted.whose)}}, noted.text);
    const auto whose = whoseNow(noted.whose);
    if (!whose) return {Fate::asked, std::move(asked), "Nobody of that name is enrolled there."};
    const Noted now{*whose, noted.text};
    const EntryId other = otherSince([&](const Entry& entry) { return entry.event == Event(now); });
    if (other != 0) return same(std::move(asked), other);
    return put(std::move(asked), now);
}

Graft::Met ChronicleGraft::meet(const Ruled& ruled) {
    const bool isCount = ruled.from != ruled.to;
    Question asked =
        question({{"say", "figure"}, {"whose", shownWhose(had_, ruled.whose)}, {"field", ruled.field}},
                 {{"say", "corrected"},
                  {"field", ruled.field},
                  {"value", isCount ? std::to_string(ruled.to) : ruled.toWords},
                  {"reason", ruled.reason}});
    const auto whose = whoseNow(ruled.whose);
    if (!whose) return {Fate::asked, std::move(asked), "Nobody of that name is enrolled there."};
    asked.about = "ruled " + textOf(*whose) + " " + ruled.field;
    asked.club = valueNow(*whose, ruled.field);
    const auto& figures = now_.figuresOf(*whose);
    const auto found = figures.find(ruled.field);
    const Figure figure = found == figures.end() ? Figure() : found->second;
    if (isCount ? figure.value == ruled.to : figure.words == ruled.toWords)
        return same(std::move(asked), otherSince([&](const Entry& entry) {
                        const auto* one = std::get_if<Ruled>(&entry.event);
                        return one != nullptr && one->whose == *whose && one->field == ruled.field;
                    }));
    Ruled now = ruled;
    now.whose = *whose;
    if (insists()) {
        now.from = isCount ? figure.value : 0;
        now.fromWords = isCount ? std::string() : figure.words;
    }
    return put(std::move(asked), now);
}

Graft::Met ChronicleGraft::meet(const Undone& undone) {
    Question asked = question({{"say", "not-counting"}, {"entry", undone.entry}},
                              {{"say", "undone"}, {"reason", undone.reason}});
    asked.about = "undone " + std::to_string(undone.entry);
    const auto line = static_cast<std::size_t>(undone.entry);
    const EntryId now = line >= 1 && line <= lines_.size() ? lines_[line - 1] : 0;
    if (now == 0 && insists())
        return {Fate::asked, std::move(asked), "The entry that it undoes is not there."};
    if (now == 0) {  // what it undoes is asked about, and is not any more
        forget(undone.entry);
        return same(std::move(asked), 0);
    }
    asked.club = {{"say", "counts"}};
    if (const EntryId by = now_.undoneBy(now); by != 0) return same(std::move(asked), by);
    return put(std::move(asked), Undone{now, undone.reason});
}

}  // namespace adjutant::companion
