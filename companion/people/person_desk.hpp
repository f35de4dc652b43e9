// SPDX-License-Identifier: GPL-3.0-or-later
// One person of the chosen campaign: who it is, and the record by system and by opponent. The dice are
// counted when they are asked for, a game each time around the event loop.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <vector>

#include "companion/bridge/rows_model.hpp"
#include "companion/people/dice_luck.hpp"
#include "companion/people/person_card.hpp"
#include "db/records.hpp"

namespace adjutant::companion {

class CampaignPeople;
class CampaignsController;
class ResultsDesk;

class PersonDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Person)
    QML_SINGLETON
    Q_PROPERTY(QString id READ id NOTIFY changed)  ///< "p7"; empty while nobody is shown
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString club READ club NOTIFY changed)
    Q_PROPERTY(QString colour READ colour NOTIFY changed)  ///< a key of Sides; "nobody" without one
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(bool archived READ isArchived NOTIFY changed)
    Q_PROPERTY(int won READ won NOTIFY changed)
    Q_PROPERTY(int drawn READ drawn NOTIFY changed)
    Q_PROPERTY(int lost READ lost NOTIFY changed)
    Q_PROPERTY(QString streak READ streak NOTIFY changed)
    Q_PROPERTY(QString luck READ luck NOTIFY luckChanged)  ///< empty before it was asked for
    Q_PROPERTY(bool counting READ isCounting NOTIFY luckChanged)
    Q_PROPERTY(
        adjutant::companion::RowsModel* systems READ systems CONSTANT)  ///< {name, games, won, drawn, lost}
    Q_PROPERTY(adjutant::companion::RowsModel* opponents READ opponents CONSTANT)  ///< the same

  public:
    PersonDesk(CampaignsController& campaigns, CampaignPeople& people, ResultsDesk& results, QObject* parent);
    static PersonDesk* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void show(QString id);
    /// False, with failed, where the name is taken or empty; nothing has changed then.
    Q_INVOKABLE bool describe(const QString& name, const QString& note);
    Q_INVOKABLE bool setColour(const QString& colour);
    Q_INVOKABLE void countLuck();

    [[nodiscard]] const QString& id() const { return id_; }
    [[nodiscard]] QString name() const { return QString::fromStdString(person_.name); }
    [[nodiscard]] QString club() const { return QString::fromStdString(person_.club); }
    [[nodiscard]] QString colour() const;
    [[nodiscard]] QString note() const { return QString::fromStdString(card_.note); }
    [[nodiscard]] bool isArchived() const { return person_.archived; }
    [[nodiscard]] int won() const { return won_; }
    [[nodiscard]] int drawn() const { return drawn_; }
    [[nodiscard]] int lost() const { return lost_; }
    [[nodiscard]] const QString& streak() const { return streak_; }
    [[nodiscard]] const QString& luck() const { return luckWords_; }
    [[nodiscard]] bool isCounting() const { return !toCount_.empty(); }
    [[nodiscard]] RowsModel* systems() { return &systems_; }
    [[nodiscard]] RowsModel* opponents() { return &opponents_; }

  signals:
    void changed();
    void luckChanged();
    void failed(const QString& sentence);

  private:
    bool keep(const PersonCard& card);
    void countNext();

    CampaignsController& campaigns_;
    CampaignPeople& people_;
    ResultsDesk& results_;
    QString id_, streak_, luckWords_;
    db::Person person_;
    PersonCard card_;
    int won_ = 0, drawn_ = 0, lost_ = 0;
    DiceLuck luck_;
    std::vector<db::Game> toCount_;
    QTimer counting_;
    RowsModel systems_, opponents_;
};

}  // namespace adjutant::companion
