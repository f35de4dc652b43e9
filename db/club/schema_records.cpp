// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/schema_parts.hpp"

namespace adjutant::club {

// What is no journal: versions that are only ever added. One that names others in `over` replaces them; where
// two stand beside each other, both are kept and somebody is asked.
const std::string_view recordsStep = R"sql(
CREATE TABLE adjutant.record(
    campaign uuid NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    device uuid NOT NULL,
    number bigint NOT NULL CHECK (number > 0),
    over text[] NOT NULL,
    text text NOT NULL,
    removed boolean NOT NULL,
    at text NOT NULL,
    head bigint NOT NULL,
    PRIMARY KEY(campaign, kind, key, device, number),
    UNIQUE(campaign, device, number)
) PARTITION BY HASH (campaign);
DO $$ BEGIN
    FOR part IN 0..7 LOOP
        EXECUTE format('CREATE TABLE adjutant.record_%s PARTITION OF adjutant.record '
                       'FOR VALUES WITH (MODULUS 8, REMAINDER %s)', part, part);
    END LOOP;
END $$;
CREATE INDEX record_by_head ON adjutant.record(campaign, head);
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON adjutant.record FOR EACH ROW EXECUTE FUNCTION adjutant.only_grows();
CREATE OR REPLACE FUNCTION adjutant.last_number(which uuid, who uuid) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT greatest((SELECT coalesce(max(number), 0) FROM adjutant.entry WHERE campaign = which AND device = who),
                    (SELECT coalesce(max(number), 0) FROM adjutant.record WHERE campaign = which AND device = who))
$$;
CREATE FUNCTION adjutant.keep(which uuid, who uuid, n bigint, of_kind text, of_key text, replaces text[], says text,
                              is_removed boolean, told_at text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE h bigint; there record;
BEGIN
    PERFORM adjutant.require_device(which, who);
    h := adjutant.raise_head(which);
    SELECT kind, key, text, head INTO there FROM adjutant.record WHERE campaign = which AND device = who AND number = n;
    IF FOUND THEN
        IF there.kind = of_kind AND there.key = of_key AND there.text = says THEN RETURN there.head; END IF;
        RAISE EXCEPTION 'number % was used', n USING ERRCODE = 'AJ007';
    END IF;
    INSERT INTO adjutant.record(campaign, kind, key, device, number, over, text, removed, at, head)
        VALUES (which, of_kind, of_key, who, n, replaces, says, is_removed, told_at, h);
    PERFORM adjutant.tell_head(which);
    RETURN h;
END $$;
ALTER TABLE adjutant.record ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_members ON adjutant.record FOR SELECT
    USING (campaign = ANY(ARRAY(SELECT adjutant.my_campaigns())));
GRANT SELECT ON adjutant.record TO adjutant_reader, adjutant_table, adjutant_organiser;
REVOKE EXECUTE ON FUNCTION adjutant.keep(uuid, uuid, bigint, text, text, text[], text, boolean, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION adjutant.keep(uuid, uuid, bigint, text, text, text[], text, boolean, text)
    TO adjutant_table, adjutant_organiser;
)sql";

}  // namespace adjutant::club
