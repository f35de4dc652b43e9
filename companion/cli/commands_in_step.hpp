// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of what several tables of a club write to, a league or a chronicle: each asks for the file
// and the campaign first, and keeps in step with the club before and after.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <ostream>
#include <type_traits>
#include <utility>

#include "companion/cli/club_step.hpp"
#include "companion/cli/json_answers.hpp"

namespace adjutant::cli {

/// `Work` has `wanted`, what was asked for, with a `file` and a `campaign`, and the stream that it is told
/// to.
template <class Work>
class CommandsInStep {
  public:
    using Wanted = std::remove_cvref_t<decltype(std::declval<Work>().wanted)>;

    /// All three outlive the parsing.
    CommandsInStep(CLI::App& app, std::ostream& out, std::ostream& errors)
        : app_(app), out_(out), errors_(errors) {}

    /// The subcommand, and what its other options write to.
    [[nodiscard]] std::pair<CLI::App*, std::shared_ptr<Wanted>> add(const char* name, const char* what,
                                                                    void (*work)(const Work&)) {
        const auto wanted = std::make_shared<Wanted>();
        CLI::App* made = app_.add_subcommand(name, what);
        made->add_option("--file", wanted->file, "Campaign file")->required();
        made->add_option("--campaign", wanted->campaign,
                         "Name of the campaign; may be left out when there is one");
        made->callback([wanted, work, &out = out_, &errors = errors_] {
            const auto done = [&] {
                keepInStep(wanted->file, errors);
                work({*wanted, out});
                keepInStep(wanted->file, errors);
                return 0;
            };
            if (const int status = answered(done, out, errors)) throw CLI::RuntimeError(status);
        });
        return {made, wanted};
    }

  private:
    CLI::App& app_;
    std::ostream& out_;
    std::ostream& errors_;
};

}  // namespace adjutant::cli
