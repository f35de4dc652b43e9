// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/system_look.hpp"

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

SystemLook::SystemLook() : SystemLook(QString()) {}
SystemLook::SystemLook(const QString& system)
    : system_(system.toStdString()),
      data_(std::make_unique<json>(merged(system, QStringLiteral("look.json")))),
      texts_(std::make_unique<json>(merged(system, QStringLiteral("look.%1.json").arg(spokenNow())))) {
    if (!texts_->empty()) eachShownText(*data_, [this](std::string& text) { text = inLanguage(text); });
}
SystemLook::SystemLook(const SystemLook& other)
    : system_(other.system_),
      data_(std::make_unique<json>(*other.data_)),
      texts_(std::make_unique<json>(*other.texts_)) {}
SystemLook& SystemLook::operator=(const SystemLook& other) {
    system_ = other.system_;
    *data_ = *other.data_;
    *texts_ = *other.texts_;
    return *this;
}

std::string SystemLook::inLanguage(const std::string& english) const {
    return said(QString::fromStdString(english)).toStdString();
}
SystemLook::~SystemLook() = default;

QString SystemLook::entry(const char* group, const QString& key) const {
    const auto found = data_->find(group);
    return found == data_->end() ? QString() : textAt(*found, key.toStdString().c_str());
}

QString SystemLook::colour(const QString& side, const json& seating) const {
    if (side.isEmpty()) return QStringLiteral("nobody");
    if (QString own = entry("sides", side); !own.isEmpty()) return own;
    std::size_t seat = 0;
    for (const json& seated : seating) {
        if (text(seated) == side) return QString::fromLatin1(colours.at(seat % colours.size()));
        ++seat;
    }
    return QStringLiteral("nobody");
}

QString SystemLook::pieceSign(const QString& kind) const {
    const QString own = entry("kinds", kind);
    return own.isEmpty() ? QStringLiteral("token") : own;
}

QString SystemLook::actionSign(const QString& action) const {
    const QString own = entry("actions", action);
    return own.isEmpty() ? QStringLiteral("play") : own;
}

QString SystemLook::placeSign(const QString& id, const QString& kind) const {
    const QString own = entry("places", id);
    return own.isEmpty() ? entry("placeKinds", kind) : own;
}

QString SystemLook::wordSign(const QString& word) const { return entry("signs", word); }

QString SystemLook::chanceOf(const QString& action) const { return entry("chances", action); }

QString SystemLook::word(const QString& id) const {
    const QString own = ownWord(id);
    if (!own.isEmpty()) return own;
    const QString told = said(id);
    return told == id ? said(humanised(id)) : capital(told);
}

QString SystemLook::word(const QString& kind, const QString& id, const QString& of) const {
    if (!of.isEmpty()) {
        if (QString own = ownWord(kind + ':' + of + ':' + id); !own.isEmpty()) return own;
    }
    const QString own = ownWord(kind + ':' + id);
    return own.isEmpty() ? word(id) : own;
}

QString SystemLook::said(const QString& english) const {
    if (texts_->empty()) return english;
    if (const QString whole = textAt(*texts_, english.toStdString().c_str()); !whole.isEmpty()) return whole;
    const SystemEntry* entry = findSystem(system_);
    if (entry == nullptr) return english;
    return QString::fromStdString(
        dataText(entry->catalogue(spokenNow().toStdString()), english.toStdString()));
}

QString SystemLook::ownWord(const QString& key) const {
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
