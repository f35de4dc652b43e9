// SPDX-License-Identifier: GPL-3.0-or-later
// Shows every part of the look in every state. With --shots it writes one picture for each page, look and
// window size into a folder and ends; it needs neither a screen nor a GPU for that.
#include <QtQml/qqmlextensionplugin.h>
#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTextStream>

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace {

struct Shot {
    QString page, look;
    QSize size;
};

/// Takes one picture after the other: sets page, look and size, waits until the window has drawn twice (the
/// second frame has everything laid out), saves, goes on; ends the program after the last one.
class Photographer : public QObject {
  public:
    Photographer(QQuickWindow* window, QList<Shot> shots, const QDir& folder)
        : window_(window), shots_(std::move(shots)), folder_(folder) {
        pose();
        startTimer(60);
    }

  protected:
    void timerEvent(QTimerEvent*) override {
        if (++waited_ < 3) return;
        const Shot& shot = shots_[at_];
        if (!window_->property("pageShown").toBool())
            return QCoreApplication::exit(1);  // the engine said why
        const QString name = QString("%1-%2x%3-%4.png")
                                 .arg(shot.page)
                                 .arg(shot.size.width())
                                 .arg(shot.size.height())
                                 .arg(shot.look);
        if (!window_->grabWindow().save(folder_.filePath(name))) {
            QTextStream(stderr) << "Cannot write " << folder_.filePath(name) << "\n";
            return QCoreApplication::exit(1);
        }
        if (++at_ == shots_.size()) return QCoreApplication::exit(0);
        pose();
    }

  private:
    void pose() {
        waited_ = 0;
        const Shot& shot = shots_[at_];
        window_->resize(shot.size);
        window_->setProperty("look", shot.look);
        window_->setProperty("page", shot.page);
    }

    QQuickWindow* window_;
    QList<Shot> shots_;
    QDir folder_;
    qsizetype at_ = 0;
    int waited_ = 0;
};

QList<Shot> allShots(const QStringList& pages, const QStringList& looks) {
    QList<Shot> shots;
    for (const QString& page : pages)
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)})
            for (const QString& look : looks) shots.append({page, look, size});
    return shots;
}

}  // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QCommandLineParser options;
    options.setApplicationDescription("Shows every part of Adjutant's look.");
    options.addHelpOption();
    options.addOption({"shots", "Write pictures of all pages into <folder> and end.", "folder"});
    options.addOption({"page", "Only this page.", "name"});
    options.addOption({"look", "Only this look: dark, light or contrast.", "name"});
    options.addOption({"scale", "Text this much larger, 0.8 to 2.", "factor", "1"});
    options.addOption({"mirrored", "Left-handed."});
    options.process(app);

    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qml");
    engine.load(QUrl("qrc:/qml/Adjutant/Gallery/Gallery.qml"));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window) return 1;

    QStringList pages = window->property("pages").toStringList();
    if (options.isSet("page")) {
        if (!pages.contains(options.value("page"))) {
            QTextStream(stderr) << "No page is called " << options.value("page")
                                << ". There are: " << pages.join(", ") << "\n";
            return 2;
        }
        pages = {options.value("page")};
    }
    window->setProperty("page", pages.first());
    window->setProperty("textScale", options.value("scale").toDouble());
    window->setProperty("mirrored", options.isSet("mirrored"));
    const QStringList looks =
        options.isSet("look") ? QStringList{options.value("look")} : QStringList{"dark", "light", "contrast"};
    window->setProperty("look", looks.first());
    if (!options.isSet("shots")) return app.exec();

    const QDir folder(options.value("shots"));
    if (!folder.mkpath(".")) {
        QTextStream(stderr) << "Cannot make the folder " << folder.path() << "\n";
        return 2;
    }
    window->setProperty("still", true);
    const Photographer photographer(window, allShots(pages, looks), folder);
    return app.exec();
}
