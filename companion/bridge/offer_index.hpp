// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, and what may not and why, as the engine answered it: read once, then looked up by id,
// by who acts and by where it leads. A touch looks here and copies nothing.
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <unordered_map>
#include <vector>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// An offer with what the table asks of it at every touch. It lives until the next offers are read.
struct OfferFacts {
    const nlohmann::json* offer = nullptr;  ///< as it was answered, with its stable `id`
    const nlohmann::json* actor = nullptr;  ///< the parameter that says who or what acts; null: nobody
    const ActFace* face = nullptr;          ///< how it is offered
    QString id, action, label;
    bool possible = true;
    bool secret = false;  ///< of a hidden hand
    bool group = false;   ///< several pieces act in it together
    bool atHand = false;  ///< its face has it go on with what is at hand, and it needs no place or piece
    bool skips =
        false;  ///< it leaves out the rest of the phase, so no place leads to it before it is asked for

    bool common = false;  ///< it is for one of several, or for one that has no tile: whoever is chosen

    QStringList actors;      ///< the pieces that its first parameter for one piece can be
    QStringList candidates;  ///< the choices of `actor`
    QStringList leadsTo;     ///< the cells of its places, without the actor's own

    // Where the candidates stand.
    QSet<QString> cells;
    QSet<QString> stacks;  ///< their cells, each with the side that stands there
};

class OfferIndex {
  public:
    using json = nlohmann::json;
    using List = std::vector<const OfferFacts*>;

    explicit OfferIndex(const TableView& view);
    ~OfferIndex();
    OfferIndex(const OfferIndex&) = delete;
    OfferIndex& operator=(const OfferIndex&) = delete;

    /// `answer`: what `ask actions` brought. The view shows the state that they belong to.
    void read(json answer);

    /// Is the board touched place by place (`isAimedByPlace` of the face)? Then a place or a stack is chosen.
    [[nodiscard]] bool byPlace() const { return byPlace_; }
    /// What may be done first, then what may not; in the engine's order.
    [[nodiscard]] const std::vector<OfferFacts>& all() const { return all_; }
    /// What may be done by a piece, or from a place.
    [[nodiscard]] const List& of(const QString& id) const;
    /// Has it to do with this piece or place as the one that acts?
    [[nodiscard]] bool concerns(const OfferFacts& offer, const QString& id) const;
    [[nodiscard]] const OfferFacts* find(const QString& id) const;  ///< null when there is none
    /// All pieces that can act.
    [[nodiscard]] const QSet<QString>& actors() const { return actors_; }

  private:
    void add(const json& offer, bool possible);

    const TableView& view_;
    std::unique_ptr<json> answer_;
    std::vector<OfferFacts> all_;
    QHash<QString, std::size_t> byId_;
    QSet<QString> actors_;
    mutable std::unordered_map<QString, List> of_;
    bool byPlace_ = false;
};

}  // namespace adjutant::companion
