// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/warnings.hpp"

#include <QtGlobal>
#include <utility>

namespace adjutant::evenings {
namespace {

QStringList& texts() {
    static QStringList list;
    return list;
}

}  // namespace

void Warnings::listen() {
    texts().clear();
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        // Machines without sound or a GPU say so.
        const bool ofMachine = text.contains("audio", Qt::CaseInsensitive) ||
                               text.contains("pulse", Qt::CaseInsensitive) ||
                               text.contains("XDG_RUNTIME_DIR") || text.contains("No RHI backend");
        // Qt 6.4 says so itself, of lists whose folder changes while their rows are made, and of animations
        // that end while a window is resized; nothing of the screens is wrong then.
        const bool ofQt = text.contains("DelegateModel::cancel: index out range") ||
                          text.contains("QUnifiedTimer::stopAnimationDriver") ||
                          text.contains("QObject::disconnect: Unexpected nullptr parameter");
        if (type != QtDebugMsg && type != QtInfoMsg && !ofMachine && !ofQt) texts() << text;
    });
}

QStringList Warnings::taken() { return std::exchange(texts(), {}); }

}  // namespace adjutant::evenings
