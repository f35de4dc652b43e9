// SPDX-License-Identifier: GPL-3.0-or-later
// One state of one game as the screens show it: names for ids, and rows for the models. Built from what the
// engine answers; adds names, colours and icons, and no rule.
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <utility>

#include "companion/bridge/piece_index.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

class TableView : public GameScene {
  public:
    TableView();
    ~TableView() override;

    /// A game of this system, with its board and the texts of its cards.
    void open(const QString& system, json board, json cards);
    void setState(json state);
    /// The pieces that can act now; where nobody acts as a piece, none.
    void setAble(QSet<QString> pieces) { able_ = std::move(pieces); }

    [[nodiscard]] const json& state() const override { return *state_; }
    [[nodiscard]] const json& board() const { return *board_; }
    /// How it stands in numbers of its rules (engine/play/figures.hpp).
    [[nodiscard]] const json& facts() const { return *facts_; }
    void setFacts(json facts);
    [[nodiscard]] const GameFace& look() const override { return *look_; }

    [[nodiscard]] QString pieceName(const QString& id) const;
    /// The same beside the icon of its kind: its number, where it is called by its kind and that.
    [[nodiscard]] QString pieceBrief(const QString& id) const;
    /// With its side where that is not to act and another has one of that name, and with the piece that it is
    /// with: "Union Commander 1, with Infantry 1".
    [[nodiscard]] QString pieceNameApart(const QString& id) const;
    /// Its id as it is printed on a counter: a long one by the first letter of its kind and its number.
    [[nodiscard]] QString codeOf(const QString& piece) const;
    [[nodiscard]] QString placeName(const QString& id) const;
    [[nodiscard]] QString coordinateOf(const QString& place) const;
    [[nodiscard]] QString sideName(const QString& id) const override;
    [[nodiscard]] QString cardName(const QString& id) const override;
    [[nodiscard]] const json& cards() const { return *cards_; }
    [[nodiscard]] json cardText(const QString& id) const;  ///< null when there is no such card
    /// What a chance is called: "tile-quebec" is "Tile: Quebec", where the face has no words of its own.
    [[nodiscard]] QString chanceName(const QString& id) const;
    /// A value of a parameter of that type, in words; `of`: the parameter's name, which may have words of its
    /// own for it.
    [[nodiscard]] QString valueName(const QString& type, const json& value, const QString& of = {}) const;
    [[nodiscard]] QString nameOf(const QString& id) const override;
    /// The colour of whoever an id belongs to: a side's own, a piece's side; "nobody" for others.
    [[nodiscard]] QString colourOf(const QString& id) const override;
    [[nodiscard]] QString signOf(const QString& type, const QString& id) const;
    [[nodiscard]] QString sideOf(const QString& piece) const;  ///< empty: nobody's
    [[nodiscard]] bool isPiece(const QString& id) const;
    [[nodiscard]] bool isSide(const QString& id) const override;
    /// Where on the board an id is: a piece's place, the square of a city; itself for other ids.
    [[nodiscard]] QString cellOf(const QString& id) const;
    [[nodiscard]] bool isPlace(const QString& id) const;
    [[nodiscard]] const json* placeOf(const QString& id) const;  ///< as the engine has it; null: no place

    [[nodiscard]] json pieceRows() const;
    [[nodiscard]] json sideRows() const;
    [[nodiscard]] json placeRows() const;
    /// What lies at a place: [{sign, text, word, note, name}]
    [[nodiscard]] json goodsAt(const QString& place) const;
    /// Everything in the state that the screens have no property or model for.
    [[nodiscard]] json extras() const;

  private:
    [[nodiscard]] const PieceIndex& pieceIndex() const;
    [[nodiscard]] json pieceRow(const QString& id, const json& piece) const;
    [[nodiscard]] int counted(const QString& side, const Stock& stock) const;
    [[nodiscard]] bool isSpent(const QString& id, const json& piece) const;
    [[nodiscard]] bool canAct(const QString& id) const { return able_.isEmpty() || able_.contains(id); }

    [[nodiscard]] QString groundName(const json& place) const;
    [[nodiscard]] QString givenName(const QString& id) const;

    const GameFace* look_ = &faceOf({});
    std::unique_ptr<json> board_, cards_, state_, facts_;
    QHash<QString, const json*> places_;  ///< of the board, by id
    QSet<QString> able_;
    mutable std::unique_ptr<PieceIndex> pieces_;  ///< of this state, once it is asked for
};

}  // namespace adjutant::companion
