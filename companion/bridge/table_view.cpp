// SPDX-License-Identifier: GPL-3.0-or-later
// Names, colours and icons for ids; the rows of the models are in table_rows.cpp.
#include "companion/bridge/table_view.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/games/name_words.hpp"

namespace adjutant::companion {
namespace {

QString yesOrNo(bool yes) {
    return yes ? QCoreApplication::translate("TableView", "Yes")
               : QCoreApplication::translate("TableView", "No");
}

}  // namespace

using nlohmann::json;

TableView::TableView()
    : board_(std::make_unique<json>(json::object())),
      cards_(std::make_unique<json>(json::array())),
      state_(std::make_unique<json>(json::object())),
      facts_(std::make_unique<json>(json::object())) {}
TableView::~TableView() = default;

void TableView::open(const QString& system, json board, json cards) {
    look_ = &faceOf(system);
    *board_ = std::move(board);
    *cards_ = std::move(cards);
    places_.clear();
    pieces_.reset();
    for (const json& place : under(*board_, "places")) places_.insert(textAt(place, "id"), &place);
}

void TableView::setState(json state) {
    *state_ = std::move(state);
    pieces_.reset();
}

void TableView::setFacts(json facts) { *facts_ = std::move(facts); }

const PieceIndex& TableView::pieceIndex() const {
    if (!pieces_) pieces_ = std::make_unique<PieceIndex>(*look_, *state_);
    return *pieces_;
}

bool TableView::isPiece(const QString& id) const {
    return under(*state_, "pieces").contains(id.toStdString());
}
bool TableView::isSide(const QString& id) const { return under(*state_, "sides").contains(id.toStdString()); }
QString TableView::cellOf(const QString& id) const {
    if (isPiece(id)) return textAt(under(under(*state_, "pieces"), id.toStdString()), "place");
    const QString at = look_->cellOf(*state_, id);
    return at.isEmpty() ? id : at;
}
bool TableView::isPlace(const QString& id) const { return places_.contains(id); }
const json* TableView::placeOf(const QString& id) const { return places_.value(id, nullptr); }
QString TableView::sideOf(const QString& piece) const {
    return textAt(under(under(*state_, "pieces"), piece.toStdString()), "side");
}

QString TableView::pieceName(const QString& id) const { return pieceIndex().name(id); }

QString TableView::pieceBrief(const QString& id) const {
    const QString number = pieceIndex().number(id);
    const bool signedOne = !number.isEmpty() && !signOf(QStringLiteral("piece"), id).isEmpty();
    return signedOne ? number : pieceName(id);
}

QString TableView::pieceNameApart(const QString& id) const {
    QString name = pieceName(id);
    if (pieceIndex().isSharedWithAnotherSide(id) && !sideOf(id).isEmpty() &&
        sideOf(id) != textAt(*state_, "active"))
        name = sideName(sideOf(id)) + ' ' + name;
    const QString place = textAt(under(under(*state_, "pieces"), id.toStdString()), "place");
    return isPiece(place) ? QStringLiteral("%1, with %2").arg(name, pieceName(place)) : name;
}

QString TableView::codeOf(const QString& piece) const {
    constexpr int longest = 4;
    if (piece.size() <= longest) return piece;
    return textAt(under(under(*state_, "pieces"), piece.toStdString()), "kind").left(1) +
           trailingNumber(piece);
}

QString TableView::placeName(const QString& id) const {
    const json* place = placeOf(id);
    if (place == nullptr) return look_->word(id);
    const QString name = look_->said(textAt(*place, "name"));
    if (name.isEmpty()) return isPiece(id) ? pieceName(id) : groundName(*place) + id;
    return look_->told(look_->numberPrefix(textAt(*place, "kind"))) + name;
}

/// What a place without a name is called before its coordinate: "Woods ", "Open ground "; nothing where the
/// face has no word for open ground.
QString TableView::groundName(const json& place) const {
    const QString open = look_->told(look_->openGround());
    const QString kind = textAt(place, "kind");
    return kind.isEmpty() || open.isEmpty() ? open : look_->word(kind) + ' ';
}

/// The coordinate that stands on the board, where places without a name are called by it.
QString TableView::coordinateOf(const QString& id) const {
    const json* place = placeOf(id);
    const Coordinates which = look_->coordinates();
    if (place == nullptr || which == Coordinates::none) return {};
    return which == Coordinates::all || textAt(*place, "name").isEmpty() ? id : QString();
}

QString TableView::sideName(const QString& id) const {
    const QString name = textAt(under(under(*state_, "sides"), id.toStdString()), "name");
    return name.isEmpty() || name == id ? look_->said(humanised(id)) : look_->said(name);
}

json TableView::cardText(const QString& id) const {
    for (const json& card : *cards_) {
        if (textAt(card, "id") == id) return card;
    }
    return nullptr;
}

QString TableView::cardName(const QString& id) const {
    QString name = textAt(cardText(id), "name");
    if (!name.isEmpty()) return name;
    return isPlace(id) ? placeName(id) : look_->word(id);  // a card may be the one of a territory
}

/// What the state itself calls something that is no piece, side or place, such as a position on a map that
/// the table keeps.
QString TableView::givenName(const QString& id) const {
    for (const json& part : *state_)
        if (const QString name = textAt(under(part, id.toStdString()), "name"); !name.isEmpty())
            return look_->said(name);
    return {};
}

QString TableView::valueName(const QString& type, const json& value, const QString& of) const {
    if (value.is_boolean()) return yesOrNo(value.get<bool>());
    if (value.is_number()) {
        const QString number = QString::fromStdString(value.dump());
        const QString own = of.isEmpty() ? QString() : look_->ownWord("value:" + of + ':' + number);
        return own.isEmpty() ? QString(number).replace('-', QChar(0x2212)) : own;
    }
    if (value.is_object()) {  // who for whom: those who are
        QStringList names;
        for (const json& one : value) names << valueName(type, one, of);
        return names.isEmpty() ? yesOrNo(false) : names.join(QStringLiteral(", "));
    }
    if (value.is_array()) {  // a way: place after place
        QStringList names;
        for (const json& one : value) names << valueName(type, one, of);
        return names.join(QCoreApplication::translate("TableView", ", then "));
    }
    if (!value.is_string()) return {};
    QString id = companion::text(value);
    if (type == "piece") return pieceName(id);
    if (type == "place") return placeName(id);
    if (type == "side") return sideName(id);
    if (type == "card") return cardName(id);
    if (type == "text") return id;
    if (isPiece(id)) return pieceName(id);
    if (isSide(id)) return sideName(id);
    if (isPlace(id)) return placeName(id);
    QString word = look_->word(QStringLiteral("value"), id, of);
    const bool isBare = word == look_->said(humanised(id));
    const QString given = isBare ? givenName(id) : QString();
    return given.isEmpty() ? word : given;
}

QString TableView::nameOf(const QString& id) const { return valueName({}, json(id.toStdString())); }

QString TableView::chanceName(const QString& id) const {
    if (QString own = look_->ownWord("chance:" + id); !own.isEmpty()) return own;
    for (auto dash = id.indexOf('-'); dash > 0 && !look_->hasWord(id); dash = id.indexOf('-', dash + 1)) {
        const QString of = id.mid(dash + 1);
        if (isPlace(of) || isSide(of) || look_->hasWord(of))
            return look_->word(id.left(dash)) + QStringLiteral(": ") + valueName({}, of.toStdString());
    }
    return look_->word(id);
}

QString TableView::colourOf(const QString& id) const {
    const json& seating = under(*state_, "seating");
    if (isSide(id)) return look_->colour(id, seating);
    return look_->colour(sideOf(id), seating);
}

QString TableView::signOf(const QString& type, const QString& id) const {
    if (type == "piece" || isPiece(id))
        return look_->pieceSign(textAt(under(under(*state_, "pieces"), id.toStdString()), "kind"));
    if (const json* place = placeOf(id); type == "place" && place != nullptr)
        return look_->placeSign(id, textAt(*place, "kind"));
    return look_->wordSign(id);
}

}  // namespace adjutant::companion
