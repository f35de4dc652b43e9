// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/scan_desk.hpp"

#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "cards/payload.hpp"
#include "companion/bridge/as_text.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/code_finder.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/roster_tags.hpp"
#include "companion/bridge/table_controller.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

/// What a code is bound to when it is a fighter of a roster; the target is the fighter's own tag.
constexpr const char* fighterKind = "fighter";

}  // namespace

ScanDesk::ScanDesk(TableController& table, CampaignsController& campaigns, QObject* parent)
    : QObject(parent),
      table_(table),
      campaigns_(campaigns),
      tags_({"code", "kind", "target", "name"}),
      audit_(table, this) {
    connect(&table_, &TableController::openChanged, this, &ScanDesk::refresh);
    connect(&pile_, &PicturePile::failed, this, &ScanDesk::failed);
    connect(&campaigns_, &CampaignsController::campaignChanged, this, &ScanDesk::refresh);
    connect(&campaigns_, &CampaignsController::gamesChanged, this, [this] { found_.clear(); });
}

ScanDesk* ScanDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).scans(); }

ScanDesk::Meant ScanDesk::meant(const QString& text) {
    const auto known = known_.constFind(text);
    return known == known_.cend() ? *known_.insert(text, looked(text)) : *known;
}

ScanDesk::Meant ScanDesk::looked(const QString& text) {
    Meant what =
        std::visit(Overloaded{[](const cards::CardCode& code) {
                                  return Meant{"card", asText(code.card), asText(code.system), {}};
                              },
                              [](const cards::PlaceCode& code) {
                                  return Meant{"place", asText(code.place), asText(code.system), {}};
                              },
                              [](const cards::PieceCode& code) {
                                  return Meant{"piece", asText(code.piece), asText(code.system), {}};
                              },
                              [this](const cards::Tag& tag) { return fighterWith(asText(tag.text())); },
                              [](const cards::Foreign& foreign) {
                                  return Meant{{}, {}, {}, foreign.why};
                              }},
                   cards::parse(text.toStdString()));
    if (!what.kind.isEmpty()) return what;
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return false;
        const auto tag = campaigns_.open()->findTag(*campaign, text.toStdString());
        if (!tag) return false;
        what = tag->kind == fighterKind ? fighterWith(asText(tag->target))
                                        : Meant{asText(tag->kind), asText(tag->target), {}, {}};
        return true;
    });
    return what;
}

/// The piece that is this fighter in the game at the table; else the fighter, if the campaign keeps it.
ScanDesk::Meant ScanDesk::fighterWith(const QString& tag) {
    const json form = table_.isOpen() ? rosterForm(table_.system()) : json();
    if (form.is_object()) {
        if (const QString piece = pieceWithTag(form, table_.view().state(), tag); !piece.isEmpty())
            return {"piece", piece, {}, {}};
    }
    return fighterName(tag).isEmpty() ? Meant{} : Meant{fighterKind, tag, {}, {}};
}

QString ScanDesk::fighterName(const QString& tag) const {
    QString name;
    guarded(
        [&] {
            if (const auto campaign = campaigns_.campaignId())
                name = fighterIn(*campaigns_.open(), *campaign, tag);
            return true;
        },
        [](const QString&) {});  // whatever reads the file next says what is wrong with it
    return name;
}

QString ScanDesk::nameOf(const Meant& what) const {
    const TableView& view = table_.view();
    if (what.kind == "piece") return view.pieceName(what.id);
    if (what.kind == "place") return view.placeName(what.id);
    if (what.kind == "card") return view.cardName(what.id);
    return what.kind == fighterKind ? fighterName(what.id) : what.id;
}

ScannedThing ScanDesk::told(const Meant& what) const {
    ScannedThing thing;
    thing.kind = what.kind;
    thing.id = what.id;
    thing.name = nameOf(what);
    thing.note = noteOf(what);
    thing.colour = table_.view().colourOf(what.id);
    thing.sign = table_.view().signOf(what.kind, what.id);
    thing.why = asText(what.why);
    return thing;
}

QString ScanDesk::noteOf(const Meant& what) const {
    if (!what.system.isEmpty() && table_.isOpen() && what.system != table_.system())
        return tr("of another game");
    if (what.kind == "card") return tr("card");
    if (what.kind == "place") return tr("place");
    if (what.kind == fighterKind) return tr("not in this game");
    if (what.kind != "piece" || !table_.isOpen()) return {};
    const QVariantMap piece = table_.tabletop().pieces()->find(what.id);
    if (piece.isEmpty()) return tr("not in this game");
    return piece.value("out").toBool() ? tr("out of play") : piece.value("place").toString();
}

ScannedThing ScanDesk::meaning(const QString& text) {
    return table_.isOpen() ? told(meant(text)) : anywhere(text);
}

/// What it is where no game is open, in any campaign of the file.
ScannedThing ScanDesk::anywhere(const QString& text) {
    if (const auto found = found_.constFind(text); found != found_.cend()) return *found;
    ScannedThing thing;
    guarded(this, [&] {
        thing = findCode(text, campaigns_.open());
        return true;
    });
    if (!thing.isKnown()) thing = told(meant(text));  // a code that is none says why
    return *found_.insert(text, thing);
}

