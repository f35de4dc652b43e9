// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_file.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "engine/games.hpp"
#include "engine/journal/parsed.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int version = 1;
constexpr std::size_t longest = 4U << 20U;

/// In the language of the app.
tl::unexpected<Refusal> no(const char* sentence, const std::string& of = {}) {
    const QString told = QCoreApplication::translate("BoardFile", sentence);
    return refuse(code::badParameter,
                  Phrase((of.empty() ? told : told.arg(QString::fromStdString(of))).toStdString()));
}

std::string textOf(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::string boardText(const std::string& system, const json& drawing, const json& options) {
    json file{{"adjutant-board", version},
              {"system", system},
              {"name", drawing.value("name", "")},
              {"drawing", drawing}};
    if (options.is_object()) file["options"] = options;
    return file.dump(1);
}

Expected<BoardFile> readBoard(const std::string& text, const std::string& system) {
    if (text.size() > longest)
        return no(QT_TRANSLATE_NOOP("BoardFile", "This is longer than 4 MB; no board is."));
    const json file = parsed(text);
    if (!file.is_object())
        return no(QT_TRANSLATE_NOOP(
            "BoardFile", "This is no board: a board is written as JSON, {\"adjutant-board\": 1, …}."));
    if (const auto of = file.find("adjutant-board"); of != file.end() && *of != version)
        return no(QT_TRANSLATE_NOOP("BoardFile", "This board was written by a later version of Adjutant."));
    const bool wrapped = file.contains("drawing") || file.contains("options");
    BoardFile board;
    board.system = textOf(file, "system").empty() ? system : textOf(file, "system");
    const SystemEntry* entry = findSystem(board.system);
    if (entry == nullptr || !entry->boards) {
        if (board.system.empty())
            return no(QT_TRANSLATE_NOOP("BoardFile", "This board does not say for which game it is."));
        return no(QT_TRANSLATE_NOOP(
                      "BoardFile", "This board is for the game “%1”, which has no boards of one's own here."),
                  board.system);
    }
    json drawing;
    if (file.contains("drawing")) {
        drawing = file.at("drawing");
    } else {
        auto read = entry->boards->drawing(wrapped ? file.at("options") : file);
        if (!read.has_value()) return tl::make_unexpected(read.error());
        drawing = *std::move(read);
    }
    if (!drawing.is_object())
        return no(QT_TRANSLATE_NOOP("BoardFile", "This is no board: its drawing is no object."));
    board.name = textOf(drawing, "name").empty() ? textOf(file, "name") : textOf(drawing, "name");
    board.drawing = drawing.dump();
    return board;
}

}  // namespace adjutant::companion
