// SPDX-License-Identifier: GPL-3.0-or-later
// What the table controller's own files share: the game in play, what may be done in it and what is aimed at.
// Included by nobody else.
#pragma once

#include <exception>
#include <nlohmann/json.hpp>
#include <optional>

#include "companion/bridge/aim.hpp"
#include "companion/bridge/entry_row.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/known_answers.hpp"
#include "companion/bridge/offer_index.hpp"
#include "companion/bridge/offer_odds.hpp"
#include "companion/bridge/open_choices.hpp"
#include "companion/bridge/prospects.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/session.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

/// The game at the table and where it is kept, with what follows from how it stands.
struct TableController::Play {
    Play(const TableView& view, KnownAnswers::Ask ask)
        : answers(std::move(ask)),
          session([this](const nlohmann::json& question) { return answers.to(question); }),
          offers(view),
          choices(view),
          aim(view, offers, choices, session),
          odds(view, offers, session),
          prospects(view, aim, session) {}

    std::optional<GameKeeper> keeper;
    std::optional<Table> table;
    KnownAnswers answers;
    Session session;  ///< which asks each question once until something happens
    OfferIndex offers;
    OpenChoices choices;
    Aim aim;
    OfferOdds odds;
    Prospects prospects;
    QString active;      ///< whose turn it was when the offers were read last
    QString aimedOffer;  ///< the act that is put together where the board is aimed at; its id
    QString placing;     ///< the act whose place is asked for; its id
};

/// While a touch goes on, what it changes is shown once, at its end.
class TableController::Touch {
  public:
    explicit Touch(TableController& table) : table_(table) { ++table_.touching_; }
    ~Touch() {
        if (--table_.touching_ > 0 || !table_.legalDue_) return;
        try {
            table_.showLegal();
        } catch (const std::exception& fault) {  // nothing may leave a destructor; the board stays as it was
            qCritical("What may be touched could not be shown: %s", fault.what());
        }
    }
    Touch(const Touch&) = delete;
    Touch& operator=(const Touch&) = delete;

  private:
    TableController& table_;
};

}  // namespace adjutant::companion
