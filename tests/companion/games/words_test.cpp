// SPDX-License-Identifier: GPL-3.0-or-later
// Every word of a face belongs to one kind of thing: what one option's value is called never becomes the
// heading of a list of targets. What there is to be named is asked of the engine, over the recorded games.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <unordered_set>

#include "companion/bridge/odds_words.hpp"
#include "companion/games/face.hpp"
#include "engine/games.hpp"
#include "tests/companion/named_things.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const GameFace& faceOf(const std::string& system) {
    return companion::faceOf(QString::fromStdString(system));
}

QString asText(const std::string& text) { return QString::fromStdString(text); }

/// Has it a word that nothing else can get: by its kind, or on the page of a new game?
bool hasOwnWord(const Named& name, const GameFace& look) {
    if (look.hasWord(asText(name.key())) || look.hasWord(asText(name.kind + ':' + name.id))) return true;
    if (name.kind == "option") return look.hasWord(asText("start:" + name.id));
    return name.kind == "value" && look.hasWord(asText("start:" + name.of + ':' + name.id));
}

TEST(Words, OfOneKindAreNeverThoseOfAnother) {
    for (const auto& [system, here] : namedThings()) {
        const std::set<Named>& names = here.names;
        ASSERT_GT(names.size(), 10U) << system;
        const GameFace& look = faceOf(system);
        std::map<std::string, std::set<std::string>> plain;  // id → the kinds that have no word of their own
        for (const Named& name : names) {
            if (look.hasWord(asText(name.id)) && !hasOwnWord(name, look)) plain[name.id].insert(name.kind);
        }
        for (const auto& [id, kinds] : plain)
            EXPECT_LE(kinds.size(), 1U)
                << system << ": \"" << look.wordAt(asText(id))->toStdString() << "\" stands for " << id
                << " as " << *kinds.begin() << " and as " << *kinds.rbegin();
    }
}

TEST(Words, OfAnOptionsValuesAreThatOptionsOwn) {
    for (const SystemEntry& system : systems()) {
        const GameFace& look = faceOf(std::string(system.id));
        std::map<std::string, std::string> plain;  // value → the option whose word it is
        for (const json& option : system.options(journalLanguage)) {
            const std::string name = option.at("name");
            for (const json& choice : option.value("choices", json::array())) {
                if (!choice.is_string()) continue;
                const std::string id = choice;
                if (!look.hasWord(asText(id)) || hasOwnWord({"value", name, id}, look)) continue;
                // Neutral is what the id itself says: "Each round".
                const bool neutral = humanised(asText(id)) == *look.wordAt(asText(id));
                const auto [first, fresh] = plain.try_emplace(id, name);
                EXPECT_TRUE(fresh || neutral) << system.id << ": " << look.wordAt(asText(id))->toStdString()
                                              << " is said of " << first->second << " and of " << name;
            }
        }
    }
}

TEST(Words, AreKeyedByWhatTheEngineSays) {
    for (const auto& [system, here] : namedThings()) {
        const std::set<Named>& names = here.names;
        std::set<QString> options;
        for (const Named& name : names) {
            if (name.kind == "option") options.insert(asText(name.id));
        }
        const auto& words = faceOf(system).words();
        for (auto word = words.begin(); word != words.end(); ++word) {
            const QString& key = word.key();
            const QString kind = key.section(':', 0, 0), id = key.section(':', 1, 1);
            EXPECT_EQ(key.trimmed(), key) << system << ": a blank in the key";
            EXPECT_TRUE(**word != 0 || kind == "about") << system << ": " << key.toStdString();
            if (kind == "option" || kind == "start" || kind == "about") {
                EXPECT_TRUE(options.contains(id.section('/', 0, 0))) << system << ": " << key.toStdString();
            }
            if (kind == "value" && options.contains(id)) {
                EXPECT_TRUE(names.contains({"value", id.toStdString(), key.section(':', 2).toStdString()}))
                    << system << ": nothing is called " << key.toStdString();
            }
        }
    }
}

/// Is it an id that the engine says, or made of two: "defend-2", "flag-green"? "tanks-pair" is how the
/// screens put a pair of tanks.
bool isSaid(const std::string& id, const std::unordered_set<std::string>& said) {
    if (said.contains(id) || id.find_first_not_of("-#") == std::string::npos) return true;
    for (auto dash = id.find('-'); dash != std::string::npos; dash = id.find('-', dash + 1)) {
        const std::string rest = id.substr(dash + 1);
        if (said.contains(id.substr(0, dash)) && (rest == "#" || rest == "pair" || said.contains(rest)))
            return true;
    }
    return false;
}

