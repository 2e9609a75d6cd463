-- What the report of campaigns counts, one narrow row for each reservation and order but tests. Contract C39, decision 0080.
CREATE TABLE result_facts (
  is_order boolean NOT NULL,
  -- The number of an order, the id of a reservation.
  id bigint NOT NULL,
  tenant text NOT NULL,
  -- A digest of the e-mail; of the row itself once that is forgotten.
  person bigint NOT NULL,
  -- When the diner comes, or when the order is wanted.
  at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  -- Neither declined nor cancelled.
  is_counted boolean NOT NULL,
  -- An order that is counted; a reservation whose guests were seated.
  came boolean NOT NULL,
  guests integer NOT NULL,
  net_grosze integer NOT NULL,
  -- Digests of the touches; null for none. The words stand in `campaign_touches` alone.
  first_campaign bigint,
  first_source bigint,
  first_medium bigint,
  first_landing bigint,
  last_campaign bigint,
  last_source bigint,
  last_medium bigint,
  last_landing bigint,
  PRIMARY KEY (is_order, id)
);
--> statement-breakpoint
-- A day or a month.
CREATE INDEX result_facts_made ON result_facts (tenant, made_at);
--> statement-breakpoint
-- A year: in the order in which people are followed, so that nothing is sorted and no row is read. Sums are read from the rows.
CREATE INDEX result_facts_people ON result_facts (tenant, person, came, at) INCLUDE (made_at,
  first_campaign, first_source, first_medium, first_landing, last_campaign, last_source, last_medium, last_landing);
--> statement-breakpoint
-- The facts as the other tables have them: the only place that knows how they are stored. Online: paid attempts less refunds that are
-- done, whole and in part. On the spot: the payment is confirmed, which handing the food over does.
CREATE VIEW order_facts AS
SELECT true AS is_order, o.number AS id, o.tenant,
  hashtextextended(CASE WHEN o.email = '' THEN 'o' || o.id ELSE lower(o.email) END, 0) AS person,
  coalesce(o.wanted_at, o.created_at) AS at, o.created_at AS made_at,
  o.status NOT IN ('new', 'declined', 'cancelled') AS is_counted, o.status NOT IN ('new', 'declined', 'cancelled') AS came,
  0 AS guests,
  (SELECT coalesce(sum(a.amount_grosze
      - CASE WHEN a.refund_state = 'done' THEN coalesce(a.refund_grosze, a.amount_grosze) ELSE 0 END
      - (SELECT coalesce(sum(f.amount_grosze), 0) FROM refunds f WHERE f.attempt_id = a.id AND f.state = 'done')), 0)
    FROM payment_attempts a WHERE a.order_id = o.id AND a.status = 'paid')::integer
  + (SELECT coalesce(sum(p.amount_grosze), 0) FROM payments p WHERE p.order_id = o.id AND p.status = 'confirmed'
      AND p.paid_by IS NULL AND o.payment_method IN ('card_on_place', 'cash'))::integer AS net_grosze,
  hashtextextended(f.utm_campaign, 0) AS first_campaign, hashtextextended(f.utm_source, 0) AS first_source,
  hashtextextended(f.utm_medium, 0) AS first_medium, hashtextextended(f.landing_path, 0) AS first_landing,
  hashtextextended(l.utm_campaign, 0) AS last_campaign, hashtextextended(l.utm_source, 0) AS last_source,
  hashtextextended(l.utm_medium, 0) AS last_medium, hashtextextended(l.landing_path, 0) AS last_landing
FROM orders o
  LEFT JOIN campaign_touches f ON f.order_id = o.id AND f.touch = 'first'
  LEFT JOIN campaign_touches l ON l.order_id = o.id AND l.touch = 'last'
WHERE NOT o.is_test;
--> statement-breakpoint
CREATE VIEW reservation_facts AS
SELECT false AS is_order, r.id, r.tenant, hashtextextended(CASE WHEN r.email = '' THEN 'r' || r.id::text ELSE lower(r.email) END, 0) AS person,
  r.starts_at AS at, r.created_at AS made_at, c.is_counted, c.is_counted AND r.visit_state IN ('seated', 'finished') AS came,
  CASE WHEN c.is_counted AND r.visit_state IN ('seated', 'finished') THEN r.guests_number ELSE 0 END AS guests, 0 AS net_grosze,
  hashtextextended(f.utm_campaign, 0) AS first_campaign, hashtextextended(f.utm_source, 0) AS first_source,
  hashtextextended(f.utm_medium, 0) AS first_medium, hashtextextended(f.landing_path, 0) AS first_landing,
  hashtextextended(l.utm_campaign, 0) AS last_campaign, hashtextextended(l.utm_source, 0) AS last_source,
  hashtextextended(l.utm_medium, 0) AS last_medium, hashtextextended(l.landing_path, 0) AS last_landing
