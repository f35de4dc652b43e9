// SPDX-License-Identifier: GPL-3.0-or-later
// The brushes of the editor of boards: the groups of the palette, which is in the hand, and what to touch
// with it.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include "companion/bridge/board_sketch.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

class BoardBrushes : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList groups READ groupList NOTIFY opened)  ///< a brushGroup each
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    Q_PROPERTY(QString paints READ paints NOTIFY changed)  ///< the word of engine/board/drawing.hpp
    Q_PROPERTY(QString hint READ hint NOTIFY changed)      ///< what to touch next

  public:
    explicit BoardBrushes(const BoardSketch& sketch, QObject* parent = nullptr);

    /// Another palette, of a game that looks so: its first brush is taken.
    void open(const GameFace& look);
    void choose(const QString& id);  ///< nothing changes where the palette has none of that id
    /// Null where there is no drawing.
    [[nodiscard]] const Brush* inHand() const;

    [[nodiscard]] Q_INVOKABLE QString paintsOf(const QString& brush) const;
    [[nodiscard]] QVariantList groupList() const;
    [[nodiscard]] QString chosen() const { return chosen_; }
    [[nodiscard]] QString paints() const;
    [[nodiscard]] QString hint() const;

  signals:
    void opened();
    void taken();  ///< another one, or the same once more
    void changed();

  private:
    const BoardSketch& sketch_;
    const GameFace* look_ = &faceOf({});
    QString chosen_;
};

}  // namespace adjutant::companion
