// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded evening: plays a game of life-1861 in the app's own window, with a film in the place of the
// camera. Every step goes the way that a referee's touch or a camera's frame goes; what it does is said on
// stdout.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTemporaryDir>
#include <QTimer>
#include <functional>
#include <vector>

class QQuickWindow;

namespace adjutant::companion {

class Companion;

class Demo : public QObject {
    Q_OBJECT

  public:
    explicit Demo(Companion& companion, QObject* parent = nullptr);

    /// The campaign of the evening; call it before the window is made. False when there is no room for it.
    bool prepare();
    /// Plays in this window, and ends the application: with 0 when all went as written, with 1 otherwise.
    void play(QQuickWindow& window);

  private:
    struct Step {
        QString say;
        std::function<void()> act;
        std::function<bool()> done;  ///< looked at until it is true
        QString shot;                ///< name of the picture that is taken then; none when empty
    };

    void write();
    void next();
    void look();
    void shoot(const QString& name);
    void fight();
    void playOn();
    void finish(int status);

    Companion& companion_;
    QQuickWindow* window_ = nullptr;
    QTemporaryDir campaign_;
    QString shots_;
    std::vector<Step> steps_;
    std::size_t at_ = 0;
    int pictures_ = 0;
    int scans_ = 0;
    bool reached_ = false;  ///< the step has come to its end; one pace later it is drawn as well
    QElapsedTimer waited_;
    QTimer timer_;
};

}  // namespace adjutant::companion
