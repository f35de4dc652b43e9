// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/schema_parts.hpp"

namespace adjutant::club {

// Every key begins with the campaign, so that a campaign is one piece wherever it lies. Who may do what: a
// login is a member of a campaign in one role; reading is held to its campaigns by row security, and
// everything is written by the functions, which ask for the role. A trigger asks the owner as well.
const std::string_view membersStep = R"sql(
GRANT USAGE ON SCHEMA adjutant TO adjutant_reader, adjutant_table, adjutant_organiser;
CREATE TABLE adjutant.campaign(
    campaign uuid PRIMARY KEY,
    name text NOT NULL UNIQUE,
    created text NOT NULL,
    organiser_key text NOT NULL,
    head bigint NOT NULL DEFAULT 0
);
CREATE TABLE adjutant.member(
    campaign uuid NOT NULL REFERENCES adjutant.campaign,
    login name NOT NULL,
    role text NOT NULL CHECK (role IN ('organiser', 'table', 'reader')),
    invited timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY(campaign, login)
);
CREATE TABLE adjutant.device(
    campaign uuid NOT NULL REFERENCES adjutant.campaign,
    device uuid NOT NULL,
    name text NOT NULL,
    login name NOT NULL,
    joined timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY(campaign, device)
);

CREATE FUNCTION adjutant.owns() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT pg_has_role(session_user, nspowner, 'MEMBER') FROM pg_namespace WHERE nspname = 'adjutant'
$$;
CREATE FUNCTION adjutant.role_in(which uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT CASE WHEN adjutant.owns() THEN 'organiser'
           ELSE (SELECT role FROM adjutant.member WHERE campaign = which AND login = session_user) END
$$;
CREATE FUNCTION adjutant.my_campaigns() RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT campaign FROM adjutant.member WHERE login = session_user
$$;
CREATE FUNCTION adjutant.require_table(which uuid) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
    IF coalesce(adjutant.role_in(which), 'nobody') NOT IN ('organiser', 'table') THEN
        RAISE EXCEPTION 'the role does not allow it' USING ERRCODE = 'AJ001';
    END IF;
END $$;
CREATE FUNCTION adjutant.require_device(which uuid, who uuid) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
    PERFORM adjutant.require_table(which);
    IF NOT EXISTS (SELECT FROM adjutant.device WHERE campaign = which AND device = who AND login = session_user) THEN
        RAISE EXCEPTION 'this device did not join' USING ERRCODE = 'AJ001';
    END IF;
END $$;
CREATE FUNCTION adjutant.join_with(which uuid, who uuid, called text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
    IF adjutant.role_in(which) IS NULL THEN
        RAISE EXCEPTION 'not invited' USING ERRCODE = 'AJ001';
    END IF;
    INSERT INTO adjutant.device(campaign, device, name, login) VALUES (which, who, called, session_user)
        ON CONFLICT (campaign, device) DO UPDATE SET name = excluded.name WHERE device.login = session_user;
    RETURN adjutant.role_in(which);
END $$;
-- The counter of a campaign, held until the end of the transaction: what has a number above n was committed after n.
CREATE FUNCTION adjutant.raise_head(which uuid) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
    UPDATE adjutant.campaign SET head = head + 1 WHERE campaign = which RETURNING head
$$;
REVOKE EXECUTE ON FUNCTION adjutant.raise_head(uuid), adjutant.require_device(uuid, uuid) FROM PUBLIC;

ALTER TABLE adjutant.campaign ENABLE ROW LEVEL SECURITY;
ALTER TABLE adjutant.member ENABLE ROW LEVEL SECURITY;
ALTER TABLE adjutant.device ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_members ON adjutant.campaign FOR SELECT
    USING (campaign = ANY(ARRAY(SELECT adjutant.my_campaigns())));
CREATE POLICY of_members ON adjutant.device FOR SELECT
    USING (campaign = ANY(ARRAY(SELECT adjutant.my_campaigns())));
GRANT SELECT ON adjutant.campaign, adjutant.device TO adjutant_reader, adjutant_table, adjutant_organiser;
GRANT SELECT ON adjutant.migration TO PUBLIC;
)sql";

}  // namespace adjutant::club
