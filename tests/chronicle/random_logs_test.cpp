// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every chronicle, over many that chance wrote: held against a count that knows no provenance.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "chronicle/chronicle.hpp"

namespace adjutant::chronicle {
namespace {

using Counts = std::map<std::pair<Whose, std::string>, std::int64_t>;

class Chance {
  public:
    explicit Chance(std::uint64_t seed) : bits_(seed) {}
    int upTo(int most) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(most + 1)); }

  private:
    std::mt19937_64 bits_;
};

Whose somebody(Chance& chance) { return {1 + chance.upTo(3), chance.upTo(3)}; }

Event anything(const Chronicle& chronicle, Chance& chance) {
    static const char* const fields[] = {"lost", "resources", "debts", "unknown"};
    const std::string field = fields[chance.upTo(3)];
    switch (chance.upTo(9)) {
        case 0:
            return Enrolled{chronicle.nextSubject(),
                            Enrolled::Kind::roster,
                            "Roster " + std::to_string(chance.upTo(5)),
                            {"One", "Two"}};
        case 1:
            return Joined{{1 + chance.upTo(3), chronicle.nextMember(1 + chance.upTo(3))}, "Three"};
        case 2:
            return Noted{somebody(chance), "A note"};
        case 3: {
            const Whose whose = somebody(chance);
            return Ruled{whose, field, chronicle.countOf(whose, field), chance.upTo(20), {}, {}, "So be it."};
        }
        case 4:
        case 5:
            return Transferred{field, chance.upTo(6), somebody(chance), somebody(chance)};
        case 6:
        case 7:
            return Undone{chance.upTo(static_cast<int>(chronicle.entries().size())), {}};
        default:
            return Carried{somebody(chance), field, chance.upTo(12) - 4, {}};
    }
}

/// Does an entry count, asked from the front?
bool counts(const std::vector<Entry>& entries, std::size_t index) {
    for (std::size_t later = index + 1; later < entries.size(); ++later) {
        const auto* undone = std::get_if<Undone>(&entries[later].event);
        if (undone != nullptr && undone->entry == static_cast<int>(index) + 1 && counts(entries, later))
            return false;
    }
    return true;
}

Counts countedAnew(const std::vector<Entry>& entries) {
    Counts all;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!counts(entries, i)) continue;
        if (const auto* one = std::get_if<Carried>(&entries[i].event))
            all[{one->whose, one->field}] += one->by;
        if (const auto* one = std::get_if<Ruled>(&entries[i].event)) all[{one->whose, one->field}] = one->to;
        if (const auto* one = std::get_if<Transferred>(&entries[i].event)) {
            all[{one->from, one->field}] -= one->amount;
            all[{one->to, one->field}] += one->amount;
        }
    }
    std::erase_if(all, [](const auto& one) { return one.second == 0; });
    return all;
}

Counts figuresOf(const Chronicle& chronicle) {
    Counts all;
    for (const Subject& subject : chronicle.subjects())
        for (int member = 0; member < chronicle.nextMember(subject.id); ++member)
            for (const auto& [field, figure] : chronicle.figuresOf({subject.id, member})) {
                std::int64_t sum = 0;
                for (const Figure::Part& part : figure.parts) sum += part.by;
                EXPECT_EQ(sum, figure.value) << "the parts of a figure are all of it";
                EXPECT_TRUE(figure.value >= 0 || chronicle.field(field)->belowZero);
                if (figure.value != 0) all[{{subject.id, member}, field}] = figure.value;
            }
    return all;
}

std::map<std::string, std::int64_t> sums(const Counts& counts) {
    std::map<std::string, std::int64_t> all;
    for (const auto& [key, value] : counts) all[key.second] += value;
    std::erase_if(all, [](const auto& one) { return one.second == 0; });
    return all;
}

/// The log with something in the place of an entry that nothing counts.
std::vector<Entry> without(std::vector<Entry> entries, EntryId id) {
    entries[static_cast<std::size_t>(id - 1)] = {Noted{{}, "Nothing"}};
    return entries;
}

class RandomLogs : public testing::Test {
  protected:
    /// Appends one more that is not refused.
    void grow(Chronicle& chronicle, Chance& chance) {
        Event event = anything(chronicle, chance);
        if (chronicle.whyNot(event)) {
            ++refused_;
            return;
        }
        const auto before = sums(figuresOf(chronicle));
        const std::vector<Entry> entries = chronicle.entries();
        chronicle.append({event, Source{"abc", "A game", chance.upTo(9), false}});
        if (std::holds_alternative<Transferred>(event)) {
            ++transfers_;
            EXPECT_EQ(sums(figuresOf(chronicle)), before) << "what changes hands neither grows nor shrinks";
        }
        if (const auto* undone = std::get_if<Undone>(&event)) checkUndone(chronicle, entries, undone->entry);
    }

    void checkUndone(const Chronicle& chronicle, const std::vector<Entry>& before, EntryId id) {
        const Event& what = before[static_cast<std::size_t>(id - 1)].event;
        if (std::holds_alternative<Enrolled>(what) || std::holds_alternative<Joined>(what)) return;
        ++undoings_;
        EXPECT_EQ(figuresOf(chronicle), figuresOf(Chronicle::of(without(before, id))))
            << "to undo an entry is to have the log without it";
    }

    int refused_ = 0, transfers_ = 0, undoings_ = 0;
};

TEST_F(RandomLogs, FiguresAreWhatACountWithoutProvenanceFinds) {
    constexpr int logs = 200, tries = 120;
    for (int log = 0; log < logs; ++log) {
        Chance chance(static_cast<std::uint64_t>(log));
        Chronicle chronicle;
        chronicle.append({Begun{{{"lost"}, {"resources"}, {"debts", Field::Kind::count, true}}}});
        for (int i = 0; i < tries; ++i) grow(chronicle, chance);
        std::vector<Entry> read;
        for (const Entry& entry : chronicle.entries()) {
            read.push_back(readEntry(written(entry)));
            EXPECT_EQ(read.back(), entry);
        }
        EXPECT_EQ(figuresOf(chronicle), countedAnew(read)) << log;
        EXPECT_EQ(figuresOf(Chronicle::of(std::move(read))), figuresOf(chronicle)) << log;
    }
    EXPECT_GT(transfers_, 100);
    EXPECT_GT(undoings_, 100);
    EXPECT_GT(refused_, 100);
}

}  // namespace
}  // namespace adjutant::chronicle
