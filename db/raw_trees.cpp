// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/raw_trees.hpp"

#include <algorithm>

namespace adjutant::db {
namespace {

bool isOfTable(PageKind kind) { return kind == interiorTable || kind == leafTable; }

class Walk {
  public:
    explicit Walk(const Pages& pages) : pages_(pages) { trees_.places.resize(pages.count() + 1); }

    RawTrees run() {
        follow(1, listOfTables, leafTable);
        trees_.tables = trees_.torn.empty();
        for (const auto& [root, tree] : roots()) follow(root, tree.name, tree.leaf);
        trees_.whole = trees_.tables && trees_.torn.empty();
        return std::move(trees_);
    }

  private:
    static constexpr const char* listOfTables = "sqlite_schema";

    struct Tree {
        std::string name;
        PageKind leaf = leafTable;
    };

    /// From the rows of the list of tables: type, name, the table's name, the first page, the SQL.
    std::map<std::uint64_t, Tree> roots() {
        std::map<std::uint64_t, Tree> roots;
        bool known = false;
        for (std::uint64_t number = 1; number <= pages_.count(); ++number) {
            const RawTrees::Place& place = trees_.places[number];
            if (place.of != listOfTables) continue;
            const Pages::Cells cells = pages_.cellsIn(number, place.kind);
            if (cells.unreadable > 0) trees_.tables = false;
            for (const RawRow& row : cells.rows) {
                if (row.values.size() != 5) continue;
                const auto root = static_cast<std::uint64_t>(row.values[3].number);
                const bool numbered = row.values[0].text == "table" &&
                                      row.values[4].text.find("WITHOUT ROWID") == std::string::npos;
                if (root > 1) roots[root] = {row.values[1].text, numbered ? leafTable : leafIndex};
                known = known || row.values[1].text == "campaign";
            }
        }
        trees_.tables = trees_.tables && known;
        return roots;
    }

    /// A page that is no page of such a tree is taken for a leaf all the same: its first byte may be all that
    /// is wrong with it.
    void follow(std::uint64_t root, const std::string& name, PageKind leaf) {
        std::vector<std::uint64_t> next{root};
        while (!next.empty()) {
            const std::uint64_t number = next.back();
            next.pop_back();
            if (number == 0 || number > pages_.count() || !trees_.places[number].of.empty()) {
                ++trees_.torn[name];
                continue;
            }
            const PageKind said = pages_.kindOf(number);
            const bool fits = said != notOfATree && isOfTable(said) == isOfTable(leaf);
            if (!fits) ++trees_.torn[name];
            trees_.places[number] = {name, fits ? said : leaf, !fits};
            if (!fits) continue;
            for (const std::uint64_t below : pages_.below(number, said)) next.push_back(below);
        }
    }

    const Pages& pages_;
    RawTrees trees_;
};

}  // namespace

RawTrees treesIn(const Pages& pages) { return Walk(pages).run(); }

}  // namespace adjutant::db
