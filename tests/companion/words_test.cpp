// SPDX-License-Identifier: GPL-3.0-or-later
// Every word of a look file belongs to one kind of thing: what one option's value is called never becomes the
// heading of a list of targets. What there is to be named is asked of the engine, over the recorded games.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "companion/bridge/json_variant.hpp"
#include "companion/games/face.hpp"
#include "engine/games.hpp"
#include "engine/table.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// What the engine gives words for: the id, its kind, and for values whose they are.
struct Named {
    std::string kind, of, id;
    auto operator<=>(const Named&) const = default;
    [[nodiscard]] std::string key() const { return kind + ':' + (of.empty() ? "" : of + ':') + id; }
};
using Names = std::map<std::string, std::set<Named>>;  // by system

void addChoices(std::set<Named>& names, const json& param) {
    const std::string type = param.at("type") == "list" ? param.value("of", "") : param.value("type", "");
    if (type != "choice") return;
    for (const json& choice : param.value("choices", json::array()))
        if (choice.is_string()) names.insert({"value", param.at("name"), choice});
}

void addOffers(std::set<Named>& names, const json& offers) {
    for (const json& offer : offers) {
        for (const json& param : offer.at("params")) {
            names.insert({"param", "", param.at("name")});
            addChoices(names, param);
        }
    }
}

void addReply(std::set<Named>& names, const json& reply) {
    for (const json& roll : reply.value("rolls", json::array())) names.insert({"chance", "", roll.at("for")});
    for (const json& event : reply.value("events", json::array()))
        if (event.at("event") == "game-over") names.insert({"reason", "", event.at("reason")});
    if (reply.contains("state")) names.insert({"phase", "", reply.at("state").at("phase")});
}

void playThrough(const fs::path& path, Names& names) {
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1861}; }}};
    std::string system;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const json request = json::parse(line);
        if (!request.contains("do")) continue;
        system = request.value("system", system);
        addReply(names[system], table.answer(request));
        const json offers = table.answer(json{{"ask", "actions"}});
        if (offers.value("ok", false)) addOffers(names[system], offers.at("actions"));
        addReply(names[system], table.answer(json{{"ask", "state"}}));
    }
}

const Names& named() {
    static const Names names = [] {
        Names found;
        for (const SystemEntry& system : systems()) {
            auto& here = found[std::string(system.id)];
            for (const json& option : system.options(journalLanguage)) {
                here.insert({"option", "", option.at("name")});
                for (const json& choice : option.value("choices", json::array()))
                    if (choice.is_string()) here.insert({"value", option.at("name"), choice});
            }
        }
        for (const auto& entry : fs::directory_iterator(tests::testsFolder() / "playthroughs"))
            if (entry.path().extension() == ".jsonl") playThrough(entry.path(), found);
        return found;
    }();
    return names;
}

json wordsOf(const std::string& system) {
    return faceOf(QString::fromStdString(system)).data().value("words", json::object());
}

/// Has it a word that nothing else can get: by its kind, or on the page of a new game?
bool hasOwnWord(const Named& name, const GameFace& look) {
    const json words = look.data().value("words", json::object());
    if (words.contains(name.key()) || words.contains(name.kind + ':' + name.id)) return true;
    const json& told = under(under(look.data(), "newGame"), "options");
    if (name.kind == "option") return under(told, name.id).contains("title");
    return name.kind == "value" && under(under(told, name.of), "words").contains(name.id);
}

TEST(Words, OfOneKindAreNeverThoseOfAnother) {
    for (const auto& [system, names] : named()) {
        ASSERT_GT(names.size(), 10U) << system;
        const GameFace& look = faceOf(QString::fromStdString(system));
        const json words = wordsOf(system);
        std::map<std::string, std::set<std::string>> plain;  // id → the kinds that have no word of their own
        for (const Named& name : names) {
            if (words.contains(name.id) && !hasOwnWord(name, look)) plain[name.id].insert(name.kind);
        }
        for (const auto& [id, kinds] : plain)
            EXPECT_LE(kinds.size(), 1U) << system << ": \"" << words.at(id) << "\" stands for " << id
                                        << " as " << *kinds.begin() << " and as " << *kinds.rbegin();
    }
}

TEST(Words, OfAnOptionsValuesAreThatOptionsOwn) {
    for (const SystemEntry& system : systems()) {
        const GameFace& look = faceOf(QString::fromStdString(std::string(system.id)));
        const json words = wordsOf(std::string(system.id));
        std::map<std::string, std::string> plain;  // value → the option whose word it is
        for (const json& option : system.options(journalLanguage)) {
            const std::string name = option.at("name");
            for (const json& choice : option.value("choices", json::array())) {
                if (!choice.is_string()) continue;
                const std::string id = choice;
                if (!words.contains(id) || hasOwnWord({"value", name, id}, look)) continue;
                // Neutral is what the id itself says: "Each round".
                const bool neutral = humanised(QString::fromStdString(id)).toStdString() == words.at(id);
                const auto [first, fresh] = plain.try_emplace(id, name);
                EXPECT_TRUE(fresh || neutral) << system.id << ": " << words.at(id) << " is said of "
                                              << first->second << " and of " << name;
            }
        }
    }
}

TEST(Words, AreKeyedByWhatTheEngineSays) {
    for (const auto& [system, names] : named()) {
        std::set<std::string> known;
        for (const Named& name : names) {
            if (name.kind == "option") known.insert(name.key());
            if (name.kind == "value") known.insert(name.of);
        }
        const json words = wordsOf(system);
        for (const auto& [key, word] : words.items()) {
            const QString trimmed = QString::fromStdString(key).trimmed();
            EXPECT_EQ(trimmed.toStdString(), key) << system << ": a blank in the key";
            EXPECT_FALSE(word.get<std::string>().empty()) << system << ": " << key;
            EXPECT_TRUE(!trimmed.startsWith("option:") || known.contains(key)) << system << ": " << key;
        }
        for (const SystemEntry& entry : systems()) {
            if (entry.id != system) continue;
            for (const json& option : entry.options(journalLanguage)) {
                const std::string prefix = "value:" + option.at("name").get<std::string>() + ':';
                for (const auto& [key, word] : words.items()) {
                    if (key.rfind(prefix, 0) != 0) continue;
                    EXPECT_TRUE(names.contains({"value", option.at("name"), key.substr(prefix.size())}))
                        << system << ": nothing is called " << key;
                }
            }
        }
    }
}

TEST(Words, TheTargetsOfAShotAreNotHeadedByAnOption) {
    const GameFace& look = faceOf("hex-acw");
    EXPECT_EQ(look.word("param", "target", "shoot"), "Target");
    EXPECT_EQ(look.word("value", "target", "sight-ties"), "Favours the target");
    EXPECT_EQ(look.word("value", "scenario", "first"), "As the battle says");
}

}  // namespace
}  // namespace adjutant::companion
