// SPDX-License-Identifier: GPL-3.0-or-later
// One evening: a game from New game on the home page to its report, played by touch in the app's own window,
// each act held against the second table.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "tests/evenings/eye.hpp"
#include "tests/evenings/finger.hpp"
#include "tests/evenings/lexicon.hpp"
#include "tests/evenings/notebook.hpp"
#include "tests/evenings/player.hpp"
#include "tests/evenings/stage.hpp"
#include "tests/evenings/touch_count.hpp"
#include "tests/evenings/twin.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

/// What is played, and in which window.
struct Plan {
    QString system;
    QString name;  ///< of the game, as New game calls it
    std::vector<std::pair<QString, QString>>
        options{};         ///< what is chosen on New game: a field and its choice
    QStringList powers{};  ///< whose seat is changed: taken or left
    QString dice = QStringLiteral("app");
    QSize size{1280, 800};
    double text = 1.0;
    std::uint32_t seed = 1;
    int acts = 60;       ///< then the players stop by agreement
    bool aloud = false;  ///< each act is told as it is begun
    [[nodiscard]] QString words() const;
};

struct Fault {
    QString what;
    QString picture;
};

class Evening {
  public:
    /// Pictures of what fails go into this folder.
    Evening(Plan plan, QString pictures);
    ~Evening();

    void play();

    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }
    [[nodiscard]] const TouchCount& touches() const { return touches_; }
    [[nodiscard]] int acts() const { return acts_; }
    [[nodiscard]] bool isOver() const { return over_; }

  private:
    void open();
    bool begin();
    bool setOption(const QString& field, const QString& choice);
    bool playAct();
    bool doAct(const Wish& wish, const Twin::json& offers);
    bool touch(const Seen& seen, const QString& what, bool held = false);
    bool bringIntoView(Seen& seen);
    bool clearTheWay(const Seen& seen);
    void takeEntries();
    void compare(const Wish& wish, const EntryText& entry);
    void standStill(const Scene& before, const Scene& after);
    void finish();
    void leaveSheets();
    bool press(const QString& words);
    void fail(const QString& what);
    void fetchWarnings();

    Plan plan_;
    QString pictures_;
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Eye> eye_;
    std::unique_ptr<Finger> finger_;
    std::unique_ptr<Notebook> notebook_;
    Twin twin_;
    Lexicon lexicon_;
    Player player_;
    std::unique_ptr<Ways> ways_;
    std::vector<EntryText> fresh_;
    std::vector<Fault> faults_;
    TouchCount touches_;
    QStringList blamed_;  ///< what was told once is not told again
    int acts_ = 0;
    int failedInARow_ = 0;
    bool over_ = false;
};

}  // namespace adjutant::evenings
