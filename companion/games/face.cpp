// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/face.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "engine/games.hpp"
#include "engine/play/outcome_words.hpp"
#include "engine/readings.hpp"
#include "engine/words/data_text.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const QRegularExpression& figures() {
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    return digits;
}

constexpr std::array colours{"blue", "brick", "green", "bone", "plum", "teal"};

template <class Table>
const Table& nothing() {
    static const Table none;
    return none;
}

/// What the table has for it, or else nothing.
const char* at(const Names& table, const QString& key) { return table.value(key, nullptr); }

QString sign(const char* own, const char* otherwise = "") {
    return QString::fromLatin1(own == nullptr ? otherwise : own);
}

}  // namespace

GameFace::GameFace(const char* system, const char* words) : system_(system), words_(words) {}
GameFace::~GameFace() = default;

// What a game says that says nothing.
const Acts& GameFace::acts() const { return nothing<Acts>(); }
const Params& GameFace::params() const { return nothing<Params>(); }
const ChanceFaces& GameFace::chances() const { return nothing<ChanceFaces>(); }
const Names& GameFace::words() const { return nothing<Names>(); }
const Names& GameFace::signs() const { return nothing<Names>(); }
const Names& GameFace::sideColours() const { return nothing<Names>(); }
const Names& GameFace::kindSigns() const { return nothing<Names>(); }
const Names& GameFace::placeSigns() const { return nothing<Names>(); }
const Names& GameFace::grounds() const { return nothing<Names>(); }
const Names& GameFace::regionTints() const { return nothing<Names>(); }
const QMap<QString, int>& GameFace::facings() const { return nothing<QMap<QString, int>>(); }
bool GameFace::rides(const QString&) const { return false; }
bool GameFace::standsAside(const json& piece) const { return under(piece, "reserve") == true; }
QString GameFace::calling(const json&, const QString&) const { return {}; }
QString GameFace::answerOf(const json&) const { return {}; }
QString GameFace::briefCalling(const json&, const QString&) const { return {}; }
const char* GameFace::numberPrefix(const QString&) const { return nullptr; }
bool GameFace::isLandmark(const QString&) const { return false; }
QString GameFace::cellOf(const json&, const QString&) const { return {}; }
json GameFace::counters(const GameScene&, const json& pieces, const json&) const { return pieces; }
std::vector<Badge> GameFace::badges(const GameScene&, const json&) const { return {}; }
std::optional<Badge> GameFace::chip(const GameScene&, const QString&) const { return {}; }
std::vector<Good> GameFace::goods(const GameScene& scene, const QString& place) const {
    return onGround(scene.state(), place);
}
QString GameFace::ownerOf(const json&, const json&) const { return {}; }
QStringList GameFace::contested(const json&) const { return {}; }
QString GameFace::progress(int, int) const { return {}; }

Good GameFace::counted(const QString& what, int count) const {
    const QString number = QString::number(count);
    return {wordSign(what), number, word(what), number, number + ' ' + word(what)};
}

