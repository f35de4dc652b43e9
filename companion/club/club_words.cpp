// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club/club_words.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <nlohmann/json.hpp>

#include "companion/asked_words.hpp"
#include "companion/bridge/as_text.hpp"
#include "companion/bridge/guard.hpp"
#include "db/club/club_error.hpp"

namespace adjutant::companion {
namespace {

struct ClubWords {
    Q_DECLARE_TR_FUNCTIONS(ClubWords)
};

using Refusing = club::ClubError::Kind;

nlohmann::json factsOf(const club::Conflict& conflict) {
    const auto facts = nlohmann::json::parse(conflict.facts, nullptr, false);
    return facts.is_object() ? facts : nlohmann::json::object();
}

/// `other`: where it was kept without words of this language.
QString factShown(const club::Conflict& conflict, const char* name, const std::string& other) {
    const Phrase phrase = askedPhrase(factsOf(conflict).value(name, nlohmann::json()));
    return phrase.empty() ? QString::fromStdString(other) : asText(phrase);
}

QString when(const std::string& at) {
    const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate).toLocalTime();
    if (!moment.isValid()) return QString::fromStdString(at);
    QString time = moment.toString(QStringLiteral("HH:mm"));
    if (moment.date() == QDate::currentDate()) return time;
    return ClubWords::tr("%1, %2").arg(QLocale().toString(moment.date(), QStringLiteral("d MMMM")), time);
}

/// `told`: what is said where a kind has no words of its own.
QString problemOf(Refusing kind, const QString& told) {
    switch (kind) {
        case Refusing::unreachable:
            return ClubWords::tr(
                "The club cannot be reached now. Everything is kept here, and is sent when it can be reached "
                "again.");
        case Refusing::badUrl:
            return ClubWords::tr(
                "This is no invitation. It begins with “postgresql://”; ask the organiser for one.");
        case Refusing::notAllowed:
            return ClubWords::tr(
                "The club does not allow that to this invitation. Ask the organiser for another one.");
        case Refusing::noClub:
            return ClubWords::tr(
                "There is no club in this database, or it shows no campaign to this invitation.");
        case Refusing::newer:
            return ClubWords::tr(
                "The club was made by a later Adjutant. Update this one; until then it plays without the "
                "club.");
        case Refusing::older:
            return ClubWords::tr(
                "The club waits for its organiser to bring it up to date. Until then this Adjutant plays "
                "without it.");
        case Refusing::joined:
            return ClubWords::tr("This campaign file is in a club already. Leave that one first.");
        case Refusing::held:
            return ClubWords::tr(
                "Another table writes this game now. What was played here is kept, and becomes a game "
                "beside it.");
        case Refusing::noKey:
            return ClubWords::tr(
                "This game has hidden hands. Only the organiser's tablet can go on with it.");
        case Refusing::touched:
            return ClubWords::tr(
                "Somebody has changed a game in the club's database: its entries no longer hang together. "
                "It was not taken over; nothing here has changed.");
        case Refusing::refused:
            return ClubWords::tr(
                "The rules do not let it be told any more, as it stands in the club now. It is still kept.");
        case Refusing::unsent:
            return ClubWords::tr(
                "Something that this table told of the league has not reached the club, or is asked about "
                "below. Nothing was changed: answer it, and leave then.");
        case Refusing::untrusted:
            return ClubWords::tr(
                "The club's server shows a certificate that this device has no reason to trust. Nothing was "
                "sent to it. Ask the organiser.");
        case Refusing::notOwner:
            return ClubWords::tr(
                "The club's database is of an earlier Adjutant, and only the organiser's tablet brings it up "
                "to "
                "date. Nothing was changed; until then this tablet plays on without the club.");
        case Refusing::unreadable:
            return ClubWords::tr(
                "The club's database holds something that cannot be read. It was not taken; what is here is "
                "as "
                "it was, and everything else goes on.");
        case Refusing::numbered:
            return ClubWords::tr(
                "Another program keeps this file in step at the same time. Try again in a moment.");
        case Refusing::notJoined:
            return ClubWords::tr("This campaign file is in no club.");
        case Refusing::taken:
            return ClubWords::tr("The club has something of that name already. Nothing was changed.");
        case Refusing::forked:
            return ClubWords::tr(
                "The game went on both at this table and in the club. Both versions are kept.");
        case Refusing::unknownGame:
            return ClubWords::tr("The club has no such game. Nothing was changed.");
        case Refusing::unknownRecord:
            return ClubWords::tr("There is nothing of that name to decide. Nothing was changed.");
        default:
            return told;
    }
}

QString tableOf(const club::Elsewhere& elsewhere) {
    return elsewhere.table.empty() ? ClubWords::tr("another table") : QString::fromStdString(elsewhere.table);
}

/// The same where a sentence begins with it.
QString tableFirst(const club::Elsewhere& elsewhere) {
    return elsewhere.table.empty() ? ClubWords::tr("Another table") : QString::fromStdString(elsewhere.table);
}

}  // namespace

QString clubWatching(const club::Elsewhere& elsewhere) {
    using Why = club::Elsewhere::Why;
    if (elsewhere.why == Why::coming)
        return ClubWords::tr("Watching: entries of this game are still to come");
    if (elsewhere.why == Why::reading && elsewhere.table.empty())
        return ClubWords::tr("Watching: this tablet only looks on");
    return ClubWords::tr("Watching: %1 writes this game").arg(tableOf(elsewhere));
}

