-- The number of the newest change that a restaurant's board shows. Decision 0049.
CREATE TABLE restaurant_revisions (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  revision bigint NOT NULL
);
--> statement-breakpoint
-- Raised when the transaction of the change commits, as the last lock it takes: whoever holds the row is the next to be
-- seen, so no revision becomes visible before a lower one. A transaction raises a restaurant once.
CREATE FUNCTION raise_revision(restaurant integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  marker text := 'nakryte.raised_' || restaurant;
BEGIN
  IF restaurant IS NULL OR current_setting(marker, true) = 'yes' THEN RETURN; END IF;
  PERFORM set_config(marker, 'yes', true);
  INSERT INTO restaurant_revisions AS r (restaurant_id, revision) VALUES (restaurant, 1)
  ON CONFLICT (restaurant_id) DO UPDATE SET revision = r.revision + 1;
END $$;
--> statement-breakpoint
CREATE FUNCTION raise_own_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM raise_revision(OLD.restaurant_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM raise_revision(NEW.restaurant_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION raise_restaurant_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_revision(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION raise_order_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_revision((SELECT o.restaurant_id FROM orders o WHERE o.id = NEW.order_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: they run at the commit, in whatever order the transaction took its other locks.
CREATE CONSTRAINT TRIGGER orders_revision AFTER INSERT OR UPDATE ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_revision AFTER UPDATE ON payments
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_revision AFTER UPDATE ON payment_attempts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.refund_state IS DISTINCT FROM NEW.refund_state)
EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reservations_revision AFTER INSERT OR UPDATE ON reservations
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
-- A reservation's tables: those of a hold are no news.
CREATE CONSTRAINT TRIGGER occupations_revision AFTER INSERT OR UPDATE ON occupations
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.reservation_id IS NOT NULL) EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER waitlist_revision AFTER INSERT OR UPDATE OR DELETE ON waitlist
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER restaurants_revision AFTER UPDATE ON restaurants
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD.summary -> 'orders_paused' IS DISTINCT FROM NEW.summary -> 'orders_paused')
EXECUTE FUNCTION raise_restaurant_revision();
