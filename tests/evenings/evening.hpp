// SPDX-License-Identifier: GPL-3.0-or-later
// One evening: a game from New game on the home page to its report, played by touch in the app's own window,
// each act held against the second table.
#pragma once

#include <memory>
#include <random>
#include <vector>

#include "tests/evenings/fault_book.hpp"
#include "tests/evenings/hand.hpp"
#include "tests/evenings/lexicon.hpp"
#include "tests/evenings/notebook.hpp"
#include "tests/evenings/plan.hpp"
#include "tests/evenings/player.hpp"
#include "tests/evenings/stage.hpp"
#include "tests/evenings/touch_count.hpp"
#include "tests/evenings/twin.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

class Evening {
  public:
    /// Pictures of what fails go into this folder.
    Evening(Plan plan, const QString& pictures);
    ~Evening();

    void play();

    [[nodiscard]] const std::vector<Fault>& faults() const { return book_.all(); }
    [[nodiscard]] const TouchCount& touches() const { return touches_; }
    [[nodiscard]] int acts() const { return acts_; }
    [[nodiscard]] bool isOver() const { return over_; }

  private:
    bool begin();
    bool playAct();
    bool doAct(const Wish& wish, const Twin::json& offers);
    void takeEntries();
    void compare(const Wish& wish, const EntryText& entry);
    void finish();
    void leaveSheets();
    void thinkBetter();
    void interlude();
    bool reply();
    bool openHand(const QString& owner);
    void takeBack();
    bool chance(int oneIn);
    void fail(const QString& what);
    void fetchWarnings();

    Plan plan_;
    FaultBook book_;
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Hand> hand_;
    std::unique_ptr<Notebook> notebook_;
    Twin twin_;
    Lexicon lexicon_;
    Player player_;
    std::mt19937 whim_;  ///< when the hand thinks better of it
    std::unique_ptr<Ways> ways_;
    std::vector<EntryText> fresh_;
    TouchCount touches_;
    int acts_ = 0;
    int failedInARow_ = 0;
    bool over_ = false;
};

}  // namespace adjutant::evenings
