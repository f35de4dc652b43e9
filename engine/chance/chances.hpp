// SPDX-License-Identifier: GPL-3.0-or-later
// Who answers the chances. The only virtual that the rules meet, and they meet it through Draft.
//   SuppliedRolls  the referee's fingers or a scanned card, then whoever comes after
//   AppDice        the program's dice
//   TableDice      the table: the first unanswered chance becomes a question
//   Explorer       every answer in turn (odds.hpp)
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/chance/chance.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// The action is settled: what follows by itself is not part of what odds were asked about.
struct Settled {};
/// All that follows depends on the state (and `key`) alone; runs that meet here with the same state are one.
struct Paused {
    std::string key;
    bool byState = true;
};

/// Thrown by a Chances to leave the rules, caught in odds.hpp and resolve.hpp alone, never seen outside: so
/// rules are straight lines without plumbing, and nothing is changed, because the draft is dropped.
struct Interrupted {
    std::variant<Chance, Refusal, Settled, Paused> why;
};

class Chances {
  public:
    struct Answered {
        Answer answer;
        bool byApp;
    };
    virtual ~Chances() = default;
    /// Gives an answer that can occur, or throws Interrupted.
    virtual Answered answer(const Chance& chance) = 0;
    /// See Draft::settle and Draft::checkpoint; only odds care.
    virtual void settle() {}
    virtual void checkpoint(const Paused& /*here*/) {}
};

/// 64 bits from outside that nobody can know beforehand.
using FreshBits = std::function<std::uint64_t()>;

/// The program's dice. With a seed they are a function of it, the journal entry and the number of the chance:
/// no generator state is kept, and the same requests roll the same on any machine. Without one each chance
/// takes fresh bits instead of the seed, so that nothing in a file tells what will be rolled.
class AppDice final : public Chances {
  public:
    AppDice(std::uint64_t seed, std::int64_t entry) : AppDice([seed] { return seed; }, entry) {}
    AppDice(FreshBits bits, std::int64_t entry)
        : bits_(std::move(bits)), entry_(static_cast<std::uint64_t>(entry)) {}
    Answered answer(const Chance& chance) override;

  private:
    FreshBits bits_;
    std::uint64_t entry_;
    std::uint64_t asked_ = 0;
};

/// Nobody answers: the chance is handed back as a question.
class TableDice final : public Chances {
  public:
    Answered answer(const Chance& chance) override { throw Interrupted{chance}; }
};

/// Something in `rolls` that is no answer to any chance, with what it was, for the sentence.
struct Unreadable {
    std::string text;
};
using SuppliedAnswer = std::variant<Answer, Unreadable>;

/// Answers from a list, in order; when it is used up, another answers. What cannot occur is refused
/// (`bad-roll`) in the words of `explain`; without it in words that know no game.
class SuppliedRolls final : public Chances {
  public:
    using Explain = std::function<Refusal(const Chance&, const SuppliedAnswer&)>;

    SuppliedRolls(std::vector<SuppliedAnswer> answers, Chances& rest, Explain explain = {})
        : answers_(std::move(answers)), rest_(rest), explain_(std::move(explain)) {}
    Answered answer(const Chance& chance) override;
    [[nodiscard]] std::size_t leftOver() const { return answers_.size() - used_; }

  private:
    std::vector<SuppliedAnswer> answers_;
    std::size_t used_ = 0;
    Chances& rest_;
    Explain explain_;
};

/// `[3,5]` or `heads`, for sentences.
[[nodiscard]] std::string text(const Answer& answer);

}  // namespace adjutant
