// SPDX-License-Identifier: GPL-3.0-or-later
// The screens are linked in.
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)
