-- What the panel handed over can be called back for ten minutes: when that was, while it is the last that happened to the order.
-- Contract C1, C23.
ALTER TABLE orders ADD COLUMN handed_over_at timestamptz;
--> statement-breakpoint
CREATE INDEX orders_handed_over ON orders (restaurant_id, handed_over_at) WHERE handed_over_at IS NOT NULL;
--> statement-breakpoint
-- As in 0005, but that an order that left and was called back is no news of its acceptance.
CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
