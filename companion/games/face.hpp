// SPDX-License-Identifier: GPL-3.0-or-later
// How a game looks and what things are called in it: one small class for each game, in the folder of its
// name. What a face does not say has a plain default, so a game without one is played with the plain face. It
// says nothing that the rules say: no number, no condition, no account.
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "companion/games/face_tables.hpp"
#include "companion/games/game_scene.hpp"
#include "engine/play/readings.hpp"

namespace adjutant::companion {

class GameFace {
  public:
    using json = nlohmann::json;

    /// The plain face, for a game of this id. `words`: the class whose texts are translated.
    explicit GameFace(const char* system, const char* words = "GameFace");
    virtual ~GameFace();
    GameFace(const GameFace&) = delete;
    GameFace& operator=(const GameFace&) = delete;

    // --- what a game says: its acts and chances ---

    [[nodiscard]] virtual const Acts& acts() const;
    [[nodiscard]] virtual const Params& params() const;
    [[nodiscard]] virtual const ChanceFaces& chances() const;
    /// Is the board touched place by place? Then a place or a stack is chosen, and acts are aimed at places.
    [[nodiscard]] virtual bool isAimedByPlace() const { return false; }
    /// How it is offered that a card of a hidden hand cancels what was just done (`canceller`).
    [[nodiscard]] virtual const char* cancelWords() const { return nullptr; }
    /// Events that only keep the books: their sentences are left out of the log and the table.
    [[nodiscard]] virtual QStringList murmurs() const { return {}; }

    /// Of an offer that answers a question about the table: the answer alone; empty of all others.
    [[nodiscard]] virtual QString answerOf(const json& offer) const;

    // --- its words, icons and colours, by id ---

    [[nodiscard]] virtual Cover cover() const { return {}; }
    [[nodiscard]] virtual FaceScreens screens() const { return {}; }
    [[nodiscard]] virtual NewGame newGame() const { return {}; }
    [[nodiscard]] virtual Rulings rulings() const { return {}; }
    /// What its rosters are called (engine/play/roster_reading.hpp has what they are made of).
    [[nodiscard]] virtual RosterFace rosters() const { return {}; }
    [[nodiscard]] virtual const Names& words() const;
    [[nodiscard]] virtual const Names& signs() const;
    [[nodiscard]] virtual const Names& sideColours() const;

    // --- its pieces and sides ---

    [[nodiscard]] virtual const Names& kindSigns() const;
    [[nodiscard]] virtual std::vector<PieceMark> marks() const { return {}; }
    /// What a side has; empty: every whole number that its state has.
    [[nodiscard]] virtual std::vector<Stock> stocks() const { return {}; }
    [[nodiscard]] virtual std::vector<PlotFace> plots() const { return {}; }
    /// The key of a piece's number on its counter; empty: none.
    [[nodiscard]] virtual const char* pieceNumber() const { return "hits"; }
    /// Has it no tile while it is with another piece, whose tile has a mark for it?
    [[nodiscard]] virtual bool rides(const QString& kind) const;
    [[nodiscard]] virtual Tiles tiles() const { return Tiles::all; }
    /// Stands it beside the table, so that nobody misses it there?
    [[nodiscard]] virtual bool standsAside(const json& piece) const;
    /// The kinds in the order in which pieces are listed; empty: by id.
    [[nodiscard]] virtual QStringList ranks() const { return {}; }
    /// What a piece without a name is called; empty: by its kind.
    [[nodiscard]] virtual QString calling(const json& state, const QString& piece) const;
    /// The same beside others of its side, where its colour says whose it is; empty: as it is called.
    [[nodiscard]] virtual QString briefCalling(const json& state, const QString& piece) const;

    // --- its board ---

