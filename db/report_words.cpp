// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report_words.hpp"

#include <cstdio>

namespace adjutant::db::words {
namespace {

constexpr std::size_t dateLength = 10;  // 2026-11-21
constexpr std::size_t minuteEnd = 16;   // 2026-11-21T19:30

std::string dateOf(const std::string& at) { return at.substr(0, dateLength); }
std::string timeOf(const std::string& at) {
    return at.size() < minuteEnd ? "" : at.substr(dateLength + 1, minuteEnd - dateLength - 1);
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
    const std::string begin = dateOf(report.from) + ", " + timeOf(report.from);
    if (report.from.substr(0, minuteEnd) == report.to.substr(0, minuteEnd)) return begin + " UTC";
    const std::string end = timeOf(report.to) + " UTC";
    return begin + " to " + (dateOf(report.from) == dateOf(report.to) ? "" : dateOf(report.to) + ", ") + end;
}

std::string counts(const Report& report) {
    std::string acts = std::to_string(report.inEffect) + (report.inEffect == 1 ? " act." : " acts.");
    if (report.leftOut == 0) return acts;
    return acts + " " + std::to_string(report.leftOut) + (report.leftOut == 1 ? " was" : " were") +
           " taken back and " + (report.leftOut == 1 ? "is" : "are") + " not told.";
}

std::string verdict(const Report& report) {
    if (!report.verdict) return "The game is not over.";
    const Verdict& verdict = *report.verdict;
    if (verdict.say != "game-over" && !verdict.say.empty()) return verdict.say;
    const std::string winners =
        verdict.winners.empty() ? "Nobody wins" : "Winners: " + joined(verdict.winners, ", ");
    return winners + (verdict.reason.empty() ? "." : " (" + verdict.reason + ").");
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

std::string ruling(const Ruling& ruling) {
    if (ruling.reason.empty()) return ruling.what;
    return ruling.reason + " (" + ruling.what + ")";
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

}  // namespace adjutant::db::words
