// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/json_answers.hpp"

#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/terminal_text.hpp"
#include "db/error.hpp"

namespace adjutant::cli {
namespace {

using Json = nlohmann::ordered_json;

/// Is it what was asked for that cannot be, and not the file?
const char* codeOf(db::Error::Kind kind) {
    switch (kind) {
        case db::Error::Kind::unknownCampaign:
            return "unknown-campaign";
        case db::Error::Kind::unknownGame:
            return "unknown-game";
        case db::Error::Kind::unknownPerson:
            return "unknown-person";
        case db::Error::Kind::changedSince:
            return "changed-since";
        case db::Error::Kind::duplicate:
            return "duplicate";
        case db::Error::Kind::badText:
            return "bad-text";
        default:
            return nullptr;
    }
}

int refuse(std::ostream& out, const std::string& code, const std::string& sentence) {
    out << lineOf({{"ok", false}, {"error", {{"code", code}, {"message", sentence}}}});
    return refusedStatus;
}

}  // namespace

std::string lineOf(const Json& json) {
    return jsonForTerminal(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

int answered(const std::function<int()>& work, std::ostream& out, std::ostream& errors) {
    try {
        const int status = work();
        if (out.flush()) return status;
        errors << "The answer could not be written.\n";
    } catch (const Refused& refusal) {
        return refuse(out, refusal.code, refusal.what());
    } catch (const db::Error& error) {
        if (const char* code = codeOf(error.kind)) return refuse(out, code, error.what());
        errors << forTerminal(error.what()) << '\n';
    } catch (const std::exception& error) {
        errors << forTerminal(error.what()) << '\n';
    }
    return unusableStatus;
}

}  // namespace adjutant::cli
