// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/campaign_search.hpp"

#include <QStringList>
#include <algorithm>

#include "companion/people/person_card.hpp"
#include "companion/people/result_words.hpp"

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

}  // namespace

std::vector<SearchHit> CampaignSearch::find(const db::CampaignFile& file, db::CampaignId campaign,
                                            const QString& query, std::size_t most) {
    const QStringList words = query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<SearchHit> people, games, notes;
    if (words.isEmpty()) return {};
    const auto add = [most](std::vector<SearchHit>& list, SearchHit hit) {
        if (list.size() < most) list.push_back(std::move(hit));
    };
    for (const db::Person& person : file.persons(campaign)) {
        const QString name = QString::fromStdString(person.name);
        const QString rest = joined({QString::fromStdString(person.club),
                                     QString::fromStdString(cardOf(file, campaign, person).note)});
        if (holds(name + QLatin1Char(' ') + rest, words))
            add(people,
                {SearchHit::Kind::person, QString::fromStdString(db::shownId(person.id)), name, rest});
    }
    for (const GameResult& one : resultsOf(file, campaign)) {
        const QString id = QString::number(static_cast<qint64>(one.game.id));
        const QString name = QString::fromStdString(one.game.name);
        QStringList about{ResultWords::system(one.game.system)};
        for (const db::SideResult& side : one.result.sides)
            if (!side.person.empty()) about << QString::fromStdString(side.name + ": " + side.person);
        const QString rest = joined(about);
        if (holds(name + QLatin1Char(' ') + rest, words)) add(games, {SearchHit::Kind::game, id, name, rest});
        Kept& kept = kept_[one.game.id];
        if (kept.tip != one.game.tip) kept = {one.game.tip, writtenIn(file, one.game.id)};
        for (const Written& written : kept.written)
            if (holds(written.text, words)) add(notes, {SearchHit::Kind::note, id, name, written.text});
    }
    people.insert(people.end(), games.begin(), games.end());
    people.insert(people.end(), notes.begin(), notes.end());
    return people;
}

}  // namespace adjutant::companion
