// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "league/trf.hpp"
#include "league/trf_head.hpp"
#include "league/trf_line.hpp"

namespace adjutant::league {
namespace {

/// One round of one player.
struct Cell {
    int opponent = 0;  ///< starting rank; 0 without one
    char colour = ' ';
    char result = ' ';

    [[nodiscard]] bool isBlank() const { return opponent == 0 && colour == ' ' && result == ' '; }
    [[nodiscard]] bool isBye() const {
        return opponent == 0 && (result == 'U' || result == 'F' || result == '+');
    }
    [[nodiscard]] bool isAbsence() const { return opponent == 0 && !isBye(); }
};

struct Player {
    std::size_t line = 0;
    int start = 0;
    std::string name, points;
    std::vector<Cell> cells;

    [[nodiscard]] Cell cell(std::size_t round) const { return round < cells.size() ? cells[round] : Cell{}; }
};

char upper(const std::string& field) {
    if (field.empty()) return ' ';
    return field[0] >= 'a' && field[0] <= 'z' ? static_cast<char>(field[0] - 'a' + 'A') : field[0];
}

std::optional<int> numberIn(const std::string& field) {
    constexpr int most = 9999;
    const auto value = fractionFrom(field);
    if (!value || value->get_den() != 1 || *value < 0 || *value > most) return {};
    return static_cast<int>(value->get_num().get_si());
}

class Reader {
  public:
    Expected<FromTrf> read(std::string_view text) {
        std::size_t number = 0;
        while (!text.empty() && wrong_.empty()) {
            const auto end = std::min(text.find_first_of("\r\n"), text.size());
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(end);
            ++number;
            if (text.starts_with("\r\n")) text.remove_prefix(1);
            if (!text.empty()) text.remove_prefix(1);
            if (line.starts_with("001"))
                takePlayer(number, TrfLine(line));
            else if (const auto why = head_.take(line))
                complain(number, *why);
        }
        if (wrong_.empty() && players_.empty()) wrong_ = "The file has no players (001).";
        if (wrong_.empty()) build();
        if (!wrong_.empty()) return refuse("bad-trf", wrong_ + " Nothing was imported.");
        return std::move(read_);
    }

  private:
    void complain(std::size_t line, const std::string& why) {
        if (wrong_.empty()) wrong_ = "Line " + std::to_string(line) + ": " + why;
    }

    void takePlayer(std::size_t number, const TrfLine& line) {
        const auto start = numberIn(line.field(5, 8));
        if (!start || *start == 0) return complain(number, "the starting rank is no number from 1 to 9999.");
        Player player{number, *start, line.field(15, 47), line.field(81, 84), {}};
        if (player.name.empty()) return complain(number, "the player has no name.");
        constexpr std::size_t firstRound = 92;
        constexpr std::size_t width = 10;
        for (std::size_t at = firstRound; at <= line.size(); at += width) {
            const std::string opponent = line.field(at, at + 3);
            const auto whom = opponent.empty() ? std::optional(0) : numberIn(opponent);
            const Cell cell{whom.value_or(0), upper(line.field(at + 5, at + 5)),
                            upper(line.field(at + 7, at + 7))};
            const bool known =
                std::string_view(cell.opponent == 0 ? " UFZ-+" : " 10=WDL+-").find(cell.result) !=
                std::string_view::npos;
            if (!whom || !known || std::string_view(" WB-").find(cell.colour) == std::string_view::npos)
                return complain(number, "the entry for round " + std::to_string(player.cells.size() + 1) +
                                            (cell.result == 'H'
                                                 ? " is half a point without a game, which is not kept here."
                                                 : " cannot be read."));
            player.cells.push_back(cell);
        }
        while (!player.cells.empty() && player.cells.back().isBlank()) player.cells.pop_back();
        if (!players_.emplace(*start, std::move(player)).second)
            complain(number, "another player has the starting rank " + std::to_string(*start) + ".");
    }

    void build() {
        std::size_t rounds = 0;
        for (const auto& [start, player] : players_) {
            rounds = std::max(rounds, player.cells.size());
            ids_.emplace(start, static_cast<EntrantId>(ids_.size()) + 1);
        }
        if (rounds > maxRounds) return complain(1, "there are more than 999 rounds.");
        read_.name = head_.name();
        read_.rules = head_.rules();
        if (read_.rules.rounds) read_.rules.rounds = std::max(*read_.rules.rounds, static_cast<int>(rounds));
        for (const auto& [start, player] : players_) enter(player, rounds);
        for (std::size_t round = 0; round < rounds; ++round) pair(round);
        for (const auto& [start, player] : players_) checkPoints(player);
        if (forfeits_ > 0)
            read_.notes.push_back(std::to_string(forfeits_) +
                                  (forfeits_ == 1 ? " forfeit was" : " forfeits were") + " taken as games.");
    }

