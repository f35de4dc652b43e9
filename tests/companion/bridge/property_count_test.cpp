// SPDX-License-Identifier: GPL-3.0-or-later
// A class that screens bind to can be held in mind: it has fewer than fifteen properties, those that it
// inherits among them.
#include <gtest/gtest.h>

#include <QMetaObject>
#include <map>
#include <string>

#include "companion/bridge/act_draft.hpp"
#include "companion/bridge/app_language.hpp"
#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/board_brushes.hpp"
#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/board_drawn.hpp"
#include "companion/bridge/campaign_people.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/game_history.hpp"
#include "companion/bridge/journal_model.hpp"
#include "companion/bridge/picture_pile.hpp"
#include "companion/bridge/print_desk.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/rule_desk.hpp"
#include "companion/bridge/scan_desk.hpp"
#include "companion/bridge/seal_desk.hpp"
#include "companion/bridge/table_audit.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/chronicles/chronicle_desk.hpp"
#include "companion/club/club_desk.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/leagues/league_draft.hpp"
#include "companion/people/afterwards.hpp"
#include "companion/people/game_desk.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/people/results_desk.hpp"
#include "companion/people/search_desk.hpp"
#include "companion/upkeep/backups_desk.hpp"
#include "companion/upkeep/doors_desk.hpp"
#include "companion/upkeep/upkeep_desk.hpp"

namespace adjutant::companion {
namespace {

constexpr int most = 14;

template <class... Classes>
std::map<std::string, int> counted() {
    const int ofAll = QObject::staticMetaObject.propertyCount();
    return {{Classes::staticMetaObject.className(), Classes::staticMetaObject.propertyCount() - ofAll}...};
}

TEST(AClassThatScreensBindTo, HasFewerThanFifteenProperties) {
    auto classes =
        counted<ActChance, ActDraft, ActOutlook, Afterwards, AppLanguage, AppSettings, BackupsDesk,
                BoardBrushes, BoardDesk, BoardDrawn, CampaignPeople, CampaignsController, ChronicleDesk,
                ClauseList, ClubDesk, DoorsDesk, FigureLines, GameDesk, GameHistory, GameLog, JournalModel,
                LeagueDesk, LeagueDraft, PersonDesk, PicturePile, PrintDesk, ResultsDesk, RosterDesk,
                RowsModel, RuleDesk, ScanDesk, SealDesk, SearchDesk, Seating, Selection, TableAudit,
                TableController, TableFigures, TableNames, TableStanding, Tabletop, UpkeepDesk>();
    ASSERT_EQ(classes.at("adjutant::companion::ActOutlook"), 8) << "they are not counted rightly";
    for (const auto& [name, count] : classes) EXPECT_LE(count, most) << name;
}

}  // namespace
}  // namespace adjutant::companion
