// SPDX-License-Identifier: GPL-3.0-or-later
// The builder of rosters and the campaign's own, as QML sees them. It knows no rule: the
// engine says which fields a fighter has (play/roster_reading.hpp), and whether a roster will do is what a
// start of the system answers.
//
//   {"option": "warbands", "list": "fighters", "word": "Warband", "group": "tier",
//              "fields": [{"name", "type": "choice" | "int" | "list", "choices", "min", "max", "none"}],
//              "uses": [{"name", "options", "sides"}]}
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/campaign_shelf.hpp"
#include "companion/bridge/roster_rows.hpp"
#include "companion/bridge/rows_model.hpp"

namespace adjutant::companion {

class CampaignsController;

class RosterDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Rosters)
    QML_SINGLETON
    /// The campaign's rosters: [{id, name, system, note}]
    Q_PROPERTY(adjutant::companion::RowsModel* library READ library CONSTANT)

    // The roster in the builder.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString system READ system NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)  ///< what the system calls a roster
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QVariantList fighters READ fighterList NOTIFY changed)  ///< a recruit each
    Q_PROPERTY(QVariantList groups READ groupList NOTIFY changed)  ///< what can be added: a rosterGroup each
    Q_PROPERTY(QVariantList uses READ useList NOTIFY changed)      ///< what it is good for: a rosterUse each
    /// What is missing or too much, in the engine's sentence; empty when it fits a game.
    Q_PROPERTY(QString objection READ objection NOTIFY changed)
    Q_PROPERTY(bool saved READ isSaved NOTIFY changed)
    /// Its id in the library; empty for one that is not kept.
    Q_PROPERTY(QString kept READ kept NOTIFY changed)

  public:
    using json = nlohmann::json;

    RosterDesk(CampaignsController& campaigns, QObject* parent);
    ~RosterDesk() override;
    static RosterDesk* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] Q_INVOKABLE bool hasRosters(const QString& system) const;
    /// Begins with the system's own roster of the first side.
    Q_INVOKABLE bool begin(const QString& system);
    Q_INVOKABLE bool edit(const QString& id);  ///< one of the library
    Q_INVOKABLE void add(const QString& group);
    Q_INVOKABLE void drop(int index);
    Q_INVOKABLE void rename(int index, const QString& name);
    Q_INVOKABLE void set(int index, const QString& field, const QVariant& value);
    /// One more or one less of something in a list.
    Q_INVOKABLE void step(int index, const QString& field, const QString& item, int by);

    /// Keeps it in the campaign under its name, in place of what it was before. Refused, with a sentence,
    /// while it fits no game, and where another is kept under this name.
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool remove(const QString& id);
    /// Its path; into the user's documents when `folder` is empty.
    Q_INVOKABLE QString exportFile(const QString& folder = {});
    /// The same for one of the library, whatever is in the builder.
    Q_INVOKABLE QString exportKept(const QString& id, const QString& folder = {});
    /// Into the builder. What is no roster is refused, and nothing has changed.
    Q_INVOKABLE bool importFile(const QString& path);
    [[nodiscard]] Q_INVOKABLE QVariantList files(const QString& folder = {}) const;  ///< a foundFile each
    /// A kept roster of that name into the builder, as one of its own, without the fighters of these names.
    Q_INVOKABLE bool muster(const QString& name, const QStringList& without);
    Q_INVOKABLE bool paste();
    bool fromText(const QString& text);
    [[nodiscard]] QString toText() const;
    Q_INVOKABLE void refresh();

    /// The sides that a game of these options has and that may bring a roster: a tableSide each
    [[nodiscard]] Q_INVOKABLE QVariantList sidesOf(const QString& system, const QVariantMap& options) const;
    /// The options of `start` for these rosters: side → id in the library.
    [[nodiscard]] Q_INVOKABLE QVariantMap optionsOf(const QString& system, const QVariantMap& chosen);

    /// Read from the campaign file when it is first looked at, and again when another campaign is taken up.
    [[nodiscard]] RowsModel* library();
    [[nodiscard]] bool isOpen() const { return !system_.isEmpty(); }
    [[nodiscard]] QString system() const { return system_; }
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] QList<Recruit> fighters() const;
    [[nodiscard]] QList<RosterGroup> groups() const;
    [[nodiscard]] const QList<RosterUse>& uses() const { return uses_; }
    [[nodiscard]] QVariantList fighterList() const { return asVariants(fighters()); }
    [[nodiscard]] QVariantList groupList() const { return asVariants(groups()); }
    [[nodiscard]] QVariantList useList() const { return asVariants(uses_); }
    [[nodiscard]] QString objection() const { return objection_; }
    [[nodiscard]] bool isSaved() const { return saved_; }
    [[nodiscard]] QString kept() const;

  signals:
    void opened();  ///< another is in the builder
    void changed();
    void shelved();  ///< what the campaign keeps is another
    void said(const QString& sentence);
    void refused(const QString& sentence);
    void failed(const QString& sentence);

  private:
    [[nodiscard]] json* fighter(int index);
    bool takeIn(const std::string& text, const QString& likely, const QString& keptAs);
    void take(const QString& system, json roster, const QString& keptAs);
    [[nodiscard]] std::string freeTitle(const std::string& word);
    QString write(const QString& name, const std::string& text, const QString& folder);
    bool safely(const std::function<bool()>& work);
    void check();

    CampaignShelf shelf_;
    QString system_, objection_;
    QString keptAs_;  ///< its name in the library; empty for one that is not kept
    QList<RosterUse> uses_;
    std::unique_ptr<json> form_, roster_;
    bool saved_ = false;
    bool stale_ = true;  ///< the library, against the campaign file
    RowsModel library_;
};

}  // namespace adjutant::companion
