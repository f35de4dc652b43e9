// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the pieces of one state again and again, worked out once for all of them: their names, and
// who is with whom. With two hundred pieces, asking each about all the others is what a touch would wait for.
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include "companion/games/face.hpp"

namespace adjutant::companion {

class PieceIndex {
  public:
    PieceIndex(const GameFace& look, const nlohmann::json& state);

    /// Its own name, what the face calls it, or its kind, with its number where there are several of it;
    /// the id itself where there is no such piece.
    [[nodiscard]] QString name(const QString& id) const { return names_.value(id, id); }
    /// Its number where its name is that of its kind and the number; empty where it is called otherwise.
    [[nodiscard]] QString number(const QString& id) const { return numbers_.value(id); }
    /// Has a piece of another side the same name?
    [[nodiscard]] bool isSharedWithAnotherSide(const QString& id) const;
    /// The pieces whose place is this piece.
    [[nodiscard]] QStringList with(const QString& id) const { return with_.value(id); }

  private:
    QHash<QString, QString> names_, numbers_, sides_;
    QHash<QString, QSet<QString>> bearers_;  ///< the sides that have a piece of that name
    QHash<QString, QStringList> with_;
};

}  // namespace adjutant::companion
