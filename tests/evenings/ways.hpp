// SPDX-License-Identifier: GPL-3.0-or-later
// How an act is done by touch: what is seen, what is wanted, and so what to touch next.
#pragma once

#include <QSet>
#include <QStringList>
#include <map>
#include <optional>

#include "tests/evenings/eye.hpp"
#include "tests/evenings/lexicon.hpp"
#include "tests/evenings/player.hpp"
#include "tests/evenings/twin.hpp"

namespace adjutant::evenings {

/// What to touch next, and why.
struct Move {
    Seen seen;
    QString what;
    bool held = false;    ///< with a long touch
    bool isFace = false;  ///< of a die that lies on the table
};

class Ways {
  public:
    using json = nlohmann::json;

    Ways(Lexicon& lexicon, Twin& twin, Player& player) : lexicon_(lexicon), twin_(twin), player_(player) {}

    /// Begins with an act; `offers`: all that may be done. `dice`: "table" where its faces are entered by
    /// hand.
    void begin(const Wish& wish, const json& offers, const QString& dice);
    /// The next touch. None when nothing that is seen leads on.
    [[nodiscard]] std::optional<Move> next(const Scene& scene);
    /// Parameters that were wanted and that no screen asked for.
    [[nodiscard]] QStringList neverAsked() const;
    [[nodiscard]] const json& rolls() const { return rolls_; }

  private:
    struct Field;
    using Found = QList<const Seen*>;

    [[nodiscard]] std::optional<Move> onPad(const Scene& scene);
    [[nodiscard]] std::optional<Move> toThrown(const Scene& scene);
    [[nodiscard]] std::optional<Move> inSheet(const Scene& scene, const Seen& sheet);
    [[nodiscard]] std::optional<Move> onTable(const Scene& scene);
    [[nodiscard]] std::optional<Move> toField(const Scene& scene, const Seen* sheet);
    [[nodiscard]] std::optional<Move> toList(const Scene& scene, const Seen* sheet, const json& param,
                                             const json& wanted);
    [[nodiscard]] std::optional<Move> toNumber(const Scene& scene, const Seen* sheet, const QString& title,
                                               int wanted);
    [[nodiscard]] const Seen* tileOf(const Scene& scene, const Seen* sheet, const json& param) const;
    [[nodiscard]] std::map<QString, bool> itemsOf(const json& param, const json& wanted) const;
    [[nodiscard]] std::optional<Move> toFact(const Scene& scene, const Seen* sheet, const json& param,
                                             const json& wanted);
    [[nodiscard]] std::optional<Move> toAnswer(const Scene& scene);
    [[nodiscard]] std::optional<Move> toLetGo(const Scene& scene);
    [[nodiscard]] std::optional<Move> toLetGoForCard(const Scene& scene);
    [[nodiscard]] std::optional<Move> toActor(const Scene& scene);
    [[nodiscard]] std::optional<Move> toPlace(const Scene& scene);
    [[nodiscard]] std::optional<Move> toTarget(const Scene& scene);
    [[nodiscard]] Found countersOf(const Scene& scene, const Seen* sheet, const nlohmann::json& param,
                                   const QString& label) const;
    [[nodiscard]] Found choicesOf(const Scene& scene, const Seen* sheet, const json& param,
                                  const QString& label) const;
    [[nodiscard]] const Seen* headingOf(const Scene& scene, const Seen* sheet, const json& param) const;
    [[nodiscard]] Found underHeading(const Scene& scene, const Seen* sheet, const json& param,
                                     const Found& found) const;
    [[nodiscard]] std::optional<Move> toKey(const Scene& scene, const Seen& field, const QString& title,
                                            bool more) const;
    [[nodiscard]] json wholeStack(const json& group, const json& going);
    [[nodiscard]] bool isFieldOf(const Seen& seen) const;
    [[nodiscard]] Found after(const Scene& scene, const QString& between) const;
    [[nodiscard]] Found labelled(const Scene& scene, const Seen* sheet) const;
    [[nodiscard]] Found atCell(const Scene& scene, const QString& cell) const;
    [[nodiscard]] std::optional<Move> toHand(const Scene& scene);
    [[nodiscard]] bool hasMoreToTell() const;
    [[nodiscard]] bool isNamesake(const Seen& seen) const;
    [[nodiscard]] bool isAnotherAct(const QString& head) const;
    [[nodiscard]] bool isAnotherChosen(const Scene& scene) const;
    [[nodiscard]] bool isHeaded(const Scene& scene) const;
    [[nodiscard]] QString idOfActor() const;
    [[nodiscard]] QString nameOfActor() const;
    [[nodiscard]] bool leadsThereAtOnce() const;
    [[nodiscard]] bool isFirstToAimAt(const json& target) const;
    [[nodiscard]] bool aims() const;
    [[nodiscard]] bool isLit(const Scene& scene) const;
    [[nodiscard]] std::string apartName() const;
    [[nodiscard]] QString spokenTitle(const Scene& scene, const QString& title) const;
    [[nodiscard]] Found spokenChoices(const Scene& scene, const Seen* sheet, const QString& spoken) const;
    [[nodiscard]] std::optional<Move> toPill(const Scene& scene, const Seen* sheet, const QString& spoken,
                                             int wanted) const;
    [[nodiscard]] bool isQuiet() const;
    [[nodiscard]] bool isPlaceTouched() const;
    [[nodiscard]] const json* param(const std::string& name) const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] bool isOnce(const QString& what);

    Lexicon& lexicon_;
    Twin& twin_;
    Player& player_;
    Wish wish_;
    json offers_;
    QString dice_;
    json rolls_;
    json due_;             ///< the faces that are still to be entered of the answer that is given
    QSet<QString> done_;   ///< what was touched once and must not be touched again
    QString open_;         ///< the fact whose list stands open
    QSet<QString> asked_;  ///< the parameters that a screen asked for
};

}  // namespace adjutant::evenings
