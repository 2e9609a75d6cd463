-- What a contact and a network have open is counted here, so that it holds across processes and restarts. Decision 0026.
-- One mailbox under several spellings: case, what stands after a plus, and the dots of Gmail.
CREATE FUNCTION contact_email(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) END
$$;
--> statement-breakpoint
-- Digits with their country code: 600 100 200, 0048600100200 and +48 600-100-200 are one phone.
CREATE FUNCTION contact_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(digits) = 9 THEN '48' || digits ELSE digits END
  FROM (SELECT regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', '') AS digits) AS d
$$;
--> statement-breakpoint
-- A keyed digest of the network that asked, kept until the visit, at most 30 days.
ALTER TABLE reservations ADD COLUMN network text;
--> statement-breakpoint
-- The same, kept while the order is under way, at most a day.
ALTER TABLE orders ADD COLUMN network text;
--> statement-breakpoint
CREATE INDEX reservations_by_email ON reservations (contact_email(email)) WHERE forgotten_at IS NULL;
--> statement-breakpoint
CREATE INDEX reservations_by_phone ON reservations (contact_phone(phone_number)) WHERE forgotten_at IS NULL;
--> statement-breakpoint
CREATE INDEX reservations_by_network ON reservations (network, restaurant_id) WHERE network IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_by_email ON orders (contact_email(email)) WHERE forgotten_at IS NULL;
--> statement-breakpoint
CREATE INDEX orders_by_phone ON orders (contact_phone(phone)) WHERE forgotten_at IS NULL;
--> statement-breakpoint
CREATE INDEX orders_by_network ON orders (network, restaurant_id) WHERE network IS NOT NULL;
--> statement-breakpoint
CREATE INDEX waitlist_by_email ON waitlist (contact_email(email));
--> statement-breakpoint
CREATE INDEX waitlist_by_phone ON waitlist (contact_phone(phone_number));
--> statement-breakpoint
CREATE INDEX leads_by_email ON leads (contact_email(email));
--> statement-breakpoint
CREATE INDEX messages_reservation ON messages (reservation_id) WHERE reservation_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_waitlist ON messages (waitlist_id) WHERE waitlist_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_letter ON messages (letter_number) WHERE letter_number IS NOT NULL;
