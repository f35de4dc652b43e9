// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/face.hpp"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <array>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/look_texts.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "engine/games.hpp"
#include "engine/words/data_text.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const QRegularExpression& figures() {
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    return digits;
}

constexpr std::array colours{"blue", "brick", "green", "bone", "plum", "teal"};

json read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return json::object();
    return json::parse(file.readAll().toStdString());
}

/// What all systems share, and over it what this one says.
json merged(const QString& system, const QString& file) {
    const QString folder = QStringLiteral(":/qml/Adjutant/systems/");
    json all = read(folder + QStringLiteral("shared/") + file);
    if (!system.isEmpty()) all.merge_patch(read(folder + QString(system).replace('-', '_') + '/' + file));
    return all;
}

}  // namespace

GameFace::GameFace(const char* system, const char* words) : system_(system), words_(words) {}
GameFace::~GameFace() = default;

const Acts& GameFace::acts() const {
    static const Acts none;
    return none;
}

const Params& GameFace::params() const {
    static const Params none;
    return none;
}

/// Acts that are the same in all games.
const Acts& GameFace::commonActs() const {
    static const Acts acts{
        {"attack", {.sign = "target"}},
        {"shoot", {.sign = "target"}},
        {"volley", {.sign = "group"}},
        {"melee", {.sign = "swords"}},
        {"fight", {.sign = "swords"}},
        {"assault", {.sign = "swords"}},
        {"move", {.sign = "move"}},
        {"advance", {.sign = "move"}},
        {"retreat", {.sign = "rout"}},
        {"end-turn", {.sign = "end"}},
        {"end-phase", {.sign = "end"}},
        {"end", {.sign = "flag", .undo = QT_TR_NOOP("the end of the game"), .rare = true}},
        {"draw", {.sign = "card"}},
        {"draw-event", {.sign = "card"}},
        {"draw-card", {.sign = "card"}},
        {"buy-card", {.sign = "card"}},
        {"play-card", {.sign = "card"}},
        {"roll", {.sign = "dice", .undo = QT_TR_NOOP("the roll")}},
        {"roll-resources", {.sign = "dice"}},
        {"set-up", {.sign = "dice"}},
        {"pick-up", {.sign = "up"}},
        {"trade", {.sign = "bag"}},
        {"build", {.sign = "hall"}},
        {"note", {.sign = "pen", .undo = QT_TR_NOOP("the note")}},
        {"ruling", {.sign = "pen", .undo = QT_TR_NOOP("the ruling")}},
        {"redeploy", {.sign = "move"}},
        {"pass", {.sign = "end"}},
        {"initiative", {.sign = "dice"}},
        {"start", {.undo = QT_TR_NOOP("the start")}},
    };
    return acts;
}

const ActFace& GameFace::act(const QString& name) const {
    static const ActFace plain;
    const auto own = acts().constFind(name);
    return own == acts().constEnd() ? plain : *own;
}

const ParamFace& GameFace::param(const QString& name) const {
    static const ParamFace plain;
    const auto own = params().constFind(name);
    return own == params().constEnd() ? plain : *own;
}

bool GameFace::isRare(const QString& act) const {
    return this->act(act).rare || commonActs().value(act).rare;
}

bool GameFace::asksForOthers(const QString& act) const { return this->act(act).oneWaits != nullptr; }

QString GameFace::othersWaiting(const QString& act, int many, const QString& name) const {
    return many == 1 ? told(this->act(act).oneWaits).replace("%1", name)
                     : told(this->act(act).manyWait).replace("%1", QString::number(many));
}

QString GameFace::undoWords(const QString& act) const {
    const char* own = this->act(act).undo;
    return told(own != nullptr ? own : commonActs().value(act).undo);
}

QString GameFace::told(const char* text) const {
    if (text == nullptr) return {};
    const QString english = QString::fromUtf8(text);
    const QString own = QCoreApplication::translate(words_.c_str(), text);
    return own == english ? QCoreApplication::translate("GameFace", text) : own;
}

