// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/season.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <cstdio>
#include <random>

#include "tests/evenings/hand.hpp"
#include "tests/evenings/stage.hpp"
#include "tests/evenings/warnings.hpp"

namespace adjutant::evenings {
namespace {

const QStringList names{"ann", "bob", "cid", "dot", "eve", "flo", "gus", "hal", "ida", "joe", "kay", "leo"};

class Season {
  public:
    Season(const SeasonPlan& plan, const QString& pictures)
        : plan_(plan),
          stage_(plan.size, 1.0),
          hand_(stage_.window()),
          book_(pictures, QStringLiteral("season"), QStringLiteral("a season of %1").arg(plan.people)),
          chance_(plan.seed) {
        Warnings::listen();
    }

    SeasonReport play() {
        const bool whole = make() && enter() && playRounds() && correct();
        if (!whole) fault(QStringLiteral("the season did not come to its end"));
        for (const QString& warning : Warnings::taken()) fault(warning);
        report_.faults = book_.all();
        return report_;
    }

  private:
    void fault(const QString& what) { book_.add(what, &hand_); }
    bool press(const QString& words) {
        if (hand_.press(words)) return true;
        fault(QStringLiteral("%1 cannot be touched").arg(words));
        return false;
    }
    void count(const QString& what, int before) {
        report_.touches[what].push_back(hand_.finger().touches() - before);
    }
    void tell(const QString& what) const {
        if (!plan_.aloud) return;
        std::printf("%s\n", qPrintable(what));
        std::fflush(stdout);
    }

    /// As many rounds as are planned, with the strength of the opponents as the only tie-break.
    bool make() {
        const int before = hand_.finger().touches();
        if (!press("League")) return false;
        const int there = hand_.finger().touches();
        for (int round = 0; round < plan_.rounds; ++round)
            if (!press("Rounds more")) return false;
        if (!press("Points 3")) return false;
        for (const char* other : {"1. Head to head", "2. Score difference", "2. Wins", "2. Lot"})
            if (!press(other)) return false;
        const int set = hand_.finger().touches();
        if (!press("Make the league")) return false;
        // As an ordinary one is made: what was set besides is not of it.
        report_.touches["made"].push_back(hand_.finger().touches() - before - (set - there));
        return true;
    }

    bool type(const QString& field, const QString& words) {
        const Scene scene = hand_.eye().settled();
        const auto fields = scene.where([&](const Seen& seen) {
            return seen.role == QAccessible::EditableText && beginsWith(seen.name, field);
        });
        if (fields.isEmpty() || !hand_.touch(*fields.first(), field)) {
            fault(QStringLiteral("%1 cannot be written into").arg(field));
            return false;
        }
        for (const QChar letter : words)
            hand_.finger().key(static_cast<Qt::Key>(letter.toUpper().unicode()), QString(letter));
        hand_.finger().key(Qt::Key_Return, "Return");
        return true;
    }

    bool enter() {
        people_ = names.mid(0, plan_.people);
        return std::ranges::all_of(people_, [&](const QString& name) {
            return type(name == people_.front() ? "Name" : "Another name", name);
        });
    }

    bool playRounds() {
        for (int round = 1; round <= plan_.rounds; ++round) {
            const int before = hand_.finger().touches();
            if (!press(QStringLiteral("Pair round %1").arg(round))) return false;
            count("paired", before);
            for (int table = 1; table <= plan_.people / 2; ++table)
                if (!playTable(round, table)) return false;
            if (!holdStandings(QStringLiteral("after round %1").arg(round))) return false;
        }
        return true;
    }

    /// Who sits at a table, as the screen says.
    [[nodiscard]] QStringList sitters(int table) const {
        static const QRegularExpression said(QStringLiteral("^Table (\\d+), (\\w+) and (\\w+), "));
        for (const Seen& seen : hand_.eye().settled().all) {
            const auto match = said.match(seen.name);
            if (match.hasMatch() && match.captured(1).toInt() == table)
                return {match.captured(2), match.captured(3)};
        }
        return {};
    }

