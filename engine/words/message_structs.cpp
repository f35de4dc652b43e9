// SPDX-License-Identifier: GPL-3.0-or-later
// A program of the build: makes a struct of each message in the chapters of a catalogue that rules speak by
// (phrase.hpp). Those of events and of words are found by the names of their fields.
//
//     message_structs words.en.json NAMESPACE header.hpp
#include <algorithm>
#include <array>
#include <cctype>
#include <exception>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/message.hpp"

namespace {

using adjutant::Message;
using Json = nlohmann::ordered_json;

/// "too-far" is TooFar.
std::string typeName(std::string_view key) {
    std::string name;
    bool starts = true;
    for (const char c : key) {
        if (c != '-') name += starts ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        starts = c == '-';
    }
    return name;
}

bool isNumber(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The names that an insert is known by (Arguments): `side` for {Side}, {side_plural} and {side_id}.
std::string memberName(std::string name) {
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
    constexpr std::array<std::string_view, 6> suffixes{"plural", "id", "given", "or", "row", "count"};
    if (const auto at = name.rfind('_'); at != std::string::npos) {
        const std::string_view suffix = std::string_view(name).substr(at + 1);
        if (isNumber(suffix) || std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end())
            name.resize(at);
    }
    return name;
}

std::vector<std::string> membersOf(const std::string& pattern) {
    std::vector<std::string> members;
    const Message message(pattern, "en");
    for (const Message::Argument& argument : message.arguments()) {
        std::string name = memberName(argument.name);
        if (std::find(members.begin(), members.end(), name) == members.end())
            members.push_back(std::move(name));
    }
    return members;
}

std::string joined(const std::vector<std::string>& members, std::string_view before, std::string_view after) {
    std::string text;
    for (const std::string& member : members) {
        text += (text.empty() ? "" : ", ");
        text.append(before).append(member).append(after);
    }
    return text;
}

void writeStruct(std::ostream& out, std::string_view chapter, const std::string& key,
                 const std::string& pattern) {
    const std::vector<std::string> members = membersOf(pattern);
    out << "/// " << pattern << "\nstruct " << typeName(key) << " {\n";
    for (const std::string& member : members) out << "    Insert " << member << ";\n";
    if (!members.empty())
        out << "    static constexpr std::string_view arguments[]{" << joined(members, "\"", "\"") << "};\n";
    out << "    static constexpr MessageKey key{&catalogue, \"" << chapter << "\", \"" << key << "\", "
        << (members.empty() ? "{}" : "arguments") << "};\n"
        << "    static std::vector<Insert> inserts(" << typeName(key) << (members.empty() ? "" : " m")
        << ") { return insertsOf(" << joined(members, "std::move(m.", ")") << "); }\n};\n";
}

std::string header(const std::string& path, std::string_view inNamespace) {
    std::ifstream file(path);
    const Json chapters = Json::parse(file);
    std::ostringstream out;
    out << "// Made from words.en.json.\n#pragma once\n\n#include \"engine/words/phrase.hpp\"\n\nnamespace "
        << inNamespace << " {\n\nconst Catalogue& catalogue(std::string_view language);\n";
    for (const auto& [chapter, messages] : chapters.items()) {
        if (chapter == "events" || chapter == "outcomes" || chapter == "words") continue;
        out << "\nnamespace " << chapter << " {\n";
        for (const auto& [key, pattern] : messages.items())
            writeStruct(out, chapter, key, pattern.get<std::string>());
        out << "}  // namespace " << chapter << '\n';
    }
    out << "\n/// A text of the rules' data (a card, a place of the board), which is its own key.\n"
           "inline Phrase inData(std::string_view english) { return Phrase(std::string(english), "
           "&catalogue); }\n";
    out << "\n}  // namespace " << inNamespace << '\n';
    return out.str();
}

std::string textOf(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

int main(int count, char** given) {
    if (count != 4) {
        std::cerr << "message_structs words.en.json NAMESPACE header.hpp\n";
        return 2;
    }
    try {
        const std::string text = header(given[1], given[2]);
        if (text != textOf(given[3])) std::ofstream(given[3]) << text;
    } catch (const std::exception& error) {
        std::cerr << given[1] << ": " << error.what() << '\n';
        return 1;
    }
    return 0;
}
