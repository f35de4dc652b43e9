// SPDX-License-Identifier: GPL-3.0-or-later
// What an act may come to as it stands: its exact odds, the sums behind it, or why it cannot be done.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/act_sum.hpp"
#include "companion/bridge/outcome_odds.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/session.hpp"

namespace adjutant::companion {

class ActOutlook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An act that is put together has one: ActDraft.outlook")
    Q_PROPERTY(QVariantList odds READ odds NOTIFY changed)      ///< an outcomeOdds each
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)  ///< the same as an outcomeGroup each
    /// The chance of success in per cent ("67%") and as a fraction; empty when nothing is left to chance.
    Q_PROPERTY(QString percent READ percent NOTIFY changed)
    Q_PROPERTY(QString fraction READ fraction NOTIFY changed)
    /// What its first die needs: "3 or more hits"; empty when it needs no number.
    Q_PROPERTY(QString needed READ needed NOTIFY changed)
    Q_PROPERTY(bool hasChances READ hasChances NOTIFY changed)
    Q_PROPERTY(QVariantList sums READ sums NOTIFY changed)  ///< an actSum each
    /// Why it cannot be done as it stands; empty when it can.
    Q_PROPERTY(QString objection READ objection NOTIFY changed)

  public:
    explicit ActOutlook(const TableView& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

    void clear();
    void dropOdds() { odds_.clear(); }
    /// Of the action as it stands. What the engine cannot do without, in its words, where that is a fact that
    /// nobody has said (`unsaid`: there is such); empty otherwise. It tells nobody: changed() is the
    /// caller's.
    QString reckon(const Session& session, const nlohmann::json& action, bool unsaid);

    [[nodiscard]] QVariantList odds() const;
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QString percent() const { return percent_; }
    [[nodiscard]] QString fraction() const { return fraction_; }
    [[nodiscard]] QString needed() const { return needed_; }
    [[nodiscard]] bool hasChances() const { return hasChances_; }
    [[nodiscard]] QVariantList sums() const;
    [[nodiscard]] QString objection() const { return objection_; }

  signals:
    void changed();

  private:
    [[nodiscard]] QString takeError(const nlohmann::json& error, bool unsaid);
    void takeSums(const nlohmann::json& sums, const QString& action);

    const TableView& view_;
    QList<OutcomeOdds> odds_;
    QList<ActSum> sums_;
    QString percent_, fraction_, needed_, objection_;
    bool hasChances_ = false;
};

}  // namespace adjutant::companion
