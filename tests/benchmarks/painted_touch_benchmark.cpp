// SPDX-License-Identifier: GPL-3.0-or-later
// From a finger on the table screen to the frame that answers it: 200 pieces, 5,000 acts in the log, software
// rendering. Goal: 16 ms at the 95th percentile. The time runs until everything is worked out and the frame
// that shows it has been painted.
#include <QtQml/qqmlextensionplugin.h>

#include <QGuiApplication>
#include <QJSValue>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/game_keeper.hpp"
#include "companion/large_blocks.hpp"
#include "companion/prompt_frames.hpp"
#include "engine/table.hpp"
#include "tests/benchmarks/touch_clock.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int pieces = 200, acts = 5'000, touches = 200;

[[noreturn]] void giveUp(const char* why) {
    std::fprintf(stderr, "%s\n", why);
    std::exit(1);
}

/// The board of squares, in the middle: ten columns, five rows for either side, two pieces on each square.
QString squareOf(bool isUnion, int number) {
    return QString(QChar('c' + number % 10)) + QString::number((isUnion ? 2 : 7) + number / 10 % 5);
}

/// A hundred pieces a side: ninety infantry, ten cavalry.
json armies() {
    json all = json::object();
    for (const bool isUnion : {true, false}) {
        for (int i = 0; i < pieces / 2; ++i) {
            const bool onFoot = i < 90;
            const std::string id = std::string(isUnion ? "u" : "c") + (onFoot ? 'i' : 'c') +
                                   std::to_string(onFoot ? i + 1 : i - 89);
            all[id] = {{"side", isUnion ? "union" : "confederate"},
                       {"kind", onFoot ? "infantry" : "cavalry"},
                       {"place", squareOf(isUnion, i).toStdString()},
                       {"moved", false},
                       {"out", false},
                       {"disabled", nullptr}};
        }
    }
    return all;
}

/// The long game in a campaign file, as the app keeps it; its number there.
QString longGameIn(const QString& path) {
    auto file = db::CampaignFile::open(path.toStdString());
    GameKeeper keeper(file, "Club", "Long war");
    file.atomically([&] {  // one commit, to be done soon
        Table table({.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                     .seed = [] { return std::uint64_t{1863}; },
                     .sink = &keeper});
        const auto play = [&](const json& act) {
            if (!table.answer(act).value("ok", false)) giveUp("the game cannot be played");
        };
        play({{"do", "start"}, {"system", "civil-war-1863"}});
        play({{"do", "ruling"}, {"set", {{"/pieces", armies()}}}, {"reason", "two armies"}});
        for (int act = 0; act < acts; ++act) play({{"do", "note"}, {"text", "on the table"}});
    });
    return QString::number(static_cast<qlonglong>(keeper.id().value_or(db::GameId{})));
}

QPoint middleOf(const QQuickItem& board, const QString& place) {
    const QPointF centre = board.property("centres").value<QJSValue>().property(place).toVariant().toPointF();
    const QPointF pixel = board.property("origin").toPointF() + centre * board.property("radius").toReal() -
                          board.property("eye").toPointF();
    return board.mapToScene(pixel).toPoint();
}

int run() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("war.adjutant"), game = longGameIn(file);
    Companion companion(folder.filePath("settings.ini"));
    companion.settings().setStillness(true);
    if (!companion.campaigns().openFile(file) || !companion.campaigns().resume(game)) giveUp("no game");
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath("qrc:/qml");
    engine.load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
    if (engine.rootObjects().isEmpty()) giveUp("no window");
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    window->setProperty("page", "table");
    if (!QTest::qWaitForWindowExposed(window)) giveUp("the window is not shown");
    QTest::qWait(500);
    const auto* board = window->findChild<QQuickItem*>("board");
    if (board == nullptr) giveUp("no board");

    tests::TouchClock clock(window);
    for (int touch = 0; touch < touches; ++touch) {
        // From one stack of the side that begins to another, farther than any goes.
        const QString square = squareOf(false, touch * 27);
        QTest::qWait(300);                      // as a hand does; what the touch before left to do is done
        clock.touch(middleOf(*board, square));  // one that changes nothing paints nothing
    }
    if (clock.count() < touches / 2) giveUp("too few touches were answered");
    std::printf("%zu touches, %d pieces, %d acts, software rendering\n", clock.count(),
                companion.table().tabletop().pieces()->count(), companion.table().log().cursor());
    clock.tell();
    return 0;
}

}  // namespace
}  // namespace adjutant::companion

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    adjutant::companion::returnLargeBlocks();
    adjutant::companion::paintPromptly();
    const QGuiApplication app(argc, argv);
    return adjutant::companion::run();
}
