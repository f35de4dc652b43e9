// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/farewell.hpp"

#include <algorithm>

namespace adjutant::evenings {

QStringList Farewell::say() {
    hand_.eye().settled();
    readReport();
    printSheet();
    return faults_;
}

bool Farewell::isShown(const QString& words) const {
    const Scene scene = hand_.eye().settled();
    const auto says = [&](const Seen& seen) { return beginsWith(seen.name, words); };
    return std::any_of(scene.all.begin(), scene.all.end(), says) ||
           std::any_of(scene.print.begin(), scene.print.end(), says);
}

bool Farewell::press(const QString& words, const QString& where) {
    if (hand_.press(words)) return true;
    faults_ << QStringLiteral("%1 cannot be touched %2").arg(words, where);
    return false;
}

void Farewell::readReport() {
    if (!press(QStringLiteral("Report"), QStringLiteral("when the game is over"))) return;
    if (!isShown(QStringLiteral("Battle report"))) faults_ << "the report is not shown";
    if (!press(QStringLiteral("Save it"), QStringLiteral("on the report"))) return;
    if (!isShown(QStringLiteral("Written"))) faults_ << "the report does not say where it was saved";
    press(QStringLiteral("Close the message"), QStringLiteral("over the report"));
    if (!isShown(QStringLiteral("Battle report"))) faults_ << "closing a message leaves the report";
}

/// Back from the report to the verdict, home, and from there to a sheet.
void Farewell::printSheet() {
    hand_.finger().key(Qt::Key_Escape, "Escape");
    hand_.eye().settled();
    if (!press(QStringLiteral("Home"), QStringLiteral("behind the report"))) return;
    if (!press(QStringLiteral("Print"), QStringLiteral("on the home page"))) return;
    for (const bool byKey : {false, true}) {
        if (!press(QStringLiteral("Make the sheet"), QStringLiteral("on the page Print"))) return;
        if (!isShown(QStringLiteral("Close the message"))) {
            faults_ << "it is not told where the sheet was written";
            return;
        }
        if (byKey)
            hand_.finger().key(Qt::Key_Escape, "Escape");
        else
            press(QStringLiteral("Close the message"), QStringLiteral("where it is shown"));
        if (isShown(QStringLiteral("Close the message")))
            faults_ << (byKey ? "a message does not go by Escape" : "a message does not go by its cross");
        if (!isShown(QStringLiteral("Make the sheet"))) faults_ << "closing a message leaves the page";
    }
}

}  // namespace adjutant::evenings
