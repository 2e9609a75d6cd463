-- What a restaurant keeps to itself for a stretch: tables, or all online bookings. Contract C25, decision 0052.
CREATE TABLE blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  scope text NOT NULL CHECK (scope IN ('tables', 'area', 'online')),
  area text,
  -- Wall clock in Warsaw as staff wrote it; the instants are the same moments.
  from_wall text NOT NULL,
  until_wall text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((scope = 'area') = (area IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX blocks_restaurant ON blocks (restaurant_id, ends_at) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER blocks_revision AFTER INSERT OR UPDATE ON blocks
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
-- A blocked table is occupied, so that the constraint which protects diners holds for it too.
ALTER TABLE occupations ADD COLUMN block_id bigint REFERENCES blocks (id);
--> statement-breakpoint
ALTER TABLE occupations DROP CONSTRAINT occupations_check;
--> statement-breakpoint
ALTER TABLE occupations ADD CONSTRAINT occupations_check
  CHECK (num_nonnulls(reservation_id, hold_token, block_id) = 1);
--> statement-breakpoint
CREATE INDEX occupations_block ON occupations (block_id) WHERE block_id IS NOT NULL;
