// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/evening.hpp"

#include <algorithm>
#include <cstdio>

#include "companion/bridge/table_controller.hpp"
#include "tests/evenings/farewell.hpp"
#include "tests/evenings/new_game_page.hpp"
#include "tests/evenings/stillness.hpp"
#include "tests/evenings/warnings.hpp"

namespace adjutant::evenings {

using nlohmann::json;

namespace {

// One act in so many is left half-way and begun again.
constexpr int thinksBetter = 8;

/// How many touches are enough for it: whoever goes, fights or is lost may have to be touched one by one,
/// twice where a sheet is left half-way.
int enoughTouches(const Wish& wish) {
    std::size_t listed = 0;
    for (const auto& [name, value] : wish.action.items()) listed += value.is_structured() ? value.size() : 0;
    return 60 + 4 * static_cast<int>(listed);
}

/// Is there nothing to choose in it that the screen does not have already?
bool isUsual(const Wish& wish) {
    for (const json& param : wish.offer.at("params")) {
        const std::string name = param.at("name");
        if (!wish.action.contains(name) || param.at("type") == "text") continue;
        const json& value = wish.action.at(name);
        const bool only = param.contains("choices") && param.at("choices").size() <= 1;
        const bool asked = param.at("type") == "place" || param.at("type") == "piece";
        if (!only && !asked && value != param.value("default", json())) return false;
    }
    return true;
}

}  // namespace

Evening::Evening(Plan plan, const QString& pictures)
    : plan_(std::move(plan)),
      book_(pictures,
            QStringLiteral("%1-%2x%3-%4")
                .arg(plan_.system)
                .arg(plan_.size.width())
                .arg(plan_.size.height())
                .arg(plan_.seed),
            plan_.words()),
      player_(plan_.seed),
      whim_(plan_.seed + 2) {}

Evening::~Evening() = default;

void Evening::fail(const QString& what) {
    if (plan_.aloud) std::fprintf(stderr, "    FAULT %s\n", qPrintable(what));
    book_.add(what, hand_.get());
}

void Evening::fetchWarnings() {
    for (const QString& warning : Warnings::taken()) fail(QStringLiteral("a warning: ") + warning);
}

bool Evening::begin() {
    stage_ = std::make_unique<Stage>(plan_.size, plan_.text);
    if (!stage_->isOpen()) return fail("the window does not open"), false;
    hand_ = std::make_unique<Hand>(stage_->window());
    hand_->eye().settled();
    for (const QString& fault : NewGamePage(*hand_, plan_).fill()) fail(fault);
    hand_->eye().settled();
    fetchWarnings();
    notebook_ = std::make_unique<Notebook>(stage_->file());
    if (!notebook_->turnToLatest()) return fail("Play began no game"), false;
    takeEntries();
    lexicon_.open(plan_.system, twin_);
    ways_ = std::make_unique<Ways>(lexicon_, twin_, player_);
    return true;
}

/// What is new in the journal goes to the second table as well.
void Evening::takeEntries() {
    fresh_ = notebook_->fresh();
    for (const EntryText& entry : fresh_) {
        if (const auto differs = twin_.take(entry))
            fail(QString::fromStdString("entry " + std::to_string(entry.seq) + ": " + *differs));
    }
    if (fresh_.empty()) return;
    const json state = twin_.state();
    const json shown = json::parse(stage_->companion().table().stateText().toStdString(), nullptr, false);
    if (shown != state) fail("the state that the screens show is not that of the second table");
}

/// Was what was wanted what was done?
void Evening::compare(const Wish& wish, const EntryText& entry) {
    const json request = json::parse(entry.request);
    if (request.value("do", "") != wish.action.value("do", "")) {
        fail(QStringLiteral("wanted: %1; done: %2").arg(words(wish.action), words(request)));
        return;
    }
    for (const json& param : wish.offer.at("params")) {
        const std::string name = param.at("name");
        const auto called = [&](const json& value) {
            if (value.is_null() || value.is_object()) return QStringList{words(value)};
            QStringList list;
            for (const json& item : value.is_array() ? value : json::array({value}))
                list << lexicon_.valueOf(param, item);
            list.sort();
            return list;
        };
        const json wanted = wish.action.contains(name) ? wish.action.at(name) : json();
        const json got = request.contains(name) ? request.at(name) : param.value("default", json());
        if (wanted.is_null() || param.at("type") == "text") continue;
        if (got.is_null() && param.value("fact", false)) continue;
        if (called(wanted) == called(got)) continue;
        if (wanted.is_object() && got.is_object() && wanted == got) continue;
        // What is left out may be all that there was to choose.
        if (twin_.comesToTheSame(wish.action)) continue;
        const bool asked = !ways_->neverAsked().contains(QString::fromStdString(name));
        fail(QStringLiteral("%1 of %2 %3: wanted %4, got %5")
                 .arg(QString::fromStdString(name), words(request.at("do")),
                      asked ? "was not taken" : "is never asked", words(wanted), words(got)));
    }
}

bool Evening::doAct(const Wish& wish, const json& offers) {
    ways_->begin(wish, offers, plan_.dice);
    const QString wanted = words(wish.offer.at("label")) + " " + words(wish.action);
    hand_->finger().note(QStringLiteral("-- wanted: ") + wanted);
    if (plan_.aloud) {
        std::fprintf(stderr, "%d %s\n", acts_, qPrintable(wanted));
    }
    int before = hand_->finger().touches();
    Scene scene = hand_->eye().settled();
    bool hesitated = false;
    int idle = 0;
    int faces = 0;
    // Faces come to an end by themselves: a whole board may be drawn by lot.
    const int enough = enoughTouches(wish);
    for (int step = 0; step - faces < enough; ++step) {
        const std::optional<Move> move = ways_->next(scene);
        if (plan_.aloud && qEnvironmentVariableIsSet("EVENINGS_SEEN")) {
            for (const Seen& seen : scene.all)
                std::fprintf(stderr, "      %d %s%s\n", static_cast<int>(seen.role), qPrintable(seen.name),
                             seen.isChosen() ? " *" : "");
            if (move) std::fprintf(stderr, "   -> %s\n", qPrintable(move->what));
        }
        if (!move) {
            if (idle++ < 1) {
                scene = hand_->eye().settled();
                continue;
            }
            fail(QStringLiteral("cannot be done by touch: ") + words(wish.offer.at("label")) + " (" +
                 words(wish.action.at("do")) + ")");
            return false;
        }
        if (!hand_->touch(move->seen, move->what, move->held)) {
            fail(QStringLiteral("a finger cannot reach \"%1\"").arg(move->seen.name));
            return false;
        }
        faces += move->isFace ? 1 : 0;
        Scene after = hand_->eye().settled();
        fetchWarnings();
        if (notebook_->hasFresh()) {
            takeEntries();
            lexicon_.follow(twin_);
            if (fresh_.size() > 1) fail(QStringLiteral("one touch made %1 entries").arg(fresh_.size()));
            compare(wish, fresh_.front());
            touches_.add(plan_.system.toStdString(), wish.action.at("do").get<std::string>(),
                         hand_->finger().touches() - before - faces, isUsual(wish));
            return true;
        }
        if (after == scene) {
            fail(QStringLiteral("a touch does nothing: \"%1\" (%2)")
                     .arg(move->seen.name, words(wish.action.at("do"))));
        } else {
            for (const QString& moved : movedBetween(scene, after)) fail(moved);
        }
        scene = std::move(after);
        if (!hesitated && scene.sheet() != nullptr && chance(thinksBetter)) {
            hesitated = true;
            thinkBetter();
            ways_->begin(wish, offers, plan_.dice);
            before = hand_->finger().touches();
            faces = 0;
            scene = hand_->eye().settled();
        }
    }
    fail(QStringLiteral("does not come to an end: ") + wanted);
    return false;
}

bool Evening::playAct() {
    const json offers = twin_.offers();
    Wish wish;
    for (int tries = 0; tries < 30; ++tries) {
        wish = acts_ >= plan_.acts ? player_.stop(offers) : player_.choose(offers);
        if (wish.action.is_null() || twin_.accepts(wish.action)) break;
    }
    if (wish.action.is_null()) return fail("nothing may be done and the game is not over"), false;
    player_.count(wish.action.at("do").get<std::string>());
    ++acts_;
    const bool done = doAct(wish, offers);
    failedInARow_ = done ? 0 : failedInARow_ + 1;
    if (!done) leaveSheets();
    if (done && !twin_.isOver()) interlude();
    if (failedInARow_ > 12) return fail("the game cannot be gone on with by touch"), false;
    return true;
}

void Evening::finish() {
    for (const QString& fault : Farewell(*hand_).say()) fail(fault);
    if (!notebook_->isFinished()) fail("the campaign file does not know that the game is over");
    if (const std::string faults = notebook_->faults(); !faults.empty()) fail(QString::fromStdString(faults));
    fetchWarnings();
}

void Evening::play() {
    Warnings::listen();
    if (!begin()) return;
    while (!twin_.isOver() && acts_ < plan_.acts + 20) {
        if (!playAct()) break;
    }
    over_ = twin_.isOver();
    if (over_)
        finish();
    else
        fail("the game was not played to its end");
}

}  // namespace adjutant::evenings
