// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/fault_book.hpp"

#include <QDir>
#include <QFile>

#include "tests/evenings/hand.hpp"

namespace adjutant::evenings {
namespace {

constexpr std::size_t maxPictures = 40;

QString lineOf(const Seen& seen) {
    return QStringLiteral("%1 \"%2\" %3,%4 %5x%6%7%8\n")
        .arg(static_cast<int>(seen.role))
        .arg(seen.name)
        .arg(seen.whole.x())
        .arg(seen.whole.y())
        .arg(seen.whole.width())
        .arg(seen.whole.height())
        .arg(seen.enabled ? "" : " disabled", seen.checked ? " checked" : "");
}

}  // namespace

void FaultBook::add(const QString& what, const Hand* hand) {
    if (blamed_.contains(what)) return;
    blamed_ << what;
    const bool pictured = hand != nullptr && !folder_.isEmpty() && faults_.size() < maxPictures;
    faults_.push_back({what, pictured ? picture(what, *hand) : QString()});
}

QString FaultBook::picture(const QString& what, const Hand& hand) const {
    QDir().mkpath(folder_);
    const QString name = QStringLiteral("%1/%2-%3").arg(folder_, called_).arg(faults_.size() + 1);
    hand.eye().window().grabWindow().save(name + ".png");
    QFile way(name + ".txt");
    if (way.open(QIODevice::WriteOnly)) {
        way.write((what + "\n\n" + told_ + "\n\nThe way there:\n" + hand.finger().trail().join('\n') +
                   "\n\nWhat is seen:\n")
                      .toUtf8());
        for (const Seen& seen : hand.eye().look().all) way.write(lineOf(seen).toUtf8());
    }
    return name + ".png";
}

}  // namespace adjutant::evenings
