// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/known.hpp"

#include <QFile>
#include <QStringList>
#include <algorithm>

#include "tests/tests_folder.hpp"

namespace adjutant::evenings {

bool isKnown(const QString& fault) {
    static const QStringList lines = [] {
        QFile file(QString::fromStdString((tests::testsFolder() / "evenings" / "known.txt").string()));
        return file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
                   : QStringList{};
    }();
    return std::any_of(lines.begin(), lines.end(),
                       [&](const QString& line) { return !line.startsWith('#') && fault.contains(line); });
}

}  // namespace adjutant::evenings
