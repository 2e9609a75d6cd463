-- What restaurants handed over, made into files in the media store. An id is never used again, so what it names never changes. Decision 0070.
CREATE TABLE pictures (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  -- Of the image as it came, and of how it was made. Null until all files are in the media store.
  content_hash text,
  -- Of what comes out with an exported file, which is the same picture when it comes back.
  master_hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  placeholder text NOT NULL,
  -- Names in the media store.
  files text[] NOT NULL,
  -- When it was last handed over, or a restaurant last left it.
  needed_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX pictures_same ON pictures (content_hash);
--> statement-breakpoint
CREATE INDEX pictures_same_master ON pictures (master_hash);
--> statement-breakpoint
CREATE INDEX pictures_forgotten ON pictures (needed_at);
--> statement-breakpoint
-- What a restaurant's file calls its pictures.
CREATE TABLE restaurant_pictures (
  restaurant_id integer NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
  file text NOT NULL,
  picture_id text NOT NULL REFERENCES pictures (id),
  PRIMARY KEY (restaurant_id, file)
);
--> statement-breakpoint
CREATE INDEX restaurant_pictures_used ON restaurant_pictures (picture_id);
--> statement-breakpoint
-- Who has the page open, or a cache that keeps it, still asks for it.
CREATE FUNCTION picture_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pictures SET needed_at = present_time() WHERE id = OLD.picture_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurant_pictures_left AFTER DELETE OR UPDATE ON restaurant_pictures
FOR EACH ROW EXECUTE FUNCTION picture_left();
