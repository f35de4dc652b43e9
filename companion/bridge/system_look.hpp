// SPDX-License-Identifier: GPL-3.0-or-later
// How one game system looks: colours of its sides, icons of its kinds, actions and stocks, and words for its
// ids. Data, read from `systems/<system>/look.json`; what that file does not say has a plain default, so a
// system without one is shown all the same. No rule is in it.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace adjutant::companion {

class SystemLook {
  public:
    SystemLook();
    explicit SystemLook(const QString& system);
    SystemLook(const SystemLook&);
    SystemLook& operator=(const SystemLook&);
    ~SystemLook();

    /// The colour (a key of Sides) of a side; `seating` gives those without one of their own theirs.
    [[nodiscard]] QString colour(const QString& side, const nlohmann::json& seating) const;
    /// The icon for a kind of piece, an action, a place (id or kind), a stock, or another word.
    [[nodiscard]] QString pieceSign(const QString& kind) const;
    [[nodiscard]] QString actionSign(const QString& action) const;
    [[nodiscard]] QString placeSign(const QString& id, const QString& kind) const;
    [[nodiscard]] QString wordSign(const QString& word) const;
    /// What the chance of an action is of: "hit"; "" where an action is not about one, whatever may come of
    /// it.
    [[nodiscard]] QString chanceOf(const QString& action) const;
    /// Words for an id or an outcome label: "trade-goods" is "Trade goods". An entry "conquered-#" has the
    /// words for every number, its # being the numbers in turn.
    [[nodiscard]] QString word(const QString& id) const;
    /// The same for one kind of word, so that an option's value is never the heading of a list of targets:
    /// "param:target" is looked for before "target". Kinds: "param" (of: its act), "option", "value" (of: its
    /// parameter or option), "phase", "chance", "outcome", "part" and "sum" (of: its event), "reason".
    [[nodiscard]] QString word(const QString& kind, const QString& id, const QString& of = {}) const;
    /// A text of the rules' data, such as the name of a place, in the language of the app.
    [[nodiscard]] QString said(const QString& english) const;
    /// The word of the look file for exactly this key, its numbers aside; empty when it has none.
    [[nodiscard]] QString ownWord(const QString& key) const;
    /// The data itself, for what only some systems have.
    [[nodiscard]] const nlohmann::json& data() const { return *data_; }

  private:
    [[nodiscard]] QString entry(const char* group, const QString& key) const;

    /// A text of the data in the language of the app; the same where it has no other.
    [[nodiscard]] std::string inLanguage(const std::string& english) const;

    std::string system_;
    std::unique_ptr<nlohmann::json> data_;   ///< its texts in the language that was spoken when it was read
    std::unique_ptr<nlohmann::json> texts_;  ///< by the English ones
};

/// "conquered-12" as "conquered-#".
[[nodiscard]] QString withoutFigures(const QString& id);
/// The numbers in it, in turn: 12.
[[nodiscard]] std::vector<int> figuresIn(const QString& id);
/// With a capital first letter.
[[nodiscard]] QString capital(const QString& text);
/// "trade-goods" as "Trade goods".
[[nodiscard]] QString humanised(const QString& id);

}  // namespace adjutant::companion
