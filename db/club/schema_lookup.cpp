// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/schema_parts.hpp"

namespace adjutant::club {

// Row security asks for the campaigns of a login in each question. Their list is found by this index alone,
// however many members the other campaigns have.
const std::string_view lookupStep = R"sql(
CREATE INDEX IF NOT EXISTS member_by_login ON adjutant.member(login, campaign);
)sql";

}  // namespace adjutant::club
