// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/change_words.hpp"

#include <array>
#include <string_view>

#include "companion/bridge/guard.hpp"

namespace adjutant::companion {
namespace {

/// A kind of change: what is told of it, with its names as %1, %2 and %3, and how it is taken back.
struct Kind {
    std::string_view what;
    const char* told;
    const char* takingBack;
    const char* sign;
};

constexpr const char* notRenamed = QT_TRANSLATE_NOOP("ChangeWords", "Not renamed after all");
constexpr const char* notArchived = QT_TRANSLATE_NOOP("ChangeWords", "Not archived after all");
constexpr const char* archived = QT_TRANSLATE_NOOP("ChangeWords", "Archived after all");
constexpr const char* notDeleted = QT_TRANSLATE_NOOP("ChangeWords", "Not deleted after all");
constexpr const char* asBefore = QT_TRANSLATE_NOOP("ChangeWords", "As it was before");

constexpr std::array<Kind, 22> kinds{{
    {"rename-campaign", QT_TRANSLATE_NOOP("ChangeWords", "The campaign %1 is called %2 now."), notRenamed,
     "pen"},
    {"rename-game", QT_TRANSLATE_NOOP("ChangeWords", "The game %1 is called %2 now."), notRenamed, "pen"},
    {"rename-person", QT_TRANSLATE_NOOP("ChangeWords", "%1 is called %2 now."), notRenamed, "pen"},
    {"change-club", QT_TRANSLATE_NOOP("ChangeWords", "%1's club is %2 now."), asBefore, "group"},
    {"archive-campaign", QT_TRANSLATE_NOOP("ChangeWords", "The campaign %1 was archived."), notArchived,
     "folder"},
    {"archive-game", QT_TRANSLATE_NOOP("ChangeWords", "The game %1 was archived."), notArchived, "folder"},
    {"archive-person", QT_TRANSLATE_NOOP("ChangeWords", "%1 was archived."), notArchived, "folder"},
    {"take-out-campaign", QT_TRANSLATE_NOOP("ChangeWords", "The campaign %1 was restored."), archived,
     "redo"},
    {"take-out-game", QT_TRANSLATE_NOOP("ChangeWords", "The game %1 was restored."), archived, "redo"},
    {"take-out-person", QT_TRANSLATE_NOOP("ChangeWords", "%1 was restored."), archived, "redo"},
    {"delete-campaign", QT_TRANSLATE_NOOP("ChangeWords", "The campaign %1 was deleted."), notDeleted,
     "trash"},
    {"delete-game", QT_TRANSLATE_NOOP("ChangeWords", "The game %1 was deleted."), notDeleted, "trash"},
    {"delete-person", QT_TRANSLATE_NOOP("ChangeWords", "%1 was deleted."), notDeleted, "trash"},
    {"merge-people", QT_TRANSLATE_NOOP("ChangeWords", "%1 was merged into %2."),
     QT_TRANSLATE_NOOP("ChangeWords", "Not merged after all"), "person"},
    {"move-game", QT_TRANSLATE_NOOP("ChangeWords", "The game %1 was moved from %2 to %3."),
     QT_TRANSLATE_NOOP("ChangeWords", "Not moved after all"), "move"},
    {"note-game", QT_TRANSLATE_NOOP("ChangeWords", "The note of the game %1 was changed."), asBefore, "pen"},
    {"note-person", QT_TRANSLATE_NOOP("ChangeWords", "The note of %1 was changed."), asBefore, "pen"},
    {"tag-game", QT_TRANSLATE_NOOP("ChangeWords", "The tags of the game %1 were changed."), asBefore, "tag"},
    {"place-game", QT_TRANSLATE_NOOP("ChangeWords", "The game %1 was played here: %2."), asBefore, "map"},
    {"add-photograph", QT_TRANSLATE_NOOP("ChangeWords", "A photograph was added to the game %1."),
     QT_TRANSLATE_NOOP("ChangeWords", "Not added after all"), "camera"},
    {"describe-photograph",
     QT_TRANSLATE_NOOP("ChangeWords", "What a photograph of the game %1 shows was changed."), asBefore,
     "camera"},
    {"remove-photograph", QT_TRANSLATE_NOOP("ChangeWords", "A photograph of the game %1 was taken out."),
     QT_TRANSLATE_NOOP("ChangeWords", "Put back after all"), "camera"},
}};

const Kind* kindOf(const db::Change& change) {
    for (const Kind& kind : kinds)
        if (kind.what == change.what) return &kind;
    return nullptr;
}

}  // namespace

QString ChangeWords::told(const db::Change& change) {
    const Kind* kind = kindOf(change);
    // Older files have the English sentence alone.
    if (kind == nullptr || change.names.empty()) return QString::fromStdString(change.told);
    if (change.what == "change-club" && change.names.back().empty())
        return tr("%1 no longer has a club.").arg(QString::fromStdString(change.names.front()));
    if (change.what == "place-game" && change.names.back().empty())
        return tr("The game %1 has no place any more.").arg(QString::fromStdString(change.names.front()));
    const auto name = [&](std::size_t at) {
        return at < change.names.size() ? QString::fromStdString(change.names[at]) : QString();
    };
    const QString sentence = tr(kind->told);
    // All at once: a name may have a %1 in it.
    if (sentence.contains(QLatin1String("%3"))) return sentence.arg(name(0), name(1), name(2));
    if (sentence.contains(QLatin1String("%2"))) return sentence.arg(name(0), name(1));
    return sentence.arg(name(0));
}

QString ChangeWords::takingBack(const db::Change& change) {
    const Kind* kind = kindOf(change);
    return tr(kind == nullptr ? asBefore : kind->takingBack);
}

QString ChangeWords::sign(const db::Change& change) {
    const Kind* kind = kindOf(change);
    return QLatin1String(kind == nullptr ? "pen" : kind->sign);
}

QString ChangeWords::whyItStands(const db::Error& error) {
    if (error.kind == db::Error::Kind::changedSince)
        return tr("This was changed again later. Undo the later change first.");
    if (error.kind == db::Error::Kind::duplicate)
        return tr("That name is taken by now. Rename the other one first.");
    return sentenceOf(error);
}

}  // namespace adjutant::companion
