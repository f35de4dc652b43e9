// SPDX-License-Identifier: GPL-3.0-or-later
// The people of the chosen campaign: who plays in it. Their names stand in its battle reports and exports.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace adjutant::companion {

class CampaignsController;
class TableController;

class CampaignPeople : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(People)
    QML_SINGLETON
    Q_PROPERTY(QStringList names READ names NOTIFY changed)  ///< in alphabetical order, but for archived ones

  public:
    CampaignPeople(CampaignsController& campaigns, TableController& table, QObject* parent);
    static CampaignPeople* create(QQmlEngine* engine, QJSEngine*);

    /// False, with failed, when the name is empty or taken. Spaces around it are dropped. Who is in the
    /// archive comes out of it.
    Q_INVOKABLE bool add(const QString& name);
    Q_INVOKABLE bool rename(const QString& name, const QString& newName);
    Q_INVOKABLE bool remove(const QString& name);

    /// Reads the names anew.
    void refresh();

    [[nodiscard]] const QStringList& names() const { return names_; }

  signals:
    void changed();
    void failed(const QString& sentence);

  private:
    template <class Work>
    bool write(Work&& work);

    CampaignsController& campaigns_;
    QStringList names_;
};

}  // namespace adjutant::companion
