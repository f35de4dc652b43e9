// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen on the table and what it is aimed at, with everything that stands beside the board because
// of it. The TableController says what it is; a screen changes it by the controller's touches.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "companion/bridge/beside_board.hpp"

namespace adjutant::companion {

class Selection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(
        QString chosen READ chosen NOTIFY chosenChanged)  ///< the piece, or the place, that was touched
    /// The chosen one in words: a stack with its place, "Richmond: 3 infantry".
    Q_PROPERTY(QString words READ words NOTIFY chosenChanged)
    Q_PROPERTY(QString aimed READ aimed NOTIFY aimedChanged)  ///< the place that the chosen one is aimed at
    Q_PROPERTY(QStringList legalPlaces READ legalPlaces NOTIFY marksChanged)
    Q_PROPERTY(QVariantMap targets READ targets NOTIFY marksChanged)  ///< piece → its flag, "58% rout"
    /// The pieces of the chosen stack that can act: a stackMember each.
    Q_PROPERTY(QVariantList group READ group NOTIFY groupChanged)
    /// What may come of each act on it: an actProspect each.
    Q_PROPERTY(QVariantList prospects READ prospects NOTIFY prospectsChanged)
    /// What the acts that one touch would do leave open: an openChoice each.
    Q_PROPERTY(QVariantList beside READ beside NOTIFY besideChanged)
    /// The table's dice that may be touched in place of the act: a thrownInstead each.
    Q_PROPERTY(QVariantList thrown READ thrown NOTIFY besideChanged)

  public:
    explicit Selection(QObject* parent) : QObject(parent) {}
    static Selection* create(QQmlEngine* engine, QJSEngine*);

    void clear();
    /// Told every time: what the chosen one may do can be another though it is the same.
    void showChosen(const QString& id, const QString& words);
    void showAimed(const QString& place);
    void showMarks(const QStringList& legalPlaces, const QVariantMap& targets);
    void showGroup(const QList<StackMember>& pieces);
    void showProspects(const QList<ActProspect>& rows);
    void showBeside(const QList<OpenChoice>& open, const QList<ThrownInstead>& dice);

    [[nodiscard]] QString chosen() const { return chosen_; }
    [[nodiscard]] QString words() const { return words_; }
    [[nodiscard]] QString aimed() const { return aimed_; }
    [[nodiscard]] QStringList legalPlaces() const { return legalPlaces_; }
    [[nodiscard]] QVariantMap targets() const { return targets_; }
    [[nodiscard]] QVariantList group() const { return asVariants(group_); }
    [[nodiscard]] QVariantList prospects() const { return asVariants(prospects_); }
    [[nodiscard]] QVariantList beside() const { return asVariants(beside_); }
    [[nodiscard]] QVariantList thrown() const { return asVariants(thrown_); }

  signals:
    void chosenChanged();
    void aimedChanged();
    void marksChanged();
    void groupChanged();
    void prospectsChanged();
    void besideChanged();

  private:
    QString chosen_, words_, aimed_;
    QStringList legalPlaces_;
    QVariantMap targets_;
    QList<StackMember> group_;
    QList<ActProspect> prospects_;
    QList<OpenChoice> beside_;
    QList<ThrownInstead> thrown_;
};

}  // namespace adjutant::companion
