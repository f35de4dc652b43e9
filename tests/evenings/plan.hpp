// SPDX-License-Identifier: GPL-3.0-or-later
// What is played in an evening, and in which window.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <vector>

namespace adjutant::evenings {

/// What is chosen on New game: a field and one of its values. `where`: it is asked only as other fields
/// stand.
struct Choice {
    QString field;
    QString value;
    bool where = false;
};

struct Plan {
    QString system;
    QString name;  ///< of the game, as New game calls it
    std::vector<Choice> options{};
    QStringList powers{};  ///< whose seat is changed: taken or left
    QString dice = QStringLiteral("app");
    QSize size{1280, 800};
    double text = 1.0;
    std::uint32_t seed = 1;
    int acts = 60;       ///< then the players stop by agreement
    bool aloud = false;  ///< each act is told as it is begun
    [[nodiscard]] QString words() const;
};

}  // namespace adjutant::evenings