TEST(Words, AreAllOfSomethingThatTheEngineSays) {
    for (const auto& [system, here] : namedThings()) {
        ASSERT_GT(here.said.size(), 200U) << system;
        const auto& words = faceOf(system).words();
        for (auto word = words.begin(); word != words.end(); ++word) {
            // "value:deal:draft" is for draft, "start:NAME/FIELD" for FIELD.
            const QString id = withoutFigures(word.key().section(':', -1).section('/', -1));
            EXPECT_TRUE(isSaid(id.toStdString(), here.said)) << system << ": " << word.key().toStdString();
        }
    }
}

/// The app as a German has it, until this is gone.
class InGermanForNow {
  public:
    InGermanForNow() {
        loaded = german_.load(QStringLiteral(":/i18n/adjutant_de.qm"));
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        QCoreApplication::installTranslator(&german_);
    }
    ~InGermanForNow() {
        QCoreApplication::removeTranslator(&german_);
        QLocale::setDefault(before_);
    }
    InGermanForNow(const InGermanForNow&) = delete;
    InGermanForNow& operator=(const InGermanForNow&) = delete;
    bool loaded = false;

  private:
    QLocale before_;
    QTranslator german_;
};

/// Has it words of its own, or those of the kind of thing it is?
bool hasWords(const Named& name, const GameFace& look) {
    const QString id = asText(name.id), kind = asText(name.kind), of = asText(name.of);
    const std::array keys{kind + ':' + of + ':' + id, kind + ':' + id, "start:" + of + ':' + id,
                          "start:" + id, id};
    return std::ranges::any_of(keys, [&](const QString& key) { return !look.ownWord(key).isEmpty(); });
}

/// A chance of two words, the second a place, a side or a thing with words of its own: "capital-london".
bool isOfTwo(const Named& name, const GameFace& look, const std::set<std::string>& places) {
    if (name.kind != "chance") return false;
    for (auto dash = name.id.find('-'); dash != std::string::npos; dash = name.id.find('-', dash + 1)) {
        const std::string rest = name.id.substr(dash + 1);
        if (look.hasWord(asText(name.id.substr(0, dash))) &&
            (places.contains(rest) || look.hasWord(asText(rest))))
            return true;
    }
    return false;
}

/// A value that people made, or a place, which has a name; why a game was ended, in words of those who ended
/// it.
bool isPeoplesOwn(const Named& name, const NamedThings& here) {
    if (name.kind == "value") return here.places.contains(name.id) || here.given.contains(name.id);
    return name.kind == "reason" && name.id.find(' ') != std::string::npos;
}

TEST(Words, AreThereInBothLanguagesForEverythingThatTheEngineNames) {
    const InGermanForNow german;
    ASSERT_TRUE(german.loaded);
    for (const auto& [system, here] : namedThings()) {
        const GameFace& look = faceOf(system);
        for (const Named& name : here.names) {
            if (isPeoplesOwn(name, here) || hasWords(name, look) || isOfTwo(name, look, here.places))
                continue;
            // The rules' own words of it, in the language of the app.
            const QString id = asText(name.id);
            EXPECT_FALSE(look.word(asText(name.kind), id, asText(name.of)) == humanised(id))
                << system << " calls it nothing: " << name.key();
        }
    }
}

/// Does only a program read it: a hash, a place on the table, or the id of something?
bool isNoWord(const std::string& key, const NamedThings& here) {
    return here.places.contains(key) || key.size() < 2 ||
           key.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") != std::string::npos;
}

/// The same in both languages.
const std::set<std::string> alike{"bandit", "berserker", "boss",      "gold", "initiative", "name",
                                  "phase",  "status",    "stonewall", "tier", "veteran"};

TEST(Words, AreThereInGermanForEveryKeyOfAState) {
    const InGermanForNow german;
    ASSERT_TRUE(german.loaded);
    for (const auto& [system, here] : namedThings()) {
        const GameFace& look = faceOf(system);
        ASSERT_GT(here.keys.size(), 10U) << system;
        for (const std::string& key : here.keys) {
            if (isNoWord(key, here) || alike.contains(key)) continue;
            EXPECT_FALSE(look.word("key", asText(key)) == humanised(asText(key)))
                << system << " calls it nothing: " << key;
        }
    }
}

