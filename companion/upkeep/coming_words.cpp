// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/coming_words.hpp"

#include <QStringList>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/moments.hpp"

namespace adjutant::companion {
namespace {

using Is = db::Foreseen::Is;
using Then = db::Foreseen::Then;
using Thing = ComingFile::Thing;

bool isOf(const std::string& what, const char* kind) {
    return what == kind || what.starts_with(std::string(kind) + "/");
}

}  // namespace

QString ComingWords::name(const Thing& thing) { return QString::fromStdString(thing.foreseen.name); }

QString ComingWords::note(const Thing& thing) {
    const std::string& what = thing.foreseen.what;
    QStringList parts;
    parts << (what == "campaign"     ? tr("Campaign")
              : what == "person"     ? tr("Person")
              : what == "game"       ? tr("Game")
              : what == "league"     ? tr("League")
              : what == "chronicle"  ? tr("Chronicle")
              : what == "play"       ? tr("Game without a log")
              : what == "tag"        ? tr("Code")
              : isOf(what, "board")  ? tr("Board")
              : isOf(what, "roster") ? tr("Roster")
                                     : QString::fromStdString(what));
    const bool different = thing.foreseen.is == Is::different;
    switch (thing.foreseen.then) {
        case Then::added:
            parts << (different ? tr("different here, imported beside it") : tr("new"));
            break;
        case Then::replaced:
            parts << tr("different here, replaces it");
            break;
        case Then::leftAsItIs:
            parts << (what == "game" ? tr("played further here, left as it is")
                                     : tr("different here, left as it is"));
            break;
        case Then::playedOnHere:
            parts << tr("continues the game that is here");
            break;
        case Then::refused:
            parts << tr("cannot be imported");
            break;
    }
    if (thing.here && thing.there)
        parts << tr("here %1 entries, last %2; in the file %3 entries, last %4")
                     .arg(QString::number(thing.here->acts), whenWas(thing.here->last),
                          QString::number(thing.there->acts), whenWas(thing.there->last));
    return parts.join(QStringLiteral(" · "));
}

QString ComingWords::sign(const Thing& thing) {
    const std::string& what = thing.foreseen.what;
    return QLatin1String(what == "campaign"     ? "folder"
                         : what == "person"     ? "person"
                         : what == "league"     ? "crown"
                         : what == "tag"        ? "tag"
                         : isOf(what, "board")  ? "map"
                         : isOf(what, "roster") ? "group"
                                                : "dice");
}

QString ComingWords::summary(int fresh, int different, int same) {
    QStringList parts;
    if (fresh > 0) parts << tr("new: %1").arg(fresh);
    if (different > 0) parts << tr("different here: %1").arg(different);
    if (same > 0) parts << tr("the same: %1").arg(same);
    return parts.join(QStringLiteral(", "));
}

QString ComingWords::barred(const Thing& thing, db::Differing differing) {
    const QString name = QString::fromStdString(thing.foreseen.name);
    const bool different = thing.foreseen.is == Is::different;
    if (thing.foreseen.what == "league" && different)
        return tr("The campaign has a different league. Import this one as a campaign of its own.");
    if (thing.foreseen.what == "game" && different && differing == db::Differing::ask)
        return tr("The game %1 went on differently here. Keep both, or take the one in the file.").arg(name);
    if (thing.foreseen.what == "game" && !thing.foreseen.because.empty())
        return tr("This Adjutant cannot open the game %1; it may be too old.").arg(name);
    return asText(thing.foreseen.because);
}

QString ComingWords::whyNot(const db::Error& error) {
    switch (error.kind) {
        case db::Error::Kind::notOurs:
            return tr("This is no campaign and no list of plays that can be read here.");
        case db::Error::Kind::newer:
            return tr("This was written by a newer Adjutant. Update this one first.");
        case db::Error::Kind::damaged:
            return tr("The file is damaged. Nothing was imported.");
        default:
            return sentenceOf(error);
    }
}

}  // namespace adjutant::companion