    [[nodiscard]] virtual const Names& placeSigns() const;  ///< by the id, the kind or a mark of a place
    [[nodiscard]] virtual const Names& grounds() const;     ///< kinds of places as the painters know them
    [[nodiscard]] virtual const Names& regionTints() const;
    /// Words in degrees clockwise from up, for pieces that look somewhere; a drag then turns them.
    [[nodiscard]] virtual const QMap<QString, int>& facings() const;
    [[nodiscard]] virtual Coordinates coordinates() const { return Coordinates::none; }
    /// What open ground is called before its coordinate; null: nothing is called so.
    [[nodiscard]] virtual const char* openGround() const { return nullptr; }
    /// What stands before the number of a place of this kind; null where it has a name.
    [[nodiscard]] virtual const char* numberPrefix(const QString& kind) const;
    /// Is a place with this mark named above everything?
    [[nodiscard]] virtual bool isLandmark(const QString& mark) const;
    /// Where on the board an id is that is neither a piece nor a place; empty: nowhere.
    [[nodiscard]] virtual QString cellOf(const json& state, const QString& id) const;
    /// Rows of BoardView.pieces, from the rows of all pieces and all places. A stack has its `pieces`.
    [[nodiscard]] virtual json counters(const GameScene& scene, const json& pieces, const json& places) const;
    /// Small signs of a place: what is built on it, who holds it.
    [[nodiscard]] virtual std::vector<Badge> badges(const GameScene& scene, const json& place) const;
    /// A sign with a figure that belongs to a place.
    [[nodiscard]] virtual std::optional<Badge> chip(const GameScene& scene, const QString& place) const;
    /// What lies at a place.
    [[nodiscard]] virtual std::vector<Good> goods(const GameScene& scene, const QString& place) const;
    /// The id of the side that a place belongs to; empty when it belongs to none.
    [[nodiscard]] virtual QString ownerOf(const json& state, const json& place) const;
    [[nodiscard]] virtual std::optional<Holding> holding() const { return {}; }
    /// Places between which something goes on now: a small map opens on them.
    [[nodiscard]] virtual QStringList contested(const json& state) const;
    [[nodiscard]] virtual std::optional<Setup> setup() const { return {}; }

    // --- how it stands ---

    /// How far the turn is, in words: "5 of 15 moved"; empty where the game has none.
    [[nodiscard]] virtual QString progress(int done, int all) const;

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
    /// What an offer is called beside the one whom it is of: "Climb". Its word is that of "brief:" and its
    /// act with one of its parameters ("brief:attack:ship"), that parameter, the value that it stands at, or
    /// the act; empty where there is none.
    [[nodiscard]] QString briefAct(const nlohmann::json& offer) const;
    /// What is taken back with it: "the move"; empty where the face has no words for it.
    [[nodiscard]] QString undoWords(const QString& act) const;

    /// What an outcome of its odds means, as the rules have it.
    [[nodiscard]] OutcomeReading outcome(const QString& label) const;
    /// How many of either side stand in the battle that an act begins (engine/play/readings.hpp).
    [[nodiscard]] std::optional<OutcomeReading::Both> fighting(const nlohmann::json& state,
                                                               const nlohmann::json& action) const;
    /// What people call an outcome that names nobody, by the rules' own words.
    [[nodiscard]] QString outcomeWords(const QString& label) const;
    /// Which card cancels which act, as the rules have it.
    [[nodiscard]] std::optional<CancellingCard> canceller() const;
    /// What a roster is made of, as the rules have it; nothing where the game has none.
    [[nodiscard]] std::optional<RosterReading> rosterReading() const;
    /// What a referee may set one by one, as the rules have it.
    [[nodiscard]] RulingFields ruled() const;
    /// Where a file of its screens is; empty for none.
    [[nodiscard]] QUrl urlOf(const char* screen) const;
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
    /// The engine's word for a key of its state; empty when it has none.
    [[nodiscard]] QString engineWord(const QString& key) const;
    /// The face's word for exactly this key, its numbers aside; empty when it has none.
    [[nodiscard]] QString ownWord(const QString& key) const;
    /// Has the face a word for exactly this?
    [[nodiscard]] bool hasWord(const QString& key) const;
    /// One that may be empty, where it stands there.
    [[nodiscard]] std::optional<QString> wordAt(const QString& key) const;
    /// The class that its texts are marked with.
    [[nodiscard]] const char* context() const { return words_.c_str(); }
    /// A text of this face in the language of the app; empty for none.
    [[nodiscard]] QString told(const char* text) const;

  protected:
    /// So many of a thing that has an icon and a word.
    [[nodiscard]] Good counted(const QString& what, int count) const;
    /// What lies at a place by the state's "ground".
    [[nodiscard]] std::vector<Good> onGround(const json& state, const QString& place) const;

  private:
    static const Acts& commonActs();
    static const Names& commonWords();
    static const Names& commonSigns();
    static const Names& commonKinds();
    [[nodiscard]] const char* wordIn(const QString& key) const;

    std::string system_;
    std::string words_;
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
