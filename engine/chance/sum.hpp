// SPDX-License-Identifier: GPL-3.0-or-later
// Sums as values: whatever a rule adds up (a number to hit, a count of dice, an allowance) keeps its parts,
// each with a name, a value and a clause. The event carries the sum, the screen shows it, the odds use it,
// and the referee can overrule a part.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// The referee's word that the part of a clause counts with another value. Said of one act it makes the part
/// count; said of the whole game (`always`) it changes what the part counts wherever it applies.
struct Overrule {
    std::string clause;
    int value = 0;
    std::string reason;
    bool always = false;

    bool operator==(const Overrule&) const = default;
};

/// What a part was before the referee overruled it.
struct Overruled {
    int was = 0;
    std::string reason;

    auto operator<=>(const Overruled&) const = default;
};

struct Part {
    std::string part;  ///< what it is, in a few words: "same hex"
    int value = 0;
    std::string clause;
    std::optional<Overruled> overruled;

    auto operator<=>(const Part&) const = default;
};

/// The parts of a finished sum. Parts that count nothing are kept apart, so that a screen can still show (and
/// the referee overrule) what was checked and did not apply.
struct Sum {
    std::vector<Part> parts;
    std::vector<Part> idle;

    [[nodiscard]] int total() const;
    [[nodiscard]] int modifiers() const;     ///< all parts but the first
    [[nodiscard]] bool isOverruled() const;  ///< in any part
    auto operator<=>(const Sum&) const = default;
};

/// Adds up one sum under the overrules in force. Made by Draft::sum().
class SumBuilder {
  public:
    explicit SumBuilder(std::span<const Overrule> overrules) : overrules_(overrules) {}

    /// Adds a part; a value of 0 (unless the act overrules it) is noted as not applying.
    SumBuilder& add(std::string_view part, int value, std::string_view clause);
    /// Adds the first part of a sum, which counts even when it is 0.
    SumBuilder& base(std::string_view part, int value, std::string_view clause);
    /// Bounds the total: the difference becomes a part of its own, which cannot be overruled.
    SumBuilder& atLeast(int least, std::string_view part, std::string_view clause);
    SumBuilder& atMost(int most, std::string_view part, std::string_view clause);

    [[nodiscard]] int total() const { return sum_.total(); }
    [[nodiscard]] const Sum& sum() const { return sum_; }
    operator Sum() const { return sum_; }  // NOLINT: a finished builder is its sum

  private:
    SumBuilder& put(std::string_view part, int value, std::string_view clause, bool counts);
    SumBuilder& bound(std::string_view part, int value, std::string_view clause);

    std::span<const Overrule> overrules_;
    Sum sum_;
};

}  // namespace adjutant
