// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the pages of people, results, games and the search: made once, beside the rest of
// Companion.
#pragma once

#include <QObject>

class QQmlEngine;

namespace adjutant::companion {

class Afterwards;
class ChronicleDesk;
class Companion;
class GameDesk;
class PersonDesk;
class ResultsDesk;
class SearchDesk;

class PeopleDesks : public QObject {
    Q_OBJECT

  public:
    /// A child of it.
    explicit PeopleDesks(Companion& companion);
    [[nodiscard]] static PeopleDesks& of(Companion& companion);
    [[nodiscard]] static PeopleDesks& of(QQmlEngine* engine);

    /// The language is another one.
    void tellAnew();

    [[nodiscard]] ResultsDesk& results() { return *results_; }
    [[nodiscard]] PersonDesk& person() { return *person_; }
    [[nodiscard]] GameDesk& game() { return *game_; }
    [[nodiscard]] SearchDesk& search() { return *search_; }
    [[nodiscard]] ChronicleDesk& chronicle() { return *chronicle_; }
    [[nodiscard]] Afterwards& afterwards() { return *afterwards_; }

  private:
    ResultsDesk* results_;
    PersonDesk* person_;
    GameDesk* game_;
    SearchDesk* search_;
    ChronicleDesk* chronicle_;
    Afterwards* afterwards_;
};

}  // namespace adjutant::companion
