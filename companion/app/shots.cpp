// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/shots.hpp"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <functional>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {
namespace {

struct Scene {
    QString name;
    QString page;
    std::function<void()> pose;    ///< what is done before the picture
    std::function<void()> tidyUp;  ///< and after it
};

/// The window is drawn, laid out anew where a size changed, and drawn again.
void settle() {
    QEventLoop loop;
    QTimer::singleShot(120, &loop, &QEventLoop::quit);
    loop.exec();
}

QVariantMap action(const QString& word, QVariantMap parameters = {}) {
    parameters.insert(QStringLiteral("do"), word);
    return parameters;
}

/// An evening up to the third round, with a soldier among civilians.
void play(Companion& companion) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("life-1861"), {}, QStringLiteral("Thursday"));
    table.act(action("set-up"));
    table.act(
        action("ruling", {{"set", QVariantMap{{"/round", 7}, {"/tension/level", 5}, {"/tension/counter", 2}}},
                          {"reason", "The evening before"}}));
    table.act(action("draw-event", {{"rolls", QVariantList{"market-day"}}}));
    table.act(action("ruling", {{"set", QVariantMap{{"/pieces/s1/place", "h11"},
                                                    {"/pieces/c1/place", "town-hall"},
                                                    {"/pieces/c2/place", "doctor"},
                                                    {"/pieces/c2/health", 1},
                                                    {"/pieces/c2/diseases", QVariantList{"fever"}},
                                                    {"/pieces/c3/place", "farm"},
                                                    {"/pieces/c3/turns", 1},
                                                    {"/pieces/c4/place", "-1,3"},
                                                    {"/pieces/b1/place", "h6"},
                                                    {"/pieces/b1/out", false},
                                                    {"/pieces/m1/place", "h5"},
                                                    {"/pieces/m1/out", false},
                                                    {"/pieces/m1/leaves", 8},
                                                    {"/sides/civilians/food", 6}}},
                                {"reason", "The evening before"}}));
    table.act(action("move", {{"piece", "s1"}, {"to", "1,-1"}}));
}

QList<Scene> scenesOf(Companion& companion) {
    TableController& table = companion.table();
    const auto nothing = [] {};
    const auto close = [&table] { table.draft()->close(); };
    const auto attack = [&table] {
        table.choose(QStringLiteral("s1"));
        for (int row = 0; row < table.offers()->count(); ++row) {
            const QVariantMap offer = table.offers()->at(row);
            if (offer.value("action") == "attack" && !offer.value("blocked").toBool())
                return table.openOffer(offer.value("id").toString());
        }
    };
    return {{"home", "home", nothing, nothing},
            {"new", "new", nothing, nothing},
            {"table", "table", nothing, nothing},
            {"attack", "table", attack, close},
            {"pad", "table",
             [attack, &table] {
                 attack();
                 table.draft()->send(QStringLiteral("table"));
             },
             close},
            {"log", "log", [&table] { table.lookAt(3); }, [&table] { table.lookNow(); }},
            {"scan", "scan", nothing, nothing},
            {"report", "report", nothing, nothing},
            {"print", "print", nothing, nothing},
            {"settings", "settings", nothing, nothing}};
}

}  // namespace

int takeShots(const QString& folder) {
    const QDir out(folder);
    QTemporaryDir campaign;
    if (!out.mkpath(QStringLiteral(".")) || !campaign.isValid()) {
        QTextStream(stderr) << "The folder " << folder << " cannot be made.\n";
        return 2;
    }
    Companion companion(campaign.filePath(QStringLiteral("settings.ini")));
    companion.settings().setStillness(true);
    QObject::connect(&companion.table(), &TableController::failed,
                     [](const QString& sentence) { QTextStream(stderr) << sentence << "\n"; });
    QObject::connect(
        &companion.table(), &TableController::refused,
        [](const QString&, const QString& sentence) { QTextStream(stderr) << sentence << "\n"; });
    companion.campaigns().openFile(campaign.filePath(QStringLiteral("evening.adjutant")));
    play(companion);
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath(QStringLiteral("qrc:/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qml/Adjutant/pages/Main.qml")));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (window == nullptr) return 1;
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        window->resize(size);
        for (const QString look : {"dark", "light"}) {
            companion.settings().setTheme(look);
            for (const Scene& scene : scenesOf(companion)) {
                window->setProperty("page", scene.page);
                settle();
                scene.pose();
                settle();
                const QString name = QStringLiteral("%1-%2x%3-%4.png")
                                         .arg(scene.name)
                                         .arg(size.width())
                                         .arg(size.height())
                                         .arg(look);
                if (!window->grabWindow().save(out.filePath(name))) {
                    QTextStream(stderr) << out.filePath(name) << " cannot be written.\n";
                    return 1;
                }
                scene.tidyUp();
            }
        }
    }
    return 0;
}

}  // namespace adjutant::companion
