// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/schema_parts.hpp"

namespace adjutant::club {

// A sending writes the campaign's row and the game's row once, however many entries it has. The game is
// locked before the campaign, in every function that needs both: the counter is held as short as can be. The
// trigger finds the game as it will stand at the end of the sending, and holds each entry to the one before
// it. The sending does not wait for the server's disk while it holds the counter: whoever sent or read waits
// afterwards, before anything is taken as known (Link::settle), many at once.
const std::string_view swiftStep = R"sql(
CREATE OR REPLACE FUNCTION adjutant.chain_hash(before text, seq bigint, parent bigint, at text, request text, rolls text,
                                               events text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN encode(sha256(convert_to(
    octet_length(convert_to(before, 'UTF8')) || ':' || before ||
    octet_length(seq::text) || ':' || seq::text || octet_length(parent::text) || ':' || parent::text ||
    octet_length(convert_to(at, 'UTF8')) || ':' || at ||
    octet_length(convert_to(request, 'UTF8')) || ':' || request ||
    octet_length(convert_to(rolls, 'UTF8')) || ':' || rolls ||
    octet_length(convert_to(events, 'UTF8')) || ':' || events, 'UTF8')), 'hex');

-- In the order of asking: where many wait for one row, each of its writers wakes all of them.
CREATE OR REPLACE FUNCTION adjutant.raise_head(which uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE h bigint;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(which::text, 0));
    UPDATE adjutant.campaign SET head = head + 1 WHERE campaign = which RETURNING head INTO h;
    RETURN h;
END $$;
CREATE OR REPLACE FUNCTION adjutant.guard_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE g record; before text := '';
BEGIN
    SELECT acts, tip, holder, head INTO g FROM adjutant.game WHERE campaign = NEW.campaign AND game = NEW.game;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such game' USING ERRCODE = 'AJ002';
    ELSIF g.holder IS DISTINCT FROM NEW.device THEN
        RAISE EXCEPTION 'another table writes it' USING ERRCODE = 'AJ003';
    END IF;
    IF NEW.seq > 1 THEN
        SELECT hash INTO before FROM adjutant.entry
            WHERE campaign = NEW.campaign AND game = NEW.game AND seq = NEW.seq - 1;
    END IF;
    IF NEW.seq < 1 OR NEW.seq > g.acts OR before IS NULL THEN
        RAISE EXCEPTION 'entry % does not follow on', NEW.seq USING ERRCODE = 'AJ004';
    ELSIF NEW.hash <> adjutant.chain_hash(before, NEW.seq, NEW.parent, NEW.at, NEW.request, NEW.rolls, NEW.events)
          OR (NEW.seq = g.acts AND NEW.hash <> g.tip) THEN
        RAISE EXCEPTION 'entry % does not hang together with the chain', NEW.seq USING ERRCODE = 'AJ005';
    END IF;
    NEW.head := g.head;
    RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION adjutant.hold(which uuid, who uuid, g uuid, take_over boolean) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE h bigint; now_held record;
BEGIN
    PERFORM adjutant.require_device(which, who);
    SELECT holder, lease INTO now_held FROM adjutant.game WHERE campaign = which AND game = g FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such game' USING ERRCODE = 'AJ002';
    ELSIF now_held.holder = who AND NOT take_over THEN
        RETURN now_held.lease;
    ELSIF now_held.holder IS NOT NULL AND NOT take_over THEN
        RETURN 0;
    END IF;
    h := adjutant.raise_head(which);
    UPDATE adjutant.game SET holder = who, lease = lease + 1, head = h WHERE campaign = which AND game = g;
    PERFORM pg_notify('adjutant', which || ' ' || h);
    RETURN now_held.lease + 1;
END $$;
CREATE OR REPLACE FUNCTION adjutant.let_go(which uuid, who uuid, g uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE h bigint; held uuid;
BEGIN
    PERFORM adjutant.require_device(which, who);
    SELECT holder INTO held FROM adjutant.game WHERE campaign = which AND game = g FOR UPDATE;
    IF held IS DISTINCT FROM who THEN
        RETURN false;
    END IF;
    h := adjutant.raise_head(which);
    UPDATE adjutant.game SET holder = NULL, head = h WHERE campaign = which AND game = g;
    PERFORM pg_notify('adjutant', which || ' ' || h);
    RETURN true;
END $$;

CREATE OR REPLACE FUNCTION adjutant.append(which uuid, who uuid, g uuid, held bigint, first_number bigint, entries jsonb,
                                           tells text, is_finished boolean, key_all text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE now_there record; fresh record; apart bigint; h bigint;
BEGIN
    PERFORM adjutant.require_device(which, who);
    SELECT acts, holder, lease, told, finished INTO now_there FROM adjutant.game
        WHERE campaign = which AND game = g FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such game' USING ERRCODE = 'AJ002';
    END IF;
    SELECT count(*) AS many, min(seq) AS first, max(seq) AS last, (array_agg(hash ORDER BY seq DESC))[1] AS tip INTO fresh
        FROM jsonb_to_recordset(entries) AS e(seq bigint, hash text) WHERE e.seq > now_there.acts;
    IF fresh.many < jsonb_array_length(entries) THEN
        SELECT e.seq INTO apart FROM jsonb_to_recordset(entries) AS e(seq bigint, hash text)
            JOIN adjutant.entry AS t ON t.campaign = which AND t.game = g AND t.seq = e.seq
            WHERE e.seq <= now_there.acts AND t.hash <> e.hash LIMIT 1;
        IF FOUND THEN
            RAISE EXCEPTION 'entry % is another one here', apart USING ERRCODE = 'AJ006';
        END IF;
    END IF;
    IF now_there.holder IS DISTINCT FROM who OR now_there.lease <> held THEN
        IF fresh.many = 0 THEN
            RETURN now_there.acts;
        END IF;
        RAISE EXCEPTION 'another table writes it' USING ERRCODE = 'AJ003';
    END IF;
    IF fresh.many = 0 AND now_there.told = tells AND now_there.finished = is_finished THEN
        RETURN now_there.acts;
    END IF;
    IF fresh.many > 0 AND (fresh.first <> now_there.acts + 1 OR fresh.last <> now_there.acts + fresh.many) THEN
        RAISE EXCEPTION 'entry % does not follow on %', fresh.first, now_there.acts USING ERRCODE = 'AJ004';
    END IF;
    PERFORM set_config('synchronous_commit', 'off', true);
    h := adjutant.raise_head(which);
    UPDATE adjutant.game SET acts = now_there.acts + fresh.many, tip = coalesce(fresh.tip, tip), told = tells,
           finished = is_finished, head = h,
           key_for_all = CASE WHEN key_all <> '' THEN key_all ELSE key_for_all END
        WHERE campaign = which AND game = g;
    INSERT INTO adjutant.entry(campaign, game, seq, parent, at, request, rolls, events, hash, device, number)
        SELECT which, g, e.seq, e.parent, e.at, e.request, e.rolls, e.events, e.hash, who,
               first_number + e.seq - now_there.acts - 1
        FROM jsonb_to_recordset(entries) AS e(seq bigint, parent bigint, at text, request text, rolls text,
                                              events text, hash text)
        WHERE e.seq > now_there.acts ORDER BY e.seq;
    IF is_finished THEN
        UPDATE adjutant.game SET holder = NULL WHERE campaign = which AND game = g;
    END IF;
    PERFORM pg_notify('adjutant', which || ' ' || h);
    RETURN now_there.acts + fresh.many;
END $$;
)sql";

}  // namespace adjutant::club