void ScanDesk::read(const QString& text) {
    if (!awaited_.isEmpty()) {
        const QString fighter = awaited_;
        if (!bind(text, fighterKind, fighter)) return;
        await({});
        emit labelled(fighter);
        return;
    }
    if (text.startsWith(QStringLiteral("postgresql://"))) {
        emit invited(text);
        return;
    }
    if (!table_.isOpen()) {
        if (const ScannedThing thing = anywhere(text); thing.isKnown()) {
            emit understood(thing);
            emit opened(thing);
            return;
        }
    }
    const Meant what = meant(text);
    if (what.kind.isEmpty()) {
        if (what.why.empty())
            emit unknown(text);
        else
            emit failed(asText(what.why));
        return;
    }
    if (!what.system.isEmpty() && what.system != table_.system()) {
        emit failed(
            tr("This code belongs to another game (%1).").arg(asText(systemName(what.system.toStdString()))));
        return;
    }
    emit understood(told(what));
    bool done = false;
    if (what.kind == "piece") done = table_.scannedPiece(what.id);
    if (what.kind == "place") done = table_.scannedPlace(what.id);
    if (what.kind == "card") done = table_.scannedCard(what.id);
    if (done) return;
    const TableView& view = table_.view();
    if ((what.kind == "card" && view.cardText(what.id).is_object()) ||
        (what.kind == "place" && view.isPlace(what.id))) {
        ScannedThing thing = shownOf(view, what.kind, what.id);
        if (what.kind == "card")
            thing.note = table_.watching().isEmpty() ? tr("No card is to be drawn now.") : table_.watching();
        emit opened(thing);
        return;
    }
    emit failed(tr("%1 is not part of this game.").arg(nameOf(what)));
}

void ScanDesk::sweep(const QVariantList& codes) {
    for (const QVariant& code : codes) {
        const QString text = code.toMap().value("text").toString();
        const Meant what = meant(text);
        if (what.kind == "place" || what.kind == "card") continue;
        const bool ours = what.system.isEmpty() || what.system == table_.system();
        if (what.kind == "piece" && ours)
            audit_.see(what.id);
        else
            audit_.seeStranger(text);
    }
}

QUrl ScanDesk::typed(const QString& text) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) return {};
    if (QFileInfo(trimmed).isFile()) return QUrl::fromLocalFile(trimmed);
    const auto tag = cards::Tag::typed(trimmed.toStdString());
    // Ours are printed in capitals, and typed as it comes.
    const bool ours = trimmed.startsWith(QLatin1String("A1/"), Qt::CaseInsensitive);
    read(tag ? asText(cards::write(*tag)) : ours ? trimmed.toUpper() : trimmed);
    return {};
}

bool ScanDesk::bind(const QString& text, const QString& kind, const QString& target) {
    const bool bound = guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return false;
        db::Tag tag{text.toStdString(), kind.toStdString(), target.toStdString()};
        const json form = kind == "piece" && table_.isOpen() ? rosterForm(table_.system()) : json();
        const QString own = form.is_object() ? tagOfPiece(form, table_.view().state(), target) : QString();
        if (!own.isEmpty()) tag = {tag.code, fighterKind, own.toStdString()};
        campaigns_.open()->rebindTag(*campaign, tag);
        return true;
    });
    if (bound) refresh();
    return bound;
}

bool ScanDesk::unbind(const QString& text) {
    const bool gone = guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        return campaign && campaigns_.open()->unbindTag(*campaign, text.toStdString());
    });
    if (gone) refresh();
    return gone;
}

void ScanDesk::await(const QString& fighter) {
    if (fighter == awaited_) return;
    awaited_ = fighter;
    emit awaitedChanged();
}

QStringList ScanDesk::labelsOf(const QString& fighter) const {
    QStringList labels;
    guarded(
        [&] {
            const auto campaign = campaigns_.campaignId();
            if (!campaign) return false;
            for (const db::Tag& tag : campaigns_.open()->tags(*campaign))
                if (tag.kind == fighterKind && asText(tag.target) == fighter) labels << asText(tag.code);
            return true;
        },
        [](const QString&) {});  // whatever reads the file next says what is wrong with it
    return labels;
}

void ScanDesk::refresh() {
    known_.clear();
    found_.clear();
    json rows = json::array();
    QSet<QString> labelled;
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return false;
        for (const db::Tag& tag : campaigns_.open()->tags(*campaign)) {
            Meant what{asText(tag.kind), asText(tag.target), {}, {}};
            if (tag.kind == fighterKind) what = fighterWith(what.id);
            if (what.kind == "piece") labelled.insert(what.id);
            rows.push_back({{"id", tag.code},
                            {"code", tag.code},
                            {"kind", tag.kind},
                            {"target", tag.target},
                            {"name", nameOf(what).toStdString()}});
        }
        return true;
    });
    tags_.setRows(rows);
    audit_.setLabelled(labelled);
    emit learned();
}

}  // namespace adjutant::companion
