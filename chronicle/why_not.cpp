// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle/why_not.hpp"

#include <algorithm>

namespace adjutant::chronicle {
namespace {

using Why = std::optional<Refusal>;

constexpr std::size_t longestName = 200;
constexpr std::size_t longestText = 4000;
constexpr std::int64_t most = 1'000'000'000;

std::string quoted(const std::string& text) { return "'" + text + "'"; }

Why whyNotName(const std::string& name) {
    if (name.find_first_not_of(" \t\r\n") == std::string::npos)
        return Refusal{"bad-name", "A name needs a letter."};
    if (name.size() > longestName) return Refusal{"bad-name", "A name has 200 bytes at most."};
    return {};
}

Why whyNotText(const std::string& text) {
    if (text.size() <= longestText) return {};
    return Refusal{"too-long", "A text has 4000 bytes at most."};
}

Why whyNotAmount(std::int64_t amount) {
    if (amount == 0) return Refusal{"nothing", "That would change nothing."};
    if (amount >= -most && amount <= most) return {};
    return Refusal{"too-much", "An amount is a thousand millions at most."};
}

class Asked {
  public:
    Asked(const Chronicle& chronicle, bool anew) : chronicle_(chronicle), anew_(anew) {}

    Why operator()(const Begun& event) const {
        for (std::size_t i = 0; i < event.fields.size(); ++i) {
            if (auto why = whyNotName(event.fields[i].name)) return why;
            const auto same = [&](const Field& other) { return other.name == event.fields[i].name; };
            if (std::count_if(event.fields.begin(), event.fields.end(), same) > 1)
                return duplicate(event.fields[i].name);
        }
        return {};
    }
    Why operator()(const Fielded& event) const {
        if (auto why = whyNotName(event.field.name)) return why;
        if (chronicle_.field(event.field.name) != nullptr) return duplicate(event.field.name);
        return {};
    }
    Why operator()(const Enrolled& event) const {
        if (auto why = whyNotName(event.name)) return why;
        if (!anew_ && event.subject != chronicle_.nextSubject())
            return Refusal{"bad-number", "The next to be enrolled has another number."};
        if (chronicle_.subjectCalled(event.name) != nullptr) return duplicate(event.name);
        for (const std::string& member : event.members) {
            if (auto why = whyNotName(member)) return why;
        }
        return {};
    }
    Why operator()(const Joined& event) const {
        const Subject* subject = chronicle_.subject(event.who.subject);
        if (subject == nullptr) return unknown();
        if (subject->kind == Enrolled::Kind::side)
            return Refusal{"no-members", subject->name + " is a side and has no members.", {subject->name}};
        if (!anew_ && event.who.member != chronicle_.nextMember(event.who.subject))
            return Refusal{"bad-number", "The next to join has another number."};
        return whyNotName(event.name);
    }
    Why operator()(const Carried& event) const {
        if (auto why = known(event.whose)) return why;
        const Field* field = chronicle_.field(event.field);
        if (field == nullptr) return unknownField(event.field);
        if (field->kind == Field::Kind::words) {
            if (event.by != 0) return noCount(event.field);
            return whyNotText(event.words);
        }
        if (!event.words.empty()) return noWords(event.field);
        if (auto why = whyNotAmount(event.by)) return why;
        return belowZero(event.whose, *field, event.by);
    }
    Why operator()(const Transferred& event) const {
        for (const Whose& whose : {event.from, event.to})
            if (auto why = known(whose)) return why;
        const Field* field = chronicle_.field(event.field);
        if (field == nullptr) return unknownField(event.field);
        if (field->kind == Field::Kind::words) return noCount(event.field);
        if (event.from == event.to) return Refusal{"same", "What changes hands goes to somebody else."};
        if (auto why = whyNotAmount(event.amount)) return why;
        if (event.amount < 0) return Refusal{"less-than-nothing", "What changes hands is more than nothing."};
        return belowZero(event.from, *field, -event.amount);
    }
    Why operator()(const Noted& event) const {
        if (event.whose != Whose{})
            if (auto why = known(event.whose)) return why;
        if (auto why = whyNotText(event.text)) return why;
        if (event.text.find_first_not_of(" \t\r\n") == std::string::npos)
            return Refusal{"nothing", "A note says something."};
        return {};
    }
    Why operator()(const Ruled& event) const {
        if (auto why = known(event.whose)) return why;
        const Field* field = chronicle_.field(event.field);
        if (field == nullptr) return unknownField(event.field);
        if (event.reason.find_first_not_of(" \t\r\n") == std::string::npos)
            return Refusal{"no-reason", "A correction needs its reason."};
        if (auto why = whyNotText(event.reason)) return why;
        return field->kind == Field::Kind::words ? words(event) : count(event, *field);
    }
    Why operator()(const Undone&) const { return {}; }

