# SPDX-License-Identifier: GPL-3.0-or-later
# The C++ files of this folder that belong to the module (one line each), and what they are linked with.
find_package(nlohmann_json 3.11 REQUIRED)
set(ADJUTANT_BRIDGE_SOURCES
  act_numbers.cpp act_numbers.hpp
  act_sum.cpp act_sum.hpp
  as_variants.hpp
  act_chance.cpp act_chance.hpp
  act_draft.cpp act_draft.hpp act_draft_answers.cpp act_draft_parts.hpp act_draft_shown.cpp
  act_outlook.cpp act_outlook.hpp
  act_param.hpp act_party.hpp
  aim.cpp aim.hpp
  app_language.cpp app_language.hpp
  app_settings.cpp app_settings.hpp
  beside_board.hpp
  board_brushes.cpp board_brushes.hpp
  board_desk.cpp board_desk.hpp
  board_drawn.cpp board_drawn.hpp
  board_file.cpp board_file.hpp
  board_library.cpp
  board_sketch.cpp board_sketch.hpp
  board_strokes.cpp
  campaign_people.cpp campaign_people.hpp
  campaign_shelf.cpp campaign_shelf.hpp
  campaigns_controller.cpp campaigns_controller.hpp
  campaigns_file.cpp
  chosen_stack.cpp chosen_stack.hpp
  code_finder.cpp code_finder.hpp
  code_scanner_type.hpp
  companion.cpp companion.hpp
  counter_marks.cpp counter_marks.hpp
  disk_thread.cpp disk_thread.hpp
  due_chance.hpp
  entry_row.cpp entry_row.hpp
  ruling_fields.cpp ruling_fields.hpp
  ruling_words.cpp ruling_words.hpp
  following.cpp following.hpp
  from_row.cpp from_row.hpp
  frame_picture.cpp frame_picture.hpp
  game_history.cpp game_history.hpp
  game_plots.cpp game_plots.hpp
  guard.cpp guard.hpp
  in_sentence.hpp
  journal_model.cpp journal_model.hpp
  known_answers.cpp known_answers.hpp
  line_of_play.cpp line_of_play.hpp
  moments.cpp moments.hpp
  odds_words.cpp odds_words.hpp
  offer_index.cpp offer_index.hpp
  offer_odds.cpp offer_odds.hpp
  offer_params.hpp
  offer_rows.cpp offer_rows.hpp
  open_choices.cpp open_choices.hpp
  option_words.cpp option_words.hpp
  outcome_odds.cpp outcome_odds.hpp
  pair_choices.cpp pair_choices.hpp
  picture_pile.cpp picture_pile.hpp
  named_choice.hpp
  painted_board.hpp
  piece_index.cpp piece_index.hpp
  print_desk.cpp print_desk.hpp
  prospects.cpp prospects.hpp
  roster_desk.cpp roster_desk.hpp
  roster_library.cpp roster_rows.hpp
  rows_model.cpp rows_model.hpp
  scan_desk.cpp scan_desk.hpp
  scanned_thing.hpp
  seal_desk.cpp seal_desk.hpp
  slow_disk.cpp slow_disk.hpp
  spare_moment.cpp spare_moment.hpp
  spoken_now.hpp
  start_plan.cpp start_plan.hpp
  stored_result.cpp stored_result.hpp
  state_words.cpp state_words.hpp
  table_aims.cpp
  table_audit.cpp table_audit.hpp
  table_beside.cpp
  table_controller.cpp table_controller.hpp
  table_log.cpp
  table_models.cpp table_models.hpp
  table_card.hpp table_offer.hpp table_seat.hpp table_verdict.hpp
  table_offers.cpp
  table_piece.hpp table_place.cpp table_place.hpp table_side.hpp
  table_play.hpp
  table_rows.cpp
  table_scans.cpp
 
  table_secrets.cpp
  table_shown.cpp
  game_log.cpp game_log.hpp
  seating.cpp seating.hpp
  selection.cpp selection.hpp
  table_event.cpp table_event.hpp
  table_figures.cpp table_figures.hpp figure_lines.cpp figure_lines.hpp
  table_names.cpp table_names.hpp
  tabletop.cpp tabletop.hpp
  table_standing.cpp table_standing.hpp
  table_touches.cpp
  table_view.cpp table_view.hpp
  table_watch.cpp
  text_documents.cpp text_documents.hpp
  told.cpp told.hpp
  trades.cpp trades.hpp
  thrown_roll.cpp thrown_roll.hpp
  clause_list.cpp clause_list.hpp
  code_picture.cpp code_picture.hpp
  rule_desk.cpp rule_desk.hpp
  dealings.cpp dealings.hpp
)
set(ADJUTANT_BRIDGE_LIBRARIES adjutant::keeping adjutant::looks adjutant::printables adjutant::print adjutant::scanner_qt nlohmann_json::nlohmann_json)
