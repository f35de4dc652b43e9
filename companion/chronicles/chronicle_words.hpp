// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a chronicle, in the app's language.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "chronicle/chronicle.hpp"

namespace adjutant::companion {

class ChronicleWords {
    Q_DECLARE_TR_FUNCTIONS(ChronicleWords)

  public:
    explicit ChronicleWords(const chronicle::Chronicle& chronicle) : chronicle_(chronicle) {}

    /// What a field is called: those that are usual in the app's language, others as they were named.
    [[nodiscard]] static QString field(const std::string& name);
    /// "+3", with a real minus.
    [[nodiscard]] static QString change(std::int64_t by);
    [[nodiscard]] static QString count(std::int64_t value);
    [[nodiscard]] QString whose(chronicle::Whose) const;
    /// "Ada of The Rats: lost +1"
    [[nodiscard]] QString entry(chronicle::EntryId) const;
    /// "The bridge, line 42"; empty without a source.
    [[nodiscard]] static QString source(const chronicle::Entry&);
    [[nodiscard]] QString refused(const chronicle::Refusal&) const;

  private:
    const chronicle::Chronicle& chronicle_;
};

}  // namespace adjutant::companion