std::vector<Good> GameFace::onGround(const json& state, const QString& place) const {
    std::vector<Good> list;
    for (const auto& [good, count] : under(under(state, "ground"), place.toStdString()).items()) {
        if (count.is_number_integer() && count.get<int>() > 0)
            list.push_back(counted(QString::fromStdString(good), count.get<int>()));
    }
    return list;
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

QString GameFace::briefAct(const json& offer) const {
    const auto brief = [&](const QString& id) { return ownWord(QStringLiteral("brief:") + id); };
    const QString act = textAt(offer, "do");
    for (const json& param : under(offer, "params")) {
        const QString name = textAt(param, "name");
        for (const QString& id : {act + ':' + name, name, textAt(param, "default")})
            if (QString own = id.isEmpty() ? QString() : brief(id); !own.isEmpty()) return own;
    }
    return brief(act);
}

QString GameFace::undoWords(const QString& act) const {
    const char* own = this->act(act).undo;
    return told(own != nullptr ? own : commonActs().value(act).undo);
}

QString GameFace::told(const char* text) const {
    if (text == nullptr || *text == 0) return {};
    const QString english = QString::fromUtf8(text);
    const QString own = QCoreApplication::translate(words_.c_str(), text);
    return own == english ? QCoreApplication::translate("GameFace", text) : own;
}

OutcomeReading GameFace::outcome(const QString& label) const {
    const Readings& readings = readingsOf(system_);
    return readings.outcome == nullptr ? OutcomeReading{} : readings.outcome(label.toStdString());
}

std::optional<OutcomeReading::Both> GameFace::fighting(const json& state, const json& action) const {
    const Readings& readings = readingsOf(system_);
    if (readings.fighting == nullptr) return {};
    return readings.fighting(state, action);
}

QString GameFace::outcomeWords(const QString& label) const {
    const SystemEntry* entry = findSystem(system_);
    if (entry == nullptr) return humanised(label);
    const OutcomeWords words(entry->catalogue(spokenNow().toStdString()),
                             [](const std::string&) { return std::optional<Phrase>(); });
    return QString::fromStdString(words.of(label.toStdString()));
}

std::optional<CancellingCard> GameFace::canceller() const { return readingsOf(system_).cancels; }

std::optional<RosterReading> GameFace::rosterReading() const {
    const Readings& readings = readingsOf(system_);
    if (readings.rosters == nullptr) return {};
    return readings.rosters();
}

RulingFields GameFace::ruled() const {
    const Readings& readings = readingsOf(system_);
    return readings.rulings == nullptr ? RulingFields{} : readings.rulings();
}

QUrl GameFace::urlOf(const char* screen) const {
    if (screen == nullptr) return {};
    const QString folder = QString::fromStdString(system_).replace('-', '_');
    return QUrl(QStringLiteral("qrc:/qml/Adjutant/games/%1/%2").arg(folder, QString::fromLatin1(screen)));
}

QString GameFace::colour(const QString& side, const json& seating) const {
    if (side.isEmpty()) return QStringLiteral("nobody");
    if (const char* own = at(sideColours(), side); own != nullptr) return sign(own);
    std::size_t seat = 0;
    for (const json& seated : seating) {
        if (text(seated) == side) return QString::fromLatin1(colours.at(seat % colours.size()));
        ++seat;
    }
    return QStringLiteral("nobody");
}

QString GameFace::pieceSign(const QString& kind) const {
    const char* own = at(kindSigns(), kind);
    return sign(own == nullptr ? at(commonKinds(), kind) : own, "token");
}

QString GameFace::actionSign(const QString& action) const {
    const char* own = act(action).sign;
    return sign(own == nullptr ? commonActs().value(action).sign : own, "play");
}

QString GameFace::placeSign(const QString& id, const QString& kind) const {
    const char* own = at(placeSigns(), id);
    return sign(own == nullptr ? at(placeSigns(), kind) : own);
}

QString GameFace::wordSign(const QString& word) const {
    const char* own = at(signs(), word);
    return sign(own == nullptr ? at(commonSigns(), word) : own);
}

QString GameFace::chanceOf(const QString& action) const { return told(act(action).chance); }

QString GameFace::word(const QString& id) const {
    QString own = ownWord(id);
    if (!own.isEmpty()) return own;
    const QString told = said(id);
    if (told != id) return capital(told);
    const QString engines = engineWord(id);
    return engines.isEmpty() ? said(humanised(id)) : capital(engines);
}

QString GameFace::engineWord(const QString& key) const {
    const SystemEntry* entry = findSystem(system_);
    if (entry == nullptr) return {};
    const Message* word = entry->catalogue(spokenNow().toStdString()).find("words", key.toStdString());
    return word == nullptr ? QString() : QString::fromStdString(Arguments(*word).text());
}

QString GameFace::word(const QString& kind, const QString& id, const QString& of) const {
    if (!of.isEmpty()) {
        if (QString own = ownWord(kind + ':' + of + ':' + id); !own.isEmpty()) return own;
    }
    const QString own = ownWord(kind + ':' + id);
    return own.isEmpty() ? word(id) : own;
}

QString GameFace::said(const QString& english) const {
    QString own = told(english.toUtf8().constData());
    if (own != english || spokenNow() == QStringLiteral("en")) return own;
    const SystemEntry* entry = findSystem(system_);
    if (entry == nullptr) return english;
    return QString::fromStdString(
        dataText(entry->catalogue(spokenNow().toStdString()), english.toStdString()));
}

const char* GameFace::wordIn(const QString& key) const {
    const char* own = at(words(), key);
    return own == nullptr ? at(commonWords(), key) : own;
}

bool GameFace::hasWord(const QString& key) const { return wordIn(key) != nullptr; }

std::optional<QString> GameFace::wordAt(const QString& key) const {
    const char* own = wordIn(key);
    return own == nullptr ? std::nullopt : std::optional(told(own));
}

QString GameFace::ownWord(const QString& key) const {
    if (const char* own = wordIn(key); own != nullptr) return told(own);
    const QString pattern = withoutFigures(key);
    QString words = pattern == key ? QString() : told(wordIn(pattern));
    for (auto match = figures().globalMatch(key); match.hasNext();) {
        const auto at = words.indexOf('#');
        if (at < 0) break;
        words.replace(at, 1, match.next().captured());
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