FROM reservations r CROSS JOIN LATERAL (SELECT r.status NOT IN ('declined') AND r.cancelled_at IS NULL AS is_counted) c
  LEFT JOIN campaign_touches f ON f.reservation_id = r.id AND f.touch = 'first'
  LEFT JOIN campaign_touches l ON l.reservation_id = r.id AND l.touch = 'last'
WHERE NOT r.is_test;
--> statement-breakpoint
-- A touch is stored with its row and never changes (0020). In this language the plan is kept for a session.
CREATE FUNCTION put_result_fact(fact result_facts) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO result_facts VALUES (fact.*) ON CONFLICT (is_order, id) DO UPDATE SET person = EXCLUDED.person, at = EXCLUDED.at,
    is_counted = EXCLUDED.is_counted, came = EXCLUDED.came, guests = EXCLUDED.guests, net_grosze = EXCLUDED.net_grosze;
END $$;
--> statement-breakpoint
-- The fact is locked before the tables are read, so that of two changes at once the later one reads the earlier one.
CREATE FUNCTION keep_order_fact(of_number bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fact result_facts;
BEGIN
  PERFORM FROM result_facts WHERE is_order AND id = of_number FOR UPDATE;
  SELECT * INTO fact FROM order_facts WHERE id = of_number;
  IF FOUND THEN PERFORM put_result_fact(fact); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_fact_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_order_fact(NEW.number);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_fact_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_order_fact((SELECT number FROM orders WHERE id = NEW.order_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_fact_of_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fact result_facts;
BEGIN
  PERFORM FROM result_facts WHERE NOT is_order AND id = NEW.id FOR UPDATE;
  SELECT * INTO fact FROM reservation_facts WHERE id = NEW.id;
  IF FOUND THEN PERFORM put_result_fact(fact); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: at the commit touches and payments are there, and whoever changes an order or its money holds the order's lock by then,
-- so that facts make nobody wait who would not have waited before. By name they run behind those of revisions, in the order in
-- which every transaction takes the two.
CREATE CONSTRAINT TRIGGER to_facts_new AFTER INSERT ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.is_test) EXECUTE FUNCTION keep_fact_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts AFTER UPDATE OF status, email, wanted_at ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.email, OLD.wanted_at) IS DISTINCT FROM (NEW.status, NEW.email, NEW.wanted_at))
EXECUTE FUNCTION keep_fact_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts_new AFTER INSERT ON payments
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION keep_fact_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts AFTER UPDATE ON payments
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.amount_grosze, OLD.paid_by) IS DISTINCT FROM (NEW.status, NEW.amount_grosze, NEW.paid_by))
EXECUTE FUNCTION keep_fact_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts_new AFTER INSERT ON payment_attempts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION keep_fact_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts AFTER UPDATE ON payment_attempts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.amount_grosze, OLD.refund_state, OLD.refund_grosze)
  IS DISTINCT FROM (NEW.status, NEW.amount_grosze, NEW.refund_state, NEW.refund_grosze) AND 'paid' IN (OLD.status, NEW.status))
EXECUTE FUNCTION keep_fact_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts_new AFTER INSERT ON refunds
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'done') EXECUTE FUNCTION keep_fact_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts AFTER UPDATE ON refunds
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.state <> NEW.state AND 'done' IN (OLD.state, NEW.state))
EXECUTE FUNCTION keep_fact_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts_new AFTER INSERT ON reservations
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.is_test) EXECUTE FUNCTION keep_fact_of_reservation();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER to_facts AFTER UPDATE ON reservations
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.email, OLD.starts_at, OLD.cancelled_at, OLD.visit_state, OLD.guests_number)
  IS DISTINCT FROM (NEW.status, NEW.email, NEW.starts_at, NEW.cancelled_at, NEW.visit_state, NEW.guests_number))
EXECUTE FUNCTION keep_fact_of_reservation();
--> statement-breakpoint
INSERT INTO result_facts SELECT * FROM order_facts UNION ALL SELECT * FROM reservation_facts;
