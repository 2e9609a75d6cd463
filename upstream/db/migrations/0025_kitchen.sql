-- What a restaurant does on its board. Contract C23.
-- `version` is raised by every change of the row: who acts names the one they saw. A step that can still be taken back is
-- planned: {step, readyAt, reason, staffId, deviceId, sessionId}; the order changes when it is due.
ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 0, ADD COLUMN packed_at timestamptz,
  ADD COLUMN planned_step jsonb, ADD COLUMN planned_due_at timestamptz,
  ADD CONSTRAINT planned_with_time CHECK ((planned_step IS NULL) = (planned_due_at IS NULL));
--> statement-breakpoint
CREATE INDEX orders_planned ON orders (planned_due_at) WHERE planned_due_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE reservations ADD COLUMN version integer NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE FUNCTION raise_order_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  -- Whoever changed the order first: what was planned was planned for the status before.
  IF NEW.status <> OLD.status AND NEW.planned_due_at IS NOT DISTINCT FROM OLD.planned_due_at THEN
    NEW.planned_step := NULL;
    NEW.planned_due_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION raise_order_version();
--> statement-breakpoint
CREATE FUNCTION raise_reservation_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_version BEFORE UPDATE ON reservations
FOR EACH ROW EXECUTE FUNCTION raise_reservation_version();
--> statement-breakpoint
-- Over the menu's own flags. Option 0: the whole dish. Until null: until further notice.
CREATE TABLE sold_out (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  product_id integer NOT NULL,
  option_id integer NOT NULL DEFAULT 0,
  until timestamptz,
  PRIMARY KEY (restaurant_id, product_id, option_id)
);
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sold_out_revision AFTER INSERT OR UPDATE OR DELETE ON sold_out
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
-- How many orders a kitchen finishes in one slot tonight, instead of the figure of `order_settings`.
CREATE TABLE kitchen_limits (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  orders_per_slot integer NOT NULL CHECK (orders_per_slot >= 0),
  until timestamptz NOT NULL
);
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER kitchen_limits_revision AFTER INSERT OR UPDATE OR DELETE ON kitchen_limits
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
