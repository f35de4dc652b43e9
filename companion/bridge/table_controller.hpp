// SPDX-License-Identifier: GPL-3.0-or-later
// The one open game: what may be done in it, and the touches of the table screen. What screens show of it
// stands in objects of their own, which it keeps up: how it stands (TableStanding), who plays (Seating), what
// lies on the table (Tabletop), what is chosen (Selection), the log (GameLog), and names for ids
// (TableNames). It knows no rule: what may be done and what came of it is the engine's answer. Whatever fails
// (disk, a broken log) leaves by failed() as a sentence, and the game goes on.
#pragma once

#include <QElapsedTimer>
#include <QQmlEngine>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/act_draft.hpp"
#include "companion/bridge/game_log.hpp"
#include "companion/bridge/rows_model.hpp"
#include "companion/bridge/scanned_thing.hpp"
#include "companion/bridge/seating.hpp"
#include "companion/bridge/selection.hpp"
#include "companion/bridge/table_event.hpp"
#include "companion/bridge/table_names.hpp"
#include "companion/bridge/table_offer.hpp"
#include "companion/bridge/table_standing.hpp"
#include "companion/bridge/tabletop.hpp"
#include "companion/clock.hpp"
#include "companion/game_keeper.hpp"

namespace adjutant::companion {

struct OfferFacts;
class OpeningCheck;

class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString system READ system NOTIFY openChanged)
    Q_PROPERTY(QString systemName READ systemName NOTIFY openChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY openChanged)
    Q_PROPERTY(QString campaignName READ campaignName NOTIFY openChanged)
    /// Who has to answer out of turn.
    Q_PROPERTY(adjutant::companion::AnsweringSide answering READ answering NOTIFY offersChanged)
    /// While it is on nothing is offered and nothing is marked: the table is only looked at.
    Q_PROPERTY(bool resting READ isResting WRITE setResting NOTIFY offersChanged)
    /// Who writes the game instead, in a sentence, while it is only looked at here; else empty.
    Q_PROPERTY(QString watching READ watching NOTIFY watchingChanged)
    Q_PROPERTY(QString diceMode READ diceMode WRITE setDiceMode NOTIFY diceModeChanged)  ///< "app" or "table"

    Q_PROPERTY(adjutant::companion::RowsModel* offers READ offers CONSTANT)
    /// The offers as OfferBar takes them, a tableOffer each. As a whole: QML would read a QVariantList anew
    /// for each of its rows.
    Q_PROPERTY(QVariant offerList READ offersAsAWhole NOTIFY offersChanged)
    Q_PROPERTY(adjutant::companion::ActDraft* draft READ draft CONSTANT)

  public:
    using json = nlohmann::json;

    explicit TableController(QObject* parent);  ///< no default, so that QML takes create()
    ~TableController() override;
    static TableController* create(QQmlEngine* engine, QJSEngine*);

    /// Begins a game in the file; false (with refused or failed) when it cannot be.
    bool begin(db::CampaignFile& file, const QString& campaign, const QString& game, const json& start);
    /// Takes up a stored game.
    bool resume(db::CampaignFile& file, const QString& campaign, const QString& game);
    Q_INVOKABLE void close();
    /// From now on the game is only looked at: `words` say who writes it, and `refusal` is the answer to each
    /// act. Both empty: it is played on.
    void watch(const QString& words, const QString& refusal);
    /// Shows what somebody else has added to the game in the file.
    void catchUp();
    /// The same, where what stands at the table goes on in another game of the file.
    void catchUpIn(db::GameId game);
    /// The game's number in the file; nothing while none is open.
    [[nodiscard]] std::optional<db::GameId> gameId() const;
    /// In which language the game at the table is told from now on, and what the log shows of it.
    void speak(const QString& language);

    /// Any action of the wire. Answers by happened() or refused().
    bool act(const QVariantMap& request);
    bool perform(json request);  ///< the same, as the engine has it
    /// The players end the game by agreement: these sides have won, all of them for a draw, nobody for no
    /// result.
    Q_INVOKABLE bool endAgreed(const QStringList& winners);
    Q_INVOKABLE bool endAsItStands();  ///< by the game's own count (Standing.asItStands)
    /// A ruling by who rules (`ruler`): JSON pointers into the state with their new values.
    Q_INVOKABLE bool rule(const QVariantMap& set, const QString& reason);
    /// A question of the wire, and the whole state as JSON: for tests, which know the engine's words.
    [[nodiscard]] QVariantMap ask(const QVariantMap& question) const;
    [[nodiscard]] QString stateText() const;
    /// What is offered of this act, with all that each asks for, as the engine has it.
    [[nodiscard]] json offered(std::string_view act) const;
    /// Somebody plays a side from now on; nobody when the name is empty. A name that is new becomes one of
    /// the campaign's people.
    Q_INVOKABLE bool seat(const QString& side, const QString& person);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    /// Start was touched: what opens this game is done with it, unless the table has to throw dice or to lay
    /// a board of its own.
    Q_INVOKABLE void openUp();
    /// The touches of the table screen.
    Q_INVOKABLE void touchOffer(const QString& id);
    Q_INVOKABLE void touchOfferAllTheSame(
        const QString& id);  ///< after askedFirst(), or where loss() is told
    /// What would be lost by it, as askedFirst() would say, for a list that tells it beside the act; empty:
    /// nothing, or it is not known while something else is put together.
    [[nodiscard]] Q_INVOKABLE QString loss(const QString& id);
    Q_INVOKABLE void openOffer(const QString& id);     ///< its sheet, whatever it needs
    Q_INVOKABLE void touchPiece(const QString& id);    ///< its tile: it is chosen
    Q_INVOKABLE void touchCounter(const QString& id);  ///< on the board: also a target of the chosen one
    Q_INVOKABLE void touchPlace(const QString& id);
    /// What a touch on a place would do, in the words of the offers; empty where nothing may be done there.
    [[nodiscard]] Q_INVOKABLE QStringList actsAt(const QString& place) const;
    Q_INVOKABLE void showPlace(const QString& id);  ///< what lies there and who stands there: thingShown()
    Q_INVOKABLE void choose(const QString& piece);  ///< or a place; nobody: ""
    Q_INVOKABLE void holdCounter(const QString& id);
    Q_INVOKABLE void touchOfGroup(
        const QString& id);                     ///< a piece of the chosen stack stays behind, or goes again
    Q_INVOKABLE void touchProspect(int value);  ///< the number of a prospect is the one that is meant
    Q_INVOKABLE void chooseBeside(const QString& offer, const QString& name, const QVariant& value);
    Q_INVOKABLE void toggleBeside(const QString& offer, const QString& name, const QString& item);
    Q_INVOKABLE void touchThrown(const QString& id, int face);  ///< the first of its dice shows that face
    Q_INVOKABLE bool faceTowards(const QString& cell, const QString& piece, double degrees);
    /// What only one side may see: a tableOffer each, for touchSecret. Besides offers this may be an
    /// answer to the last act, of no id, which is then taken back and done again, cancelled.
    [[nodiscard]] Q_INVOKABLE QVariantList secretOffers(const QString& side) const;
    [[nodiscard]] Q_INVOKABLE QVariantList secretHand(const QString& side) const;  ///< a tableCard each
    Q_INVOKABLE void touchSecret(const QString& side, const QString& id);

    /// A place, piece or card that was scanned: answers the chance that is due, fills the action that is put
    /// together, or else is what a touch on it would be. False when it means nothing here.
    bool scannedPiece(const QString& id);
    bool scannedPlace(const QString& id);
    bool scannedCard(const QString& id);

    /// The events of the act that lies so many acts before now on the line of play (0: the last one); empty
    /// before the first.
    [[nodiscard]] TableEvents eventsBack(int acts) const;
    Q_INVOKABLE void lookAt(int seq);
    Q_INVOKABLE void lookAtStep(int step);  ///< of the history; its last one before the cursor is now
    Q_INVOKABLE void lookNow();
    Q_INVOKABLE void playOnFrom(int seq);
    /// A part of the sum of act `seq` counts with another value: the act is taken back and done again with
    /// the same dice and the overrule.
    Q_INVOKABLE bool overrule(int seq, const QString& clause, int value, const QString& reason);

    [[nodiscard]] const TableView& view() const { return view_; }
    [[nodiscard]] TableNames& names() { return names_; }
    [[nodiscard]] const TableNames& names() const { return names_; }
    [[nodiscard]] TableStanding& standing() { return standing_; }
    [[nodiscard]] const TableStanding& standing() const { return standing_; }
    [[nodiscard]] Seating& seating() { return seating_; }
    [[nodiscard]] const Seating& seating() const { return seating_; }
    [[nodiscard]] Tabletop& tabletop() { return tabletop_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    [[nodiscard]] GameLog& log() { return log_; }
    [[nodiscard]] const GameLog& log() const { return log_; }

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QString system() const;
    [[nodiscard]] QString systemName() const;
    [[nodiscard]] QString gameName() const { return gameName_; }
    [[nodiscard]] QString campaignName() const { return campaignName_; }
    [[nodiscard]] AnsweringSide answering() const;
    [[nodiscard]] bool isResting() const { return resting_; }
    [[nodiscard]] const QString& watching() const { return watching_; }
    void setResting(bool on);
    [[nodiscard]] QString diceMode() const { return diceMode_; }
    void setDiceMode(const QString& mode);  ///< from now on, as an act
    [[nodiscard]] RowsModel* offers() { return &offers_; }
    [[nodiscard]] QVariantList offerList() const;
    [[nodiscard]] QVariant offersAsAWhole() const { return offerList(); }
    [[nodiscard]] ActDraft* draft() { return &draft_; }
    /// A second touch on an offer within this time of an act belongs to the first. For tests.
    void setDoubleTouch(int milliseconds) { doubleTouch_ = milliseconds; }
    /// Where games that are begun from now on take their dice from; at first from the machine's own chance.
    void setSeed(std::uint64_t (*seed)()) { seed_ = seed; }

  signals:
    void openChanged();
    void offersChanged();
    void diceModeChanged();
    /// An act was accepted; its events, each with its sentence.
    void happened(const adjutant::companion::TableEvents& events);
    /// Somebody else has added to the game, and it is shown.
    void wentOn(const adjutant::companion::TableEvents& events);
    void watchingChanged();
    /// The rules or the request forbid it.
    void refused(const QString& code, const QString& message, const QString& clause);
    /// Something outside the game failed: what happened, what was kept, what to do.
    void failed(const QString& sentence);
    /// An offer was touched that would lose something: what, in words. It waits for touchOfferAllTheSame().
    void askedFirst(const QString& id, const QString& label, const QString& words);
    /// The game is to be ended by agreement (`end`, which every system has): it is asked how it came out.
    void endingAsked(const QString& label);
    /// The draft needs its sheet.
    void sheetWanted();
    /// Where the draft waits for a place on the board.
    void placeWanted(const QString& label);
    /// A place is to be looked at, as shownOf (code_finder.hpp) gives it.
    void thingShown(const adjutant::companion::ScannedThing& thing);

  private:
    struct Play;
    class Touch;

    [[nodiscard]] QString chosen() const;
    [[nodiscard]] QString aimed() const;
    void showChosen();
    void tellOpened();
    [[nodiscard]] bool isLookingBack() const { return log_.looking() > 0; }

    [[nodiscard]] std::unique_ptr<Play> newPlay();
    bool safely(const std::function<bool()>& work);
    json answer(const json& request);
    json tell(const json& reply);
    void showDone(const json& events, const json& rolls, Seq seq);
    [[nodiscard]] bool isWatched() const { return !watching_.isEmpty(); }
    void takeUpAnew();
    void goOnBy(std::vector<EntryText> more);
    bool opened(const QString& campaign, const QString& game);
    void refresh();
    /// An answer about the state after that act, or as it is now (0), with the figures of how it stands.
    void showState(const nlohmann::json& reply, Seq at);
    void refreshOffers();
    void showDiceMode();
    void refreshLegal();
    void showLegal();
    void showBar();
    void showGroup();
    void showBeside();
    [[nodiscard]] bool isSettled(const OfferFacts& offer) const;
    [[nodiscard]] QList<ThrownInstead> diceOf(const OfferFacts& offer);
    void setApart(const OfferFacts& offer, const QString& value);
    [[nodiscard]] const OfferFacts* placing() const;
    void placeAsked(const OfferFacts& offer, const QString& cell);
    [[nodiscard]] Marks marksNow() const;
    void showMarks();
    void refreshProspects();
    void reckonNext();
    [[nodiscard]] QSet<QString> waitingFor(const OfferFacts& act) const;
    [[nodiscard]] bool isDoneAtOnce(const OfferFacts& offer);
    [[nodiscard]] QString lossOf(const OfferFacts& offer);
    bool takeOdds(const OfferFacts& offer);
    void beginDraft(const OfferFacts& offer);
    void fillChosen(const OfferFacts& offer);
    bool takeUp(const OfferFacts& offer, const QString& type, const QString& id);
    [[nodiscard]] bool wantsPlace(const QString& cell) const;
    bool takeUpTarget(const QString& id);
    bool openTogether(const QString& id);
    void sendOrAsk();
    void askWhyNot(const QString& place);
    [[nodiscard]] bool drawsCard(const OfferFacts& offer, const QString& card);
    [[nodiscard]] json answerable(const QString& side) const;
    [[nodiscard]] QString soleActor() const;
    void aimAt(const QString& place);
    void letAim();
    [[nodiscard]] bool isAiming() const;
    void touchAimed(const QString& id);
    void chooseWhatIsDue();
    [[nodiscard]] json sidesOfTheCoin() const;
    [[nodiscard]] bool tooSoon() const;
    json doAgain(json& again);
    void letStand();
    void checkOpened(const db::CampaignFile& file, bool byState);
    void hearCheck();
    void endCheck();
    void putPadAside();

    TableView view_;
    TableNames names_;
    TableStanding standing_;
    Seating seating_;
    Tabletop tabletop_;
    Selection selection_;
    GameLog log_;
    std::unique_ptr<Play> play_;
    std::unique_ptr<OpeningCheck> check_;  ///< while nothing was added to the game that was opened
    Marks marks_;
    QString language_ = QStringLiteral("en"), gameName_, campaignName_, diceMode_ = QStringLiteral("app");
    QString watching_, whyNotActed_;
    bool resting_ = false;
    bool overruling_ = false;  ///< the last act is taken back and waits to be done again
    struct BarShown {
        int looking = -1;
        bool resting = false;
        int read = 0;
        bool operator==(const BarShown&) const = default;
    };
    BarShown barShown_;   ///< what the rows of the offer bar were made of
    int offersRead_ = 0;  ///< how often the engine was asked what may be done
    int touching_ = 0;
    bool legalDue_ = false;  ///< a touch has changed what is not shown yet
    std::uint64_t (*seed_)() = randomSeed;
    int doubleTouch_ = 300;
    QElapsedTimer sinceAct_;
    QTimer reckoning_;
    RowsModel offers_;
    ActDraft draft_;
};

}  // namespace adjutant::companion
