-- A keyed digest of the network that asked, as reservations have it: kept while somebody waits, at most 30 days. Decision 0026.
ALTER TABLE waitlist ADD COLUMN network text;
--> statement-breakpoint
-- The same, kept for a day.
ALTER TABLE leads ADD COLUMN network text;
--> statement-breakpoint
CREATE INDEX waitlist_by_day ON waitlist (restaurant_id, day);
--> statement-breakpoint
-- Holds of one customer of IPv6 are found by the digest of the /56, which stands before the dot.
CREATE INDEX holds_by_wider_network ON holds (split_part(client_hash, '.', 1)) WHERE client_hash IS NOT NULL;
