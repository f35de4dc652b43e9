// SPDX-License-Identifier: GPL-3.0-or-later
// What a table did while others went on, put behind what they did: the way that a league and a chronicle have
// in common. What each act means there is said by league_graft and chronicle_graft.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "db/club/journal_rules.hpp"

namespace adjutant::companion {

class Graft {
  public:
    virtual ~Graft() = default;
    Graft(const Graft&) = delete;
    Graft& operator=(const Graft&) = delete;

    /// Every act of `had` after that entry.
    [[nodiscard]] club::Behind all(const club::OwnJournal& had, std::int64_t common);
    /// That act alone: nothing where what it says is so, else how it is asked about.
    [[nodiscard]] std::optional<club::AskedAct> one(const club::OwnJournal& had, std::int64_t common,
                                                    const club::AskedAct& act);
    [[nodiscard]] const club::OwnJournal& journal() const { return journal_; }
    /// Is there nobody in it whose person the club has not told yet?
    [[nodiscard]] virtual bool isWhole() const = 0;

  protected:
    enum class Fate {
        put,   ///< it goes behind
        same,  ///< what it says is so already
        asked
    };
    /// As companion/asked_words.hpp reads it.
    struct Question {
        std::string about;
        nlohmann::json name, club, here;
    };
    struct Met {
        Fate fate = Fate::same;
        Question question{};
        std::string why{};  ///< of what the rules refuse
    };

    /// `insists`: an act that contradicts what is there is told anew, as a correction.
    Graft(club::OwnJournal now, bool insists) : journal_(std::move(now)), insists_(insists) {}

    [[nodiscard]] bool insists() const { return insists_; }
    [[nodiscard]] club::OwnJournal& growing() { return journal_; }
    /// Who the numbers that are common are, this table knows best: some may have been merged since.
    void keepPeople(const std::vector<std::string>& had, std::size_t common);
    /// One more entry behind the others, like that one.
    void append(const EntryText& like, std::string request, std::string rolls, std::string events);
    /// What was asked about that entry of this table's is not any more.
    void forget(std::int64_t line);

    /// Reads an entry of this table's: how many acts it has.
    virtual int open(const EntryText&) = 0;
    virtual Met meet(int part) = 0;
    /// It was met before, whatever became of it.
    virtual void skip(int part) = 0;
    /// All its acts were met.
    virtual void close() {}

  private:
    void note(std::int64_t line, int part, const Met&);

    club::OwnJournal journal_;
    bool insists_;
    std::vector<club::AskedAct> asked_;
    std::set<std::string> answered_;
};

}  // namespace adjutant::companion
