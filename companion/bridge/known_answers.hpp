// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to the engine about things as they stand: odds, sums, ways. Each is asked once; nothing is asked
// again until something has happened.
#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <unordered_map>

namespace adjutant::companion {

class KnownAnswers {
  public:
    using json = nlohmann::json;
    using Ask = std::function<json(const json&)>;

    explicit KnownAnswers(Ask ask);
    ~KnownAnswers();

    /// The reply lives until forget().
    [[nodiscard]] const json& to(const json& question);
    /// Something has happened.
    void forget();

  private:
    Ask ask_;
    std::unordered_map<std::string, std::unique_ptr<json>> replies_;
};

}  // namespace adjutant::companion
