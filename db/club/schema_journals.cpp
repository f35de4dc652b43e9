// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/schema_parts.hpp"

namespace adjutant::club {

// A game is written by the device that holds it. An entry is chained to the one before it over what travels,
// which is what is stored here.
const std::string_view journalsStep = R"sql(
CREATE TABLE adjutant.game(
    campaign uuid NOT NULL REFERENCES adjutant.campaign,
    game uuid NOT NULL,
    name text NOT NULL,
    system text NOT NULL,
    created text NOT NULL,
    sealed boolean NOT NULL,
    branch_of uuid,
    branch_at bigint NOT NULL DEFAULT 0,
    told text NOT NULL DEFAULT '{}',
    finished boolean NOT NULL DEFAULT false,
    acts bigint NOT NULL DEFAULT 0,
    tip text NOT NULL DEFAULT '',
    holder uuid,
    lease bigint NOT NULL DEFAULT 0,
    key_for_organiser text NOT NULL DEFAULT '',
    key_for_all text NOT NULL DEFAULT '',
    head bigint NOT NULL,
    PRIMARY KEY(campaign, game),
    UNIQUE(campaign, name)
);
CREATE INDEX game_by_head ON adjutant.game(campaign, head);
CREATE TABLE adjutant.entry(
    campaign uuid NOT NULL,
    game uuid NOT NULL,
    seq bigint NOT NULL,
    parent bigint NOT NULL,
    at text NOT NULL,
    request text NOT NULL,
    rolls text NOT NULL,
    events text NOT NULL,
    hash text NOT NULL,
    device uuid NOT NULL,
    number bigint NOT NULL CHECK (number > 0),
    head bigint NOT NULL DEFAULT 0,
    PRIMARY KEY(campaign, game, seq),
    UNIQUE(campaign, device, number)
) PARTITION BY HASH (campaign);
DO $$ BEGIN
    FOR part IN 0..7 LOOP
        EXECUTE format('CREATE TABLE adjutant.entry_%s PARTITION OF adjutant.entry '
                       'FOR VALUES WITH (MODULUS 8, REMAINDER %s)', part, part);
    END LOOP;
END $$;

CREATE FUNCTION adjutant.counted(t text) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog AS $$
    SELECT convert_to(octet_length(convert_to(t, 'UTF8')) || ':' || t, 'UTF8')
$$;
CREATE FUNCTION adjutant.chain_hash(before text, seq bigint, parent bigint, at text, request text, rolls text,
                                    events text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog AS $$
    SELECT encode(sha256(adjutant.counted(before) || adjutant.counted(seq::text) || adjutant.counted(parent::text) ||
        adjutant.counted(at) || adjutant.counted(request) || adjutant.counted(rolls) || adjutant.counted(events)), 'hex')
$$;
CREATE FUNCTION adjutant.guard_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE g record;
BEGIN
    NEW.head := adjutant.raise_head(NEW.campaign);
    SELECT acts, tip, holder INTO g FROM adjutant.game WHERE campaign = NEW.campaign AND game = NEW.game FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such game' USING ERRCODE = 'AJ002';
    ELSIF g.holder IS DISTINCT FROM NEW.device THEN
        RAISE EXCEPTION 'another table writes it' USING ERRCODE = 'AJ003';
    ELSIF NEW.seq <> g.acts + 1 THEN
        RAISE EXCEPTION 'entry % does not follow on %', NEW.seq, g.acts USING ERRCODE = 'AJ004';
    ELSIF NEW.hash <> adjutant.chain_hash(g.tip, NEW.seq, NEW.parent, NEW.at, NEW.request, NEW.rolls,
                                               NEW.events) THEN
        RAISE EXCEPTION 'entry % does not hang together with the chain', NEW.seq USING ERRCODE = 'AJ005';
    END IF;
    UPDATE adjutant.game SET acts = NEW.seq, tip = NEW.hash, head = NEW.head
        WHERE campaign = NEW.campaign AND game = NEW.game;
    RETURN NEW;
END $$;
CREATE TRIGGER guarded BEFORE INSERT ON adjutant.entry FOR EACH ROW EXECUTE FUNCTION adjutant.guard_entry();
CREATE FUNCTION adjutant.only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a journal only grows' USING ERRCODE = 'AJ005';
END $$;
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON adjutant.entry FOR EACH ROW EXECUTE FUNCTION adjutant.only_grows();

CREATE FUNCTION adjutant.tell_head(which uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT pg_notify('adjutant', which || ' ' || (SELECT head FROM adjutant.campaign WHERE campaign = which))
$$;
CREATE FUNCTION adjutant.last_number(which uuid, who uuid) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT coalesce(max(number), 0) FROM adjutant.entry WHERE campaign = which AND device = who
$$;

-- Makes a game known, under its name or, where that is taken, the next free one; sent again it changes nothing.
CREATE FUNCTION adjutant.begin_game(which uuid, who uuid, g uuid, called text, by_system text, made text,
                                    is_sealed boolean, key_organiser text, of_game uuid, of_seq bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE free text := called; tries integer := 1; h bigint;
BEGIN
    PERFORM adjutant.require_device(which, who);
    h := adjutant.raise_head(which);
    IF EXISTS (SELECT FROM adjutant.game WHERE campaign = which AND game = g) THEN
        RETURN (SELECT name FROM adjutant.game WHERE campaign = which AND game = g);
    END IF;
    WHILE EXISTS (SELECT FROM adjutant.game WHERE campaign = which AND name = free) LOOP
        tries := tries + 1;
        free := called || ' (' || tries || ')';
    END LOOP;
    INSERT INTO adjutant.game(campaign, game, name, system, created, sealed, key_for_organiser, branch_of, branch_at,
                              holder, lease, head)
        VALUES (which, g, free, by_system, made, is_sealed, key_organiser, of_game, of_seq, who, 1, h);
    PERFORM adjutant.tell_head(which);
    RETURN free;
END $$;

-- The holder's number, which whoever writes must tell: an older one was taken over. 0: another table holds it.
CREATE FUNCTION adjutant.hold(which uuid, who uuid, g uuid, take_over boolean) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE h bigint; now_held record;
BEGIN
    PERFORM adjutant.require_device(which, who);
    SELECT head INTO h FROM adjutant.campaign WHERE campaign = which FOR UPDATE;
    SELECT holder, lease INTO now_held FROM adjutant.game WHERE campaign = which AND game = g FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such game' USING ERRCODE = 'AJ002';
    ELSIF now_held.holder = who AND NOT take_over THEN
        RETURN now_held.lease;
    ELSIF now_held.holder IS NOT NULL AND NOT take_over THEN
        RETURN 0;
    END IF;
    UPDATE adjutant.game SET holder = who, lease = lease + 1, head = adjutant.raise_head(which)
        WHERE campaign = which AND game = g;
    PERFORM adjutant.tell_head(which);
    RETURN now_held.lease + 1;
END $$;
CREATE FUNCTION adjutant.let_go(which uuid, who uuid, g uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE h bigint;
BEGIN
    PERFORM adjutant.require_device(which, who);
    h := adjutant.raise_head(which);
    UPDATE adjutant.game SET holder = NULL, head = h WHERE campaign = which AND game = g AND holder = who;
    PERFORM adjutant.tell_head(which);
    RETURN FOUND;
END $$;

-- Entries that follow on each other, and what the holder tells of the game. What is there already with the same hash
-- is passed over, so that sending again changes nothing. Gives how many entries the game has now.
CREATE FUNCTION adjutant.append(which uuid, who uuid, g uuid, held bigint, first_number bigint, entries jsonb,
                                tells text, is_finished boolean, key_all text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE now_there record; apart bigint; h bigint;
BEGIN
    PERFORM adjutant.require_device(which, who);
    SELECT head INTO h FROM adjutant.campaign WHERE campaign = which FOR UPDATE;
    SELECT acts, holder, lease, told, finished INTO now_there FROM adjutant.game
        WHERE campaign = which AND game = g FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such game' USING ERRCODE = 'AJ002';
    END IF;
    SELECT e.seq INTO apart FROM jsonb_to_recordset(entries) AS e(seq bigint, hash text)
        JOIN adjutant.entry AS t ON t.campaign = which AND t.game = g AND t.seq = e.seq
        WHERE e.seq <= now_there.acts AND t.hash <> e.hash LIMIT 1;
    IF FOUND THEN
        RAISE EXCEPTION 'entry % is another one here', apart USING ERRCODE = 'AJ006';
    END IF;
    IF now_there.holder IS DISTINCT FROM who OR now_there.lease <> held THEN
        IF NOT EXISTS (SELECT FROM jsonb_to_recordset(entries) AS e(seq bigint) WHERE e.seq > now_there.acts) THEN
            RETURN now_there.acts;
        END IF;
        RAISE EXCEPTION 'another table writes it' USING ERRCODE = 'AJ003';
    END IF;
    INSERT INTO adjutant.entry(campaign, game, seq, parent, at, request, rolls, events, hash, device, number)
        SELECT which, g, e.seq, e.parent, e.at, e.request, e.rolls, e.events, e.hash, who,
               first_number + e.seq - now_there.acts - 1
        FROM jsonb_to_recordset(entries) AS e(seq bigint, parent bigint, at text, request text, rolls text,
                                              events text, hash text)
        WHERE e.seq > now_there.acts ORDER BY e.seq;
    IF FOUND OR now_there.told <> tells OR now_there.finished <> is_finished THEN
        h := adjutant.raise_head(which);
        UPDATE adjutant.game SET told = tells, finished = is_finished, head = h,
               holder = CASE WHEN is_finished THEN NULL ELSE holder END,
               key_for_all = CASE WHEN key_all <> '' THEN key_all ELSE key_for_all END
            WHERE campaign = which AND game = g;
        PERFORM adjutant.tell_head(which);
    END IF;
    RETURN (SELECT acts FROM adjutant.game WHERE campaign = which AND game = g);
END $$;

ALTER TABLE adjutant.game ENABLE ROW LEVEL SECURITY;
ALTER TABLE adjutant.entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_members ON adjutant.game FOR SELECT
    USING (campaign = ANY(ARRAY(SELECT adjutant.my_campaigns())));
CREATE POLICY of_members ON adjutant.entry FOR SELECT
    USING (campaign = ANY(ARRAY(SELECT adjutant.my_campaigns())));
GRANT SELECT ON adjutant.game, adjutant.entry TO adjutant_reader, adjutant_table, adjutant_organiser;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA adjutant FROM PUBLIC;
GRANT EXECUTE ON FUNCTION adjutant.owns(), adjutant.role_in(uuid), adjutant.my_campaigns(),
    adjutant.join_with(uuid, uuid, text), adjutant.last_number(uuid, uuid)
    TO adjutant_reader, adjutant_table, adjutant_organiser;
GRANT EXECUTE ON FUNCTION adjutant.begin_game(uuid, uuid, uuid, text, text, text, boolean, text, uuid, bigint),
    adjutant.hold(uuid, uuid, uuid, boolean), adjutant.let_go(uuid, uuid, uuid),
    adjutant.append(uuid, uuid, uuid, bigint, bigint, jsonb, text, boolean, text)
    TO adjutant_table, adjutant_organiser;
)sql";

}  // namespace adjutant::club
