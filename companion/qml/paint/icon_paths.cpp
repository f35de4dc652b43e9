// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/icon_paths.hpp"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>
#include <map>

namespace adjutant::look {
namespace {

const QString folder = QStringLiteral(":/qml/Adjutant/theme/icons/");

QString fileOf(const QString& name) { return folder + name + QStringLiteral(".svg"); }

IconLines read(const QString& name) {
    QFile file(fileOf(name));
    if (!file.open(QIODevice::ReadOnly)) return {QStringLiteral("M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z")};
    IconLines icon;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (const auto width = xml.attributes().value("stroke-width"); !width.isEmpty())
            icon.width = width.toDouble();
        icon.path += xml.attributes().value("d");
    }
    return icon;
}

}  // namespace

const IconLines& iconOf(const QString& name) {
    static std::map<QString, IconLines> known{{QString(), {}}};  // what is given out stays where it is
    const auto found = known.find(name);
    return found != known.end() ? found->second : known.emplace(name, read(name)).first->second;
}

QStringList IconPaths::names() {
    QStringList names = QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    for (QString& name : names) name.chop(4);
    return names;
}

bool IconPaths::has(const QString& name) { return QFile::exists(fileOf(name)); }

QVariantMap IconPaths::layer(const QString& name, qreal x, qreal y, qreal size, const QColor& ink) {
    const IconLines& icon = iconOf(name);
    return {{"path", icon.path},  {"x", x},        {"y", y},
            {"scale", size / 24}, {"stroke", ink}, {"strokeWidth", icon.width}};
}

}  // namespace adjutant::look