const json& GameFace::data() const {
    if (data_ == nullptr || spoken_ != spokenNow()) {
        const QString system = QString::fromStdString(system_);
        spoken_ = spokenNow();
        texts_ = std::make_unique<json>(merged(system, QStringLiteral("look.%1.json").arg(spoken_)));
        data_ = std::make_unique<json>(merged(system, QStringLiteral("look.json")));
        if (!texts_->empty())
            eachShownText(*data_, [this](std::string& text) {
                text = said(QString::fromStdString(text)).toStdString();
            });
    }
    return *data_;
}

QString GameFace::entry(const char* group, const QString& key) const {
    const auto found = data().find(group);
    return found == data().end() ? QString() : textAt(*found, key.toStdString().c_str());
}

QString GameFace::colour(const QString& side, const json& seating) const {
    if (side.isEmpty()) return QStringLiteral("nobody");
    if (QString own = entry("sides", side); !own.isEmpty()) return own;
    std::size_t seat = 0;
    for (const json& seated : seating) {
        if (text(seated) == side) return QString::fromLatin1(colours.at(seat % colours.size()));
        ++seat;
    }
    return QStringLiteral("nobody");
}

QString GameFace::pieceSign(const QString& kind) const {
    const QString own = entry("kinds", kind);
    return own.isEmpty() ? QStringLiteral("token") : own;
}

QString GameFace::actionSign(const QString& action) const {
    const char* own = act(action).sign;
    if (own == nullptr) own = commonActs().value(action).sign;
    return own == nullptr ? QStringLiteral("play") : QString::fromLatin1(own);
}

QString GameFace::placeSign(const QString& id, const QString& kind) const {
    const QString own = entry("places", id);
    return own.isEmpty() ? entry("placeKinds", kind) : own;
}

QString GameFace::wordSign(const QString& word) const { return entry("signs", word); }

QString GameFace::chanceOf(const QString& action) const { return told(act(action).chance); }

QString GameFace::word(const QString& id) const {
    const QString own = ownWord(id);
    if (!own.isEmpty()) return own;
    const QString told = said(id);
    return told == id ? said(humanised(id)) : capital(told);
}

QString GameFace::word(const QString& kind, const QString& id, const QString& of) const {
    if (!of.isEmpty()) {
        if (QString own = ownWord(kind + ':' + of + ':' + id); !own.isEmpty()) return own;
    }
    const QString own = ownWord(kind + ':' + id);
    return own.isEmpty() ? word(id) : own;
}

QString GameFace::said(const QString& english) const {
    if (texts_ == nullptr || spoken_ != spokenNow()) static_cast<void>(data());
    if (texts_->empty()) return english;
    if (const QString whole = textAt(*texts_, english.toStdString().c_str()); !whole.isEmpty()) return whole;
    const SystemEntry* entry = findSystem(system_);
    if (entry == nullptr) return english;
    return QString::fromStdString(
        dataText(entry->catalogue(spokenNow().toStdString()), english.toStdString()));
}

QString GameFace::ownWord(const QString& key) const {
    if (QString own = entry("words", key); !own.isEmpty()) return own;
    const QString pattern = withoutFigures(key);
    QString words = pattern == key ? QString() : entry("words", pattern);
    for (auto match = figures().globalMatch(key); match.hasNext();) {
        const auto at = words.indexOf('#');
        if (at >= 0)
            words.replace(at, 1, match.next().captured());
        else
            break;
    }
    return words;
}

QString capital(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

QString withoutFigures(const QString& id) { return QString(id).replace(figures(), QStringLiteral("#")); }

std::vector<int> figuresIn(const QString& id) {
    std::vector<int> list;
    for (auto match = figures().globalMatch(id); match.hasNext();)
        list.push_back(match.next().captured().toInt());
    return list;
}

QString humanised(const QString& id) {
    QString words = id;
    words.replace('-', ' ').replace(',', ", ");
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

}  // namespace adjutant::companion