  private:
    static Why duplicate(const std::string& name) {
        return Refusal{"duplicate", "There is " + quoted(name) + " already.", {name}};
    }
    static Why noCount(const std::string& field) {
        return Refusal{"wrong-kind", quoted(field) + " is words and has no count.", {field}};
    }
    static Why noWords(const std::string& field) {
        return Refusal{"wrong-kind", quoted(field) + " is a count and has no words.", {field}};
    }
    static Why unknown() {
        return Refusal{"unknown-subject", "No roster and no side with that number is in the campaign."};
    }
    Why known(Whose whose) const {
        const Subject* subject = chronicle_.subject(whose.subject);
        if (subject == nullptr) return unknown();
        if (whose.member == 0 || subject->hasMember(whose.member)) return {};
        return Refusal{"unknown-member",
                       subject->name + " has no member " + std::to_string(whose.member) + ".",
                       {subject->name, std::to_string(whose.member)}};
    }
    Why unknownField(const std::string& name) const {
        std::string list;
        for (const Field& field : chronicle_.fields()) list += (list.empty() ? "" : ", ") + field.name;
        return Refusal{"unknown-field",
                       "The campaign does not keep " + quoted(name) + ". It keeps: " + list + ".",
                       {name, list}};
    }
    Why belowZero(Whose whose, const Field& field, std::int64_t by) const {
        const std::int64_t has = chronicle_.countOf(whose, field.name);
        if (field.belowZero || has + by >= 0) return {};
        const std::string who = chronicle_.shown(whose);
        return Refusal{"below-zero",
                       who + " would have less than nothing of " + quoted(field.name) + ": it is " +
                           std::to_string(has) + " now.",
                       {who, field.name, std::to_string(has)}};
    }
    Why changedSince(const Ruled& event) const {
        const std::string who = chronicle_.shown(event.whose);
        return Refusal{"changed-since",
                       quoted(event.field) + " of " + who + " is not what the correction found there.",
                       {event.field, who}};
    }
    Why count(const Ruled& event, const Field& field) const {
        if (!event.fromWords.empty() || !event.toWords.empty()) return noWords(event.field);
        if (chronicle_.countOf(event.whose, event.field) != event.from) return changedSince(event);
        if (event.to > most || event.to < -most) return whyNotAmount(event.to);
        if (event.to == event.from) return whyNotAmount(0);
        return belowZero(event.whose, field, event.to - event.from);
    }
    Why words(const Ruled& event) const {
        if (event.from != 0 || event.to != 0) return noCount(event.field);
        const auto& figures = chronicle_.figuresOf(event.whose);
        const auto found = figures.find(event.field);
        if ((found == figures.end() ? std::string() : found->second.words) != event.fromWords)
            return changedSince(event);
        if (event.toWords == event.fromWords) return whyNotAmount(0);
        return whyNotText(event.toWords);
    }

    const Chronicle& chronicle_;
    bool anew_;
};

}  // namespace

std::optional<Refusal> whyNotCounted(const Chronicle& chronicle, const Event& event, bool anew) {
    return std::visit(Asked(chronicle, anew), event);
}

}  // namespace adjutant::chronicle
