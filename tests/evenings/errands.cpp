// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/errands.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QTest>
#include <QUrl>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/game_keeper.hpp"
#include "companion/upkeep/doors_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/campaign_file.hpp"
#include "engine/table.hpp"
#include "tests/evenings/eye.hpp"
#include "tests/evenings/finger.hpp"
#include "tests/evenings/stage.hpp"
#include "tests/scanner/drawn.hpp"

namespace adjutant::evenings {
namespace {

using nlohmann::json;

constexpr int patience = 30'000;  // milliseconds

/// A file of another tablet with one game in it.
void makeComing(const QString& path, const QString& game) {
    for (const char* ending : {"", "-wal", "-shm", "-lock"}) QFile::remove(path + QLatin1String(ending));
    auto file = db::CampaignFile::open(path.toStdString());
    companion::GameKeeper keeper(file, "My games", game.toStdString());
    Table table({.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                 .seed = [] { return std::uint64_t{1}; },
                 .sink = &keeper,
                 .oneGame = true});
    table.answer(json{{"do", "start"}, {"system", "life-1861"}, {"seed", 7}});
    for (int note = 0; note < 30; ++note) table.answer(json{{"do", "note"}, {"text", "rain over the ford"}});
}

class Errands {
  public:
    Errands(Stage& stage, QString folder)
        : stage_(stage), folder_(std::move(folder)), eye_(stage.window()), finger_(stage.window()) {}

    /// A game of its own in which a card is due.
    void sitDown() {
        companion::CampaignsController& campaigns = stage_.companion().campaigns();
        number_ = campaigns.games()->count() + 1;
        require(campaigns.newGame("life-1861", {{"dice", "app"}}, QStringLiteral("Evening %1").arg(number_)),
                "no game could be begun");
        require(table().act({{"do", "set-up"}}), "the food could not be placed");
    }

    /// What has to be there before it begins.
    void prepare(const QString& errand) {
        ++turn_;
        if (errand == QLatin1String("scan")) drawCard();
        if (errand == QLatin1String("import")) bring();
    }
    void run(const QString& errand) {
        if (errand == QLatin1String("scan")) return scan();
        if (errand == QLatin1String("export")) return go("doors", [this] { touch("writeZip"); });
        if (errand == QLatin1String("backup")) return go("backups", [this] { touch("Make one now"); });
        bringIn();
    }

    /// What the window shows.
    [[nodiscard]] QString shown() {
        if (!table().isOpen()) return QStringLiteral("\t0");
        return QStringLiteral("%1\t%2").arg(table().gameName()).arg(table().log().entries());
    }

  private:
    static void require(bool holds, const char* what) {
        if (!holds) throw std::runtime_error(what);
    }
    companion::TableController& table() { return stage_.companion().table(); }
    template <class Then>
    void go(const char* page, Then&& then) {
        stage_.window().setProperty("page", page);
        then();
    }
    /// By what it is called, inside the app or on the screen.
    void touch(const QString& name) {
        std::optional<QPoint> at;
        const bool seen = QTest::qWaitFor(
            [&] {
                const Scene scene = eye_.look();
                for (const Seen* one : scene.where([&](const Seen& each) {
                         return each.enabled && (each.called == name || beginsWith(each.name, name)) &&
                                !each.inView.isEmpty();
                     }))
                    if ((at = eye_.reach(*one))) return true;
                return false;
            },
            patience);
        if (!seen) throw std::runtime_error("there is no " + name.toStdString() + " to touch");
        finger_.touch(*at, name);
        QCoreApplication::processEvents();
    }
    void drawCard() {
        scanner::Canvas canvas(640, 480);
        canvas.draw("A1/C/LIFE-1861/TRUCE", 200, 150, 5);
        const QImage picture(canvas.pixels.data(), canvas.width, canvas.height, canvas.width,
                             QImage::Format_Grayscale8);
        coming_ = QStringLiteral("%1/card-%2-%3.png").arg(folder_).arg(number_).arg(turn_);
        require(picture.save(coming_), "the picture could not be saved");
    }
    /// The card that is due, in a picture that falls onto the window; and it is taken back.
    void scan() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(coming_)});
        const QPointF at(400, 300);
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&stage_.window(), &enter);
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&stage_.window(), &dropped);
        require(
            QTest::qWaitFor([&] { return table().standing().phase() == QLatin1String("action"); }, patience),
            "the card was not read");
        table().undo();
        require(table().standing().phase() == QLatin1String("event"), "the card was not taken back");
        QFile::remove(coming_);
    }
    void bring() {
        coming_ = folder_ + "/coming.adjutant";
        makeComing(coming_, QStringLiteral("Coming %1.%2").arg(number_).arg(turn_));
        require(companion::UpkeepDesks::of(stage_.companion()).doors().look(QUrl::fromLocalFile(coming_)),
                "the file could not be looked at");
        stage_.window().setProperty("page", "import");
    }
    void bringIn() {
        const int before = stage_.companion().campaigns().games()->count();
        touch("Import it");
        require(stage_.companion().campaigns().games()->count() == before + 1, "nothing came in");
    }

    Stage& stage_;
    QString folder_;
    Eye eye_;
    Finger finger_;
    int number_ = 0;
    int turn_ = 0;
    QString coming_;  ///< what is to be read
};

void say(const QString& line) {
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

}  // namespace

const QStringList& errands() {
    static const QStringList all{QStringLiteral("scan"), QStringLiteral("export"), QStringLiteral("backup"),
                                 QStringLiteral("import")};
    return all;
}

void errandsUntilKilled(const QString& folder, const QString& errand) {
    try {
        Stage stage(QSize(1280, 800), 1.0, folder);
        if (!stage.isOpen()) throw std::runtime_error("the window does not open");
        Errands on(stage, folder);
        on.sitDown();
        for (;;) {
            on.prepare(errand);
            say(QStringLiteral("begins\t") + on.shown());
            on.run(errand);
            say(QStringLiteral("ends\t") + on.shown());
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(errand), error.what());
    }
}

}  // namespace adjutant::evenings
