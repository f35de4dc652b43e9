// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_controller.hpp"

#include <algorithm>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_play.hpp"
#include "companion/clock.hpp"
#include "companion/game_check.hpp"
#include "db/disk_wait.hpp"
#include "engine/play/retelling.hpp"
#include "engine/words/failure.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The last card of the game that these rolls drew. What else is drawn by lot, a tile or a place, has no face
/// to be shown.
QString drawnIn(const json& rolls, const TableView& view) {
    QString card;
    for (const json& roll : rolls) {
        if (roll.value("dice", "").rfind("card:", 0) != 0) continue;
        const QString got = text(roll.at("got"));
        if (!view.cardText(got).empty()) card = got;
    }
    return card;
}

/// Is one of them a ruling?
bool corrects(const json& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const json& event) { return event.value("event", "") == "ruled"; });
}

}  // namespace

TableController::TableController(QObject* parent)
    : QObject(parent),
      names_(view_, this),
      standing_(view_, this),
      seating_(view_, this),
      tabletop_(view_, this),
      selection_(this),
      log_(view_, this),
      play_(newPlay()),
      offers_({"action", "text", "brief", "answer", "sub", "sign", "odds", "chance", "likely", "rare",
               "blocked", "reason", "clause", "forChosen", "actor", "whose", "on", "group"}),
      draft_(view_, Session([this](const json& request) {
                 return Session::asks(request) ? play_->answers.to(request) : answer(request);
             })) {
    reckoning_.setInterval(0);
    connect(&reckoning_, &QTimer::timeout, this, &TableController::reckonNext);
    connect(&draft_, &ActDraft::changed, this, &TableController::refreshLegal);
    connect(&draft_, &ActDraft::accepted, this, [this] { overruling_ = false; });
    connect(&draft_, &ActDraft::lookedAt, this, &TableController::sheetWanted);
    connect(&draft_, &ActDraft::dropped, this, &TableController::letStand);
}

TableController::~TableController() = default;

std::unique_ptr<TableController::Play> TableController::newPlay() {
    return std::make_unique<Play>(view_, [this](const json& question) { return answer(question); });
}

TableController* TableController::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table();
}

bool TableController::begin(db::CampaignFile& file, const QString& campaign, const QString& game,
                            const json& start) {
    close();
    return safely([&] {
        play_->keeper.emplace(file, campaign.toStdString(), game.toStdString());
        play_->table.emplace(Environment{utcNow, seed_, &*play_->keeper, true});
        const json reply = play_->table->answer(start);
        if (!reply.value("ok", false)) {
            tell(reply);
            play_->table.reset();
            play_->keeper.reset();
            return false;
        }
        return opened(campaign, game);
    });
}

bool TableController::resume(db::CampaignFile& file, const QString& campaign, const QString& game) {
    close();
    return safely([&] {
        play_->keeper.emplace(file, campaign.toStdString(), game.toStdString());
        auto stored = play_->keeper->stored();
        if (!stored)
            throw std::runtime_error(tr("The game %1 has not been started.").arg(game).toStdString());
        play_->table.emplace(Environment{utcNow, seed_, &*play_->keeper, true});
        const bool byState = !stored->states.empty();
        try {
            play_->table->resume(stored->system, std::move(stored->entries), std::move(stored->states));
        } catch (const std::runtime_error& error) {
            play_->table.reset();
            throw std::runtime_error(tr("This game cannot be taken up: %1. Nothing in the file was changed.")
                                         .arg(asText(toldBy(error)))
                                         .toStdString());
        }
        // A list that does not show it is no reason not to play.
        guarded(
            [&] {
                play_->keeper->tell(play_->table->game()->standing());
                return true;
            },
            [](const QString& why) { qWarning("Who plays could not be listed: %s", qUtf8Printable(why)); });
        if (!opened(campaign, game)) return false;
        checkOpened(file, byState);
        return true;
    });
}

/// Reads the log of the game that was opened, and folds it anew, beside the one who looks at it already.
void TableController::checkOpened(const db::CampaignFile& file, bool byState) {
    const Game& game = *play_->table->game();
    std::optional<OpeningCheck::Opened> state;
    if (byState) state = {game.journal().cursor(), Session::of(game).state().at("state").dump()};
    check_ = std::make_unique<OpeningCheck>(file.path(), *play_->keeper->id(), std::move(state), [this] {
        QMetaObject::invokeMethod(this, &TableController::hearCheck, Qt::QueuedConnection);
    });
}

/// What was found, told once. A game that stood in a state that its log does not lead to is taken up from the
/// log.
void TableController::hearCheck() {
    if (!check_) return;
    // It may still be reading.
    const auto found =
        db::atDisk([&]() -> OpeningCheck::Found { return std::exchange(check_, nullptr)->wait(); });
    if (!found.log.empty())
        emit failed(
            tr("%1 Play can go on, but the log no longer proves what happened.").arg(asText(found.log)));
    if (!found.otherState) return;
    safely([&] {
        takeUpAnew();
        return true;
    });
    emit failed(
        tr("What was kept beside the log of this game was not what the log says. The game stands as its log "
           "tells."));
}

bool TableController::opened(const QString& campaign, const QString& game) {
    campaignName_ = campaign;
    gameName_ = game;
    Table& table = *play_->table;
    table.answer(json{{"language", language_.toStdString()}});  // one that no game speaks is refused: English
    const Session session = Session::of(table);
    view_.open(system(), session.board().at("board"), session.cards().at("cards"));
    log_.forget();
    refresh();
    const Journal& journal = table.game()->journal();
    const EntryText& last = journal.at(journal.cursor());
    const QString told = toldOf(Retelling(*table.game()).events(last.seq), last.seq, *table.game(), view_);
    tellOpened();
    emit tabletop_.boardChanged();
    log_.tell(told);
    return true;
}

