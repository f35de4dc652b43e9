// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a linked campaign and what follows from it: who is in it, what everybody has, and from which
// entries. Nothing is ever taken out of the log; what was undone only does not count.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/event.hpp"
#include "chronicle/refusal.hpp"

namespace adjutant::chronicle {

/// The field that says who is out of a roster, or how much of a side: a member with one of these does not
/// come to the next game.
inline constexpr std::string_view lost = "lost";
/// What most campaigns count.
[[nodiscard]] std::vector<Field> usualFields();

struct Subject {
    SubjectId id = 0;
    Enrolled::Kind kind = Enrolled::Kind::roster;
    std::string name;
    std::vector<std::string> members;  ///< member 1 first
    std::vector<bool> in;              ///< of members: false for who was undone
    bool counts = true;                ///< false when its entry was undone

    [[nodiscard]] bool hasMember(int number) const {
        return number >= 1 && number <= static_cast<int>(in.size()) &&
               in[static_cast<std::size_t>(number - 1)];
    }
};

/// What somebody has of a field, and the entries that it comes from.
struct Figure {
    struct Part {
        EntryId entry = 0;
        std::int64_t by = 0;
        std::string words;

        bool operator==(const Part&) const = default;
    };
    std::int64_t value = 0;  ///< the sum of its parts
    std::string words;       ///< those of its last part
    std::vector<Part> parts;

    bool operator==(const Figure&) const = default;
};

class Chronicle {
  public:
    using Figures = std::map<std::string, Figure>;

    /// Throws std::runtime_error where an entry does not follow on those before it.
    [[nodiscard]] static Chronicle of(std::vector<Entry> entries);
    /// Why this cannot be the next entry; nothing when it can.
    [[nodiscard]] std::optional<Refusal> whyNot(const Event&) const;
    /// Throws std::runtime_error with that sentence.
    void append(Entry);

    [[nodiscard]] bool exists() const { return !entries_.empty(); }
    /// Entry 1 first; also those that do not count.
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] const Entry& entry(EntryId id) const {
        return entries_.at(static_cast<std::size_t>(id - 1));
    }
    [[nodiscard]] bool has(EntryId id) const { return id >= 1 && id <= static_cast<int>(entries_.size()); }
    /// The entry by which this one was undone; 0 while it counts.
    [[nodiscard]] EntryId undoneBy(EntryId id) const { return undone_.at(static_cast<std::size_t>(id - 1)); }

    [[nodiscard]] const std::vector<Field>& fields() const { return fields_; }
    [[nodiscard]] const Field* field(std::string_view name) const;
    /// Subject 1 first; also those whose entry was undone.
    [[nodiscard]] const std::vector<Subject>& subjects() const { return subjects_; }
    [[nodiscard]] const Subject* subject(SubjectId) const;
    [[nodiscard]] const Subject* subjectCalled(std::string_view name) const;
    [[nodiscard]] SubjectId nextSubject() const { return static_cast<SubjectId>(subjects_.size()) + 1; }
    [[nodiscard]] int nextMember(SubjectId) const;

    [[nodiscard]] const Figures& figuresOf(Whose) const;
    [[nodiscard]] std::int64_t countOf(Whose, std::string_view field) const;
    /// "Old Ada of The Rats", "The Rats"; "the campaign" of nobody.
    [[nodiscard]] std::string shown(Whose) const;
    /// The entries that are about a subject or its members, those that do not count included.
    [[nodiscard]] std::vector<EntryId> logOf(SubjectId) const;

  private:
    std::optional<Refusal> whyNotUndo(const Undone&) const;
    void count(EntryId, const Event&);
    void add(Whose, const std::string& field, Figure::Part part);
    void meet(const Event&);

    std::vector<Entry> entries_;
    std::vector<EntryId> undone_;
    std::vector<Field> fields_;
    std::vector<Subject> subjects_;
    std::map<Whose, Figures> figures_;
};

}  // namespace adjutant::chronicle
