// SPDX-License-Identifier: GPL-3.0-or-later
// How chances are answered: the faces of the table's dice, answers that are shown, and hands that are hidden.
#include "tests/evenings/board_sight.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

using nlohmann::json;

std::optional<Move> Ways::onPad(const Scene& scene) {
    if (dice_ != QStringLiteral("table")) return {};
    json action = wish_.action;
    action["rolls"] = rolls_;
    const json need = twin_.needOf(action);
    if (!need.is_object() && due_.empty()) return {};
    const bool dice = due_.empty() ? !need.contains("choices") : true;
    // A piece has its tile beside the pad too, whose name goes on: the answer is its name alone.
    const bool pieces = !dice && lexicon_.view().isPiece(words(need.at("choices").front()));
    const auto key = [&](const QString& head) -> const Seen* {
        for (const Seen& seen : scene.all) {
            if (pieces && (seen.name != head || seen.isChoice())) continue;
            if (seen.isPressable() &&
                (seen.head() == head || seen.head().section(QStringLiteral(": "), 0, 0) == head) &&
                !isOnBoard(seen))
                return &seen;
        }
        return nullptr;
    };
    if (!due_.empty()) {  // further dice of the answer that was begun
        const Seen* face = key(words(due_.front()));
        if (face == nullptr) return {};
        const Move move{*face, QStringLiteral("the face ") + words(due_.front()), false, true};
        due_.erase(0);
        return move;
    }
    // Facts are told before any die is thrown.
    if (rolls_.empty() && scene.sheet() == nullptr && hasMoreToTell()) {
        const Found look = scene.pressables(QStringLiteral("Odds and facts"));
        if (!look.isEmpty() && isOnce("facts")) return Move{*look.first(), look.first()->name};
    }
    // A pad shows every answer that may come; one of them alone may be something else.
    if (dice) {
        const std::string die = need.at("dice");
        const QString highest = QString::fromStdString(die.substr(die.find('d') + 1));
        if (scene.sheet() != nullptr || key("1") == nullptr || key(highest) == nullptr) return {};
    } else {
        // Answers for one player's eyes lie under a cover, which goes by a finger that rests.
        const Found cover = scene.where([](const Seen& seen) {
            return seen.isPressable() && seen.name.endsWith("hold to see the cards");
        });
        if (!cover.isEmpty() && isOnce("cover " + QString::number(rolls_.size())))
            return Move{.seen = *cover.first(), .what = cover.first()->name, .held = true};
        int shown = 0;
        for (const json& choice : need.at("choices"))
            shown += key(lexicon_.answerOf(need, choice)) != nullptr ? 1 : 0;
        if (shown < std::min<int>(2, static_cast<int>(need.at("choices").size()))) return {};
        if (scene.sheet() != nullptr) return {};
    }
    const json answer = player_.answer(need);
    rolls_.push_back(answer);
    if (answer.is_array()) {
        due_ = answer;
        const json first = due_.front();
        const Seen* face = key(words(first));
        if (face == nullptr) return {};
        due_.erase(0);
        return Move{*face, QStringLiteral("the face ") + words(first), false, true};
    }
    const Seen* one = key(lexicon_.answerOf(need, answer));
    if (one == nullptr) return {};
    return Move{*one, QStringLiteral("the answer ") + words(answer), false, true};
}

/// The first die of an act that is thrown in its place: what it shows is the act as well.
std::optional<Move> Ways::toThrown(const Scene& scene) {
    const QString shows = label() + QStringLiteral(": the die shows ");
    if (dice_ != QStringLiteral("table") || !rolls_.empty() || scene.pressables(shows + "1").isEmpty())
        return {};
    const json need = twin_.needOf(wish_.action);
    if (!need.is_object() || need.contains("choices")) return {};
    const json answer = player_.answer(need);
    if (!answer.is_array()) return {};
    const Found faces = scene.pressables(shows + words(answer.front()));
    if (faces.isEmpty()) return {};
    rolls_.push_back(answer);
    due_ = answer;
    due_.erase(0);
    done_.insert(QStringLiteral("act"));
    return Move{*faces.first(), QStringLiteral("the face ") + words(answer.front()), false, true};
}

/// A hidden hand is opened by its owner with a touch that is held.
std::optional<Move> Ways::toHand(const Scene& scene) {
    const QString owner = lexicon_.view().sideName(words(wish_.offer.at("secret")));
    for (const Seen& seen : scene.all) {
        if (!seen.isPressable() || !holdsWords(seen.name, owner) ||
            !holdsWords(seen.name, QStringLiteral("hold")))
            continue;
        if (!isOnce("hand")) return {};
        return Move{.seen = seen, .what = seen.name, .held = true};
    }
    const Found standing = scene.pressables(QStringLiteral("How it stands"));
    if (!standing.isEmpty() && isOnce("standing"))
        return Move{*standing.first(), QStringLiteral("How it stands")};
    // A sentence about what happened may lie over the way there.
    const Found stocks = scene.pressables(QStringLiteral("Show the stocks"));
    if (!stocks.isEmpty() && isOnce("stocks"))
        return Move{*stocks.first(), QStringLiteral("Show the stocks")};
    return {};
}

}  // namespace adjutant::evenings
