// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/campaign_search.hpp"

#include <QStringList>
#include <algorithm>
#include <array>

#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/stored_result.hpp"
#include "companion/doors/words_of.hpp"
#include "companion/game_results.hpp"
#include "companion/people/campaign_results.hpp"
#include "companion/people/person_card.hpp"
#include "companion/people/result_words.hpp"
#include "db/error.hpp"
#include "db/line_of_play.hpp"
#include "engine/words/language.hpp"

namespace adjutant::companion {
namespace {

bool holds(const QString& text, const QStringList& words) {
    return std::ranges::all_of(words,
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString joined(const QStringList& parts) {
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(QStringLiteral(" · "));
}

/// By whom its sides are played, what it is called by, and where it was played.
QString about(const db::CampaignFile& file, const GameResult& one) {
    QStringList parts{ResultWords::system(one.game.system)};
    for (const db::SideResult& side : one.result.sides)
        if (!side.person.empty())
            parts << sideWords(one.game.system, side) + ": " + QString::fromStdString(side.person);
    parts << QString::fromStdString(file.place(one.game.id))
          << QString::fromStdString(file.note(one.game.id));
    for (const std::string& label : file.labels(one.game.id)) parts << QString::fromStdString(label);
    return joined(parts);
}

/// Its sentence tells what it took back, or brought again, in the words of that.
bool onlyTakesBack(const EntryText& entry) {
    return std::ranges::any_of(std::array{R"("do":"undo")", R"("do":"redo")", R"("do":"rewind")"},
                               [&](const char* act) { return entry.request.find(act) != std::string::npos; });
}

/// What is shown of an entry with much in it.
constexpr qsizetype shownLetters = 240;

}  // namespace

const CampaignSearch::Log& CampaignSearch::logOf(const db::CampaignFile& file, const db::Game& game,
                                                 const std::string& language) {
    Log& known = logs_[game.id];
    if (known.tip == game.tip && known.language == language) return known;
    const auto entries = file.journal(game.id).entries();
    const auto leftOut = db::lineOfPlay(entries).leftOut;
    known = {game.tip, language, {leftOut.begin(), leftOut.end()}, {}};
    for (const EntryText& entry : entries)
        if (onlyTakesBack(entry)) known.leftOut.insert(entry.seq);
    if (language == journalLanguage) return known;
    try {
        known.anew = namesOf(file, game, language).anew;
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception&) {  // the rules cannot read it: it is shown as it is stored
        known.anew.clear();
    }
    return known;
}

std::vector<SearchHit> CampaignSearch::find(const db::CampaignFile& file, db::CampaignId campaign,
                                            const QString& query, bool indexed, std::size_t most) {
    const QStringList words = query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<SearchHit> hits;
    if (words.isEmpty()) return hits;
    std::size_t room = most;
    const auto add = [&](SearchHit hit) {
        if (!holds(hit.title + QLatin1Char(' ') + hit.text, words) || room == 0) return;
        --room;
        hits.push_back(std::move(hit));
    };
    for (const db::Person& person : file.persons(campaign))
        add({SearchHit::Kind::person, QString::fromStdString(db::shownId(person.id)),
             QString::fromStdString(person.name),
             joined({QString::fromStdString(person.club),
                     QString::fromStdString(cardOf(file, campaign, person).note)})});
    std::map<db::GameId, db::Game> games;
    room = most;
    for (const GameResult& one : resultsOf(file, campaign)) {
        games.emplace(one.game.id, one.game);
        add({SearchHit::Kind::game, QString::number(static_cast<qint64>(one.game.id)),
             QString::fromStdString(one.game.name), about(file, one)});
    }
    room = most;
    for (const db::Play& play : file.plays(campaign))
        add({SearchHit::Kind::play,
             {},
             QString::fromStdString(play.title),
             joined({ResultWords::day(play.played), QString::fromStdString(play.place),
                     QString::fromStdString(play.note)})});
    // Names stand before entries in the answer.
    const std::size_t enough = games.size() + file.persons(campaign).size() + most;
    room = most;
    const std::string language = spokenNow().toStdString();
    const auto shown = [](const EntryText& entry) { return sentencesOf(entry.events); };
    const db::CampaignFile::WordsOf asRead = indexed ? db::CampaignFile::WordsOf(shown) : wordsOf;
    for (const db::Found& found : file.search(query.toStdString(), campaign, enough, asRead)) {
        const auto game = games.find(found.game);
        if (found.what != "entry" || room == 0 || game == games.end()) continue;
        const Log& log = logOf(file, game->second, language);
        if (log.leftOut.contains(found.seq)) continue;
        --room;
        const auto anew = log.anew.find(found.seq);
        const QString text =
            QString::fromStdString(anew == log.anew.end() ? found.text : sentencesOf(anew->second));
        hits.push_back({SearchHit::Kind::entry, QString::number(static_cast<qint64>(found.game)),
                        QString::fromStdString(found.name),
                        text.size() > shownLetters ? text.left(shownLetters) + QStringLiteral("…") : text,
                        found.seq});
    }
    return hits;
}

}  // namespace adjutant::companion