QString clubNotActed(const club::Elsewhere& elsewhere) {
    switch (elsewhere.why) {
        case club::Elsewhere::Why::coming:
            return ClubWords::tr(
                "The club has later entries of this game, which are not here yet. Nothing was done; it can "
                "be "
                "played on when they have come.");
        case club::Elsewhere::Why::reading:
            return ClubWords::tr(
                "This tablet only looks on. Nothing was done; whoever is to play here needs an invitation "
                "for "
                "a table.");
        default:
            return ClubWords::tr(
                       "%1 writes this game. Nothing was done; to go on with it here, have it given back "
                       "there, or take it over on the page Club.")
                .arg(tableFirst(elsewhere));
    }
}

QString clubLost(const club::Elsewhere& elsewhere) {
    return ClubWords::tr(
               "%1 writes this game now, and it is watched here. What was played here and is not sent yet "
               "becomes a game beside it.")
        .arg(tableFirst(elsewhere));
}

QString clubProblem(const std::exception& error) {
    const auto* ofClub = dynamic_cast<const club::ClubError*>(&error);
    return ofClub == nullptr ? sentenceOf(error) : problemOf(ofClub->kind, QString::fromUtf8(error.what()));
}

QString foundingProblem(const std::exception& error) {
    const auto* ofClub = dynamic_cast<const club::ClubError*>(&error);
    if (ofClub == nullptr) return clubProblem(error);
    switch (ofClub->kind) {
        case Refusing::unreachable:
            return ClubWords::tr(
                "No database answers at this address. Nothing was changed. Look whether it runs, and at the "
                "server, the database, the login and the password in the address.");
        case Refusing::badUrl:
            return ClubWords::tr(
                "This is no address of a database. It looks like postgresql://ann@club.example/adjutant");
        case Refusing::notAllowed:
            return ClubWords::tr(
                "This login may not make a club in this database. Nothing was changed. It needs the address "
                "that the owner of the database has.");
        case Refusing::taken:
            return ClubWords::tr(
                "The club in this database has a campaign of that name already. Nothing was changed. Rename "
                "this one, or have its organiser invite you.");
        case Refusing::joined:
            return ClubWords::tr("This campaign file is in another club. Leave that one first.");
        default:
            return clubProblem(error);
    }
}

QString clubRole(const std::string& role) {
    if (role == "organiser") return ClubWords::tr("this tablet is the organiser's");
    if (role == "reader") return ClubWords::tr("this tablet is watching");
    return ClubWords::tr("this tablet plays");
}

QString clubStep(const club::Status& status) {
    if (status.inStep) return ClubWords::tr("Everything is in step since %1.").arg(when(status.since));
    if (status.older) return problemOf(Refusing::older, {});
    if (!status.unreachable.empty()) return problemOf(Refusing::unreachable, {});
    return ClubWords::tr("Not everything is in step yet.");
}

QString clubGame(const club::GameStatus& game) {
    QString words;
    if (game.here == game.club)
        words = ClubWords::tr("%n entries", "", static_cast<int>(game.here));
    else if (game.here > game.club)
        words = ClubWords::tr("%n entries wait here", "", static_cast<int>(game.here - game.club));
    else
        words = ClubWords::tr("%n entries to come", "", static_cast<int>(game.club - game.here));
    if (game.lease == "mine") words = ClubWords::tr("%1, at this table").arg(words);
    if (game.lease == "other")
        words = game.table.empty()
                    ? ClubWords::tr("%1, at another table").arg(words)
                    : ClubWords::tr("%1, at %2").arg(words, QString::fromStdString(game.table));
    return game.sealed ? ClubWords::tr("%1; its hands are hidden").arg(words) : words;
}

QString clubQuestion(const club::Conflict& conflict) {
    if (conflict.kind == "branch")
        return ClubWords::tr("What a table still had when another went on with the game. Both are kept.");
    if (conflict.kind == club::leagueKind && conflict.versions.empty())
        return ClubWords::tr(
            "Two tables wrote to the league at once, and this Adjutant does not know its rules. What is here "
            "stays here, and what the club has stays there, until this Adjutant is up to date.");
    if (conflict.kind == club::leagueKind)
        return factsOf(conflict).value("refused", false)
                   ? ClubWords::tr(
                         "What this table told does not go behind what the club has. It is kept until "
                         "somebody "
                         "chooses.")
                   : ClubWords::tr(
                         "Two tables told it at once, each in its own way. Until somebody chooses, what the "
                         "club has counts.");
    return ClubWords::tr("Two changed it at once. Both are kept; which one counts?");
}

QString clubAsked(const club::Conflict& conflict) {
    return conflict.kind == club::leagueKind && !conflict.versions.empty()
               ? factShown(conflict, "name", conflict.name)
               : QString::fromStdString(conflict.name);
}

QString leagueVersion(const club::Conflict& conflict, int which) {
    const auto& text = conflict.versions.at(static_cast<std::size_t>(which));
    return factShown(conflict, which == 0 ? "club" : "here", text.value_or(""));
}

QString clubKind(const std::string& kind) {
    if (kind == club::leagueKind) return ClubWords::tr("league or chronicle");
    if (kind == "person") return ClubWords::tr("person");
    if (kind == "tag") return ClubWords::tr("label");
    if (kind == "document") return ClubWords::tr("board or roster");
    if (kind == "play") return ClubWords::tr("play");
    if (kind == "game-name") return ClubWords::tr("name of a game");
    if (kind.ends_with("-note")) return ClubWords::tr("note");
    if (kind == "game-place") return ClubWords::tr("place of a game");
    if (kind == "game-photograph") return ClubWords::tr("photograph");
    if (kind == "game-labels") return ClubWords::tr("tags of a game");
    if (kind.ends_with("-away")) return ClubWords::tr("archive");
    if (kind == "game-gone") return ClubWords::tr("deleted game");
    if (kind == "person-merged") return ClubWords::tr("merged person");
    return {};
}

}  // namespace adjutant::companion
