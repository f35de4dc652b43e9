// SPDX-License-Identifier: GPL-3.0-or-later
// What people do beside their acts: think better of one, take one back, answer with a card.
#include <algorithm>

#include "tests/evenings/evening.hpp"
#include "tests/evenings/warnings.hpp"

namespace adjutant::evenings {

using nlohmann::json;

namespace {

// One act in so many is taken back.
constexpr int takesBack = 20;

}  // namespace

/// By the key that leaves them, one after the other; what is put together outside a sheet is left by it too.
void Evening::leaveSheets() {
    if (hand_->eye().settled().sheet() == nullptr) hand_->finger().key(Qt::Key_Escape, "Escape");
    for (int tries = 0; tries < 4; ++tries) {
        const Scene scene = hand_->eye().settled();
        if (scene.sheet() == nullptr) return;
        const QString name = scene.sheet()->name;
        hand_->finger().key(Qt::Key_Escape, "Escape");
        const Scene after = hand_->eye().settled();
        if (after.sheet() != nullptr && after.sheet()->name == name)
            fail(QStringLiteral("Escape does not leave the sheet \"%1\"").arg(name));
    }
}

bool Evening::chance(int oneIn) { return std::uniform_int_distribution<int>(1, oneIn)(whim_) == 1; }

/// An act that was begun is left: nothing of it is done.
void Evening::thinkBetter() {
    hand_->finger().note("-- thinks better of it");
    leaveSheets();
    // Who was chosen for it is let go by the same key.
    hand_->finger().key(Qt::Key_Escape, "Escape");
    hand_->eye().settled();
    fetchWarnings();
    if (notebook_->hasFresh()) {
        fail("an act that was left by Escape was done");
        takeEntries();
    }
}

/// Between two acts: what was done is taken back, or cancelled by somebody's card.
void Evening::interlude() {
    if (reply()) return;
    if (chance(takesBack)) takeBack();
}

/// A card that may cancel the last act is played from its owner's hidden hand. False where nobody holds one.
bool Evening::reply() {
    const std::optional<CancellingCard> rule = lexicon_.view().look().canceller();
    if (!rule || fresh_.empty()) return false;
    const json act = json::parse(fresh_.back().request);
    if (act.value("do", "") != rule->act) return false;
    const json state = twin_.state();
    for (const auto& [side, standing] : state.at("sides").items()) {
        const json hand = standing.value("hand", json::array());
        const bool own =
            act.value("side", json()) == side || (!act.contains("side") && state.at("active") == side);
        if (own || !hand.is_array() || std::find(hand.begin(), hand.end(), json(rule->card)) == hand.end())
            continue;
        hand_->finger().note("-- answers with a card");
        const QString owner = lexicon_.view().sideName(words(json(side)));
        if (!openHand(owner))
            return fail("the hand of " + owner + " cannot be opened to answer a card"), true;
        if (!hand_->press(lexicon_.view().look().told(lexicon_.view().look().cancelWords())))
            return fail("the card that answers cannot be touched"), true;
        hand_->eye().settled();
        fetchWarnings();
        if (!notebook_->hasFresh()) return fail("the card that answers does nothing"), true;
        takeEntries();
        lexicon_.follow(twin_);
        return true;
    }
    return false;
}

/// With a touch that is held, beside the board or, on a phone, behind "How it stands".
bool Evening::openHand(const QString& owner) {
    for (const bool again : {false, true}) {
        const Scene scene = hand_->eye().settled();
        for (const Seen& seen : scene.all) {
            if (seen.isPressable() && holdsWords(seen.name, owner) &&
                holdsWords(seen.name, QStringLiteral("hold")))
                return hand_->touch(seen, seen.name, true);
        }
        if (again || !hand_->press(QStringLiteral("How it stands"))) return false;
    }
    return false;
}

/// What was done last is taken back by its button, which stays in reach beside a sheet.
void Evening::takeBack() {
    hand_->finger().note("-- takes it back");
    const bool besideASheet = chance(2) && hand_->press(QStringLiteral("More"));
    const Scene scene = hand_->eye().settled();
    for (const Seen* seen : scene.pressables(QStringLiteral("Undo"))) {
        if (!hand_->touch(*seen, seen->name)) return fail("a finger cannot reach Undo");
        hand_->eye().settled();
        fetchWarnings();
        if (!notebook_->hasFresh()) return fail("Undo takes nothing back");
        takeEntries();
        lexicon_.follow(twin_);
        if (besideASheet) leaveSheets();
        return;
    }
    fail("there is no Undo after an act");
}

}  // namespace adjutant::evenings
