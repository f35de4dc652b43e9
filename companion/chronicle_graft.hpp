// SPDX-License-Identifier: GPL-3.0-or-later
// What a table wrote in a chronicle, put behind what others wrote there meanwhile, by the rules of
// chronicles.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "chronicle/chronicle.hpp"
#include "companion/graft.hpp"

namespace adjutant::companion {

class ChronicleGraft final : public Graft {
  public:
    /// `had` is what the table had, common up to an entry. Throws std::runtime_error for what cannot be read.
    ChronicleGraft(club::OwnJournal now, const club::OwnJournal& had, std::int64_t common, bool insists);

    [[nodiscard]] bool isWhole() const override;

  private:
    using Event = chronicle::Event;
    using Whose = chronicle::Whose;

    int open(const EntryText&) override;
    Met meet(int part) override;
    void skip(int part) override;

    [[nodiscard]] Met meet(const chronicle::Begun&);
    [[nodiscard]] Met meet(const chronicle::Fielded&);
    [[nodiscard]] Met meet(const chronicle::Enrolled&);
    [[nodiscard]] Met meet(const chronicle::Joined&);
    [[nodiscard]] Met meet(const chronicle::Carried&);
    [[nodiscard]] Met meet(const chronicle::Transferred&);
    [[nodiscard]] Met meet(const chronicle::Noted&);
    [[nodiscard]] Met meet(const chronicle::Ruled&);
    [[nodiscard]] Met meet(const chronicle::Undone&);

    /// The entry of others since that an event of this table may be, by what makes it so.
    template <class Same>
    [[nodiscard]] chronicle::EntryId otherSince(const Same& same) const;
    Met put(Question, Event, const char* request = nullptr);
    Met same(Question, chronicle::EntryId);
    [[nodiscard]] Question question(nlohmann::json name, nlohmann::json here) const;
    [[nodiscard]] nlohmann::json shownWhose(const chronicle::Chronicle&, Whose) const;
    [[nodiscard]] nlohmann::json valueNow(Whose now, const std::string& field) const;
    [[nodiscard]] std::optional<Whose> whoseNow(Whose had) const;
    void bind(const chronicle::Enrolled& had, chronicle::SubjectId now);
    void remember();

    std::vector<std::string> keys_;  ///< who plays the subjects of this table
    chronicle::Chronicle now_, had_;
    std::map<Whose, Whose> subjects_;  ///< of this table's subjects and members, those that they are now
    std::vector<chronicle::EntryId> lines_;  ///< the same of entries; 0: none
    std::vector<chronicle::EntryId> fresh_;  ///< what others wrote since
    std::set<chronicle::EntryId> met_;       ///< those of them that this table wrote as well
    EntryText text_;
    chronicle::Entry entry_;  ///< the one that is met
};

}  // namespace adjutant::companion
