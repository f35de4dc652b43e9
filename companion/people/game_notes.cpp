// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/game_notes.hpp"

#include <QRegularExpression>
#include <nlohmann/json.hpp>
#include <set>

#include "companion/session.hpp"
#include "db/line_of_play.hpp"

namespace adjutant::companion {

std::vector<Written> writtenIn(const db::CampaignFile& file, db::GameId game) {
    using nlohmann::json;
    const auto entries = file.journal(game).entries();
    std::vector<Written> list;
    std::set<std::int64_t> undone;
    for (const EntryText& entry : entries) {
        const json request = Session::requestWith(entry, {"note", "reason"});  // few are read in full
        if (request.empty()) continue;
        const std::string act = request.value("do", "");
        const char* key = act == "note" ? "text" : act == "ruling" ? "reason" : nullptr;
        if (key == nullptr || !request.contains(key) || !request[key].is_string()) continue;
        const QString text = QString::fromStdString(request[key].get<std::string>()).trimmed();
        if (!text.isEmpty()) list.push_back({entry.seq, text, act == "ruling"});
    }
    if (list.empty()) return list;
    const auto leftOut = db::lineOfPlay(entries).leftOut;
    undone.insert(leftOut.begin(), leftOut.end());
    std::erase_if(list, [&](const Written& one) { return undone.contains(one.seq); });
    return list;
}

QStringList tagsIn(const QStringList& notes) {
    static const QRegularExpression tag(QStringLiteral("(?<![\\w#])#([\\w-]+)"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    QStringList tags;
    for (const QString& note : notes)
        for (auto found = tag.globalMatch(note); found.hasNext();) tags << found.next().captured(1);
    tags.removeDuplicates();
    return tags;
}

}  // namespace adjutant::companion
