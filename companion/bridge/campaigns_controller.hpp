// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign file as the home screen sees it: which file, its campaigns and games, and the game systems
// with their options. Opens games at the table.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>
#include <filesystem>
#include <functional>
#include <optional>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/option_words.hpp"
#include "companion/bridge/rows_model.hpp"
#include "companion/bridge/start_plan.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

class TableController;

/// A counter in the picture of a game.
struct GameToken {
    Q_GADGET
    QML_VALUE_TYPE(gameToken)
    Q_PROPERTY(QString side MEMBER side)  ///< a colour
    Q_PROPERTY(QString sign MEMBER sign)

  public:
    QString side{}, sign{};
    bool operator==(const GameToken&) const = default;
};

/// The game that home offers to go on with; one of no id is none.
struct LastGame {
    Q_GADGET
    QML_VALUE_TYPE(lastGame)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString campaign MEMBER campaign)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString systemName MEMBER systemName)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString roundWord MEMBER roundWord)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int acts MEMBER acts)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString say MEMBER say)              ///< what happened last
    Q_PROPERTY(QVariantList tokens READ tokenList)  ///< a gameToken each

  public:
    [[nodiscard]] QVariantList tokenList() const { return asVariants(tokens); }

    QString id{}, campaign{}, name{}, systemName{}, roundWord{}, phase{}, when{}, say{};
    int round = 0, acts = 0;
    QList<GameToken> tokens{};
    bool operator==(const LastGame&) const = default;
};

class CampaignsController : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Campaigns)
    QML_SINGLETON
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    /// Why there is no file, in a sentence; empty when there is one.
    Q_PROPERTY(QString problem READ problem NOTIFY fileChanged)
    Q_PROPERTY(bool usual READ isUsual NOTIFY fileChanged)  ///< the file in the user's data folder
    /// Games but for archived ones, the one that was played last first. `played` is who plays ("French: Ann,
    /// British: Boris") and `resultWords` how it came out; both may be empty.
    Q_PROPERTY(adjutant::companion::RowsModel* games READ games CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* campaigns READ campaigns CONSTANT)  ///< {name, games}
    /// The unfinished one played last.
    Q_PROPERTY(adjutant::companion::LastGame lastGame READ lastGame NOTIFY gamesChanged)
    /// The chosen one: of new games, boards, rosters and people. It need not be in the file yet. To choose
    /// another closes the game at the table.
    Q_PROPERTY(QString campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    Q_PROPERTY(QVariantList systems READ systemList CONSTANT)  ///< a startGame each

  public:
    explicit CampaignsController(TableController& table, QObject* parent = nullptr);
    ~CampaignsController() override;
    static CampaignsController* create(QQmlEngine* engine, QJSEngine*);

    /// Opens a campaign file; the usual one when `path` is empty. False when it cannot be: the file that was
    /// open stays so (failed says why), or there is none (problem says why).
    bool openFile(const QString& path = {});
    Q_INVOKABLE bool openAgain();  ///< the file that could not be opened
    /// As openFile, and the next evening begins with it. What is not there is made.
    Q_INVOKABLE bool chooseFile(const QUrl& where);
    Q_INVOKABLE bool makeFile(const QUrl& where);  ///< as chooseFile, but the file must not be there yet
    /// A copy of the whole file. The ending is put to a name that has none.
    Q_INVOKABLE bool backUpTo(const QUrl& where);
    /// The folder of the file; the user's documents while there is none.
    Q_INVOKABLE QUrl folder() const;

    /// Makes the campaign and chooses it. False, with failed, when the name is taken or empty.
    Q_INVOKABLE bool makeCampaign(const QString& name);
    /// The chosen campaign gets another name. Its game at the table is closed.
    Q_INVOKABLE bool renameCampaign(const QString& name);
    /// What a game is called that is given no name: "Game 3", the first that is free in the campaign.
    Q_INVOKABLE QString nextName(const QString& campaign);
    /// What a game with these options would be.
    [[nodiscard]] Q_INVOKABLE adjutant::companion::PlannedStart planned(const QString& system,
                                                                        const QVariantMap& options) const {
        return plannedStart(system, options);
    }
    /// The sides that an option chooses from: a tableSide each.
    [[nodiscard]] Q_INVOKABLE QVariantList couldPlay(const QString& system, const QString& list) const {
        return asVariants(sidesThatCouldPlay(system, list));
    }
    /// Begins a game in the current campaign and opens it at the table. `name` may be empty.
    /// `seats`: who plays which side, {side: person}.
    Q_INVOKABLE bool newGame(const QString& system, const QVariantMap& options, const QString& name = {},
                             const QVariantMap& seats = {});
    /// Who played in the last game of that system in the chosen campaign: {side: person}, as newGame takes
    /// it; empty when nobody was named.
    Q_INVOKABLE QVariantMap lastSeats(const QString& system);
    Q_INVOKABLE bool resume(const QString& id);
    Q_INVOKABLE void refresh();
    /// Puts the acts into the file itself, which they reach by themselves only now and then, so that a copy
    /// of it has them. Done by itself a moment after an act, and when the window goes away.
    Q_INVOKABLE void settle();
    /// The battle report of the game at the table, in Markdown.
    Q_INVOKABLE QString reportText();

    [[nodiscard]] QString file() const;
    /// The same, or the one that could not be opened.
    [[nodiscard]] QString fileWanted() const;
    /// The file is closed, `work` puts another in its place, and that is opened. False, with failed, where it
    /// throws: what is there then is opened again.
    bool replaceFile(const std::function<void(const std::filesystem::path&)>& work);
    void closeFile();
    [[nodiscard]] QString problem() const { return problem_; }
    [[nodiscard]] bool isUsual() const;
    [[nodiscard]] RowsModel* games() { return &games_; }
    [[nodiscard]] RowsModel* campaigns() { return &campaigns_; }
    [[nodiscard]] LastGame lastGame() const;
    [[nodiscard]] QString campaign() const { return campaign_; }
    void setCampaign(const QString& name);
    [[nodiscard]] QVariantList systemList() const { return asVariants(startGames()); }
    /// Where the chosen one is no longer among them.
    void chooseCampaignPlayedLast();
    /// The open file, or null.
    [[nodiscard]] db::CampaignFile* open() { return file_ ? &*file_ : nullptr; }
    /// The campaign of the game at the table, or of new games; nothing before it is made.
    [[nodiscard]] std::optional<db::CampaignId> campaignId();
    [[nodiscard]] std::optional<db::GameId> gameAtTable();
    /// The same as campaignId() to write into: made when it is not in the file yet. Throws a sentence for
    /// people.
    [[nodiscard]] db::CampaignId campaignToWrite();

  signals:
    void fileChanged();
    void gamesChanged();
    void campaignChanged();
    void fileChosen(const QString& path);  ///< by the referee; empty for the usual one
    void backedUp(const QString& path);
    void failed(const QString& sentence);

  private:
    [[nodiscard]] QString lastSaidOf(const LastGame& game) const;

    QTimer settling_;
    TableController& table_;
    std::optional<db::CampaignFile> file_;
    QString wanted_;  ///< the path that was tried last
    QString problem_;
    QString campaign_;
    RowsModel games_;
    struct Told {
        QStringList of;  ///< which game, how many acts, in which language
        QString say;
    };
    mutable Told told_;
    RowsModel campaigns_;
};

}  // namespace adjutant::companion
