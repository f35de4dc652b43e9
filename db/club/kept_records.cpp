// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/kept_records.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/agreed.hpp"
#include "db/club/record_kinds.hpp"
#include "db/club/told_json.hpp"
#include "db/error.hpp"
#include "db/keepsakes.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

/// People by their keys, whatever they are called; others as they were typed.
std::string textOf(const db::Play& play, const Notebook& notebook) {
    json sides = json::array();
    for (const db::PlaySide& side : play.sides) {
        json told{{"role", side.role}, {"outcome", side.outcome}, {"score", side.score}};
        const auto id = db::personIdFrom(side.who);
        const auto key = id ? notebook.keyOf(*id) : std::nullopt;
        told[key ? "key" : "name"] = key.value_or(side.person);
        sides.push_back(std::move(told));
    }
    json told{{"title", play.title}, {"played", play.played}, {"place", play.place}, {"note", play.note}};
    if (play.minutes) told["minutes"] = *play.minutes;
    told["sides"] = std::move(sides);
    return told.dump();
}

std::string whatOf(const Version& version) {
    if (version.kind == kinds::play) return "the play '" + version.key + "'";
    return kinds::isOfGame(version.kind) ? "a game's " + version.kind.substr(5)
                                         : "a person's " + version.kind.substr(7);
}

db::Play playIn(const Version& version, const db::CampaignFile& file, db::CampaignId campaign,
                const Notebook& notebook) {
    const std::string what = whatOf(version);
    const json told = toldObject(version.text, what);
    db::Play play{.source = version.key,
                  .title = toldText(told, "title", what),
                  .played = toldTextOrNone(told, "played", what),
                  .minutes = {},
                  .place = toldTextOrNone(told, "place", what),
                  .note = toldTextOrNone(told, "note", what),
                  .sides = {}};
    if (told.contains("minutes")) play.minutes = toldNumber(told, "minutes", what);
    const auto persons = file.persons(campaign);
    for (const json& side : toldObjects(told, "sides", what)) {
        db::PlaySide one{.person = toldTextOrNone(side, "name", what),
                         .who = {},
                         .role = toldTextOrNone(side, "role", what),
                         .outcome = toldTextOrNone(side, "outcome", what),
                         .score = toldTextOrNone(side, "score", what)};
        if (const auto id = notebook.person(toldTextOrNone(side, "key", what))) {
            one.who = db::shownId(*id);
            const auto found = std::ranges::find(persons, *id, &db::Person::id);
            if (found != persons.end()) one.person = found->name;
        }
        play.sides.push_back(std::move(one));
    }
    return play;
}

bool isAlive(const db::CampaignFile& file, db::PersonId id) {
    try {
        static_cast<void>(file.person(id));
        return true;
    } catch (const db::Error& error) {
        if (error.kind != db::Error::Kind::unknownPerson) throw;
        return false;
    }
}

bool isAlive(const db::CampaignFile& file, db::GameId id) {
    try {
        static_cast<void>(file.game(id));
        return true;
    } catch (const db::Error& error) {
        if (error.kind != db::Error::Kind::unknownGame) throw;
        return false;
    }
}

template <class Id>
void takeBackLast(db::CampaignFile& file, const char* what, Id id, const std::string& at) {
    if (const auto change = file.standingChange(what, id)) static_cast<void>(file.takeBack(*change, at));
}

void putOfPerson(db::CampaignFile& file, const Notebook& notebook, db::PersonId id, const Version& version,
                 const json& told) {
    const std::string what = whatOf(version);
    if (version.kind == kinds::personNote) {
        file.setNote(id, version.removed ? "" : toldText(told, "note", what), version.at);
    } else if (version.kind == kinds::personAway) {
        file.archive(id, !version.removed, version.at);
    } else if (version.kind == kinds::personMerged) {
        if (version.removed) return takeBackLast(file, "merge-people", id, version.at);
        if (const auto into = notebook.person(toldText(told, "into", what)))
            file.merge(id, *into, version.at);
    }
}

