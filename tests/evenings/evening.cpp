// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/evening.hpp"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <cstdio>

#include "companion/bridge/table_controller.hpp"
#include "tests/evenings/board_sight.hpp"
#include "tests/evenings/warnings.hpp"

namespace adjutant::evenings {

using nlohmann::json;

namespace {

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

QRectF rectOf(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

bool scrolls(const QQuickItem* item) {
    return item->inherits("QQuickFlickable") && item->property("interactive").toBool() &&
           (item->property("contentHeight").toReal() > item->height() + 1 ||
            item->property("contentWidth").toReal() > item->width() + 1);
}

QString withoutState(QString name) { return name.remove(QStringLiteral(", chosen")); }

}  // namespace

QString Plan::words() const {
    QString said = QStringLiteral("%1, %2x%3, text %4, %5 dice, seed %6")
                       .arg(system)
                       .arg(size.width())
                       .arg(size.height())
                       .arg(text)
                       .arg(dice)
                       .arg(seed);
    for (const auto& [field, choice] : options) said += QStringLiteral(", %1: %2").arg(field, choice);
    return said;
}

Evening::Evening(Plan plan, QString pictures)
    : plan_(std::move(plan)), pictures_(std::move(pictures)), player_(plan_.seed) {}

Evening::~Evening() = default;

void Evening::fail(const QString& what) {
    if (blamed_.contains(what)) return;
    blamed_ << what;
    Fault fault{what, {}};
    if (plan_.aloud) std::fprintf(stderr, "    FAULT %s\n", qPrintable(what));
    if (!pictures_.isEmpty() && stage_ != nullptr && stage_->isOpen() && faults_.size() < 40) {
        QDir().mkpath(pictures_);
        const QString name = QStringLiteral("%1/%2-%3x%4-%5-%6")
                                 .arg(pictures_, plan_.system)
                                 .arg(plan_.size.width())
                                 .arg(plan_.size.height())
                                 .arg(plan_.seed)
                                 .arg(faults_.size() + 1);
        fault.picture = name + ".png";
        stage_->window().grabWindow().save(fault.picture);
        QFile way(name + ".txt");
        if (way.open(QIODevice::WriteOnly)) {
            way.write((what + "\n\n" + plan_.words() + "\n\nThe way there:\n" + finger_->trail().join('\n') +
                       "\n\nWhat is seen:\n")
                          .toUtf8());
            for (const Seen& seen : eye_->look().all)
                way.write(QStringLiteral("%1 \"%2\" %3,%4 %5x%6%7%8\n")
                              .arg(static_cast<int>(seen.role))
                              .arg(seen.name)
                              .arg(seen.whole.x())
                              .arg(seen.whole.y())
                              .arg(seen.whole.width())
                              .arg(seen.whole.height())
                              .arg(seen.enabled ? "" : " disabled", seen.checked ? " checked" : "")
                              .toUtf8());
        }
    }
    faults_.push_back(std::move(fault));
}

void Evening::fetchWarnings() {
    for (const QString& warning : Warnings::taken()) fail(QStringLiteral("a warning: ") + warning);
}

void Evening::open() {
    stage_ = std::make_unique<Stage>(plan_.size, plan_.text);
    if (!stage_->isOpen()) return;
    eye_ = std::make_unique<Eye>(stage_->window());
    finger_ = std::make_unique<Finger>(stage_->window());
    eye_->settled();
}

/// A button by the words that its name begins with, wherever it is.
bool Evening::press(const QString& what) {
    const Scene scene = eye_->settled();
    for (const Seen* seen : scene.pressables(what)) {
        if (touch(*seen, what)) return true;
    }
    return false;
}

/// Scrolls to it as a finger does: from where the list can be taken hold of, as far as is needed.
bool Evening::bringIntoView(Seen& seen) {
    for (int tries = 0; tries < 25 && seen.item != nullptr; ++tries) {
        QQuickItem* view = nullptr;
        for (QQuickItem* up = seen.item->parentItem(); up != nullptr && view == nullptr;
             up = up->parentItem()) {
            if (scrolls(up)) view = up;
        }
        if (view == nullptr) return false;
        const QRectF whole = rectOf(seen.item);
        const QRectF frame = eye_->shownOf(*view);
        const QPointF middle = whole.center();
        // A finger needs some of it only.
        if (frame.adjusted(8, 8, -8, -8).contains(middle) && eye_->reach(eye_->again(seen))) {
            seen = eye_->again(seen);
            return true;
        }
        const bool across = view->property("contentWidth").toReal() > view->width() + 1 &&
                            (middle.x() < frame.left() + 20 || middle.x() > frame.right() - 20);
        const QPointF off = frame.center() - middle;
        const QPointF wanted(across ? off.x() : 0, across ? 0 : off.y());
        const std::optional<std::pair<QPoint, QPoint>> drag = eye_->hold(*view, wanted);
        if (!drag) return false;
        finger_->drag(drag->first, drag->second, QStringLiteral("towards ") + seen.name);
        eye_->settled(1500);
        if (seen.item != nullptr && rectOf(seen.item) == whole) return false;
    }
    return false;
}

/// Something lies over it that goes by a touch: a card, a result.
bool Evening::clearTheWay(const Seen& seen) {
    const QQuickItem* top = eye_->topmostAt(seen.inView.center());
    if (top == nullptr) return false;
    for (const Seen& over : eye_->look().all) {
        if (over.item == nullptr || !over.isPressable()) continue;
        if (over.item == top || over.item->isAncestorOf(top)) {
            finger_->touch(seen.inView.center().toPoint(), QStringLiteral("away with ") + over.name);
            eye_->settled();
            return true;
        }
    }
    return false;
}

/// Touches it, whatever has to be scrolled or put away before. False when a finger cannot reach it.
bool Evening::touch(const Seen& wanted, const QString& what, bool held) {
    Seen seen = wanted;
    // A place of the board counts by its middle: a map is moved until that is free.
    const bool aside = isOnBoard(seen) && !seen.inView.contains(seen.whole.center());
    std::optional<QPoint> point = eye_->reach(seen);
    if (isOnBoard(seen) && (aside || !point)) point = bringIntoView(seen) ? eye_->reach(seen) : point;
    if (!point && seen.inView.height() > 4 && clearTheWay(seen)) {
        seen = eye_->again(seen);
        point = eye_->reach(seen);
    }
    if (!point && bringIntoView(seen)) point = eye_->reach(seen);
    if (!point) return false;
    if (held)
        finger_->hold(*point, what);
    else
        finger_->touch(*point, what);
    return true;
}

/// An option of a new game: a choice of its own name, a switch, or a number; in a group that is folded,
/// perhaps.
bool Evening::setOption(const QString& field, const QString& choice) {
    for (int folds = 0; folds < 12; ++folds) {
        Scene scene = eye_->settled();
        for (const Seen* seen : scene.pressables(field + ": " + choice))
            return seen->isChosen() || touch(*seen, seen->name);
        bool isNumber = false;
        const int wanted = choice.toInt(&isNumber);
        for (int steps = 0; isNumber && steps < 40; ++steps) {
            const auto now = scene.where([&](const Seen& seen) {
                return !seen.isPressable() && numberIn(seen.name, field).has_value();
            });
            if (now.isEmpty()) break;
            const int number = *numberIn(now.first()->name, field);
            if (number == wanted) return true;
            const auto keys = scene.pressables(field + (wanted > number ? " more" : " less"));
            if (keys.isEmpty() || !touch(*keys.first(), keys.first()->name)) return false;
            scene = eye_->settled();
        }
        const auto folded = scene.where([](const Seen& seen) {
            return seen.isPressable() && seen.name.endsWith(QStringLiteral(", folded"));
        });
        if (folded.isEmpty() || !touch(*folded.first(), folded.first()->name)) return false;
    }
    return false;
}

bool Evening::begin() {
    if (!press(QStringLiteral("New game"))) return fail("New game cannot be touched on the home page"), false;
    if (!press(plan_.name))
        return fail(QStringLiteral("%1 cannot be touched on the page New game").arg(plan_.name)), false;
    for (const auto& [field, choice] : plan_.options) {
        // Some count only as others stand.
        if (!setOption(field, choice)) finger_->note(QStringLiteral("-- %1 is not asked").arg(field));
        fetchWarnings();
    }
    for (const QString& power : plan_.powers) {
        if (!press(power)) fail(QStringLiteral("%1 cannot be touched on the page New game").arg(power));
    }
    eye_->settled();
    // Play takes the dice of the last game, the other one the other dice.
    const Scene scene = eye_->settled();
    const auto plays = scene.pressables(QStringLiteral("Play"));
    const auto other = std::find_if(plays.begin(), plays.end(), [](const Seen* seen) {
        return beginsWith(seen->name, QStringLiteral("Play with"));
    });
    const bool table = plan_.dice == QStringLiteral("table");
    const Seen* play = plays.isEmpty() ? nullptr : table && other != plays.end() ? *other : plays.first();
    if (play == nullptr || !touch(*play, play->name))
        return fail("Play cannot be touched on the page New game"), false;
    eye_->settled();
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

/// Nothing that stays on the table screen moves while the state does not.
void Evening::standStill(const Scene& before, const Scene& after) {
    if (before.sheet() != nullptr || after.sheet() != nullptr) return;
    for (const Seen& was : before.all) {
        if (!was.isPressable() || was.item == nullptr || was.inView.isEmpty()) continue;
        const QString name = withoutState(was.name);
        const auto same = [&](const Seen& seen) {
            return seen.isPressable() && !seen.inView.isEmpty() && withoutState(seen.name) == name;
        };
        const auto once = [&](const Scene& scene) {
            return std::count_if(scene.all.begin(), scene.all.end(), same) == 1;
        };
        if (!once(before) || !once(after)) continue;
        const auto now = std::find_if(after.all.begin(), after.all.end(), same);
        bool scrolls = false;
        for (const QQuickItem* up = now->item; up != nullptr; up = up->parentItem())
            scrolls = scrolls || up->inherits("QQuickFlickable");
        // What it was a touch before may bear another name now, and another thing its own: the last die that
        // is in.
        const bool became =
            now->item != was.item && std::any_of(after.all.begin(), after.all.end(), [&](const Seen& seen) {
                return seen.item == was.item && withoutState(seen.name) != name;
            });
        if (scrolls || became) continue;
        const QPointF by = now->whole.topLeft() - was.whole.topLeft();
        if (std::max(std::abs(by.x()), std::abs(by.y())) > 2)
            fail(
                QStringLiteral("\"%1\" changes place between two touches though nothing happened (by %2, %3)")
                    .arg(name)
                    .arg(by.x())
                    .arg(by.y()));
    }
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
        const bool asked = !ways_->neverAsked().contains(QString::fromStdString(name));
        fail(QStringLiteral("%1 of %2 %3: wanted %4, got %5")
                 .arg(QString::fromStdString(name), words(request.at("do")),
                      asked ? "was not taken" : "is never asked", words(wanted), words(got)));
    }
}

void Evening::leaveSheets() {
    // What is put together outside a sheet is left by the same key.
    if (eye_->settled().sheet() == nullptr) finger_->key(Qt::Key_Escape, "Escape");
    for (int tries = 0; tries < 4; ++tries) {
        const Scene scene = eye_->settled();
        if (scene.sheet() == nullptr) return;
        const QString name = scene.sheet()->name;
        finger_->key(Qt::Key_Escape, "Escape");
        const Scene after = eye_->settled();
        if (after.sheet() != nullptr && after.sheet()->name == name)
            fail(QStringLiteral("Escape does not leave the sheet \"%1\"").arg(name));
    }
}

bool Evening::doAct(const Wish& wish, const json& offers) {
    ways_->begin(wish, offers, plan_.dice);
    const QString wanted = words(wish.offer.at("label")) + " " + words(wish.action);
    finger_->note(QStringLiteral("-- wanted: ") + wanted);
    if (plan_.aloud) {
        std::fprintf(stderr, "%d %s\n", acts_, qPrintable(wanted));
    }
    const int before = finger_->touches();
    Scene scene = eye_->settled();
    int idle = 0;
    int faces = 0;
    // Faces come to an end by themselves: a whole board may be drawn by lot.
    for (int step = 0; step - faces < 60; ++step) {
        const std::optional<Move> move = ways_->next(scene);
        if (plan_.aloud && qEnvironmentVariableIsSet("EVENINGS_SEEN")) {
            for (const Seen& seen : scene.all)
                std::fprintf(stderr, "      %d %s%s\n", static_cast<int>(seen.role), qPrintable(seen.name),
                             seen.isChosen() ? " *" : "");
            if (move) std::fprintf(stderr, "   -> %s\n", qPrintable(move->what));
        }
        if (!move) {
            if (idle++ < 1) {
                scene = eye_->settled();
                continue;
            }
            fail(QStringLiteral("cannot be done by touch: ") + words(wish.offer.at("label")) + " (" +
                 words(wish.action.at("do")) + ")");
            return false;
        }
        if (!touch(move->seen, move->what, move->held)) {
            fail(QStringLiteral("a finger cannot reach \"%1\"").arg(move->seen.name));
            return false;
        }
        faces += move->isFace ? 1 : 0;
        Scene after = eye_->settled();
        fetchWarnings();
        if (notebook_->hasFresh()) {
            takeEntries();
            lexicon_.follow(twin_);
            if (fresh_.size() > 1) fail(QStringLiteral("one touch made %1 entries").arg(fresh_.size()));
            compare(wish, fresh_.front());
            touches_.add(plan_.system.toStdString(), wish.action.at("do").get<std::string>(),
                         finger_->touches() - before - faces, isUsual(wish));
            return true;
        }
        if (after == scene) {
            fail(QStringLiteral("a touch does nothing: \"%1\" (%2)")
                     .arg(move->seen.name, words(wish.action.at("do"))));
        } else {
            standStill(scene, after);
        }
        scene = std::move(after);
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
    if (failedInARow_ > 12) return fail("the game cannot be gone on with by touch"), false;
    return true;
}

void Evening::finish() {
    eye_->settled();
    if (!press(QStringLiteral("Report"))) return fail("the report cannot be touched when the game is over");
    const Scene scene = eye_->settled();
    const bool there = std::any_of(scene.all.begin(), scene.all.end(), [](const Seen& seen) {
        return beginsWith(seen.name, QStringLiteral("Battle report"));
    });
    if (!there) fail("the report is not shown");
    if (!notebook_->isFinished()) fail("the campaign file does not know that the game is over");
    if (const std::string faults = notebook_->faults(); !faults.empty()) fail(QString::fromStdString(faults));
    fetchWarnings();
}

void Evening::play() {
    Warnings::listen();
    open();
    if (eye_ == nullptr) {
        faults_.push_back({"the window does not open", {}});
        return;
    }
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
