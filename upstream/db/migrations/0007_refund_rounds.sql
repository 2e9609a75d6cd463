-- A refused refund may be asked for again: under a key of its own, since a provider answers a known key as it did before.
ALTER TABLE payment_attempts ADD COLUMN refund_round integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- What a restaurant or operations look at: few rows of many.
CREATE INDEX orders_open ON orders (eta_to, number) WHERE status IN ('pending', 'confirmed', 'sent');
--> statement-breakpoint
CREATE INDEX refunds_refused ON payment_attempts (order_id) WHERE refund_state = 'failed';
--> statement-breakpoint
CREATE INDEX reservations_waiting ON reservations (starts_at, id)
  WHERE cancelled_at IS NULL AND (status = 'pending' OR change_request IS NOT NULL);
--> statement-breakpoint
-- Kept answers that are put right by what they say, not by their key.
CREATE INDEX kept_orders ON idempotency_keys ((body ->> 'id')) WHERE path = '/orders';
--> statement-breakpoint
CREATE INDEX kept_attempts ON idempotency_keys ((body ->> 'attempt')) WHERE body ->> 'attempt' IS NOT NULL;
