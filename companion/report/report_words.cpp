// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/report_words.hpp"

#include <unicode/locid.h>
#include <unicode/numberformatter.h>

#include <array>
#include <cstdio>
#include <ctime>
#include <optional>

#include "messages/report.hpp"

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

std::string dateOf(const std::tm& time, const std::string& language) {
    constexpr int firstYear = 1900;
    return Phrase(texts::Date{.day = time.tm_mday,
                              .month = "m" + std::to_string(time.tm_mon + 1),
                              .year = std::to_string(time.tm_year + firstYear)})
        .in(language);
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

std::string decimalIn(const std::string& language, double value, int places) {
    UErrorCode fault = U_ZERO_ERROR;
    std::string text;
    icu::number::NumberFormatter::withLocale(icu::Locale(language.c_str()))
        .grouping(UNUM_GROUPING_OFF)
        .precision(icu::number::Precision::fixedFraction(places))
        .formatDouble(value, fault)
        .toString(fault)
        .toUTF8String(text);
    return U_FAILURE(fault) ? decimal(value, places) : text;
}

std::string whenPlayed(const Report& report) {
    const std::string& language = report.language;
    if (report.from.empty()) return Phrase(texts::NotBegun{}).in(language);
    const auto from = localTime(report.from);
    const auto to = localTime(report.to);
    if (!from || !to) return Phrase(texts::UnreadableTime{}).in(language);
    const auto moment = [&](const std::tm& time) {
        return Phrase(texts::Moment{.date = dateOf(time, language), .time = timeOf(time)}).in(language);
    };
    const bool oneDay = dateOf(*from, language) == dateOf(*to, language);
    if (moment(*from) == moment(*to)) return moment(*from);
    return Phrase(texts::Span{.begin = moment(*from), .end = oneDay ? timeOf(*to) : moment(*to)})
        .in(language);
}

std::string heading(const Report& report) {
    std::vector<std::string> parts{report.campaign, report.system, report.scenario, whenPlayed(report),
                                   report.place};
    std::erase(parts, "");
    return joined(parts, " · ");
}

std::string dayOf(const std::string& at, const std::string& language) {
    const auto time = localTime(at);
    return time ? dateOf(*time, language) : "";
}

std::string played(const Report& report) {
    std::vector<std::string> sides;
    for (const ToldSide& side : report.sides)
        if (!side.person.empty()) sides.push_back(side.name + ": " + side.person);
    return joined(sides, ", ");
}

std::string counts(const Report& report) {
    return Phrase(texts::Acts{.acts = report.inEffect, .leftOut = report.leftOut}).in(report.language);
}

/// "Victory: Ann (French). The game is over." where people are named.
std::string victory(const Report& report, const std::string& say) {
    std::vector<std::string> winners;
    for (const ToldSide& side : report.sides)
        if (side.outcome == "win" && !side.person.empty())
            winners.push_back(side.person + " (" + side.name + ")");
    if (winners.empty()) return say;
    return Phrase(texts::Victory{.winners = joined(winners, ", "), .say = say}).in(report.language);
}

std::string verdict(const Report& report) {
    if (!report.verdict) return Phrase(texts::NotOver{}).in(report.language);
    const Verdict& verdict = *report.verdict;
    const bool says = verdict.say != "game-over" && !verdict.say.empty();
    if (verdict.draw && !verdict.winners.empty())
        return says && verdict.agreed ? verdict.say
                                      : Phrase(texts::Draw{.reason = verdict.reason}).in(report.language);
    if (says) return victory(report, verdict.say);
    if (verdict.winners.empty())
        return Phrase(texts::NobodyWins{.reason = verdict.reason}).in(report.language);
    return Phrase(texts::Winners{.winners = joined(verdict.winners, ", "), .reason = verdict.reason})
        .in(report.language);
}

std::string sum(const std::vector<SumPart>& parts, const std::string& language) {
    std::string text;
    std::int64_t total = 0;
    for (const SumPart& part : parts) {
        total += part.value;
        text += (text.empty() ? "" : ", ") +
                Phrase(texts::Part{.part = part.part,
                                   .value = signedNumber(part.value),
                                   .clause = part.clause,
                                   .was = part.was ? Insert(signedNumber(*part.was)) : Insert::none()})
                    .in(language);
    }
    return parts.size() == 1 ? text : text + " = " + signedNumber(total);
}

std::string diceIn(const std::string& language, std::string dice) {
    const auto letter = dice.find_first_not_of("0123456789");
    if (letter != std::string::npos && letter + 1 < dice.size() && dice[letter] == 'd' &&
        dice.find_first_not_of("0123456789", letter + 1) == std::string::npos)
        dice.replace(letter, 1, Phrase(texts::DieLetter{}).in(language));
    return dice;
}

std::string dice(const DiceTally& tally, const std::string& language) {
    const std::string thrown = std::to_string(tally.thrown);
    if (tally.expectedMean == 0)
        return Phrase(texts::Thrown{.die = diceIn(language, tally.die), .thrown = thrown}).in(language);
    return Phrase(texts::ThrownMean{.die = diceIn(language, tally.die),
                                    .thrown = thrown,
                                    .mean = decimalIn(language, tally.mean, 2),
                                    .expected = decimalIn(language, tally.expectedMean, 2)})
        .in(language);
}

bool tellsSomething(const DiceTally& tally) {
    constexpr std::int64_t timesEach = 4;
    return !tally.faces.empty() && tally.thrown >= timesEach * static_cast<std::int64_t>(tally.faces.size());
}

std::string ruling(const Ruling& ruling, const std::string& language) {
    const std::string who = ruling.person.empty() ? Phrase(texts::TheReferee{}).in(language) : ruling.person;
    const std::string told = ruling.what + (ruling.what.empty() ? "" : ", ") + who;
    return ruling.reason.empty() ? told : told + ": " + ruling.reason;
}

std::string log(const Report& report) {
    if (report.log.broken) return Phrase(texts::LogBroken{.why = report.log.broken->why}).in(report.language);
    if (report.log.entries == 0) return Phrase(texts::LogEmpty{}).in(report.language);
    return Phrase(texts::LogInOrder{.entries = report.log.entries, .hash = report.log.lastHash})
        .in(report.language);
}

std::string roundTitle(const Report& report, const ToldRound& round) {
    const auto called = report.roundCalled.empty() ? std::nullopt : std::optional(report.roundCalled);
    return (round.number ? Phrase(texts::Round{.called = called, .number = std::to_string(*round.number)})
                         : phraseOf<texts::WhatHappened>())
        .in(report.language);
}

}  // namespace adjutant::report::words
