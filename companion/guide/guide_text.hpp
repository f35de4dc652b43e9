// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide, as it lies in the resources: guide.<language>.md and its pictures.
#pragma once

#include <QList>
#include <QString>

namespace adjutant::companion {

struct GuidePart {
    enum class Kind { title, heading, text, picture };

    Kind kind = Kind::text;
    QString text;     ///< Markdown; of a picture, what it shows
    QString picture;  ///< the path of a picture in the resources, ":/guide/pictures/home.en.png"
};

/// The languages that there is a guide in; English among them.
[[nodiscard]] QStringList guideLanguages();
/// The guide in that language, or in English where there is none, from top to bottom.
[[nodiscard]] QList<GuidePart> guideIn(const QString& language);

}  // namespace adjutant::companion
