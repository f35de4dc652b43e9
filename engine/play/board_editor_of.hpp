// SPDX-License-Identifier: GPL-3.0-or-later
// How the boards of a system are drawn, with drawings and options as JSON: the BoardEditor of its
// SystemEntry.
#pragma once

#include <optional>
#include <string>

#include "engine/board/drawing.hpp"
#include "engine/play/options_of.hpp"
#include "engine/play/position.hpp"
#include "engine/play/system.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant {

/// The functions of a BoardEditor, for a system with Capability::ownBoards.
template <System S>
struct BoardEditorOf {
    using json = nlohmann::json;

    static json palette() { return wire::write(S::palette()); }

    static Expected<json> ready(const std::string& id) {
        const std::optional<typename S::Options> options = S::readyBoard(id);
        if (!options) return refuse(code::badParameter, shared::refusals::NoReadyBoard{.id = id});
        return wire::write(S::drawn(*options));
    }

    static json blank(int columns, int rows) { return wire::write(S::blank(columns, rows)); }

    static Expected<json> drawing(const json& given) {
        const auto options = readOptions<S>(given);
        if (!options.has_value()) return tl::make_unexpected(options.error());
        return wire::write(S::drawn(*options));
    }

    static Expected<json> plan(const json& given) {
        Drawing drawing;
        try {
            wire::read(given, drawing);
        } catch (const wire::ParseError& error) {
            return refuse(code::badParameter, shared::refusals::NoDrawing{.why = error.sentence()});
        }
        const auto options = S::planned(drawing);
        if (!options.has_value()) return tl::make_unexpected(options.error());
        if (const auto state = S::setup(*options); !state.has_value())
            return tl::make_unexpected(state.error());
        return unusual(*options);
    }

  private:
    /// The options that differ from their defaults.
    static json unusual(const typename S::Options& options) {
        const json usual = wire::write(typename S::Options());
        const json written = wire::write(options);
        json chosen = json::object();
        for (const auto& [name, value] : written.items()) {
            if (!usual.contains(name) || usual[name] != value) chosen[name] = value;
        }
        return chosen;
    }
};

/// Nothing for a system whose boards cannot be drawn.
template <System S>
std::optional<BoardEditor> boardEditorOf() {
    if constexpr (S::capabilities.has(Capability::ownBoards)) {
        using Editor = BoardEditorOf<S>;
        return BoardEditor{&Editor::palette, &Editor::ready, &Editor::blank, &Editor::drawing, &Editor::plan};
    } else {
        return {};
    }
}

}  // namespace adjutant
