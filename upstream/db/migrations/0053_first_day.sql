-- A test order and a test reservation, which a restaurant makes itself before its first diner comes: nobody pays for them,
-- nobody outside is told, and no figure counts them. Contract C33.
ALTER TABLE orders ADD COLUMN is_test boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE reservations ADD COLUMN is_test boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX orders_tests ON orders (restaurant_id) WHERE is_test;
--> statement-breakpoint
CREATE INDEX reservations_tests ON reservations (restaurant_id) WHERE is_test;
--> statement-breakpoint
-- As in 0043, but for tests.
CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT o.is_test FROM orders o WHERE o.id = NEW.order_id) THEN
    RETURN NULL;
  END IF;
  -- An order that was never paid for was never placed: nobody waits for word of it.
  IF (NEW.kind = 'status' AND NEW.to_state IN ('pending', 'confirmed', 'declined')
      AND coalesce(NEW.from_state, '') <> 'sent')
     OR (NEW.kind = 'status' AND NEW.to_state = 'cancelled'
         AND (NEW.from_state <> 'new' OR EXISTS (
           SELECT 1 FROM payments p WHERE p.order_id = NEW.order_id AND p.status NOT IN ('new', 'pending'))))
     OR (NEW.kind = 'payment' AND NEW.to_state = 'refunded') THEN
    INSERT INTO messages (channel, subject, occasion, order_id, next_at, created_at)
    VALUES ('mail', 'order', NEW.to_state, NEW.order_id, NEW.at, NEW.at);
  END IF;
  IF NEW.kind = 'status' AND NEW."by" <> 'diner'
     AND (NEW.to_state = 'declined' OR (NEW.to_state = 'cancelled' AND NEW.from_state <> 'new')) THEN
    INSERT INTO messages (channel, subject, occasion, order_id, next_at, created_at)
    VALUES ('sms', 'order', NEW.to_state, NEW.order_id, NEW.at, NEW.at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0005, but for tests.
CREATE OR REPLACE FUNCTION tell_of_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT r.is_test FROM reservations r WHERE r.id = NEW.reservation_id) THEN
    RETURN NULL;
  END IF;
  IF NEW.action IN ('created', 'confirmed', 'declined', 'changed', 'change_requested', 'change_accepted',
                    'change_declined', 'cancelled') THEN
    INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
    VALUES ('mail', 'reservation', NEW.action, NEW.reservation_id, NEW.at, NEW.at);
  END IF;
  -- Who is turned away after all should hear of it on the way.
  IF NEW."by" <> 'guest' AND NEW.action IN ('declined', 'cancelled') THEN
    INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
    VALUES ('sms', 'reservation', NEW.action, NEW.reservation_id, NEW.at, NEW.at);
  END IF;
  RETURN NULL;
END $$;