/// It may still be reading.
void TableController::endCheck() {
    if (check_) db::atDisk([&] { check_.reset(); });
}

void TableController::close() {
    if (!isOpen()) return;
    endCheck();
    reckoning_.stop();
    draft_.close();
    log_.forget();
    log_.show(nullptr);
    play_ = newPlay();
    tabletop_.models().clear();
    offers_.setRows(json::array());
    marks_ = {};
    selection_.clear();
    watch({}, {});
    tellOpened();
}

/// Another game is at the table, or none.
void TableController::tellOpened() {
    emit openChanged();
    emit standing_.gameChanged();
    emit tabletop_.gameChanged();
}

void TableController::speak(const QString& language) {
    if (language == language_) return;
    language_ = language;
    if (!isOpen()) return;
    putPadAside();
    draft_.close();
    const int looked = log_.looking();
    safely([&] { return opened(campaignName_, gameName_); });
    if (looked > 0) lookAt(looked);
}

bool TableController::isOpen() const { return play_->table && play_->table->game() != nullptr; }
QString TableController::system() const {
    return isOpen() ? QString::fromUtf8(play_->table->game()->system().id) : QString();
}
QString TableController::systemName() const {
    return isOpen() ? QString::fromUtf8(play_->table->game()->system().name) : QString();
}
/// Whose dice count is the game's own option: it is ruled, so that it is kept, logged and taken back like any
/// act.
void TableController::setDiceMode(const QString& mode) {
    if (mode == diceMode_ || !isOpen()) return;
    putPadAside();
    draft_.close();
    answer({{"do", "ruling"},
            {"set", {{"/options/dice", mode.toStdString()}}},
            {"reason", (mode == QStringLiteral("table") ? tr("From now on the table's dice count")
                                                        : tr("From now on the app's dice count"))
                           .toStdString()}});
}

void TableController::showDiceMode() {
    const QString mode = textAt(view_.state().value("options", json::object()), "dice");
    if (mode == diceMode_) return;
    diceMode_ = mode;
    emit diceModeChanged();
    if (isOpen()) refreshLegal();
}

bool TableController::safely(const std::function<bool()>& work) { return guarded(this, work); }

/// A reply to a request; what the keeper throws becomes a sentence, and nothing has changed then.
json TableController::answer(const json& request) {
    if (!isOpen()) return {{"ok", false}};
    if (request.contains("do") && isWatched()) {
        emit refused("held", whyNotActed_, {});
        return {{"ok", false}};
    }
    if (request.contains("do")) hearCheck();  // before anything is added to it
    json reply = {{"ok", false}};
    safely([&] {
        reply = play_->table->answer(request);
        return true;
    });
    return request.contains("do") ? tell(reply) : reply;
}

/// Says what came of an act.
json TableController::tell(const json& reply) {
    if (!reply.value("ok", false)) {
        if (reply.contains("error")) {
            const json& error = reply.at("error");
            emit refused(textAt(error, "code"), textAt(error, "message"), textAt(error, "clause"));
        }
        return reply;
    }
    if (!isOpen() || gameName_.isEmpty()) return reply;
    if (!reply.value("repeated", false)) {
        sinceAct_.restart();
        log_.lookAt(0);
        showDone(reply.at("events"), reply.at("rolls"), reply.value("seq", Seq(0)));
        emit happened(TableEvents(reply.at("events")));
    }
    return reply;
}

/// What came of the entry that was added last.
void TableController::showDone(const json& events, const json& rolls, Seq seq) {
    const QString told = toldOf(events, seq, *play_->table->game(), view_);
    const json shown = toldRolls(rolls, events);
    const QString drawn = drawnIn(shown, view_);
    // What was chosen to be corrected is not about to act.
    if (corrects(events)) play_->aim.choose({});
    refresh();
    log_.tell(told, thrownRolls(shown), drawn.isEmpty() ? TableCard() : names_.card(drawn));
}

bool TableController::act(const QVariantMap& request) { return perform(toJson(request)); }

bool TableController::perform(json given) {
    if (!given.contains("by")) given["by"] = diceMode_.toStdString();
    return answer(given).value("ok", false);
}

bool TableController::endAgreed(const QStringList& winners) {
    json sides = json::array();
    for (const QString& winner : winners) sides.push_back(winner.toStdString());
    return perform(json{{"do", "end"}, {"reason", "agreed"}, {"winners", std::move(sides)}});
}

bool TableController::endAsItStands() { return perform(json{{"do", "end"}, {"reason", "agreed"}}); }

bool TableController::rule(const QVariantMap& set, const QString& reason) {
    QVariantMap ruling{{"do", "ruling"}, {"set", set}, {"reason", reason}};
    if (const QString who = seating_.ruler(); !who.isEmpty()) ruling.insert("person", who);
    return act(ruling);
}

bool TableController::seat(const QString& side, const QString& person) {
    return answer({{"do", "seat"}, {"side", side.toStdString()}, {"person", person.toStdString()}})
        .value("ok", false);
}

QVariantMap TableController::ask(const QVariantMap& question) const {
    if (!isOpen()) return {};
    return toVariant(std::as_const(*play_->table).game()->ask(toJson(question))).toMap();
}

QString TableController::stateText() const {
    return QString::fromStdString(isOpen() ? view_.state().dump() : "{}");
}

void TableController::undo() {
    if (draft_.isOpen() && draft_.due()->canTakeBack()) return draft_.takeBackAnswer();
    if (overruling_) return draft_.close();
    draft_.close();
    answer({{"do", "undo"}});
}

void TableController::redo() { answer({{"do", "redo"}}); }

}  // namespace adjutant::companion
