// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shots/shots.hpp"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/shots/board_scenes.hpp"
#include "companion/shots/civil_war_scenes.hpp"
#include "companion/shots/conquest_scenes.hpp"
#include "companion/shots/shot_scenes.hpp"
#include "companion/shots/skirmish_scenes.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

/// How the app stands while it is taken: a look, and for "large" the largest text in a left hand.
struct Stand {
    QString name;
    QString theme;
    double textScale = 1;
    bool mirrored = false;
};

const QList<Stand> stands{
    {"dark", "dark"}, {"light", "light"}, {"contrast", "contrast"}, {"large", "dark", 1.5, true}};
constexpr QSize sizes[] = {QSize(1280, 800), QSize(800, 1280), QSize(390, 844), QSize(844, 390)};

/// The window is drawn, laid out anew where a size changed, and drawn again.
void settle() {
    QEventLoop loop;
    QTimer::singleShot(120, &loop, &QEventLoop::quit);
    loop.exec();
}

class Photographer {
  public:
    Photographer(Companion& companion, QQuickWindow& window, const QDir& folder, const QStringList& only)
        : companion_(companion), window_(window), folder_(folder), only_(only) {}

    bool take(const QList<Scene>& scenes) {
        for (const QSize size : sizes) {
            for (const Stand& stand : stands) {
                for (const Scene& scene : scenes) {
                    const QString name = QStringLiteral("%1-%2x%3-%4.png")
                                             .arg(scene.name)
                                             .arg(size.width())
                                             .arg(size.height())
                                             .arg(stand.name);
                    if (isWanted(name) && !take(scene, size, stand, name)) return false;
                }
            }
        }
        return true;
    }

  private:
    [[nodiscard]] bool isWanted(const QString& name) const {
        return only_.isEmpty() || std::any_of(only_.begin(), only_.end(),
                                              [&](const QString& word) { return name.contains(word); });
    }

    bool take(const Scene& scene, QSize size, const Stand& stand, const QString& name) {
        window_.resize(size);
        companion_.settings().setTheme(stand.theme);
        companion_.settings().setTextScale(stand.textScale);
        companion_.settings().setMirrored(stand.mirrored);
        window_.setProperty("page", scene.page);
        settle();
        scene.pose();
        settle();
        const bool written = window_.grabWindow().save(folder_.filePath(name));
        if (!written) QTextStream(stderr) << folder_.filePath(name) << " cannot be written.\n";
        scene.tidyUp();
        return written;
    }

    Companion& companion_;
    QQuickWindow& window_;
    QDir folder_;
    QStringList only_;
};

/// The dice fall as they did, so that pictures that were taken before can be held against these.
std::uint64_t sameEveryTime() {
    static std::uint64_t asked = 0;
    return ++asked;
}

/// What is refused or fails while the games are played is said.
void sayTroubles(TableController& table) {
    QObject::connect(&table, &TableController::failed,
                     [](const QString& sentence) { QTextStream(stderr) << sentence << "\n"; });
    QObject::connect(&table, &TableController::refused, [](const QString&, const QString& sentence) {
        QTextStream(stderr) << sentence << "\n";
    });
}

}  // namespace

int takeShots(const QString& folder, const QStringList& only) {
    const QDir out(folder);
    QTemporaryDir campaign;
    if (!out.mkpath(QStringLiteral(".")) || !campaign.isValid()) {
        QTextStream(stderr) << "The folder " << folder << " cannot be made.\n";
        return 2;
    }
    Companion companion(campaign.filePath(QStringLiteral("settings.ini")));
    companion.settings().setStillness(true);
    companion.table().setSeed(sameEveryTime);
    sayTroubles(companion.table());
    companion.campaigns().openFile(campaign.filePath(QStringLiteral("evening.adjutant")));
    playEvening(companion);
    QQmlApplicationEngine engine;
    companion.attachTo(engine);
    engine.addImportPath(QStringLiteral("qrc:/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qml/Adjutant/pages/Main.qml")));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (window == nullptr) return 1;
    Photographer photographer(companion, *window, out, only);
    if (!photographer.take(evening(companion, *window))) return 1;
    for (const auto& scenes :
         {skirmishScenes, initiativeScenes, bombingScenes, spawnScenes, soloScenes, rosterScenes}) {
        window->setProperty("page", "home");
        settle();
        if (!photographer.take(scenes(companion))) return 1;
    }
    for (const SystemEntry& system : systems()) {
        const QString id = QString::fromUtf8(system.id);
        if (id == companion.table().system()) continue;
        window->setProperty("page", "home");
        settle();
        playFirstOffers(companion, id);
        if (!photographer.take(tableOnly(companion, id))) return 1;
    }
    if (!photographer.take(conquestScenes(companion, *window))) return 1;
    if (!photographer.take(boardScenes(companion))) return 1;
    if (!photographer.take(civilWarScenes(companion))) return 1;
    return 0;
}

}  // namespace adjutant::companion
