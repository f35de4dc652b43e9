// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/program.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "companion/file_limits.hpp"

namespace adjutant::cli {

int runProgram(int argc, char** argv, const std::function<void(CLI::App&, int&)>& add) {
    companion::outliveFileLimits();
    CLI::App app("Adjutant, a companion for games on a real table", "adjutant-cli");
    app.set_version_flag("--version", "adjutant-cli " ADJUTANT_VERSION);
    app.require_subcommand(1);
    int status = 0;
    add(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();
    } catch (const CLI::ParseError& error) {
        return app.exit(error, std::cout, std::cerr) == 0 ? 0 : 2;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return status;
}

}  // namespace adjutant::cli