/// A photograph's, which is its picture's digest.
std::string nameIn(const std::string& key) { return key.substr(key.find('\n') + 1); }

void putPhotograph(db::CampaignFile& file, db::GameId id, const Version& version, const json& told) {
    const std::string what = whatOf(version);
    const std::string name = nameIn(version.key);
    if (version.removed) return file.removePhotograph(id, name, version.at);
    const db::Photograph photograph{.name = name,
                                    .at = toldTextOrNone(told, "at", what),
                                    .words = toldTextOrNone(told, "words", what),
                                    .picture = toldText(told, "picture", what)};
    file.addPhotograph(id, photograph, version.at);
    file.describePhotograph(id, name, photograph.words, version.at);
}

void putOfGame(db::CampaignFile& file, db::GameId id, const Version& version, const json& told) {
    const std::string what = whatOf(version);
    if (version.kind == kinds::gameNote) {
        file.setNote(id, version.removed ? "" : toldText(told, "note", what), version.at);
    } else if (version.kind == kinds::gameLabels) {
        file.setLabels(id, version.removed ? std::vector<std::string>() : toldTexts(told, "labels", what),
                       version.at);
    } else if (version.kind == kinds::gamePlace) {
        file.setPlace(id, version.removed ? "" : toldText(told, "place", what), version.at);
    } else if (version.kind == kinds::gamePhotograph) {
        putPhotograph(file, id, version, told);
    } else if (version.kind == kinds::gameAway) {
        file.archive(id, !version.removed, version.at);
    } else if (version.kind == kinds::gameGone) {
        if (version.removed) return takeBackLast(file, "delete-game", id, version.at);
        if (isAlive(file, id)) file.remove(id, version.at);
    } else if (version.kind == kinds::gameName && !version.removed) {
        static_cast<void>(toldText(told, "name", what));  // given with all others (Sync::nameAsThere)
    }
}

/// What is not in the file to look at stays as it was agreed on.
void carry(RecordTexts& texts, const Notebook& notebook, const char* kind, const auto& isHere) {
    for (const auto& [key, kept] : notebook.agreedOf(kind)) {
        if (isHere(key)) continue;
        const auto agreed = agreedOn(notebook, kind, key);
        if (agreed && agreed->text) texts[{kind, key}] = *agreed->text;
    }
}

void addOfGames(RecordTexts& texts, const std::vector<db::GameKeepsake>& games, const Notebook& notebook) {
    std::set<std::string> here;
    const auto shown = shownNames(notebook);
    for (const db::GameKeepsake& game : games) {
        const auto key = notebook.keyOf(game.id);
        if (!key) continue;
        here.insert(*key);
        if (!game.note.empty()) texts[{kinds::gameNote, *key}] = json{{"note", game.note}}.dump();
        if (!game.labels.empty()) texts[{kinds::gameLabels, *key}] = json{{"labels", game.labels}}.dump();
        if (!game.place.empty()) texts[{kinds::gamePlace, *key}] = json{{"place", game.place}}.dump();
        for (const db::Photograph& one : game.photographs)
            texts[{kinds::gamePhotograph, *key + '\n' + one.name}] =
                json{{"at", one.at}, {"words", one.words}}.dump();
        if (!game.archived.empty()) texts[{kinds::gameAway, *key}] = json{{"away", true}}.dump();
        if (game.deleted) texts[{kinds::gameGone, *key}] = json{{"gone", true}}.dump();
        const auto before = shown.find(*key);
        if (!game.deleted && before != shown.end() && before->second != game.name)
            texts[{kinds::gameName, *key}] = json{{"name", game.name}}.dump();
    }
    carry(texts, notebook, kinds::gameName, [&](const std::string& key) {
        return texts.contains({kinds::gameName, key});
    });
    for (const char* kind : kinds::later)
        if (kinds::isOfGame(kind) && std::string_view(kind) != kinds::gameName)
            carry(texts, notebook, kind,
                  [&](const std::string& key) { return here.contains(kinds::gameIn(key)); });
}

