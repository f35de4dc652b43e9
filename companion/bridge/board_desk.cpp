// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_desk.hpp"

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/board_file.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/session.hpp"
#include "engine/games.hpp"
#include "engine/table.hpp"
#include "engine/words/wire.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

/// A board of the game's own by the names that the app has for it: from here on it is a group's, with these.
json namedBy(const GameFace& look, json drawing) {
    const auto call = [&](json& one) {
        const QString name = textAt(one, "name");
        if (!name.isEmpty()) one["name"] = look.said(name).toStdString();
    };
    call(drawing);
    for (const char* things : {"cells", "lines", "regions"})
        if (drawing.contains(things))
            for (json& one : drawing[things]) call(one);
    return drawing;
}

}  // namespace

BoardDesk::BoardDesk(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent),
      shelf_(campaigns, "board"),
      table_(table),
      library_({"name", "system", "systemName", "sign", "ready", "problem"}) {
    const auto turnStale = [this] { stale_ = true; };
    connect(&campaigns, &CampaignsController::fileChanged, this, turnStale);
    connect(&campaigns, &CampaignsController::campaignChanged, this, turnStale);
    connect(&brushes_, &BoardBrushes::taken, this, &BoardDesk::takeBrush);
}

BoardDesk::~BoardDesk() = default;

BoardDesk* BoardDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).boards(); }

bool BoardDesk::safely(const std::function<bool()>& work) { return guarded(this, work); }

/// Opens a drawing; false, after refused(), when it is none. `keptAs`: its name in the library.
bool BoardDesk::begin(const std::string& system, const json& drawing, const QString& keptAs) {
    const SystemEntry* entry = findSystem(system);
    if (entry == nullptr || !entry->boards) {
        emit refused(tr("This game does not take boards of your own."));
        return false;
    }
    Drawing read;
    Palette palette;
    try {
        wire::read(drawing, read);
        wire::read(entry->boards->palette(), palette);
    } catch (const wire::ParseError& error) {
        emit refused(tr("That is not a board: %1.").arg(asText(error.sentence())));
        return false;
    }
    entry_ = entry;
    sketch_.open(std::move(palette), std::move(read));
    keptAs_ = keptAs;
    saved_ = !keptAs.isEmpty();
    const GameFace& look = faceOf(QString::fromUtf8(entry->id));
    drawn_.open(look);
    brushes_.open(look);
    show();
    emit opened();
    return true;
}

bool BoardDesk::beginBlank(const QString& system) {
    const SystemEntry* entry = findSystem(system.toStdString());
    return begin(system.toStdString(),
                 entry != nullptr && entry->boards ? entry->boards->blank(0, 0) : json(), {});
}

bool BoardDesk::beginReady(const QString& system, const QString& board) {
    const SystemEntry* entry = findSystem(system.toStdString());
    if (entry == nullptr || !entry->boards) return begin(system.toStdString(), {}, {});
    auto drawing = entry->boards->ready(board.toStdString());
    if (!drawing.has_value()) {
        emit refused(asText(drawing.error().sentence));
        return false;
    }
    return begin(system.toStdString(), namedBy(faceOf(system), *std::move(drawing)), {});
}

void BoardDesk::touched(bool changed) {
    if (!isOpen()) return;
    if (changed) saved_ = false;
    show();
    emit brushes_.changed();
}

/// Everything that the editor shows of the drawing, and whether the rules could use it.
void BoardDesk::show() {
    drawn_.show();
    const auto plan = entry_->boards->plan(wire::write(sketch_.drawing()));
    objection_ = plan.has_value() ? QString() : asText(plan.error().sentence);
    emit changed();
}

/// One that lays what stands nowhere is used at once: there is nothing to touch.
void BoardDesk::takeBrush() {
    sketch_.forgetWaiting();
    const Brush* brush = brushes_.inHand();
    if (brush->action != BrushAction::reserve) return drawn_.showCells();
    sketch_.begin(*brush, sketch_.drawing().cells.empty() ? "" : sketch_.drawing().cells.front().id.text);
    touched(sketch_.end());
}

void BoardDesk::press(const QString& cell) {
    const Brush* brush = isOpen() ? brushes_.inHand() : nullptr;
    if (brush == nullptr || brush->action == BrushAction::reserve) return;
    sketch_.begin(*brush, cell.toStdString());
    drawn_.showCells();
    drawn_.showPieces();
}

