// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of the table: while a camera is swept over the pieces, which were seen, which are missing, and
// which stand there though they are out of play. What was seen once stays seen; a touch corrects the camera.
// Owned by ScanDesk, which knows what a code means; shown by AuditPanel.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSet>

#include "companion/bridge/rows_model.hpp"

namespace adjutant::companion {

class TableController;

class TableAudit : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(TableAudit)
    QML_UNCREATABLE("It is Scans.audit")
    Q_PROPERTY(bool sweeping READ isSweeping NOTIFY changed)  ///< what is seen counts
    Q_PROPERTY(
        bool finished READ isFinished NOTIFY changed)  ///< the end sentence stands; touches still correct it
    Q_PROPERTY(int seen READ seen NOTIFY changed)      ///< of those that should be there
    Q_PROPERTY(int expected READ expected NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)  ///< how it stands, or how it ended
    /// Pieces as rows: {id, name, side, code, sign, number, note}.
    Q_PROPERTY(adjutant::companion::RowsModel* missing READ missing CONSTANT)    ///< in play, not seen
    Q_PROPERTY(adjutant::companion::RowsModel* standing READ standing CONSTANT)  ///< out of play, and seen
    Q_PROPERTY(adjutant::companion::RowsModel* present READ present CONSTANT)    ///< in play, and seen

  public:
    TableAudit(const TableController& table, QObject* parent);

    /// Begins, or begins anew: nothing was seen yet.
    Q_INVOKABLE void start();
    /// The sweep is done: the sentence is now the result.
    Q_INVOKABLE void finish();
    /// Forgets it all.
    Q_INVOKABLE void leave();
    /// By touch: a piece that was not seen is there after all, or one that was seen is not.
    Q_INVOKABLE void toggle(const QString& piece);

    /// The label of this piece was seen. Nothing happens unless a sweep goes on.
    void see(const QString& piece);
    /// A label was seen that belongs to no piece of this game.
    void seeStranger(const QString& code);
    /// The pieces that a label was bound to.
    void setLabelled(const QSet<QString>& pieces);

    [[nodiscard]] bool isSweeping() const { return stage_ == Stage::sweeping; }
    [[nodiscard]] bool isFinished() const { return stage_ == Stage::finished; }
    [[nodiscard]] int seen() const { return present_.count(); }
    [[nodiscard]] int expected() const { return present_.count() + missing_.count(); }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] RowsModel* missing() { return &missing_; }
    [[nodiscard]] RowsModel* standing() { return &standing_; }
    [[nodiscard]] RowsModel* present() { return &present_; }

  signals:
    void changed();
    /// This piece was not seen before in this sweep.
    void noticed(const QString& piece);

  private:
    enum class Stage { idle, sweeping, finished };
    void enter(Stage stage);
    void refresh();

    const TableController& table_;
    Stage stage_ = Stage::idle;
    QSet<QString> seen_, strangers_, labelled_;
    RowsModel missing_, standing_, present_;
};

}  // namespace adjutant::companion
