// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/schema_steps.hpp"

#include "db/club/schema_parts.hpp"

namespace adjutant::club {

const std::string_view groupRoles = R"sql(
DO $$
DECLARE wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['adjutant_reader', 'adjutant_table', 'adjutant_organiser'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            BEGIN
                EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
            EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;  -- another database of this server
            END;
        END IF;
    END LOOP;
    -- Whoever makes a club is named as an organiser, such as for rules of pg_hba.conf.
    BEGIN
        EXECUTE format('GRANT adjutant_organiser TO %I', session_user);
    EXCEPTION WHEN insufficient_privilege OR invalid_grant_operation THEN NULL;  -- made by another owner
    END;
END $$;
)sql";

const std::vector<std::string_view>& schemaSteps() {
    static const std::vector<std::string_view> steps{membersStep, journalsStep, recordsStep, swiftStep,
                                                     lookupStep};
    return steps;
}

}  // namespace adjutant::club
