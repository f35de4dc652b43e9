// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the rules leave open is asked: no act is sent with a value that nobody has seen. Looked at over
// all offers of the recorded games of every system.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "companion/bridge/act_draft.hpp"
#include "companion/bridge/json_variant.hpp"
#include "engine/table.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// More than one value of it is legal, and a likely one among them would be sent unseen.
bool isOpenWithLikelyValue(const json& param) {
    if (param.value("fact", false) || param.contains("count") || param.contains("within")) return false;
    if (!param.contains("default")) return false;
    const std::string type = param.at("type");
    if (type == "int") return param.at("min") < param.at("max");
    if (type == "bool") return !param.contains("choices");
    if (type == "text" || type == "pairs" || !param.contains("choices")) return false;
    if (type == "list") return param.at("default") != param.at("choices");
    return param.at("choices").size() > 1;
}

/// What another touch on the table settles: a facing by a drag, a way by where it leads, what a button turns
/// on; and what is asked beside the board or by a button for each number instead of on a sheet.
bool isSettledElsewhere(const GameFace& look, const std::string& system, const std::string& act,
                        const std::string& name) {
    static const std::map<std::string, std::set<std::string>> known{{"hex-acw", {"facing", "path", "on"}}};
    const auto found = known.find(system);
    if (found != known.end() && found->second.contains(name)) return true;
    const ActFace& face = look.act(QString::fromStdString(act));
    return face.beside || (face.apart != nullptr && face.apart == name);
}

struct Walk {
    int open = 0;
    std::map<std::string, int> met;  // how often each was looked at: a dozen times is enough
    std::set<std::string> unasked;
};

/// Goes through the offers of one recorded game.
void walk(const fs::path& path, Walk& found) {
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1861}; }}};
    TableView view;
    ActDraft draft(view, Session::of(table));
    std::string system;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const json request = json::parse(line);
        if (!request.contains("do") || !table.answer(request).value("ok", false)) continue;
        if (request.contains("system")) {
            system = request.at("system");
            view.open(QString::fromStdString(system), table.answer({{"ask", "board"}}).at("board"),
                      json::array());
        }
        view.setState(table.answer({{"ask", "state"}}).at("state"));
        const json offers = table.answer({{"ask", "actions"}});
        for (const json& offer : offers.value("actions", json::array())) {
            for (const json& param : offer.at("params")) {
                const std::string name = param.at("name");
                const std::string called = system + ": " + offer.at("do").get<std::string>() + "." + name;
                if (!isOpenWithLikelyValue(param) ||
                    isSettledElsewhere(view.look(), system, offer.at("do"), name))
                    continue;
                if (++found.met[called] > 12) continue;
                ++found.open;
                draft.begin(offer, "app");
                if (draft.isPlain()) found.unasked.insert(called);
                const auto row = draft.params()->find(QString::fromStdString(name));
                if (row.isEmpty()) found.unasked.insert(called + " (not on its sheet)");
                draft.close();
            }
        }
    }
}

TEST(Asked, IsEverythingThatTheRulesLeaveOpen) {
    Walk found;
    for (const auto& entry : fs::directory_iterator(tests::testsFolder() / "playthroughs"))
        if (entry.path().extension() == ".jsonl") walk(entry.path(), found);
    EXPECT_GT(found.open, 40) << "the games offer amounts and choices";
    for (const std::string& name : found.unasked) ADD_FAILURE() << "never asked: " << name;
}

}  // namespace
}  // namespace adjutant::companion
