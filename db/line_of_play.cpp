// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/line_of_play.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace adjutant::db {
namespace {

using nlohmann::json;

struct Move {
    bool isUndo = false;
    std::int64_t seq = 0;
};

/// Most entries are acts: only those that hold one of the words are read as JSON.
bool mayMove(std::string_view events) {
    return events.find("\"undone\"") != std::string_view::npos ||
           events.find("\"redone\"") != std::string_view::npos ||
           events.find("\"rewound\"") != std::string_view::npos;
}

/// Where the entry moves the cursor; nothing for an act.
std::optional<Move> moveOf(const EntryText& entry) {
    if (!mayMove(entry.events)) return {};
    const json events = json::parse(entry.events, nullptr, false);
    if (!events.is_array() || events.empty() || !events.front().is_object()) return {};
    const json& event = events.front();
    const auto name = event.find("event");
    const auto seq = event.find("seq");
    if (name == event.end() || seq == event.end() || !seq->is_number_integer()) return {};
    const auto target = seq->get<std::int64_t>();
    if (target < 1 || target >= entry.seq) return {};
    if (*name == "undone") return Move{true, target};
    if (*name == "redone" || *name == "rewound") return Move{false, target};
    return {};
}

class Fold {
  public:
    explicit Fold(const std::vector<EntryText>& entries) {
        for (const EntryText& entry : entries) add(entry);
    }

    LineOfPlay line() const {
        LineOfPlay line;
        line.cursor = cursor_;
        std::vector<bool> counts(nodes_.size());
        for (std::int64_t seq = cursor_; seq > 0; seq = node(seq).parent) {
            counts[index(seq)] = true;
            line.inEffect.push_back(seq);
        }
        std::reverse(line.inEffect.begin(), line.inEffect.end());
        for (std::int64_t seq = 1; seq <= static_cast<std::int64_t>(nodes_.size()); ++seq) {
            if (!node(seq).isAct) continue;
            if (!counts[index(seq)]) line.leftOut.push_back(seq);
            if (!node(seq).wentOn) line.tips.push_back(seq);
        }
        return line;
    }

  private:
    struct Node {
        bool isAct = false;
        bool wentOn = false;      ///< another act was decided after it
        std::int64_t parent = 0;  ///< the act before it on its line
        std::int64_t stands = 0;  ///< the act in whose state the game stood after this entry
    };

    static std::size_t index(std::int64_t seq) { return static_cast<std::size_t>(seq - 1); }
    const Node& node(std::int64_t seq) const { return nodes_[index(seq)]; }

    /// An entry that was decided after an undo was decided where the undo led.
    std::int64_t actAt(std::int64_t seq) const {
        return seq >= 1 && seq <= static_cast<std::int64_t>(nodes_.size()) ? node(seq).stands : 0;
    }

    void add(const EntryText& entry) {
        Node added{.parent = actAt(entry.parent)};
        if (const auto move = moveOf(entry)) {
            cursor_ = move->isUndo ? node(move->seq).parent : actAt(move->seq);
        } else {
            added.isAct = true;
            if (added.parent > 0) nodes_[index(added.parent)].wentOn = true;
            cursor_ = static_cast<std::int64_t>(nodes_.size()) + 1;
        }
        added.stands = cursor_;
        nodes_.push_back(added);
    }

    std::vector<Node> nodes_;
    std::int64_t cursor_ = 0;
};

}  // namespace

LineOfPlay lineOfPlay(const std::vector<EntryText>& entries) { return Fold(entries).line(); }

}  // namespace adjutant::db
