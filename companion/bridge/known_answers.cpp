// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/known_answers.hpp"

#include <nlohmann/json.hpp>

namespace adjutant::companion {

using nlohmann::json;

KnownAnswers::KnownAnswers(Ask ask) : ask_(std::move(ask)) {}
KnownAnswers::~KnownAnswers() = default;

const json& KnownAnswers::to(const json& question) {
    auto& reply = replies_[question.dump()];
    if (!reply) reply = std::make_unique<json>(ask_(question));
    return *reply;
}

void KnownAnswers::forget() { replies_.clear(); }

}  // namespace adjutant::companion
