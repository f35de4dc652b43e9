// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/program.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <sstream>

#include "companion/cli/disk_word.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/file_limits.hpp"

namespace adjutant::cli {

int runProgram(int argc, char** argv, const std::function<void(CLI::App&, int&)>& add) {
    companion::outliveFileLimits();
    CLI::App app("Adjutant, a companion for games on a real table", "adjutant-cli");
    app.set_version_flag("--version", "adjutant-cli " ADJUTANT_VERSION);
    app.require_subcommand(1);
    int status = 0;
    add(app, status);
    DiskWord word(std::cerr);
    const db::DiskWaited waited(word);
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();
    } catch (const CLI::ParseError& error) {
        std::ostringstream out, wrong;  // it quotes what it was given
        const bool asked = app.exit(error, out, wrong) == 0;
        std::cout << linesForTerminal(out.str());
        std::cerr << linesForTerminal(wrong.str());
        return asked ? 0 : 2;
    } catch (const std::exception& error) {
        std::cerr << forTerminal(error.what()) << '\n';
        return 2;
    }
    return status;
}

}  // namespace adjutant::cli
