// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/demo/demo.hpp"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QTextStream>
#include <QUrl>
#include <utility>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/scan_desk.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/upkeep/papers_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"

namespace adjutant::companion {
namespace {

constexpr int longestWait = 60'000;  ///< milliseconds; a film on a busy machine takes its time
constexpr int pace = 250;

void say(const QString& sentence) { QTextStream(stdout) << sentence << Qt::endl; }

QString cellOf(TableController& table, const QString& piece) {
    return table.tabletop().pieces()->find(piece).value(QStringLiteral("cell")).toString();
}

QString offerOf(TableController& table, const QString& action) {
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        if (offer.value("action") == action && !offer.value("blocked").toBool())
            return offer.value("id").toString();
    }
    return {};
}

}  // namespace

Demo::Demo(Companion& companion, QObject* parent) : QObject(parent), companion_(companion) {
    connect(&timer_, &QTimer::timeout, this, &Demo::look);
    connect(&companion_.scans(), &ScanDesk::understood, this, [this](const ScannedThing& thing) {
        ++scans_;
        say(tr("    read off the film: %1").arg(thing.name));
    });
    connect(&companion_.table(), &TableController::happened, this,
            [this] { say("    " + companion_.table().log().sentence()); });
    connect(&companion_.table(), &TableController::failed, this,
            [](const QString& sentence) { say("    " + sentence); });
}

bool Demo::prepare() {
    QTemporaryDir shots(QDir::tempPath() + "/adjutant-demo-XXXXXX");
    shots.setAutoRemove(false);
    shots_ = shots.path();
    if (!campaign_.isValid() || !shots.isValid()) {
        say(tr("There is no room for the demonstration in %1.").arg(QDir::tempPath()));
        return false;
    }
    say(tr("Adjutant plays a recorded evening of 1861: Life on the Battlefield."));
    return QFile::copy(":/demo/evening.mp4", campaign_.filePath("evening.mp4")) &&
           companion_.campaigns().openFile(campaign_.filePath("evening.adjutant"));
}

void Demo::play(QQuickWindow& window) {
    window_ = &window;
    companion_.table().setDoubleTouch(0);
    write();
    timer_.start(pace);
    next();
}

