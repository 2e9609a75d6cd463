-- What a month and the list of restaurants of a brand count, and visits that nobody ended. Contract C41.
CREATE INDEX payment_attempts_paid ON payment_attempts (paid_at) WHERE paid_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payment_attempts_refunded ON payment_attempts (refunded_at) WHERE refunded_at IS NOT NULL;
--> statement-breakpoint
-- What is paid at the door or at the counter has no attempt: its event is that its payment became `confirmed`.
CREATE INDEX order_audit_settled ON order_audit (at)
WHERE kind = 'payment' AND to_state = 'confirmed' AND "by" = 'system';
--> statement-breakpoint
-- These two hold all that is counted, so that no row is read for it.
CREATE INDEX orders_created ON orders (created_at) INCLUDE (restaurant_id, status, is_test);
--> statement-breakpoint
CREATE INDEX reservations_starts ON reservations (starts_at)
INCLUDE (restaurant_id, status, visit_state, guests_number, cancelled_at, is_test);
--> statement-breakpoint
CREATE INDEX reservations_seated ON reservations (ends_at) WHERE visit_state = 'seated';
--> statement-breakpoint
CREATE INDEX alarms_ended ON alarms (ended_at) WHERE ended_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX restaurants_home ON restaurants ((details ->> 'home_tenant'));
