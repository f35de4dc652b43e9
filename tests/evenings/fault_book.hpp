// SPDX-License-Identifier: GPL-3.0-or-later
// What failed in an evening, each with a picture of the window and, beside it, the way there and all that was
// seen.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace adjutant::evenings {

class Hand;

struct Fault {
    QString what;
    QString picture;
};

class FaultBook {
  public:
    /// Pictures go into this folder, none where it is empty; their names begin with `called`. `told`: what is
    /// played.
    FaultBook(QString folder, QString called, QString told)
        : folder_(std::move(folder)), called_(std::move(called)), told_(std::move(told)) {}

    /// Once for each that is alike. `hand`: null before there is a window.
    void add(const QString& what, const Hand* hand);
    [[nodiscard]] const std::vector<Fault>& all() const { return faults_; }

  private:
    QString picture(const QString& what, const Hand& hand) const;

    QString folder_;
    QString called_;
    QString told_;
    QStringList blamed_;
    std::vector<Fault> faults_;
};

}  // namespace adjutant::evenings