    /// Blank before the first entry: came later. Absent after it: dropped, and entered again where more
    /// follows.
    void enter(const Player& player, std::size_t rounds) {
        std::size_t round = 0;
        while (round < rounds && player.cell(round).isBlank()) ++round;
        const int last = read_.rules.rounds.value_or(maxRounds);
        const EntrantId id = ids_.at(player.start);
        const int from = std::min(static_cast<int>(round) + 1, last);
        read_.entrants.push_back(
            {id, player.name, "", round == rounds && rounds > 0 ? from : static_cast<int>(round) + 1, 0});
        bool in = true;
        for (; round < rounds; ++round) {
            const bool plays = !player.cell(round).isAbsence();
            const int number = static_cast<int>(round) + 1;
            if (in && !plays) read_.rest.emplace_back(Dropped{id, number});
            if (!in && plays) read_.rest.emplace_back(Returned{id, number});
            in = plays;
        }
    }

    void pair(std::size_t round) {
        Paired paired{static_cast<int>(round) + 1, {}, {}};
        std::vector<Event> results;
        for (const auto& [start, player] : players_) {
            const Cell mine = player.cell(round);
            if (mine.isBye()) paired.byes.push_back(ids_.at(start));
            if (mine.opponent == 0) continue;
            const auto other = players_.find(mine.opponent);
            if (other == players_.end() || mine.opponent == start ||
                other->second.cell(round).opponent != start)
                return complain(player.line, "round " + std::to_string(round + 1) + " names " +
                                                 std::to_string(mine.opponent) + ", who does not name " +
                                                 std::to_string(start) + ".");
            if (mine.opponent > start) table(paired, results, player, other->second);
        }
        read_.rest.emplace_back(std::move(paired));
        read_.rest.insert(read_.rest.end(), results.begin(), results.end());
    }

    void table(Paired& paired, std::vector<Event>& results, const Player& one, const Player& other) {
        const auto round = static_cast<std::size_t>(paired.round - 1);
        const Cell mine = one.cell(round);
        const Cell theirs = other.cell(round);
        const bool coloured = mine.colour == 'W' || mine.colour == 'B';
        if (coloured && mine.colour == theirs.colour)
            return complain(one.line,
                            "round " + std::to_string(paired.round) + " gives both players one colour.");
        const bool second = mine.colour == 'B';
        const EntrantId a = ids_.at((second ? other : one).start);
        const EntrantId b = ids_.at((second ? one : other).start);
        paired.tables.emplace_back(a, b);
        if (mine.result == ' ' && theirs.result == ' ') return;
        const auto worth = [](char result) {
            return result == '1' || result == 'W' || result == '+' ? 2
                   : result == '=' || result == 'D'                ? 1
                   : result == ' '                                 ? -9
                                                                   : 0;
        };
        if (worth(mine.result) + worth(theirs.result) != 2)
            return complain(one.line,
                            "the results of round " + std::to_string(paired.round) +
                                " do not fit each other, or nobody was there: that is not kept here.");
        if (mine.result == '+' || mine.result == '-') ++forfeits_;
        const int mineWorth = worth(mine.result);
        const EntrantId winner = mineWorth == 1 ? 0 : ids_.at((mineWorth == 2 ? one : other).start);
        results.emplace_back(Told{paired.round,
                                  static_cast<int>(paired.tables.size()),
                                  {winner, head_.scoreOf(paired.round, a, b), ""}});
    }

    void checkPoints(const Player& player) {
        if (player.points.empty()) return;
        const Points& points = read_.rules.points;
        Fraction sum = 0;
        for (const Cell& cell : player.cells) {
            if (cell.isBye()) sum += points.bye;
            if (cell.opponent == 0 || cell.result == ' ') continue;
            const bool won = cell.result == '1' || cell.result == 'W' || cell.result == '+';
            sum += won ? points.win : cell.result == '=' || cell.result == 'D' ? points.draw : points.loss;
        }
        const auto told = fractionFrom(player.points);
        if (!told || *told != sum)
            complain(player.line, player.name + " has " + player.points + " points in the file, and " +
                                      shown(sum) + " by the results in it.");
    }

    TrfTournament head_;
    std::map<int, Player> players_;
    std::map<int, EntrantId> ids_;
    FromTrf read_;
    int forfeits_ = 0;
    std::string wrong_;
};

}  // namespace

Expected<FromTrf> readTrf(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    return Reader().read(text);
}

}  // namespace adjutant::league
