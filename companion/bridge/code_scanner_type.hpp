// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the scanner known to QML as CodeScanner.
#pragma once

#include <QQmlEngine>

#include "scanner/code_scanner.hpp"

namespace adjutant::companion {

struct CodeScannerType {
    Q_GADGET
    QML_FOREIGN(adjutant::scanner::CodeScanner)
    QML_NAMED_ELEMENT(CodeScanner)
};

}  // namespace adjutant::companion
