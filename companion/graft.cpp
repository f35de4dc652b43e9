// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/graft.hpp"

#include <stdexcept>

#include "companion/asked_words.hpp"

namespace adjutant::companion {

using club::AskedAct;
using nlohmann::json;

club::Behind Graft::all(const club::OwnJournal& had, std::int64_t common) {
    for (auto i = static_cast<std::size_t>(common); i < had.entries.size(); ++i) {
        const int parts = open(had.entries[i]);
        for (int part = 0; part < parts; ++part) note(static_cast<std::int64_t>(i) + 1, part, meet(part));
        close();
    }
    return {.journal = journal_, .asked = asked_, .answered = answered_};
}

std::optional<AskedAct> Graft::one(const club::OwnJournal& had, std::int64_t common, const AskedAct& act) {
    if (act.line <= common || act.line > static_cast<std::int64_t>(had.entries.size()))
        throw std::runtime_error("What this table remembers of it cannot be read any more.");
    for (std::int64_t line = common + 1; line <= act.line; ++line) {
        const int parts = open(had.entries[static_cast<std::size_t>(line - 1)]);
        for (int part = 0; part < parts; ++part) {
            if (line == act.line && part == act.part)
                note(line, part, meet(part));
            else if (line < act.line || part < act.part)
                skip(part);
        }
    }
    close();
    return asked_.empty() ? std::nullopt : std::optional(asked_.front());
}

void Graft::note(std::int64_t line, int part, const Met& met) {
    const Question& question = met.question;
    std::erase_if(asked_, [&](const AskedAct& one) { return one.about == question.about; });
    answered_.insert(question.about);
    // Who asks about one act alone is told of it even where it can be told anew.
    if (met.fate == Fate::same || (met.fate == Fate::put && !insists_)) return;
    answered_.erase(question.about);
    const json facts{{"name", question.name},
                     {"club", question.club},
                     {"here", question.here},
                     {"refused", !met.why.empty()}};
    asked_.push_back({.line = line,
                      .part = part,
                      .about = question.about,
                      .name = askedPhrase(question.name).text(),
                      .club = askedPhrase(question.club).text(),
                      .here = askedPhrase(question.here).text(),
                      .why = met.why,
                      .facts = facts.dump()});
}

void Graft::forget(std::int64_t line) {
    for (const AskedAct& one : asked_)
        if (one.line == line) answered_.insert(one.about);
    std::erase_if(asked_, [&](const AskedAct& one) { return one.line == line; });
}

void Graft::keepPeople(const std::vector<std::string>& had, std::size_t common) {
    for (std::size_t i = 0; i < common && i < had.size() && i < journal_.people.size() && !insists_; ++i)
        journal_.people[i] = had[i];
}

void Graft::append(const EntryText& like, std::string request, std::string rolls, std::string events) {
    const auto last = static_cast<std::int64_t>(journal_.entries.size());
    EntryText entry{.seq = last + 1,
                    .parent = last,
                    .at = like.at,
                    .request = std::move(request),
                    .rolls = std::move(rolls),
                    .events = std::move(events),
                    .hash = {}};
    entry.hash = chainHash(last == 0 ? std::string() : journal_.entries.back().hash, entry);
    journal_.entries.push_back(std::move(entry));
}

}  // namespace adjutant::companion
