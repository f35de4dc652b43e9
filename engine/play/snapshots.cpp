// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/snapshots.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace adjutant {

void Snapshots::take(std::vector<StateText> kept) {
    for (StateText& text : kept) {
        const Seq seq = text.seq;
        kept_.insert_or_assign(seq, std::move(text));
    }
}

std::unique_ptr<Position> Snapshots::after(const EntryText& act) const {
    if (const auto found = positions_.find(act.seq); found != positions_.end()) return found->second->clone();
    const auto kept = kept_.find(act.seq);
    if (kept == kept_.end() || kept->second.hash != act.hash) return nullptr;
    const auto state = nlohmann::json::parse(kept->second.state, nullptr, false);
    if (state.is_discarded()) return nullptr;
    try {
        return system_->resume(state);
    } catch (const std::runtime_error&) {  // of another shape: the journal has it all
        return nullptr;
    }
}

}  // namespace adjutant
