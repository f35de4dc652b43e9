// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/report_words.hpp"

#include <array>
#include <cstdio>
#include <ctime>
#include <optional>

namespace adjutant::report::words {
namespace {

/// A moment of the journal on the clock of the one who reads; nothing where it cannot be read.
std::optional<std::tm> localTime(const std::string& at) {
    std::tm utc{};
    if (::strptime(at.c_str(), "%Y-%m-%dT%H:%M:%S", &utc) == nullptr) return {};
    const std::time_t moment = ::timegm(&utc);
    std::tm local{};
    if (::localtime_r(&moment, &local) == nullptr) return {};
    return local;
}

std::string dateOf(const std::tm& time) {
    static constexpr std::array months{"January", "February", "March",     "April",   "May",      "June",
                                       "July",    "August",   "September", "October", "November", "December"};
    constexpr int firstYear = 1900;
    return std::to_string(time.tm_mday) + " " + months.at(static_cast<std::size_t>(time.tm_mon)) + " " +
           std::to_string(time.tm_year + firstYear);
}

std::string timeOf(const std::tm& time) {
    std::array<char, 8> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%H:%M", &time)};
}

}  // namespace

std::string joined(const std::vector<std::string>& texts, const char* between) {
    std::string whole;
    for (const std::string& text : texts) whole += (whole.empty() ? "" : between) + text;
    return whole;
}

std::string signedNumber(std::int64_t value) {
    return value < 0 ? "\xE2\x88\x92" + std::to_string(-value) : std::to_string(value);
}

std::string decimal(double value, int places) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", places, value);
    return text;
}

std::string whenPlayed(const Report& report) {
    if (report.from.empty()) return "not begun";
    const auto from = localTime(report.from);
    const auto to = localTime(report.to);
    if (!from || !to) return "at a time that cannot be read";
    const std::string begin = dateOf(*from) + ", " + timeOf(*from);
    const std::string end = (dateOf(*from) == dateOf(*to) ? "" : dateOf(*to) + ", ") + timeOf(*to);
    return dateOf(*from) + timeOf(*from) == dateOf(*to) + timeOf(*to) ? begin : begin + " to " + end;
}

std::string played(const Report& report) {
    std::vector<std::string> sides;
    for (const ToldSide& side : report.sides)
        if (!side.person.empty()) sides.push_back(side.name + ": " + side.person);
    return joined(sides, ", ");
}

std::string counts(const Report& report) {
    std::string acts = std::to_string(report.inEffect) + (report.inEffect == 1 ? " act." : " acts.");
    if (report.leftOut == 0) return acts;
    return acts + " " + std::to_string(report.leftOut) + (report.leftOut == 1 ? " was" : " were") +
           " taken back and " + (report.leftOut == 1 ? "is" : "are") + " not told.";
}

/// "Victory: Ann (French). " where people are named.
std::string victory(const Report& report) {
    std::vector<std::string> winners;
    for (const ToldSide& side : report.sides)
        if (side.outcome == "win" && !side.person.empty())
            winners.push_back(side.person + " (" + side.name + ")");
    return winners.empty() ? "" : "Victory: " + joined(winners, ", ") + ". ";
}

std::string verdict(const Report& report) {
    if (!report.verdict) return "The game is not over.";
    const Verdict& verdict = *report.verdict;
    const std::string reason = verdict.reason.empty() ? "." : " (" + verdict.reason + ").";
    const bool says = verdict.say != "game-over" && !verdict.say.empty();
    if (verdict.draw && !verdict.winners.empty())
        return says && verdict.say.find("draw") != std::string::npos ? verdict.say : "A draw" + reason;
    if (says) return victory(report) + verdict.say;
    return (verdict.winners.empty() ? "Nobody wins" : "Winners: " + joined(verdict.winners, ", ")) + reason;
}

std::string sum(const std::vector<SumPart>& parts) {
    std::string text;
    std::int64_t total = 0;
    for (const SumPart& part : parts) {
        total += part.value;
        text += (text.empty() ? "" : ", ") + part.part + " " + signedNumber(part.value);
        if (!part.clause.empty()) text += " (" + part.clause + ")";
        if (part.was) text += ", overruled from " + signedNumber(*part.was);
    }
    return parts.size() == 1 ? text : text + ": " + signedNumber(total);
}

std::string dice(const DiceTally& tally) {
    std::string head = tally.die + ", " + std::to_string(tally.thrown) + " thrown";
    if (tally.expectedMean == 0) return head;
    return head + ": mean " + decimal(tally.mean, 2) + ", expected " + decimal(tally.expectedMean, 2);
}

bool tellsSomething(const DiceTally& tally) {
    constexpr std::int64_t timesEach = 4;
    return !tally.faces.empty() && tally.thrown >= timesEach * static_cast<std::int64_t>(tally.faces.size());
}

std::string ruling(const Ruling& ruling) {
    const std::string who = ruling.person.empty() ? "the referee" : ruling.person;
    const std::string told = ruling.what + (ruling.what.empty() ? "" : ", ") + who;
    return ruling.reason.empty() ? told : told + ": " + ruling.reason;
}

std::string log(const Report& report) {
    if (report.log.broken) return "The log is not as it was written. " + report.log.broken->why;
    if (report.log.entries == 0) return "The log has no entries.";
    return "The log is in order: " + std::to_string(report.log.entries) +
           (report.log.entries == 1 ? " entry" : " entries") + ". The last hash is " + report.log.lastHash +
           ".";
}

std::string roundTitle(const ToldRound& round) {
    return round.number ? "Round " + std::to_string(*round.number) : "What happened";
}

}  // namespace adjutant::report::words
