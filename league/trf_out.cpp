// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "league/standings.hpp"
#include "league/trf.hpp"
#include "league/trf_line.hpp"

namespace adjutant::league {
namespace {

/// `11.5`: in four characters, with one place as long as there is room; nothing for what has no room.
std::optional<std::string> inFour(const Fraction& value) {
    constexpr int ten = 10;
    constexpr std::size_t room = 4;
    const Fraction tenths = value * ten;
    if (tenths.get_den() != 1) return {};
    const mpz_class whole = abs(tenths.get_num()) / ten;
    const mpz_class place = abs(tenths.get_num()) % ten;
    const std::string sign = value < 0 ? "-" : "";
    std::string text = sign + whole.get_str() + "." + place.get_str();
    if (text.size() > room && place == 0) text = sign + whole.get_str();
    if (text.size() > room) return {};
    return text;
}

/// `2026/11/24`
std::string day(std::string_view at) {
    constexpr std::size_t length = 10;
    std::string text(at.substr(0, length));
    std::ranges::replace(text, '-', '/');
    return text;
}

class Writer {
  public:
    Writer(const League& league, const TrfHead& head, TrfFormat format)
        : league_(league), head_(head), is26_(format == TrfFormat::trf26) {}

    Expected<std::string> write() {
        if (league_.isLadder())
            return refuse("no-rounds", "A ladder has no rounds that a report file could tell.");
        tournament();
        is26_ ? points26() : points16();
        for (const Standing& standing : standings(league_, 1, maxRounds))
            ranks_.emplace_back(standing.entrant, standing);
        std::ranges::sort(ranks_, {}, [](const auto& one) { return one.first; });
        for (const auto& [id, standing] : ranks_) player(standing);
        if (is26_) own();
        if (!wrong_.empty()) return refuse("not-in-trf", wrong_);
        return text_;
    }

  private:
    void record(std::string_view code, const std::string& value) {
        if (!value.empty()) text_ += TrfLine(code).left(5, 5 + value.size(), value).written();
    }

    void tournament() {
        const bool swiss = league_.rules().kind == Kind::swiss;
        const int rounds = league_.rules().rounds.value_or(league_.nextRound() - 1);
        record("012", head_.name);
        record("042", day(head_.began));
        record("052", day(head_.ended));
        record("062", std::to_string(league_.entrants().size()));
        record("072", "0");
        record("092", swiss ? "Individual: Swiss-System" : "Individual: Round-Robin");
        if (rounds > 0) record(is26_ ? "142" : "XXR", std::to_string(rounds));
        if (!is26_) return;
        record("182", "Adjutant");
        record("192", swiss ? "CUSTOM_SWISS" : "CUSTOM_ROUNDROBIN");
    }

    std::string four(const Fraction& value) {
        if (const auto text = inFour(value)) return *text;
        if (wrong_.empty())
            wrong_ = "A report file tells points in tenths and four characters; it has no room for " +
                     shown(value) + ".";
        return "0.0";
    }

    void points26() {
        TrfLine line("162");
        const Points& points = league_.rules().points;
        constexpr std::size_t width = 9;
        std::size_t at = 6;
        for (const auto& [letter, value] :
             {std::pair("W", &points.win), {"D", &points.draw}, {"L", &points.loss}, {"P", &points.bye}}) {
            line.left(at, at, letter).right(at + 4, four(*value));
            at += width;
        }
        text_ += line.written();
    }

    void points16() {
        const Points& points = league_.rules().points;
        std::string line = "XXS";
        for (const auto& [key, value] : {std::pair("WW", &points.win),
                                         {"BW", &points.win},
                                         {"WD", &points.draw},
                                         {"BD", &points.draw},
                                         {"WL", &points.loss},
                                         {"BL", &points.loss},
                                         {"PAB", &points.bye}})
            line += std::string(" ") + key + "=" + four(*value);
        text_ += TrfLine(line).written();
    }

    /// Of the outcomes alone: whoever reads the file adds them up.
    [[nodiscard]] Fraction pointsOf(const Tally& tally) const {
        const Points& points = league_.rules().points;
        return points.win * tally.won + points.draw * tally.drawn + points.loss * tally.lost +
               points.bye * tally.byes;
    }

    void player(const Standing& standing) {
        TrfLine line("001");
        const EntrantId id = standing.entrant;
        line.right(8, std::to_string(id)).left(15, 47, league_.entrant(id).name);
        line.right(84, four(pointsOf(standing.tally))).right(89, std::to_string(standing.rank));
        for (int round = 1; round < league_.nextRound(); ++round) cell(line, id, round);
        text_ += line.written();
    }

    void cell(TrfLine& line, EntrantId id, int number) {
        constexpr std::size_t firstRound = 92;
        constexpr std::size_t width = 10;
        const std::size_t at = firstRound + width * static_cast<std::size_t>(number - 1);
        const Round& round = *league_.round(number);
        const Table* table = round.tableOf(id);
        if (table == nullptr) {
            if (number >= league_.entrant(id).since())
                line.left(at, at + 7, round.hasBye(id) ? "0000 - U" : "0000 - Z");
            return;
        }
        line.right(at + 3, std::to_string(table->a == id ? table->b : table->a));
        line.left(at + 5, at + 5, table->a == id ? "w" : "b");
        if (!table->outcome) return;
        const EntrantId winner = table->outcome->winner;
        line.left(at + 7, at + 7, winner == 0 ? "=" : winner == id ? "1" : "0");
    }

    /// What the format has no record for, in a comment that only Adjutant reads.
    void own() {
        nlohmann::ordered_json json{{"rules", jsonOf(league_.rules())},
                                    {"scores", nlohmann::ordered_json::array()}};
        for (int number = 1; number < league_.nextRound(); ++number)
            for (const Table& table : league_.round(number)->tables)
                if (table.outcome && table.outcome->score)
                    json["scores"].push_back({number, table.a, table.b, jsonOf(table.outcome->score->a),
                                              jsonOf(table.outcome->score->b)});
        text_ += "### Adjutant " + json.dump() + "\r\n";
    }

    const League& league_;
    const TrfHead& head_;
    bool is26_;
    std::vector<std::pair<EntrantId, Standing>> ranks_;
    std::string text_;
    std::string wrong_;
};

}  // namespace

Expected<std::string> writeTrf(const League& league, const TrfHead& head, TrfFormat format) {
    return Writer(league, head, format).write();
}

}  // namespace adjutant::league
