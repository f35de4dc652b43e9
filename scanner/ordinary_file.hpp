// SPDX-License-Identifier: GPL-3.0-or-later
// Files as the command line names them: by their bytes, which need be no text, and never a pipe that waits.
#pragma once

#include <QString>
#include <filesystem>

namespace adjutant::scanner {

/// A file open for reading, or, when `descriptor` is -1, the reason in a sentence. The caller closes it.
struct OrdinaryFile {
    int descriptor = -1;
    QString error;
};

/// The sentence for a file that the system does not open, and why.
[[nodiscard]] QString cannotBeOpened(const QString& why);

/// Folders, pipes and devices are refused.
[[nodiscard]] OrdinaryFile openOrdinary(const std::filesystem::path& path);

}  // namespace adjutant::scanner
