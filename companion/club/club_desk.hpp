// SPDX-License-Identifier: GPL-3.0-or-later
// The club of the open campaign file as its page shows it, and what can be done with it. While the file is in
// a club it is kept in step, whatever page is shown. Nothing here waits for a network: that is the work of a
// thread beside.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "companion/bridge/rows_model.hpp"
#include "companion/club/club_seen.hpp"
#include "companion/club/club_standing.hpp"
#include "companion/club/club_words.hpp"
#include "db/records.hpp"

namespace adjutant::club {
class Notebook;
struct Status;
struct Wish;
}  // namespace adjutant::club

namespace adjutant::companion {

class CampaignsController;
class ClubDoor;
class ClubThread;
class TableController;

class ClubDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Club)
    QML_SINGLETON
    Q_PROPERTY(bool joined READ isJoined NOTIFY changed)
    Q_PROPERTY(adjutant::companion::ClubStanding standing READ standing NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)  ///< something that was asked for is being done
    /// Games that somebody writes now, or that are not in step: {id, name, words, lease ("mine", "other",
    /// "nobody"), table, sealed}.
    Q_PROPERTY(adjutant::companion::RowsModel* games READ games CONSTANT)
    /// What two did at once: {kind, name, shown, words, of, versions: [{text, removed}]}; `shown` is the name
    /// in the app's language.
    Q_PROPERTY(adjutant::companion::RowsModel* asked READ asked CONSTANT)
    Q_PROPERTY(QString invitation READ invitation NOTIFY invited)  ///< the text of the code; empty for none
    Q_PROPERTY(
        QString offered READ offered WRITE offer NOTIFY offeredChanged)  ///< an invitation that was scanned
    Q_PROPERTY(
        QString problem READ problem NOTIFY problemChanged)  ///< why what was asked for last was not done
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)    ///< what came of it besides; mostly empty
    Q_PROPERTY(bool watched READ isWatched WRITE watch NOTIFY watchedChanged)  ///< the page is open
    /// What everybody at its table may see of the game that was asked for last, as it is played.
    Q_PROPERTY(adjutant::companion::ClubSeen seen READ seen NOTIFY seenChanged)

  public:
    ClubDesk(CampaignsController& campaigns, TableController& table, QObject* parent);
    ~ClubDesk() override;
    static ClubDesk* create(QQmlEngine* engine, QJSEngine*);

    /// Looks how it stands; `changed` follows.
    Q_INVOKABLE void refresh();
    /// Is this the text of an invitation?
    [[nodiscard]] Q_INVOKABLE static bool isInvitation(const QString& text);
    /// What the clipboard has.
    [[nodiscard]] Q_INVOKABLE QString pasted() const;
    Q_INVOKABLE void copy(const QString& text) const;
    /// `name`: what the others call this tablet; made up when empty.
    Q_INVOKABLE void join(const QString& invitation, const QString& name);
    /// Makes a club of a campaign, in a database that the address names as its owner reaches it.
    Q_INVOKABLE void found(const QString& address, const QString& campaign, const QString& name);
    /// The organiser's: a database that an earlier Adjutant made, after a dump.
    Q_INVOKABLE void bringUpToDate();
    /// Makes a code for somebody else: `role` is table or reader.
    Q_INVOKABLE void invite(const QString& role);
    Q_INVOKABLE void forgetInvitation();
    Q_INVOKABLE void settle(const QString& kind, const QString& name, int version);
    Q_INVOKABLE void release(const QString& game);
    Q_INVOKABLE void takeOver(const QString& game);
    /// A game of the list, by its id, as it is played: true where it is at the table now; else `seen` tells
    /// what may be seen of it.
    Q_INVOKABLE bool look(const QString& id);
    /// Something was written that others wait for.
    void tellOthers();
    /// `atOnce`: also when the club cannot be reached.
    Q_INVOKABLE void leave(bool atOnce);

    [[nodiscard]] bool isJoined() const { return joined_; }
    [[nodiscard]] const ClubStanding& standing() const { return standing_; }
    [[nodiscard]] bool isBusy() const { return busy_ > 0; }
    [[nodiscard]] RowsModel* games() { return &games_; }
    [[nodiscard]] RowsModel* asked() { return &asked_; }
    [[nodiscard]] const QString& invitation() const { return invitation_; }
    [[nodiscard]] const QString& offered() const { return offered_; }
    void offer(const QString& invitation);
    [[nodiscard]] const QString& problem() const { return problem_; }
    [[nodiscard]] const QString& told() const { return told_; }
    [[nodiscard]] bool isWatched() const { return watched_; }
    void watch(bool on);
    [[nodiscard]] const ClubSeen& seen() const { return seen_; }

  signals:
    void changed();
    void busyChanged();
    void invited();
    void offeredChanged();
    void problemChanged();
    void toldChanged();
    void watchedChanged();
    void seenChanged();
    void arrived();  ///< the file has something new from the club
    void failed(const QString& sentence);

  private:
    using Work = std::function<void()>;
    /// The game at this table.
    struct Sat {
        std::optional<db::GameId> game{};
        std::string key{};  ///< in the club, once it is there
        bool watched = false;
    };
    using Telling = QString (*)(const std::exception&);
    void useFile();
    void follow();
    void ask();
    void sit();
    void sitDown(const club::Notebook* notebook);
    void heard();
    void showSeen();
    [[nodiscard]] std::optional<club::Notebook> notebook() const;
    void acted();
    /// What is asked for by a finger: done in the thread beside, then `after` here; a problem is shown.
    void perform(Work work, Work after = {}, bool alone = true, Telling telling = clubProblem);
    void make(std::function<club::Wish()> wished);
    void show(const club::Status* status);  ///< null: nothing is known
    void say(const QString& problem);
    void tell(const QString& what);
    void showInvitation(const QString& text);

    CampaignsController& campaigns_;
    TableController& table_;
    QString file_;
    std::unique_ptr<ClubDoor> door_;
    std::unique_ptr<ClubThread> thread_;
    bool joined_ = false, watched_ = false, asking_ = false;
    int busy_ = 0;
    ClubStanding standing_;
    RowsModel games_, asked_;
    QString invitation_, offered_, problem_, told_;
    ClubSeen seen_;
    std::string seenKey_;  ///< of the game that `seen_` tells of; empty for none
    Sat sat_;
    bool sitting_ = false;
    QTimer looking_, arriving_;
};

}  // namespace adjutant::companion
