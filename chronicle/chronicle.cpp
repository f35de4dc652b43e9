// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle/chronicle.hpp"

#include <algorithm>
#include <stdexcept>

#include "chronicle/why_not.hpp"
#include "engine/words/failure.hpp"
#include "messages/chronicle.hpp"

namespace adjutant::chronicle {
namespace {

/// For each entry the one that undid it, or 0: from the end, because an undoing may be undone itself.
std::vector<EntryId> undoings(const std::vector<Entry>& entries) {
    std::vector<EntryId> by(entries.size(), 0);
    for (std::size_t i = entries.size(); i-- > 0;) {
        const auto* undone = std::get_if<Undone>(&entries[i].event);
        if (undone == nullptr || by[i] != 0) continue;
        if (undone->entry >= 1 && undone->entry <= static_cast<EntryId>(i))
            by[static_cast<std::size_t>(undone->entry - 1)] = static_cast<EntryId>(i) + 1;
    }
    return by;
}

/// The subjects that an event is about.
std::vector<SubjectId> subjectsOf(const Event& event) {
    if (const auto* one = std::get_if<Enrolled>(&event)) return {one->subject};
    if (const auto* one = std::get_if<Joined>(&event)) return {one->who.subject};
    if (const auto* one = std::get_if<Carried>(&event)) return {one->whose.subject};
    if (const auto* one = std::get_if<Transferred>(&event)) return {one->from.subject, one->to.subject};
    if (const auto* one = std::get_if<Noted>(&event)) return {one->whose.subject};
    if (const auto* one = std::get_if<Ruled>(&event)) return {one->whose.subject};
    return {};
}

/// Thrown by of(): which entry it was.
struct DoesNotFollow : Failure {
    DoesNotFollow(EntryId at, Refusal why)
        : Failure(failures::Unreadable{.why = breaks::DoesNotFollow{.entry = at, .why = why.sentence}}),
          entry(at),
          refusal(std::move(why)) {}
    EntryId entry;
    Refusal refusal;
};

}  // namespace

std::vector<Field> usualFields() {
    return {{std::string(lost)}, {"injuries"}, {"experience"}, {"resources"}, {"places"}};
}

Chronicle Chronicle::of(std::vector<Entry> entries) {
    Chronicle made;
    made.entries_ = std::move(entries);
    made.undone_ = undoings(made.entries_);
    for (const Entry& entry : made.entries_) made.meet(entry.event);
    for (std::size_t i = 0; i < made.entries_.size(); ++i) {
        const auto id = static_cast<EntryId>(i) + 1;
        const Event& event = made.entries_[i].event;
        if (std::holds_alternative<Begun>(event) != (i == 0))
            throw DoesNotFollow(id, {"not-linked", "A chronicle has one beginning."});
        if (made.undone_[i] != 0) continue;
        if (auto why = whyNotCounted(made, event, true)) throw DoesNotFollow(id, std::move(*why));
        made.count(id, event);
    }
    return made;
}

/// Numbers are never given twice, whether or not the entry counts.
void Chronicle::meet(const Event& event) {
    if (const auto* enrolled = std::get_if<Enrolled>(&event)) {
        if (enrolled->subject != nextSubject()) throw Failure(failures::Unreadable{.why = breaks::Numbers{}});
        subjects_.push_back({enrolled->subject, enrolled->kind, enrolled->name, enrolled->members,
                             std::vector<bool>(enrolled->members.size(), false), false});
    } else if (const auto* joined = std::get_if<Joined>(&event)) {
        if (joined->who.subject < 1 || joined->who.subject >= nextSubject() ||
            joined->who.member != nextMember(joined->who.subject))
            throw Failure(failures::Unreadable{.why = breaks::Numbers{}});
        Subject& subject = subjects_[static_cast<std::size_t>(joined->who.subject - 1)];
        subject.members.push_back(joined->name);
        subject.in.push_back(false);
    }
}

void Chronicle::add(Whose whose, const std::string& field, Figure::Part part) {
    Figure& figure = figures_[whose][field];
    figure.value += part.by;
    figure.words = part.words;
    figure.parts.push_back(std::move(part));
}

void Chronicle::count(EntryId id, const Event& event) {
    if (const auto* begun = std::get_if<Begun>(&event)) fields_ = begun->fields;
    if (const auto* fielded = std::get_if<Fielded>(&event)) fields_.push_back(fielded->field);
    if (const auto* enrolled = std::get_if<Enrolled>(&event)) {
        Subject& subject = subjects_[static_cast<std::size_t>(enrolled->subject - 1)];
        subject.counts = true;
        std::fill_n(subject.in.begin(), enrolled->members.size(), true);
    }
    if (const auto* joined = std::get_if<Joined>(&event))
        subjects_[static_cast<std::size_t>(joined->who.subject - 1)]
            .in[static_cast<std::size_t>(joined->who.member - 1)] = true;
    if (const auto* carried = std::get_if<Carried>(&event))
        add(carried->whose, carried->field, {id, carried->by, carried->words});
    if (const auto* moved = std::get_if<Transferred>(&event)) {
        add(moved->from, moved->field, {id, -moved->amount, {}});
        add(moved->to, moved->field, {id, moved->amount, {}});
    }
    if (const auto* ruled = std::get_if<Ruled>(&event))
        add(ruled->whose, ruled->field, {id, ruled->to - ruled->from, ruled->toWords});
}

std::optional<Refusal> Chronicle::whyNot(const Event& event) const {
    const bool begins = std::holds_alternative<Begun>(event);
    if (begins && exists()) return Refusal{"already-linked", "The campaign is linked already."};
    if (!begins && !exists()) return Refusal{"not-linked", "The campaign is not linked yet."};
    if (const auto* undone = std::get_if<Undone>(&event)) return whyNotUndo(*undone);
    return whyNotCounted(*this, event, false);
}

std::optional<Refusal> Chronicle::whyNotUndo(const Undone& event) const {
    const std::string number = std::to_string(event.entry);
    if (!has(event.entry))
        return Refusal{"unknown-entry", "The chronicle has no entry " + number + ".", {number}};
    if (event.entry == 1)
        return Refusal{"the-beginning", "The beginning of a linked campaign cannot be undone."};
    if (const EntryId by = undoneBy(event.entry); by != 0)
        return Refusal{"undone-already",
                       "Entry " + number + " was undone already, by entry " + std::to_string(by) + ".",
                       {number, std::to_string(by)}};
    std::vector<Entry> after = entries_;
    after.push_back({event});
    try {
        static_cast<void>(of(std::move(after)));
    } catch (const DoesNotFollow& stands) {
        return Refusal{"rests-on",
                       "Entry " + number + " cannot be undone: entry " + std::to_string(stands.entry) +
                           " would not hold any more. " + stands.refusal.sentence,
                       {number, std::to_string(stands.entry)}};
    }
    return {};
}

void Chronicle::append(Entry entry) {
    if (const auto why = whyNot(entry.event)) throw std::runtime_error(why->sentence);
    if (std::holds_alternative<Undone>(entry.event)) {
        entries_.push_back(std::move(entry));
        *this = of(std::move(entries_));
        return;
    }
    meet(entry.event);
    entries_.push_back(std::move(entry));
    undone_.push_back(0);
    count(static_cast<EntryId>(entries_.size()), entries_.back().event);
}

const Field* Chronicle::field(std::string_view name) const {
    const auto found = std::ranges::find(fields_, name, &Field::name);
    return found == fields_.end() ? nullptr : &*found;
}

const Subject* Chronicle::subject(SubjectId id) const {
    if (id < 1 || id >= nextSubject()) return nullptr;
    const Subject& subject = subjects_[static_cast<std::size_t>(id - 1)];
    return subject.counts ? &subject : nullptr;
}

const Subject* Chronicle::subjectCalled(std::string_view name) const {
    const auto found =
        std::ranges::find_if(subjects_, [&](const Subject& one) { return one.counts && one.name == name; });
    return found == subjects_.end() ? nullptr : &*found;
}

int Chronicle::nextMember(SubjectId id) const {
    if (id < 1 || id >= nextSubject()) return 0;
    return static_cast<int>(subjects_[static_cast<std::size_t>(id - 1)].members.size()) + 1;
}

const Chronicle::Figures& Chronicle::figuresOf(Whose whose) const {
    static const Figures none;
    const auto found = figures_.find(whose);
    return found == figures_.end() ? none : found->second;
}

std::int64_t Chronicle::countOf(Whose whose, std::string_view field) const {
    const Figures& figures = figuresOf(whose);
    const auto found = figures.find(std::string(field));
    return found == figures.end() ? 0 : found->second.value;
}

std::string Chronicle::shown(Whose whose) const {
    if (whose.subject < 1 || whose.subject >= nextSubject()) return "the campaign";
    const Subject& subject = subjects_[static_cast<std::size_t>(whose.subject - 1)];
    if (whose.member < 1 || whose.member > static_cast<int>(subject.members.size())) return subject.name;
    return subject.members[static_cast<std::size_t>(whose.member - 1)] + " of " + subject.name;
}

std::vector<EntryId> Chronicle::logOf(SubjectId id) const {
    std::vector<EntryId> list;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Event* event = &entries_[i].event;
        while (const auto* undone = std::get_if<Undone>(event)) event = &entry(undone->entry).event;
        const auto about = subjectsOf(*event);
        if (std::ranges::count(about, id) > 0) list.push_back(static_cast<EntryId>(i) + 1);
    }
    return list;
}

}  // namespace adjutant::chronicle
