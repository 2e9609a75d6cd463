-- The baseline: 0000 to 0008 are the whole schema of the first deployment, a file a room. A change after that is a
-- new migration (`upstream/README.md`).
--
-- Shared by all rooms: extensions, the time, the actor, spellings of contacts, trails, repeated calls, and jobs.

CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The upstream's time, which may differ from this machine's; set for a transaction (`upstream/db/present-time.ts`).
-- Nothing else in this database reads the machine's clock, except statements typed by hand. Decision 0057.
CREATE FUNCTION present_time() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('nakryte.now', true), '')::timestamptz, now())
$$;
--> statement-breakpoint
-- The person behind a change of an order or a reservation. Set for a transaction (`upstream/panel/accounts/staff-audit.ts`), so that
-- no path through the code can forget it.
CREATE FUNCTION present_actor(kind text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('nakryte.' || kind, true), '')
$$;
--> statement-breakpoint
-- One mailbox under several spellings: case, the text after a plus, and the dots of Gmail. Decision 0026.
CREATE FUNCTION contact_email(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) END
$$;
--> statement-breakpoint
-- Digits with their country code: 600 100 200, 0048600100200 and +48 600-100-200 are one phone.
CREATE FUNCTION contact_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(digits) = 9 THEN '48' || digits ELSE digits END
  FROM (SELECT regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', '') AS digits) AS d
$$;
--> statement-breakpoint
-- A trail keeps its facts for ever, but a person may be erased from it: an erasure
-- (`upstream/person-data/erase-person.ts`) may empty hand-typed columns, and nothing else. Contract C19.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('nakryte.erasing', true) = 'yes' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the audit trail is never rewritten';
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_trail_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  typed CONSTANT text[] := ARRAY['reason', 'details'];
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  IF before - typed IS DISTINCT FROM after - typed
    OR (after -> 'reason' IS DISTINCT FROM before -> 'reason' AND after ->> 'reason' IS NOT NULL)
    OR (after -> 'details' IS DISTINCT FROM before -> 'details' AND after -> 'details' <> '{}') THEN
    RAISE EXCEPTION 'the audit trail is never rewritten';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Stored answers for repeats of a call.
CREATE TABLE idempotency_keys (
  tenant text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  status integer,
  body jsonb,
  PRIMARY KEY (tenant, method, path, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
--> statement-breakpoint
-- Stored answers that an erasure finds by their content, not by their key.
CREATE INDEX idempotency_keys_order ON idempotency_keys ((body ->> 'id')) WHERE path = '/orders';
--> statement-breakpoint
CREATE INDEX idempotency_keys_attempt ON idempotency_keys ((body ->> 'attempt')) WHERE body ->> 'attempt' IS NOT NULL;
--> statement-breakpoint
-- Rows that a job failed on, each with the time of its next try: until then the job skips them.
CREATE TABLE job_setbacks (
  job text NOT NULL,
  row_key text NOT NULL,
  tries integer NOT NULL,
  next_at timestamptz NOT NULL,
  PRIMARY KEY (job, row_key)
);
--> statement-breakpoint
-- Errors and actions that browsers report.
CREATE TABLE browser_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  tenant text NOT NULL,
  app_name text NOT NULL,
  type text NOT NULL CHECK (type IN ('error', 'activity', 'no_restaurant', 'sales_activity')),
  message text NOT NULL
);
--> statement-breakpoint
CREATE INDEX browser_logs_age ON browser_logs (at);
