// SPDX-License-Identifier: GPL-3.0-or-later
// What is written in a chronicle. Entries are all that is kept; every figure follows from them.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant::chronicle {

/// Rosters and sides have numbers, from 1, in the order in which they were enrolled; so have entries.
using SubjectId = int;
using EntryId = int;

/// Whose figure: a subject's own (member 0), or that of one of its members, from 1. Nobody's is the
/// campaign's.
struct Whose {
    SubjectId subject = 0;
    int member = 0;

    auto operator<=>(const Whose&) const = default;
};

/// What is carried over: a count, or words.
struct Field {
    enum class Kind { count, words };
    std::string name;
    Kind kind = Kind::count;
    bool belowZero = false;  ///< may a count be less than nothing: debts

    bool operator==(const Field&) const = default;
};

/// The line of a game that an entry comes from.
struct Source {
    std::string game;       ///< the hash of its first entry, which stays when it is renamed
    std::string name;       ///< as it was called then
    std::int64_t line = 0;  ///< the number of the entry in its journal; 0: the game as a whole
    bool bySystem = false;  ///< counted by the rules, not told by hand

    bool operator==(const Source&) const = default;
};

struct Begun {
    std::vector<Field> fields;

    bool operator==(const Begun&) const = default;
};

/// The campaign counts one thing more.
struct Fielded {
    Field field;

    bool operator==(const Fielded&) const = default;
};

struct Enrolled {
    enum class Kind { roster, side };
    SubjectId subject = 0;
    Kind kind = Kind::roster;
    std::string name;
    std::vector<std::string> members;  ///< their numbers are 1, 2 …

    bool operator==(const Enrolled&) const = default;
};

/// Somebody more on a roster.
struct Joined {
    Whose who;
    std::string name;

    bool operator==(const Joined&) const = default;
};

/// A count goes up or down, or words take the place of others.
struct Carried {
    Whose whose;
    std::string field;
    std::int64_t by = 0;
    std::string words;

    bool operator==(const Carried&) const = default;
};

/// One takes what the other gives.
struct Transferred {
    std::string field;
    std::int64_t amount = 0;
    Whose from, to;

    bool operator==(const Transferred&) const = default;
};

struct Noted {
    Whose whose;
    std::string text;

    bool operator==(const Noted&) const = default;
};

/// A correction by the referee. What stood there is part of it, so that nothing before it can change unseen.
struct Ruled {
    Whose whose;
    std::string field;
    std::int64_t from = 0, to = 0;
    std::string fromWords, toWords;
    std::string reason;

    bool operator==(const Ruled&) const = default;
};

/// An earlier entry does not count any more; it may be an undoing itself.
struct Undone {
    EntryId entry = 0;
    std::string reason;

    bool operator==(const Undone&) const = default;
};

using Event = std::variant<Begun, Fielded, Enrolled, Joined, Carried, Transferred, Noted, Ruled, Undone>;

struct Entry {
    Event event;
    std::optional<Source> source{};

    bool operator==(const Entry&) const = default;
};

/// One line of JSON.
[[nodiscard]] std::string written(const Entry&);
/// Throws std::runtime_error for what is no such line.
[[nodiscard]] Entry readEntry(std::string_view line);
/// Does the line begin a chronicle? False for whatever else it is.
[[nodiscard]] bool beginsAChronicle(std::string_view line);

[[nodiscard]] std::string_view nameOf(Field::Kind);
[[nodiscard]] std::string_view nameOf(Enrolled::Kind);

}  // namespace adjutant::chronicle