void BoardDesk::drag(const QString& cell) {
    if (!isOpen() || !sketch_.over(cell.toStdString())) return;
    drawn_.showCells();
    drawn_.showLines();
    drawn_.showShapes();
}

void BoardDesk::release() {
    if (isOpen()) touched(sketch_.end());
}

void BoardDesk::touch(const QString& cell) {
    press(cell);
    release();
}

void BoardDesk::undo() {
    sketch_.undo();
    touched(true);
}
void BoardDesk::redo() {
    sketch_.redo();
    touched(true);
}

void BoardDesk::setName(const QString& name) {
    if (isOpen() && name != this->name()) touched(sketch_.rename(name.toStdString()));
}
QString BoardDesk::nameCell(const QString& id, const QString& name) {
    const std::string now = sketch_.nameCell(id.toStdString(), name.trimmed().toStdString());
    touched(true);
    return QString::fromStdString(now);
}
void BoardDesk::setNumber(const QString& id, const QString& field, int number) {
    touched(sketch_.setNumber(id.toStdString(), field.toStdString(), number));
}
void BoardDesk::nameLine(const QString& a, const QString& b, const QString& name) {
    touched(sketch_.nameLine(a.toStdString(), b.toStdString(), name.trimmed().toStdString()));
}
QString BoardDesk::addCell(const QString& name, double x, double y) {
    const std::string id = sketch_.addCell(name.trimmed().toStdString(), x, y);
    touched(true);
    return QString::fromStdString(id);
}
void BoardDesk::moveCell(const QString& id, double x, double y) {
    touched(sketch_.moveCell(id.toStdString(), x, y));
}
void BoardDesk::chooseRegion(const QString& id) {
    sketch_.chooseRegion(id.toStdString());
    emit drawn_.changed();
}
void BoardDesk::addRegion(const QString& name) {
    if (!name.trimmed().isEmpty()) touched(sketch_.addRegion(name.trimmed().toStdString()));
}
void BoardDesk::nameRegion(const QString& id, const QString& name) {
    touched(sketch_.nameRegion(id.toStdString(), name.trimmed().toStdString()));
}
void BoardDesk::setRegionNumber(const QString& id, const QString& field, int number) {
    touched(sketch_.setRegionNumber(id.toStdString(), field.toStdString(), number));
}
void BoardDesk::dropRegion(const QString& id) { touched(sketch_.dropRegion(id.toStdString())); }
void BoardDesk::dropReserve(int index) {
    if (index >= 0) touched(sketch_.dropReserve(static_cast<std::size_t>(index)));
}

void BoardDesk::resize(int columns, int rows) {
    if (!isOpen()) return;
    Drawing blank;
    wire::read(entry_->boards->blank(columns, rows), blank);
    touched(sketch_.resize(blank));
}

QString BoardDesk::system() const { return isOpen() ? QString::fromUtf8(entry_->id) : QString(); }
QString BoardDesk::systemName() const { return isOpen() ? QString::fromUtf8(entry_->name) : QString(); }
QString BoardDesk::name() const { return QString::fromStdString(sketch_.drawing().name); }

QVariantMap BoardDesk::options() {
    if (!isOpen()) return {};
    auto plan = entry_->boards->plan(wire::write(sketch_.drawing()));
    if (plan.has_value()) return toVariant(*plan).toMap();
    emit refused(asText(plan.error().sentence));
    return {};
}

bool BoardDesk::tableWaits() const {
    return table_.isOpen() && isOpen() && table_.system() == system() && table_.standing().awaitsBoard();
}

bool BoardDesk::layAtTable() {
    const QVariantMap chosen = options();
    if (chosen.isEmpty() || !tableWaits()) return false;
    // What the board is in a state is taken from a game that begins on it.
    Table trial(Environment{[] { return std::string("2000-01-01T00:00:00Z"); },
                            [] { return std::uint64_t{1}; }, nullptr, false});
    const json start{{"do", "start"}, {"system", entry_->id}, {"options", toJson(chosen)}};
    if (!trial.answer(start).value("ok", false)) return false;
    const json state = Session::of(trial).state().at("state");
    QVariantMap set;
    const Setup setup = *table_.view().look().setup();
    for (const QString& key : setup.keys) set['/' + key] = toVariant(state.value(key.toStdString(), json()));
    return table_.act({{"do", "ruling"}, {"set", set}, {"reason", tr("The board: %1").arg(name())}}) &&
           table_.act({{"do", setup.then}});
}

}  // namespace adjutant::companion
