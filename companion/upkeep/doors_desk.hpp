// SPDX-License-Identifier: GPL-3.0-or-later
// Out of the campaign and into it: the whole as one zip, its results as a table, a game for BG Stats; and
// what somebody brought, compared with what is here before it comes in.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <optional>

#include "companion/bridge/rows_model.hpp"
#include "companion/upkeep/coming_file.hpp"

namespace adjutant::companion {

class CampaignsController;
class TableController;
class UpkeepDesk;

class DoorsDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Doors)
    QML_SINGLETON
    Q_PROPERTY(QString coming READ coming NOTIFY changed)  ///< the file that is looked at; empty for none
    /// What of it is new or otherwise here, the latter first: {text, note, sign, different}; what is the same
    /// is only counted.
    Q_PROPERTY(adjutant::companion::RowsModel* things READ things CONSTANT)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)  ///< "new: 3, otherwise here: 1, the same: 12"
    /// Where it may go: {name, fresh}; one row where that is no question.
    Q_PROPERTY(adjutant::companion::RowsModel* goals READ goals CONSTANT)
    Q_PROPERTY(QString goal READ goal WRITE setGoal NOTIFY changed)
    /// What becomes of what is otherwise here: "both", "theirs" or "ours".
    Q_PROPERTY(QString differing READ differing WRITE setDiffering NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)         ///< whether anything is
    Q_PROPERTY(QString barred READ barred NOTIFY changed)  ///< why it cannot come in; empty where it can
    Q_PROPERTY(bool brings READ brings NOTIFY changed)     ///< whether anything would come in

  public:
    /// `upkeep` reads the lists anew after something came in.
    DoorsDesk(CampaignsController& campaigns, TableController& table, UpkeepDesk& upkeep, QObject* parent);
    static DoorsDesk* create(QQmlEngine* engine, QJSEngine*);

    /// Looks at a file; false, with failed, where nothing of it can come in.
    Q_INVOKABLE bool look(const QUrl& where);
    /// A backup is made before, and the game at the table is closed. False, with failed: nothing came in.
    Q_INVOKABLE bool bringIn();
    Q_INVOKABLE void forget();

    // Each writes a file into `folder`, or the user's documents, under a name that is free; the path, or
    // empty after failed().
    Q_INVOKABLE QString writeZip(const QString& folder = {});
    Q_INVOKABLE QString writeResults(const QString& folder = {});
    Q_INVOKABLE QString writePlay(const QString& game, const QString& folder = {});
    /// What opens BG Stats with the game, on a phone that reads it as a code; empty after failed().
    Q_INVOKABLE QString linkOf(const QString& game);

    /// The language is another one.
    void tellAnew();

    [[nodiscard]] const QString& coming() const { return coming_; }
    [[nodiscard]] RowsModel* things() { return &things_; }
    [[nodiscard]] const QString& summary() const { return summary_; }
    [[nodiscard]] RowsModel* goals() { return &goals_; }
    [[nodiscard]] const QString& goal() const { return goal_; }
    void setGoal(const QString& campaign);
    [[nodiscard]] const QString& differing() const { return differing_; }
    void setDiffering(const QString& word);
    [[nodiscard]] bool asks() const { return asks_; }
    [[nodiscard]] const QString& barred() const { return barred_; }
    [[nodiscard]] bool brings() const { return brings_; }

  signals:
    void changed();
    void written(const QString& path);
    void cameIn(const QString& sentence);
    void failed(const QString& sentence);

  private:
    [[nodiscard]] ComingFile::Wish wish() const;
    [[nodiscard]] QString write(const QString& name, const QString& ending, const QString& folder,
                                const std::string& bytes);
    void listGoals();
    void compare();

    CampaignsController& campaigns_;
    TableController& table_;
    UpkeepDesk& upkeep_;
    std::optional<ComingFile> file_;
    QString coming_, summary_, goal_, differing_, barred_;
    bool asks_ = false, brings_ = false;
    RowsModel things_, goals_;
};

}  // namespace adjutant::companion
