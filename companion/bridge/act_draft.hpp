// SPDX-License-Identifier: GPL-3.0-or-later
// An action while it is put together: its parameters with their values, what it may come to (ActOutlook), and
// its chances as the table's dice answer them (ActChance). The action sheet and the dice pad are drawn from
// it. It sends itself once; sending it again changes nothing.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <QVariantMap>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/act_chance.hpp"
#include "companion/bridge/act_outlook.hpp"
#include "companion/bridge/act_party.hpp"
#include "companion/bridge/rows_model.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/session.hpp"

namespace adjutant::companion {

class ActDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one: TableController.draft")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(
        QString offer READ offer NOTIFY changed)  ///< the id of the one that it began with; "" for none
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(QString label READ label NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// What would be lost by it as it stands (`losing` in the face), in the engine's sentences.
    Q_PROPERTY(QString warning READ warning NOTIFY changed)
    Q_PROPERTY(QString sign READ sign NOTIFY changed)
    /// Who acts and who is acted on, where there are such.
    Q_PROPERTY(adjutant::companion::ActParty actor READ actor NOTIFY changed)
    Q_PROPERTY(adjutant::companion::ActParty target READ target NOTIFY changed)
    /// The parameters that are left to choose, one row each.
    Q_PROPERTY(adjutant::companion::RowsModel* params READ params CONSTANT)
    /// Every parameter that must be chosen has a value, facts that the engine cannot do without included.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    Q_PROPERTY(QString chance READ chance NOTIFY changed)  ///< what its percentage is of: "hit"
    Q_PROPERTY(adjutant::companion::ActOutlook* outlook READ outlook CONSTANT)  ///< odds and sums
    Q_PROPERTY(adjutant::companion::ActChance* due READ due CONSTANT)  ///< what the table's dice answer

  public:
    using json = nlohmann::json;

    ActDraft(const TableView& view, Session session, QObject* parent = nullptr);
    ~ActDraft() override;

    /// While one of these lives, changes are only kept; when it goes they are reckoned and told, once.
    class Together {
      public:
        explicit Together(ActDraft& draft) : draft_(draft) { ++draft_.together_; }
        ~Together();
        Together(const Together&) = delete;
        Together& operator=(const Together&) = delete;

      private:
        ActDraft& draft_;
    };

    /// Begins with an offer. `dice`: "app" or "table".
    void begin(const json& offer, const QString& dice);
    /// An act as it was sent before, with the answers to its first chances: asks for the others at once.
    void takeUp(const json& request, const QString& dice);
    Q_INVOKABLE void close();
    /// The rows of params, an actParam each, for a screen of a game that lays them out itself.
    [[nodiscard]] Q_INVOKABLE QVariantList allParams() const;

    Q_INVOKABLE void set(const QString& name, const QVariant& value);
    /// In or out of a list; of pairs, by the word of one of them.
    Q_INVOKABLE void toggle(const QString& name, const QString& item);
    /// Of a number, or of one resource's count (`item`).
    Q_INVOKABLE void step(const QString& name, int by, const QString& item = {});
    /// The chance of success ("75%") were these parameters set so; empty when it cannot be or is no chance.
    Q_INVOKABLE QString percentGiven(const QVariantMap& values) const;
    /// In place of what was said of that clause before.
    Q_INVOKABLE void overrule(const QString& clause, int value, const QString& reason);

    /// Sends it with the dice of `dice` ("app" or "table"; empty: as it was begun).
    Q_INVOKABLE void send(const QString& dice = {});
    /// An answer to the chance that is due: a face, a side of a coin, a card, an id.
    Q_INVOKABLE void answer(const QVariant& face);
    /// A die that lies there already: the first answer, once the dice of the table are asked for.
    void lay(int face);
    Q_INVOKABLE void takeBackAnswer();
    /// The rest of the dice are rolled by the app.
    Q_INVOKABLE void rollHere();
    /// From the pad to the sheet: its odds, facts and sums are looked at, or overruled, before any die
    /// counts.
    Q_INVOKABLE void lookAgain();

    /// True when `id` is a choice of a parameter of that type ("piece", "place", "card"…); then it is chosen.
    bool fill(const QString& type, const QString& id);
    /// Is `id` the value of a parameter of that type, if only because there is no other?
    [[nodiscard]] bool names(const QString& type, const QString& id) const;
    /// The action as it would be sent now.
    [[nodiscard]] json request() const;
    /// It needs no sheet: nothing is left to choose, and no fact is to be looked at before a chance.
    [[nodiscard]] bool isPlain() const;
    /// The one parameter that is still to be chosen, or null.
    [[nodiscard]] json onlyMissing() const;

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QString offer() const;
    [[nodiscard]] QString action() const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString warning() const;
    [[nodiscard]] QString sign() const;
    [[nodiscard]] ActParty actor() const;
    [[nodiscard]] ActParty target() const;
    [[nodiscard]] RowsModel* params() { return &params_; }
    [[nodiscard]] const RowsModel& params() const { return params_; }
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] QString chance() const;
    [[nodiscard]] ActOutlook* outlook() const { return outlook_; }
    [[nodiscard]] ActChance* due() const { return due_; }

  signals:
    void changed();
    void accepted();
    void lookedAt();  ///< its sheet is wanted
    void dropped();   ///< it was closed without having been sent

  private:
    void refresh();
    void reckon();
    void showDue();
    [[nodiscard]] json paramRow(const json& param) const;
    [[nodiscard]] json choiceRows(const json& param) const;
    [[nodiscard]] json pairRows(const json& param) const;
    void stepInList(const json& param, int by, const std::string& item);
    [[nodiscard]] bool hasBoard() const;
    [[nodiscard]] bool isOpenFact(const json& param) const;
    [[nodiscard]] bool isToBeAsked(const json& param) const;
    [[nodiscard]] bool hasValues() const;
    [[nodiscard]] bool isUnsaidFact(const json& param) const;
    [[nodiscard]] bool hasUnsaidFact() const;
    void markLacking(const QString& why);
    [[nodiscard]] ActParty party(int which) const;

    struct Parts;
    const TableView& view_;
    Session session_;
    std::unique_ptr<Parts> parts_;
    RowsModel params_;
    ActOutlook* outlook_;
    ActChance* due_;
    bool lacksFact_ = false;  ///< the engine cannot do without a fact that nobody has said yet
    int together_ = 0;
    bool untold_ = false;  ///< something has changed that is not reckoned yet
};

}  // namespace adjutant::companion
