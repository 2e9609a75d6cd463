-- What a restaurant changes of itself on its panel: each person's draft of a part, and the versions that were published.
-- Contract C37.
CREATE TABLE settings_drafts (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  staff_id bigint NOT NULL REFERENCES staff (id),
  part text NOT NULL,
  -- The part as it was when the draft was begun.
  base jsonb NOT NULL,
  value jsonb NOT NULL,
  -- Name in the draft → id of the upload, of pictures that are new in it.
  pictures jsonb NOT NULL DEFAULT '{}',
  revision integer NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, part, staff_id)
);
--> statement-breakpoint
CREATE INDEX settings_drafts_saved ON settings_drafts (saved_at);
--> statement-breakpoint
CREATE TABLE settings_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  part text NOT NULL,
  at timestamptz NOT NULL,
  staff_id bigint REFERENCES staff (id),
  kind text NOT NULL CHECK (kind IN ('start', 'panel', 'price', 'operations')),
  value jsonb NOT NULL,
  differences jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX settings_versions_newest ON settings_versions (restaurant_id, part, id);
--> statement-breakpoint
-- Boards are told, as of all that they show.
CREATE CONSTRAINT TRIGGER settings_versions_revision AFTER INSERT ON settings_versions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
