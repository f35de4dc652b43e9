// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/chances.hpp"

#include <numeric>

#include "engine/chance/bad_roll.hpp"

namespace adjutant {
namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): small, well spread, and the same everywhere.
class Stream {
  public:
    explicit Stream(std::uint64_t state) : state_(state) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// A number from 0 to bound - 1, each equally likely. The standard distributions differ between
    /// libraries; this loop does not.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t tooHigh = UINT64_MAX - UINT64_MAX % bound;
        for (;;) {
            const std::uint64_t number = next();
            if (number < tooHigh) return number % bound;
        }
    }

  private:
    std::uint64_t state_;
};

std::size_t weighted(Stream& stream, const std::vector<long>& weights) {
    const long total = std::accumulate(weights.begin(), weights.end(), 0L);
    auto left = static_cast<long>(stream.below(static_cast<std::uint64_t>(total)));
    std::size_t choice = 0;
    while (left >= weights[choice]) left -= weights[choice++];
    return choice;
}

}  // namespace

Chances::Answered AppDice::answer(const Chance& chance) {
    Stream mixer(bits_());
    mixer = Stream(mixer.next() ^ (entry_ * 0xD1B54A32D192ED03U));
    Stream stream(mixer.next() ^ (asked_++ * 0x8CB92BA72F3D8DD7U));
    switch (chance.kind) {
        case Chance::Kind::dice: {
            std::vector<int> faces;
            for (int die = 0; die < chance.count; ++die) {
                faces.push_back(1 + static_cast<int>(stream.below(static_cast<std::uint64_t>(chance.sides))));
            }
            return {faces, true};
        }
        case Chance::Kind::coin:
            return {stream.below(2) == 0 ? "heads" : "tails", true};
        case Chance::Kind::card:
        case Chance::Kind::oneOf:
            break;
    }
    return {chance.choices.at(weighted(stream, chance.weights)), true};
}

Chances::Answered SuppliedRolls::answer(const Chance& chance) {
    if (used_ == answers_.size()) return rest_.answer(chance);
    const SuppliedAnswer& supplied = answers_[used_];
    const auto* answer = std::get_if<Answer>(&supplied);
    if (answer == nullptr || !chance.allows(*answer))
        throw Interrupted{explain_ ? explain_(chance, supplied) : badRoll(chance, supplied)};
    ++used_;
    return {*answer, false};
}

std::string text(const Answer& answer) {
    if (const auto* word = std::get_if<std::string>(&answer)) return *word;
    std::string text = "[";
    for (const int face : std::get<std::vector<int>>(answer)) {
        if (text.size() > 1) text += ',';
        text += std::to_string(face);
    }
    return text + ']';
}

}  // namespace adjutant
