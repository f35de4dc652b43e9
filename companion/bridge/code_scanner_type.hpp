// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the scanner known to QML as CodeScanner, and the folder that a phone sends to as PictureInbox.
#pragma once

#include <QQmlEngine>

#include "scanner/code_scanner.hpp"
#include "scanner/picture_inbox.hpp"

namespace adjutant::companion {

struct CodeScannerType {
    Q_GADGET
    QML_FOREIGN(adjutant::scanner::CodeScanner)
    QML_NAMED_ELEMENT(CodeScanner)
};

struct PictureInboxType {
    Q_GADGET
    QML_FOREIGN(adjutant::scanner::PictureInbox)
    QML_NAMED_ELEMENT(PictureInbox)
};

}  // namespace adjutant::companion
