// SPDX-License-Identifier: GPL-3.0-or-later
// How a game looks and what things are called in it: one small class for each game, in the folder of its
// name. What a face does not say has a plain default, so a game without one is played with the plain face. It
// says nothing that the rules say: no number, no condition, no account.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "companion/games/face_tables.hpp"

namespace adjutant::companion {

class GameFace {
  public:
    using json = nlohmann::json;

    /// The plain face, for a game of this id. `words`: the class whose texts are translated.
    explicit GameFace(const char* system, const char* words = "GameFace");
    virtual ~GameFace();
    GameFace(const GameFace&) = delete;
    GameFace& operator=(const GameFace&) = delete;

    // --- what a game says ---

    [[nodiscard]] virtual const Acts& acts() const;
    [[nodiscard]] virtual const Params& params() const;
    /// Is the board touched place by place? Then a place or a stack is chosen, and acts are aimed at places.
    [[nodiscard]] virtual bool isAimedByPlace() const { return false; }

    // --- what the screens ask ---

    /// The act of that name; one of which nothing is said is plain.
    [[nodiscard]] const ActFace& act(const QString& name) const;
    [[nodiscard]] const ParamFace& param(const QString& name) const;
    /// Does it stand behind More?
    [[nodiscard]] bool isRare(const QString& act) const;
    /// Is it asked about first while others could still do something? And what is said then of so many, or of
    /// the one of that name.
    [[nodiscard]] bool asksForOthers(const QString& act) const;
    [[nodiscard]] QString othersWaiting(const QString& act, int many, const QString& name) const;
    /// What is taken back with it: "the move"; empty where the face has no words for it.
    [[nodiscard]] QString undoWords(const QString& act) const;

    /// The colour (a key of Sides) of a side; `seating` gives those without one of their own theirs.
    [[nodiscard]] QString colour(const QString& side, const nlohmann::json& seating) const;
    /// The icon for a kind of piece, an action, a place (id or kind), a stock, or another word.
    [[nodiscard]] QString pieceSign(const QString& kind) const;
    [[nodiscard]] QString actionSign(const QString& action) const;
    [[nodiscard]] QString placeSign(const QString& id, const QString& kind) const;
    [[nodiscard]] QString wordSign(const QString& word) const;
    /// What the chance of an action is of: "hit"; "" where an action is not about one, whatever may come of
    /// it.
    [[nodiscard]] QString chanceOf(const QString& action) const;
    /// Words for an id or an outcome label: "trade-goods" is "Trade goods". An entry "conquered-#" has the
    /// words for every number, its # being the numbers in turn.
    [[nodiscard]] QString word(const QString& id) const;
    /// The same for one kind of word, so that an option's value is never the heading of a list of targets:
    /// "param:target" is looked for before "target". Kinds: "param" (of: its act), "option", "value" (of: its
    /// parameter or option), "phase", "chance", "outcome", "part" and "sum" (of: its event), "reason".
    [[nodiscard]] QString word(const QString& kind, const QString& id, const QString& of = {}) const;
    /// A text of the rules' data, such as the name of a place, in the language of the app.
    [[nodiscard]] QString said(const QString& english) const;
    /// The face's word for exactly this key, its numbers aside; empty when it has none.
    [[nodiscard]] QString ownWord(const QString& key) const;
    /// The data itself, for what only some systems have.
    [[nodiscard]] const nlohmann::json& data() const;

  protected:
    /// A text of this face in the language of the app; empty for none.
    [[nodiscard]] QString told(const char* text) const;

  private:
    [[nodiscard]] QString entry(const char* group, const QString& key) const;
    [[nodiscard]] const Acts& commonActs() const;

    std::string system_;
    std::string words_;
    mutable QString spoken_;               ///< the language of `data_`
    mutable std::unique_ptr<json> data_;   ///< its texts in that language
    mutable std::unique_ptr<json> texts_;  ///< by the English ones
};

/// The face of a game; the plain one where it has none. It lives as long as the program.
[[nodiscard]] const GameFace& faceOf(const QString& system);

/// "conquered-12" as "conquered-#".
[[nodiscard]] QString withoutFigures(const QString& id);
/// The numbers in it, in turn: 12.
[[nodiscard]] std::vector<int> figuresIn(const QString& id);
/// With a capital first letter.
[[nodiscard]] QString capital(const QString& text);
/// "trade-goods" as "Trade goods".
[[nodiscard]] QString humanised(const QString& id);

}  // namespace adjutant::companion