    bool playTable(int round, int table) {
        const QStringList two = sitters(table);
        if (two.size() != 2) {
            fault(QStringLiteral("table %1 of round %2 is not shown").arg(table).arg(round));
            return false;
        }
        const int result = static_cast<int>(chance_() % 3);
        tell(QStringLiteral("round %1, table %2: %3 and %4, %5")
                 .arg(round)
                 .arg(table)
                 .arg(two[0], two[1])
                 .arg(result));
        int before = hand_.finger().touches();
        if (!press(QStringLiteral("Play the game of %1 and %2 here").arg(two[0], two[1])) || !press("Play"))
            return false;
        count("begun from its table", before);
        if (!press("Menu") || !end(two, result) || !press("Home")) return false;
        before = hand_.finger().touches();
        if (!press("Into the league")) return false;
        count("recorded", before);
        games_.push_back({two[0], two[1], result});
        ++report_.games;
        return press("Done") && press("League");
    }

    /// By agreement, for the one who is said to have won, whichever side that is.
    bool end(const QStringList& two, int result) {
        if (result == 0) return press("End the game with a draw");
        const Scene scene = hand_.eye().settled();
        for (const Seen* seen : scene.pressables("End the game, the winner"))
            if (holdsWords(seen->name, two[result - 1])) return hand_.touch(*seen, seen->name);
        fault(QStringLiteral("%1 cannot be told to have won").arg(two[result - 1]));
        return false;
    }

    bool holdStandings(const QString& when) {
        if (!press("Standings")) return false;
        static const QRegularExpression row(
            QStringLiteral("^(\\d+)\\. (\\w+), points: (\\d+), (\\d+) won, (\\d+) drawn, (\\d+) lost"));
        std::map<QString, CountedRow> shown;
        for (const Seen& seen : hand_.eye().settled().all) {
            const auto match = row.match(seen.name);
            const auto number = [&](int group) { return match.captured(group).toInt(); };
            if (match.hasMatch())
                shown[match.captured(2)] = {number(1), number(3), number(4), number(5), number(6)};
        }
        const auto counted = countedStandings(people_, games_);
        for (const auto& [name, expected] : counted)
            if (!shown.contains(name) || shown.at(name) != expected)
                fault(QStringLiteral("%1: %2 stands with rank %3 and %4 points, not with rank %5 and %6")
                          .arg(when, name)
                          .arg(shown[name].rank)
                          .arg(shown[name].points)
                          .arg(expected.rank)
                          .arg(expected.points));
        return shown.size() == counted.size() && press("Tables");
    }

    bool lookAtRound(int round) {
        const QString number = QString::number(round);
        const Scene scene = hand_.eye().settled();
        const auto pills =
            scene.where([&](const Seen& seen) { return seen.isPressable() && seen.head() == number; });
        if (!pills.isEmpty() && hand_.touch(*pills.first(), "round " + number)) return true;
        fault(QStringLiteral("round %1 cannot be looked back to").arg(round));
        return false;
    }

    /// The first table of the first round came out otherwise.
    bool correct() {
        if (plan_.rounds > 1 && !lookAtRound(1)) return false;
        const QStringList two = sitters(1);
        if (two.size() != 2) return false;
        const auto game = std::ranges::find_if(
            games_, [&](const CountedGame& one) { return one.a == two[0] && one.b == two[1]; });
        if (game == games_.end()) return false;
        const int before = hand_.finger().touches();
        game->result = game->result == 1 ? 2 : 1;
        if (!press("Table 1") || !press(two[game->result - 1] + " has won")) return false;
        count("corrected", before);
        const Scene told = hand_.eye().settled();
        const bool says =
            std::ranges::any_of(told.all, [](const Seen& seen) { return seen.name.contains("It is now: "); });
        if (!says) fault(QStringLiteral("it is not said what the correction changed"));
        if (plan_.rounds > 1 && !lookAtRound(plan_.rounds)) return false;
        return holdStandings("after the correction");
    }

    SeasonPlan plan_;
    Stage stage_;
    Hand hand_;
    FaultBook book_;
    std::minstd_rand chance_;
    QStringList people_;
    std::vector<CountedGame> games_;
    SeasonReport report_;
};

}  // namespace

SeasonReport playSeason(const SeasonPlan& plan, const QString& pictures) {
    return Season(plan, pictures).play();
}

}  // namespace adjutant::evenings