/// The evening, step by step.
void Demo::write() {
    TableController& table = companion_.table();
    const auto at = [this](const char* page) { window_->setProperty("page", page); };
    const auto at1 = [&table](const char* piece, const char* place) {
        return [&table, piece, place] { return cellOf(table, piece) == place; };
    };
    const auto always = [] { return true; };
    steps_ = {
        {tr("Home."), [] {}, always, "home"},
        {tr("A new game, with the options as they stand."),
         [this, at] {
             companion_.campaigns().newGame("life-1861", {}, tr("The recorded evening"));
             at("table");
         },
         [&table] { return table.isOpen(); }, "new-game"},
        {tr("Two food on random hexes, rolled by the app."),
         [&table] { table.touchOffer(offerOf(table, "set-up")); },
         [&table] { return table.standing().phase() == "event"; }, "food"},
        {tr("The scanner looks at the table: a film stands in for the camera."),
         [this, at] {
             at("scan");
             if (auto* page = window_->property("current").value<QObject*>())
                 page->setProperty("film", QUrl::fromLocalFile(campaign_.filePath("evening.mp4")));
         },
         [this] { return scans_ > 0; }, "scanner"},
        {tr("The event card is scanned, and so it is the card that was drawn."), [] {},
         [&table] { return table.standing().phase() == "action"; }, "card"},
        {tr("A piece and a place are scanned: that is a move."), [] {}, at1("c1", "h18"), "move"},
        {tr("Another place: the piece moves on, and its turn is over."), [] {}, at1("c1", "h16"),
         "second-move"},
        {tr("The Soldier is scanned, and where he goes."), [] {}, at1("s1", "0,0"), {}},
        {tr("His target is scanned: the exact odds come before the dice."), [] {},
         [&table] { return table.draft()->isOpen() && table.draft()->action() == "attack"; }, "odds"},
        {tr("The dice lie on the table: the pad says under each face what it does."),
         [at, &table] {
             at("table");
             table.draft()->send("table");
         },
         [&table] { return !table.draft()->due()->need().kind.isEmpty(); }, "pad"},
        {tr("The die shows a 5."), [&table] { table.draft()->answer(5); },
         [&table] { return !table.draft()->isOpen(); }, "hit"},
        {tr("It lay on the floor. Undo: one touch, one act."), [&table] { table.undo(); },
         [&table] { return table.tabletop().pieces()->find("c1").value("health").toInt() == 2; }, "undone"},
        {tr("It is rolled again, in the app this time."), [this] { fight(); },
         [&table] { return !table.log().lastRolls().isEmpty(); }, "again"},
        {tr("The round is played to its end."), [] {},
         [this, &table] {
             if (table.standing().round() == 1) playOn();
             return table.standing().round() > 1;
         },
         "next-round"},
        {tr("The log shows the table as it was after the first move."),
         [at, &table] {
             at("log");
             table.lookAt(4);
         },
         [&table] { return table.log().looking() == 4; }, "log"},
        {tr("The lid is closed and opened again: the game is where it was left."),
         [this, at, &table] {
             at("home");
             table.close();
             companion_.campaigns().resume(companion_.campaigns().lastGame().id);
             at("table");
         },
         [&table] { return table.isOpen() && table.standing().round() == 2; }, "resumed"},
        {tr("It is late: the players stop."),
         [&table] {
             table.act({{"do", "end"}, {"reason", "It is late"}});
         },
         [&table] { return table.standing().isOver(); }, "verdict"},
        {tr("The battle report."),
         [this, at] {
             at("report");
             UpkeepDesks::of(companion_).papers().writeGame({}, shots_);
         },
         always, "report"}};
}

void Demo::fight() {
    TableController& table = companion_.table();
    table.act({{"do", "attack"}, {"attacker", "s1"}, {"target", "c1"}, {"by", "app"}});
}

/// The likely offer, whatever it is: pieces pass, then the stages follow.
void Demo::playOn() {
    TableController& table = companion_.table();
    for (const char* action : {"end-turn", "status-stage"}) {
        const QString offer = offerOf(table, action);
        if (offer.isEmpty()) continue;
        table.touchOfferAllTheSame(offer);  // what he could still do is left undone
        if (table.draft()->isOpen()) table.draft()->send("app");
        return;
    }
}

void Demo::next() {
    if (at_ == steps_.size()) return finish(0);
    say(QStringLiteral("%1. %2").arg(at_ + 1).arg(steps_[at_].say));
    waited_.restart();
    steps_[at_].act();
}

/// Has the step come to its end? Then a picture, and on.
void Demo::look() {
    if (at_ >= steps_.size() || waited_.elapsed() < qint64{2} * pace) return;
    const Step& step = steps_[at_];
    if (reached_ || step.done()) {
        if (!std::exchange(reached_, !reached_)) return;
        if (!step.shot.isEmpty()) shoot(step.shot);
        ++at_;
        return next();
    }
    if (waited_.elapsed() < longestWait) return;
    say(tr("This did not happen within a minute; the demonstration ends here."));
    finish(1);
}

void Demo::shoot(const QString& name) {
    const QString file =
        QStringLiteral("%1/%2-%3.png").arg(shots_).arg(++pictures_, 2, 10, QLatin1Char('0')).arg(name);
    if (!window_->grabWindow().save(file)) say(tr("    %1 could not be written.").arg(file));
}

void Demo::finish(int status) {
    timer_.stop();
    say(tr("Codes read off the film: %1").arg(scans_));
    say(tr("Screenshots and the report: %1").arg(shots_));
    QGuiApplication::exit(status);
}

}  // namespace adjutant::companion
