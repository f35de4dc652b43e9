// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/organiser_key.hpp"

#include <sys/stat.h>

#include "db/club/club_error.hpp"
#include "db/club/notebook.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;

fs::path besides(const fs::path& file) { return Notebook::besides(file).string() + ".key"; }

}  // namespace

void keepOrganiserKey(const fs::path& file, const Membership& member) {
    if (member.organiserSecret.empty()) return;
    const mode_t before = ::umask(S_IRWXG | S_IRWXO);  // the owner's alone
    try {
        db::saveText(besides(file), member.organiserKey + "\n" + member.organiserSecret + "\n");
    } catch (const db::Error& error) {
        ::umask(before);
        throw ClubError(ClubError::Kind::other,
                        std::string("The organiser's key cannot be kept beside the campaign file: ") +
                            error.what() + " Nothing was changed.");
    }
    ::umask(before);
}

std::string keptOrganiserSecret(const fs::path& file, const std::string& open) {
    std::error_code ignored;
    if (!fs::exists(besides(file), ignored)) return {};
    std::string text;
    try {
        text = db::loadText(besides(file), db::largestDocument);
    } catch (const db::Error&) {
        return {};  // the club is joined without it, as by everybody else
    }
    const std::string head = open + "\n";
    if (!text.starts_with(head) || !text.ends_with('\n')) return {};
    return text.substr(head.size(), text.size() - head.size() - 1);
}

void forgetOrganiserKey(const fs::path& file) {
    std::error_code ignored;
    fs::remove(besides(file), ignored);
}

}  // namespace adjutant::club
