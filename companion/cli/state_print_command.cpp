// SPDX-License-Identifier: GPL-3.0-or-later
// `print state`: a game as it stands, to play on with on paper, and codes that bring it back.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cards/error.hpp"
#include "cards/symbol.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/commands.hpp"
#include "companion/cli/print_command.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/doors/state_codes.hpp"
#include "companion/doors/state_page.hpp"
#include "companion/game_results.hpp"
#include "companion/page_pdf.hpp"
#include "db/text_file.hpp"

namespace adjutant::cli {
namespace {

struct Wanted {
    std::string file, campaign, game, out, language = "en";
    bool force = false;
};

/// Black on white with its quiet zone, as wide as the picture: a code a page, so that each is read by itself.
std::string svgOf(const cards::Symbol& symbol) {
    const int side = symbol.width + 2 * cards::quietZone;
    std::string path;
    for (int row = 0; row < symbol.width; ++row)
        for (int column = 0; column < symbol.width; ++column)
            if (symbol.isDark(column, row))
                path += "M" + std::to_string(column + cards::quietZone) + " " +
                        std::to_string(row + cards::quietZone) + "h1v1h-1z";
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(side) + " " +
           std::to_string(side) + "\"><path fill=\"#000\" stroke=\"none\" d=\"" + path + "\"/></svg>";
}

void printState(const Wanted& wanted) {
    campaigns::requireNew(wanted.out, wanted.force);
    const auto file = db::CampaignFile::openToRead(wanted.file);
    const db::Game game = gameIn(file, wanted.campaign, wanted.game);
    const auto table = companion::foldedAnew(file, game);
    const auto names = companion::namesOf(file, game, wanted.language);
    std::vector<std::string> codes;
    for (const std::string& code : companion::stateCodes(*table->game()))
        codes.push_back(svgOf(cards::symbolOf(code)));
    const report::Page page = companion::statePage(*table, game.name, names, codes);
    provideFonts();
    db::saveText(wanted.out, companion::pdfOf(printedOf(page)));
    std::cout << "Wrote " << forTerminal(wanted.out) << ": " << codes.size()
              << (codes.size() == 1 ? " code brings" : " codes bring") << " the state back.\n";
}

}  // namespace

void addStatePrint(CLI::App& print) {
    const auto wanted = std::make_shared<Wanted>();
    CLI::App& command = *print.add_subcommand(
        "state", "A game as it stands, to play on with on paper, and codes that bring it back");
    command.add_option("--file", wanted->file, "Campaign file")->required();
    command.add_option("--campaign", wanted->campaign,
                       "Name of the campaign; may be left out when there is one");
    command.add_option("--game", wanted->game, "Name of the game; may be left out when there is one");
    command.add_option("--out", wanted->out, "The PDF file to write")->required()->type_name("FILE.pdf");
    command.add_option("--language", wanted->language, "en or de")->check(CLI::IsMember({"en", "de"}));
    command.add_flag("--force", wanted->force, "Write over a file that is there");
    command.callback([wanted] {
        try {
            printState(*wanted);
        } catch (const CLI::Error&) {
            throw;
        } catch (const std::exception& error) {
            std::cerr << forTerminal(error.what()) << '\n';
            throw CLI::RuntimeError(2);
        }
    });
}

}  // namespace adjutant::cli