void addOfPersons(RecordTexts& texts, const std::vector<db::PersonKeepsake>& persons,
                  const Notebook& notebook) {
    std::set<std::string> here;
    for (const db::PersonKeepsake& one : persons) {
        const auto key = notebook.keyOf(one.id);
        if (!key) continue;
        here.insert(*key);
        if (!one.note.empty()) texts[{kinds::personNote, *key}] = json{{"note", one.note}}.dump();
        if (!one.archived.empty()) texts[{kinds::personAway, *key}] = json{{"away", true}}.dump();
        if (const auto into = notebook.keyOf(one.merged))
            texts[{kinds::personMerged, *key}] = json{{"into", *into}}.dump();
    }
    for (const char* kind : kinds::later)
        if (kinds::isOfPerson(kind))
            carry(texts, notebook, kind, [&](const std::string& key) { return here.contains(key); });
}

}  // namespace

void addKeptRecords(RecordTexts& texts, const db::CampaignFile& file, db::CampaignId campaign,
                    const Notebook& notebook) {
    const db::Keepsakes kept = file.keepsakes(campaign);
    addOfGames(texts, kept.games, notebook);
    addOfPersons(texts, kept.persons, notebook);
    for (const db::Play& play : file.plays(campaign))
        texts[{kinds::play, play.source}] = textOf(play, notebook);
}

std::optional<std::string> wholeText(const db::CampaignFile& file, const Notebook& notebook,
                                     const Version& version) {
    if (version.kind != kinds::gamePhotograph) return version.text;
    const auto game = notebook.local(kinds::gameIn(version.key));
    if (!game) return {};
    const auto one = file.photograph(*game, nameIn(version.key));
    if (!one) return {};
    return json{{"at", one->at}, {"words", one->words}, {"picture", one->picture}}.dump();
}

bool canPut(const Version& version, const db::CampaignFile& file, db::CampaignId campaign,
            const Notebook& notebook) {
    if (kinds::isOfGame(version.kind)) {
        const auto id = notebook.local(kinds::gameIn(version.key));
        return id && (version.kind == kinds::gameGone || isAlive(file, *id));
    }
    if (kinds::isOfPerson(version.kind)) {
        const auto id = notebook.person(version.key);
        if (!id) return false;
        if (version.kind != kinds::personMerged) return isAlive(file, *id);
        if (version.removed) return true;
        const json told = toldObject(version.text, whatOf(version));
        const auto into = notebook.person(toldText(told, "into", whatOf(version)));
        return into && isAlive(file, *id) && isAlive(file, *into);
    }
    if (version.kind != kinds::play || version.removed) return true;
    const json told = toldObject(version.text, whatOf(version));
    static_cast<void>(playIn(version, file, campaign, notebook));
    return std::ranges::all_of(toldObjects(told, "sides", whatOf(version)), [&](const json& side) {
        return !side.contains("key") || notebook.person(side.at("key").get<std::string>());
    });
}

void putKept(db::CampaignFile& file, db::CampaignId campaign, const Notebook& notebook,
             const Version& version) {
    if (version.kind == kinds::play) {
        if (version.removed)
            file.removePlay(campaign, version.key);
        else
            file.setPlay(campaign, playIn(version, file, campaign, notebook));
        return;
    }
    if (!kinds::isKept(version.kind)) return;  // of a later Adjutant
    const json told = version.removed ? json::object() : toldObject(version.text, whatOf(version));
    if (kinds::isOfGame(version.kind)) {
        if (const auto id = notebook.local(kinds::gameIn(version.key))) putOfGame(file, *id, version, told);
    } else if (kinds::isOfPerson(version.kind)) {
        if (const auto id = notebook.person(version.key)) putOfPerson(file, notebook, *id, version, told);
    }
}

std::string momentOf(const db::CampaignFile& file, const Notebook& notebook, const std::string& kind,
                     const std::string& key) {
    if (kind == kinds::gameAway)
        if (const auto id = notebook.local(key)) return file.archivedAt(*id);
    if (kind == kinds::personAway)
        if (const auto id = notebook.person(key)) return file.archivedAt(*id);
    return {};
}

}  // namespace adjutant::club
