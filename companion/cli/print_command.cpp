// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/print_command.hpp"

#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <QLocale>
#include <QLoggingCategory>
#include <QTranslator>
#include <iostream>
#include <memory>
#include <random>
#include <set>

#include "cards/deck_file.hpp"
#include "cards/error.hpp"
#include "cards/grid.hpp"
#include "cards/payload.hpp"
#include "cards/print.hpp"
#include "companion/cli/terminal_text.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"

namespace adjutant::cli {
namespace {

constexpr int failed = 1;
constexpr int wronglyAsked = 2;
constexpr int maxTags = 20'000;

/// What the options of one subcommand were given as.
struct Wanted {
    std::string system;
    std::string deck;
    std::string out;
    std::string paper = "a4";
    double size = 25;
    int count = 0;  ///< 0: as many as fit on a page
    RosterRequest rosters;
};

cards::Paper paperOf(const Wanted& wanted) {
    return wanted.paper == "letter" ? cards::Paper::Letter : cards::Paper::A4;
}

[[noreturn]] void stop(int status, const std::string& sentence) {
    std::cerr << forTerminal(sentence) << '\n';
    throw CLI::RuntimeError(status);
}

PrintableSystem systemOf(const PrintSources& sources, const std::string& id) {
    provideFonts();
    if (auto system = sources.system(id)) return *std::move(system);
    stop(wronglyAsked, sources.noSystem ? sources.noSystem(id) : "There is no system '" + id + "'.");
}

std::string contentsOf(const std::string& file) {
    try {
        return db::loadText(file, db::largestDocument);
    } catch (const db::Error& error) {
        stop(failed, error.what());
    }
}

std::vector<cards::CardFace> facesIn(const std::string& deck, const std::string& system) {
    try {
        return cards::facesOf(cards::readDeck(contentsOf(deck)), system);
    } catch (const cards::Error& error) {
        stop(failed, deck + ": " + error.what());
    }
}

void writeSheet(const cards::Sheet& sheet, std::size_t things, const std::string& what,
                const Wanted& wanted) {
    provideFonts();
    cards::writePdf(sheet, wanted.out);
    std::cout << "Wrote " << forTerminal(wanted.out) << ": " << things << ' ' << what << " on " << sheet.pages
              << (sheet.pages == 1 ? " page" : " pages") << ". Print it at its own size (100 %).\n";
}

cards::SheetOptions optionsOf(const PrintSources& sources, const Wanted& wanted, const std::string& title) {
    return {.title = title, .paper = paperOf(wanted), .readsFrom = sources.readsFrom};
}

void printCards(const PrintSources& sources, const Wanted& wanted) {
    const PrintableSystem system = systemOf(sources, wanted.system);
    const auto faces = wanted.deck.empty() ? system.cards : facesIn(wanted.deck, wanted.system);
    if (faces.empty())
        stop(wronglyAsked, system.title + " has no cards of its own. Give your deck with --deck FILE.csv.");
    if (wanted.out.ends_with(".csv")) {
        if (!wanted.deck.empty())
            stop(wronglyAsked, "A deck of your own is in CSV already. Name a PDF file with --out.");
        db::saveText(wanted.out, cards::writeDeck(system.deck));
        std::cout << "Wrote " << forTerminal(wanted.out) << ": " << system.deck.cards.size()
                  << " cards, one a row.\n";
        return;
    }
    std::size_t count = 0;
    for (const auto& face : faces) count += static_cast<std::size_t>(std::max(0, face.count));
    writeSheet(cards::cardSheet(faces, optionsOf(sources, wanted, system.title + " · cards")), count, "cards",
               wanted);
}

void printPlaces(const PrintSources& sources, const Wanted& wanted) {
    const PrintableSystem system = systemOf(sources, wanted.system);
    if (system.places.empty()) stop(wronglyAsked, system.title + " has no places of its own to print.");
    const auto options = optionsOf(sources, wanted, system.title + " · places");
    writeSheet(cards::labelSheet(system.places, wanted.size, options), system.places.size(), "place labels",
               wanted);
}

std::vector<cards::Label> freshTags(const std::function<std::uint64_t()>& random, std::size_t count) {
    std::set<cards::Tag> known;
    std::vector<cards::Label> labels;
    while (labels.size() < count) {
        const cards::Tag tag = cards::Tag::fromRandom(random());
        if (known.insert(tag).second) labels.push_back({tag.spaced(), cards::write(tag)});
    }
    return labels;
}

void printTags(const PrintSources& sources, const Wanted& wanted) {
    const std::string title =
        wanted.system.empty() ? "Tags" : systemOf(sources, wanted.system).title + " · tags";
    const int count = wanted.count > 0
                          ? wanted.count
                          : cards::gridOf(cards::labelSize(wanted.size), paperOf(wanted)).perPage();
    std::random_device device;
    const auto fromDevice = [&device] { return (std::uint64_t{device()} << 32U) | device(); };
    const auto labels =
        freshTags(sources.random ? sources.random : fromDevice, static_cast<std::size_t>(count));
    writeSheet(cards::labelSheet(labels, wanted.size, optionsOf(sources, wanted, title)), labels.size(),
               "tags", wanted);
}

void printRosters(const PrintSources& sources, const Wanted& wanted) {
    if (wanted.rosters.files.empty() && wanted.rosters.campaignFile.empty())
        stop(wronglyAsked, "Name a roster's JSON file, or a campaign file with --file.");
    RosterRequest request = wanted.rosters;
    request.system = wanted.system;
    std::vector<cards::RosterCard> rosters;
    try {
        provideFonts();
        rosters = sources.rosters(request);
    } catch (const std::exception& error) {
        stop(wronglyAsked, error.what());
    }
    const auto options = optionsOf(sources, wanted, rosters.size() == 1 ? rosters.front().title : "Rosters");
    writeSheet(cards::rosterSheet(rosters, options), rosters.size(),
               rosters.size() == 1 ? "roster" : "rosters", wanted);
}

using Print = void (*)(const PrintSources&, const Wanted&);

/// A subcommand with the options that all have in common.
CLI::App& addSubcommand(CLI::App& print, const std::shared_ptr<PrintSources>& sources,
                        const std::shared_ptr<Wanted>& wanted, const std::string& name,
                        const std::string& about, Print run) {
    CLI::App& command = *print.add_subcommand(name, about);
    command.add_option("--out", wanted->out, "The PDF file to write; of cards also a FILE.csv")
        ->required()
        ->type_name("FILE.pdf");
    command.add_option("--paper", wanted->paper, "The paper to print on")
        ->transform(CLI::IsMember({"a4", "letter"}, CLI::ignore_case))
        ->capture_default_str();
    command.callback([sources, wanted, run] {
        try {
            run(*sources, *wanted);
        } catch (const cards::Error& error) {
            stop(failed, error.what());
        }
    });
    return command;
}

void addSize(CLI::App& command, const std::shared_ptr<Wanted>& wanted) {
    command.add_option("--size", wanted->size, "The width of a label in mm")
        ->check(CLI::IsMember(std::set<double>{10, 15, 25}))
        ->default_str("25")
        ->type_name("MM");
}

CLI::Option& addSystem(CLI::App& command, const std::shared_ptr<Wanted>& wanted, const std::string& about) {
    return *command.add_option("--system", wanted->system, about)->type_name("ID");
}

void addRosters(CLI::App& print, const std::shared_ptr<PrintSources>& sources,
                const std::shared_ptr<Wanted>& wanted) {
    CLI::App& rosters = addSubcommand(print, sources, wanted, "roster",
                                      "Roster cards with a code for each fighter, to cut out", printRosters);
    RosterRequest& request = wanted->rosters;
    rosters.add_option("files", request.files, "Rosters as the app exports them")->type_name("FILE.json");
    addSystem(rosters, wanted, "The game system of a file that names none, such as one-stat");
    rosters
        .add_option("--side", request.side,
                    "Codes of this side's pieces, instead of the fighters' own that are good for every game")
        ->type_name("ID");
    CLI::Option& file = *rosters.add_option("--file", request.campaignFile,
                                            "A campaign file: the rosters that it keeps, or those of a game");
    rosters.add_option("--campaign", request.campaign, "Name of the campaign; the only one when left out")
        ->needs(&file);
    CLI::Option& game =
        *rosters.add_option("--game", request.game, "Name of a game: its rosters")->needs(&file);
    rosters.add_option("--roster", request.roster, "Name of one that the campaign keeps; all when left out")
        ->needs(&file)
        ->excludes(&game);
}

}  // namespace

void provideFonts() {
    if (QCoreApplication::instance() != nullptr) return;
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    static int count = 3;
    static char name[] = "adjutant-cli";
    static char option[] = "-platform";
    static char platform[] = "offscreen";
    static char* arguments[] = {name, option, platform, nullptr};
    static const auto app = std::make_unique<QGuiApplication>(count, arguments);
    static QTranslator words;
    if (words.load(QLocale(), QStringLiteral("adjutant"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&words);
}

CLI::App& addPrintCommand(CLI::App& app, PrintSources sources) {
    const auto shared = std::make_shared<PrintSources>(std::move(sources));
    const auto wanted = std::make_shared<Wanted>();
    CLI::App& print =
        *app.add_subcommand("print", "Print sheets of cards, tags, place labels or rosters as PDF files");
    print.require_subcommand(1);

    CLI::App& cardsOf = addSubcommand(print, shared, wanted, "cards",
                                      "Cards with name, text and code, 63 by 88 mm, to cut out", printCards);
    addSystem(cardsOf, wanted, "The game system, such as life-1861").required();
    cardsOf.add_option("--deck", wanted->deck, "A deck of your own in CSV, instead of the system's")
        ->check(CLI::ExistingFile)
        ->type_name("FILE.csv");

    CLI::App& tags =
        addSubcommand(print, shared, wanted, "tags",
                      "Labels with new codes, to bind to anything when they are first scanned", printTags);
    addSystem(tags, wanted, "The game system to name at the foot of the pages");
    addSize(tags, wanted);
    tags.add_option("--count", wanted->count, "How many tags; as many as fit on a page when not given")
        ->check(CLI::Range(1, maxTags))
        ->type_name("N");

    CLI::App& places = addSubcommand(print, shared, wanted, "places",
                                     "Labels for the places of a system's board", printPlaces);
    addSystem(places, wanted, "The game system, such as life-1861").required();
    addSize(places, wanted);
    addRosters(print, shared, wanted);
    return print;
}

}  // namespace adjutant::cli
