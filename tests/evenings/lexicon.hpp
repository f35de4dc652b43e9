// SPDX-License-Identifier: GPL-3.0-or-later
// What things are called on the screens: the words that a person knows from the game, for what the hand has
// as ids.
#pragma once

#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::evenings {

class Twin;

/// A value as text: an id or a word as it is, anything else as it goes over the wire.
[[nodiscard]] inline QString words(const nlohmann::json& value) {
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

class Lexicon {
  public:
    using json = nlohmann::json;

    void open(const QString& system, Twin& twin);
    void follow(Twin& twin);

    /// The words for a value of this parameter.
    /// What a value is called where it is one of several to choose from: a foreign piece with whose it is.
    [[nodiscard]] QString choiceOf(const nlohmann::json& param, const nlohmann::json& value) const;
    [[nodiscard]] QString valueOf(const json& param, const json& value) const;
    /// The heading of its field in an offer.
    [[nodiscard]] QString titleOf(const json& param, const json& offer) const;
    /// What answers to a chance are called.
    [[nodiscard]] QString answerOf(const json& need, const json& answer) const;
    [[nodiscard]] QString cellOf(const QString& id) const { return view_.cellOf(id); }
    [[nodiscard]] const companion::TableView& view() const { return view_; }

  private:
    companion::TableView view_;
    json board_;
    QString system_;
};

}  // namespace adjutant::evenings
