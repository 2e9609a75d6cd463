-- The time of the upstream, which may be another than this machine's; set for a transaction (`upstream/db/present-time.ts`).
-- Nothing else in this database asks the machine, but for statements that are typed by hand. Decision 0057.
CREATE FUNCTION present_time() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('nakryte.now', true), '')::timestamptz, now())
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_occupations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE occupations SET ended_at = present_time() WHERE reservation_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at = present_time();
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TABLE restaurants ALTER COLUMN changed_at SET DEFAULT present_time();
--> statement-breakpoint
ALTER TABLE menus ALTER COLUMN changed_at SET DEFAULT present_time();
