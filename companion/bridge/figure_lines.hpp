// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted of each side of a game, a line for each kind, in groups: what wins, points, losses, works.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <vector>

namespace adjutant::companion {

class TableView;

/// What one side has of it.
struct SideFigure {
    Q_GADGET
    QML_VALUE_TYPE(sideFigure)
    Q_PROPERTY(QString colour MEMBER colour)  ///< of the side (a key of Sides)
    Q_PROPERTY(QString name MEMBER name)      ///< of the side
    Q_PROPERTY(int had MEMBER had)
    Q_PROPERTY(int target MEMBER target)    ///< so many win, or are all; 0: there is none
    Q_PROPERTY(bool leads MEMBER leads)     ///< nobody has more of it, and some have less
    Q_PROPERTY(QString lacks MEMBER lacks)  ///< kinds that it must have one of and has not, in words

  public:
    QString colour{}, name{}, lacks{};
    int had = 0, target = 0;
    bool leads = false;
    bool operator==(const SideFigure&) const = default;
};

class FigureLines : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("They are of the game at the table")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The sides in the order of seating, as of every line: a `sideFigure` each.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)

  public:
    struct Line {
        QString group;  ///< its heading
        QString name;
        QString clause;
        int target = 0;  ///< where it is the same for all sides; else 0
        std::vector<SideFigure> sides{};
        bool operator==(const Line&) const = default;
    };

    explicit FigureLines(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void show(const TableView& view);
    [[nodiscard]] int count() const { return static_cast<int>(lines_.size()); }
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] QVariantList sides() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  signals:
    void changed();

  private:
    enum Role { groupRole = Qt::UserRole, headsRole, nameRole, clauseRole, targetRole, sidesRole };

    std::vector<Line> lines_;
};

}  // namespace adjutant::companion