TEST(Words, AreThereInGermanForEveryWordThatAStateHolds) {
    const InGermanForNow german;
    ASSERT_TRUE(german.loaded);
    for (const auto& [system, here] : namedThings()) {
        const GameFace& look = faceOf(system);
        ASSERT_GT(here.values.size(), 10U) << system;
        for (const Named& value : here.values) {
            if (isNoWord(value.id, here) || alike.contains(value.id)) continue;
            const std::string kind = value.of == "phase" || value.of == "reason" ? value.of : "value";
            EXPECT_FALSE(look.word(asText(kind), asText(value.id), asText(value.of)) ==
                         humanised(asText(value.id)))
                << system << " calls it nothing: " << value.key();
        }
    }
}

/// Names that are the same in German.
bool isProper(const std::string& system, const std::string& name) {
    static const std::map<std::string, std::set<std::string>> names{
        {"civil-war-1863",
         {"Atlanta",    "Baltimore",   "Cairo",        "Charleston", "Chattanooga", "Chicago",
          "Cincinnati", "Cleveland",   "Indianapolis", "Louisville", "Lynchburg",   "Memphis",
          "Mobile",     "New Orleans", "Philadelphia", "Pittsburg",  "Richmond",    "St. Louis",
          "Vicksburg",  "Washington",  "Wilmington"}},
        {"hex-acw",
         {"Chapel Hill", "East Town", "East Works", "Ford Town", "Gun Hill", "Mill Hill", "The Cross-Roads",
          "The Knoll", "West Town"}}};
    const auto found = names.find(system);
    return found != names.end() && found->second.contains(name);
}

TEST(Words, OfTheRulesDataAreGermanOrProperNames) {
    const InGermanForNow german;
    ASSERT_TRUE(german.loaded);
    for (const auto& [system, here] : namedThings()) {
        const GameFace& look = faceOf(system);
        const Catalogue& words = findSystem(system)->catalogue("de");
        ASSERT_GT(here.data.size(), 5U) << system;
        for (const std::string& text : here.data) {
            const bool hasLetters =
                std::ranges::any_of(text, [](unsigned char one) { return std::isalpha(one); });
            if (!hasLetters || here.given.contains(text) || words.find("data", text) != nullptr) continue;
            EXPECT_TRUE(look.said(asText(text)) != asText(text) || isProper(system, text))
                << system << " has no German for: " << text;
        }
    }
}

TEST(Words, AllHaveTheirGerman) {
    QTranslator german;
    ASSERT_TRUE(german.load(QStringLiteral(":/i18n/adjutant_de.qm")));
    for (const SystemEntry& system : systems()) {
        const GameFace& look = faceOf(std::string(system.id));
        const auto& words = look.words();
        for (auto word = words.begin(); word != words.end(); ++word) {
            if (**word == 0) continue;
            EXPECT_FALSE(german.translate(look.context(), *word).isEmpty()) << system.id << ": " << *word;
        }
    }
}

TEST(Words, TheTargetsOfAShotAreNotHeadedByAnOption) {
    const GameFace& look = faceOf(std::string("hex-acw"));
    EXPECT_EQ(look.word("param", "target", "shoot"), "Target");
    EXPECT_EQ(look.word("value", "target", "sight-ties"), "Favours the target");
    EXPECT_EQ(look.word("value", "scenario", "first"), "As the battle says");
}

TEST(WhatADieNeeds, IsSaidOfTheChanceItself) {
    const auto words = [](const char* system, const char* chance) {
        return neededWords({{"for", chance}, {"dice", "1d10"}, {"least", 7}}, faceOf(system)).toStdString();
    };
    EXPECT_EQ(words("life-1861", "attack"), "7 or more hits");
    EXPECT_EQ(words("life-1861", "bandit"), "7 or more hits");
    EXPECT_EQ(words("life-1861", "typhoid"), "7 or more costs 1 health");
    EXPECT_EQ(words("one-stat", "attack"), "7 or more hits");
    EXPECT_EQ(words("one-stat", "defend"), "7 or more defends");
    EXPECT_EQ(words("one-stat", "strike-back"), "7 or more defends");
    EXPECT_EQ(words("one-stat", "recover"), "7 or more stands up");
    EXPECT_EQ(words("one-stat", "heal"), "7 or more succeeds");
    EXPECT_EQ(words("conquest-1762", "storm"), "7 or more sinks it");
}

}  // namespace
}  // namespace adjutant::companion
