// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/failure.hpp"

#include <algorithm>

namespace adjutant::club {
namespace {

/// One line, without the full stop at its end.
std::string said(std::string text) {
    std::ranges::replace_if(
        text, [](unsigned char letter) { return letter < ' '; }, ' ');
    while (!text.empty() && (text.back() == ' ' || text.back() == '.')) text.pop_back();
    return text;
}

/// libpqxx tells the code of some errors by the type alone.
std::string codeOf(const pqxx::sql_error& error) {
    if (dynamic_cast<const pqxx::insufficient_privilege*>(&error) != nullptr) return "42501";
    if (dynamic_cast<const pqxx::unique_violation*>(&error) != nullptr) return "23505";
    if (dynamic_cast<const pqxx::insufficient_resources*>(&error) != nullptr) return "53000";
    return error.sqlstate();
}

}  // namespace

ClubError lostConnection(const std::string& why) {
    for (const char* of : {"certificate verify failed", "server certificate for", "root certificate file"})
        if (why.find(of) != std::string::npos)
            return {ClubError::Kind::untrusted,
                    "The club's server shows a certificate that this device has no reason to trust (" +
                        said(why) +
                        "). Nothing was sent to it. Ask the organiser for the certificate (sslrootcert) that "
                        "belongs to the club, and whether its address is right."};
    return {ClubError::Kind::unreachable,
            "The club's database cannot be reached (" + said(why) +
                "). Everything is kept in the campaign file, and is sent when it can be "
                "reached again."};
}

ClubError failureFrom(const pqxx::sql_error& error) {
    using Kind = ClubError::Kind;
    const std::string code = codeOf(error);
    const std::string why = said(error.what());
    if (code == "AJ001" || code == "42501")
        return {Kind::notAllowed,
                "The club does not allow that to this login (" + why +
                    "). Nothing was changed. Ask the organiser for an invitation in another role."};
    if (code == "AJ002") return {Kind::unknownGame, "The club has no such game. Nothing was changed."};
    if (code == "AJ003")
        return {Kind::held,
                "Another table writes this game now. What was played here is kept, and is shown as a "
                "branch."};
    if (code == "AJ004" || code == "AJ006")
        return {Kind::forked,
                "What this table and the club have of a game both went on (" + why + "). Both are kept."};
    if (code == "AJ005")
        return {Kind::touched, "The club refuses an entry that does not hang together with its chain (" +
                                   why + "). `campaign verify` checks the file."};
    if (code == "AJ007" || code == "23505")
        return {Kind::numbered,
                "Another process sends for this campaign file at the same time. It is tried again."};
    // The server ends, begins, or has no room for another connection.
    if (code.starts_with("57P") || code.starts_with("08") || code.starts_with("53") || code == "25006")
        return lostConnection(why);
    return {Kind::other,
            "The club's database refused: " + why + ". Everything is kept in the campaign file."};
}

}  // namespace adjutant::club
