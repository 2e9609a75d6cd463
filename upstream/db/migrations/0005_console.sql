-- Seen and asked by the people of a brand and by persons themselves: letters, the queue, campaigns and their results, consents,
-- links between devices, requests about own data.

-- Letters to the operator: restaurants that ask for a plan, complaints, notices of unlawful content, faults.
CREATE TABLE leads (
  number text PRIMARY KEY,
  tenant text NOT NULL,
  app_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('partner', 'complaint', 'notice', 'problem')),
  name text NOT NULL,
  email text NOT NULL,
  -- The rest of the letter, as its schema has it.
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- As that of `orders`, kept for a day.
  network text,
  -- How far an enquiry of a restaurant is; a report is `new` or `decided`. Contract C38.
  stage text NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'contacted', 'agreed', 'preparing', 'open', 'lost', 'decided')),
  stage_at timestamptz,
  -- The restaurant that an enquiry led to, or that a report is about.
  restaurant_id integer REFERENCES restaurants (id),
  -- With what reasons a report was decided.
  decision jsonb,
  closed_at timestamptz
);
--> statement-breakpoint
CREATE INDEX leads_age ON leads (created_at);
--> statement-breakpoint
CREATE INDEX leads_by_email ON leads (contact_email(email));
--> statement-breakpoint
CREATE INDEX leads_open ON leads (tenant, created_at) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX leads_restaurant ON leads (restaurant_id) WHERE restaurant_id IS NOT NULL;
--> statement-breakpoint
-- An enquiry that led to a restaurant ends when that opens, whoever opens it.
CREATE FUNCTION open_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads SET stage = 'open', stage_at = present_time(), closed_at = present_time()
    WHERE restaurant_id = NEW.id AND kind = 'partner' AND closed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_enquiry AFTER UPDATE OF state ON restaurants
FOR EACH ROW WHEN (NEW.state = 'open' AND OLD.state IS DISTINCT FROM 'open') EXECUTE FUNCTION open_enquiry();
--> statement-breakpoint
-- Cases that wait for the people of a brand are rows of other tables; here stands who has taken one. Contract C38.
CREATE TABLE queue_claims (
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL,
  subject text NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL,
  -- Who put it there, who had it before: somebody else is told of both.
  moved_by bigint NOT NULL,
  moved_from bigint,
  PRIMARY KEY (tenant, kind, subject)
);
--> statement-breakpoint
CREATE INDEX queue_claims_age ON queue_claims (at);
--> statement-breakpoint
CREATE INDEX queue_claims_staff ON queue_claims (staff_id);
--> statement-breakpoint
-- What a restaurant has paid the brand for: so many orders, counted from that day. Contract C41.
CREATE TABLE restaurant_plans (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  plan text NOT NULL CHECK (plan IN ('S', 'M', 'L')),
  since text NOT NULL
);
--> statement-breakpoint
-- What people of a brand wrote on a case, for each other or to who sent it; the letter is written by a trigger. Contract C38.
CREATE TABLE case_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL,
  subject text NOT NULL,
  staff_id bigint NOT NULL,
  at timestamptz NOT NULL,
  text text NOT NULL,
  is_answer boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX case_notes_case ON case_notes (tenant, kind, subject);
--> statement-breakpoint
CREATE INDEX case_notes_age ON case_notes (at);
--> statement-breakpoint
CREATE INDEX leads_closed ON leads (tenant, closed_at) WHERE closed_at IS NOT NULL;
--> statement-breakpoint
-- Contacts that may send nothing online for a time: a digest of an e-mail, a phone or a network, never themselves. Contract C40.
CREATE TABLE contact_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL CHECK (kind IN ('email', 'phone', 'network')),
  digest text NOT NULL,
  -- Digest of an e-mail as it was written: `digest` is that of the limits, which several people may have in common.
  email_digest text,
  reason text NOT NULL,
  staff_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until <= created_at + interval '90 days 1 hour'),
  UNIQUE (tenant, kind, digest)
);
--> statement-breakpoint
-- Links of a brand's campaigns, and the short codes of their prints. Contract C39, decision 0077.
CREATE TABLE marketing_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  page text NOT NULL CHECK (page IN ('home', 'list', 'restaurant', 'menu')),
  product text CHECK (product IN ('reservations', 'orders')),
  city text,
  cuisine text,
  restaurant_id integer,
  -- YYYY-MM-DD
  visit_on text,
  source text NOT NULL CHECK (length(source) <= 100),
  medium text NOT NULL CHECK (length(medium) <= 100),
  campaign text NOT NULL CHECK (length(campaign) <= 100),
  note text NOT NULL CHECK (length(note) <= 200),
  made_by bigint NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((page = 'list') = (product IS NOT NULL AND city IS NOT NULL)),
  CHECK ((page IN ('restaurant', 'menu')) = (restaurant_id IS NOT NULL))
);
--> statement-breakpoint
-- The same link made twice is one.
CREATE UNIQUE INDEX marketing_links_open ON marketing_links (tenant, source, medium, campaign, page,
  coalesce(product, ''), coalesce(city, ''), coalesce(cuisine, ''), coalesce(restaurant_id, 0), coalesce(visit_on, ''))
  WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX marketing_links_newest ON marketing_links (tenant, id);
--> statement-breakpoint
CREATE TABLE marketing_link_prints (
  code text PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  link_id bigint NOT NULL REFERENCES marketing_links (id),
  -- utm_content; empty for none
  content text NOT NULL CHECK (length(content) <= 100),
  made_by bigint NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL,
  UNIQUE (link_id, content)
);
--> statement-breakpoint
CREATE INDEX marketing_link_prints_tenant ON marketing_link_prints (tenant);
--> statement-breakpoint
-- Origins of a diner: the first and the last touch of the visit. Contract C19, decision 0047.
CREATE TABLE campaign_touches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  touch text NOT NULL CHECK (touch IN ('first', 'last')),
  reservation_id bigint REFERENCES reservations (id) ON DELETE CASCADE,
  order_id text REFERENCES orders (id) ON DELETE CASCADE,
  waitlist_id bigint REFERENCES waitlist (id) ON DELETE CASCADE,
  lead_number text REFERENCES leads (number) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  utm_source text CHECK (length(utm_source) <= 100),
  utm_medium text CHECK (length(utm_medium) <= 100),
  utm_campaign text CHECK (length(utm_campaign) <= 100),
  utm_term text CHECK (length(utm_term) <= 100),
  utm_content text CHECK (length(utm_content) <= 100),
  utm_id text CHECK (length(utm_id) <= 100),
  utm_source_platform text CHECK (length(utm_source_platform) <= 100),
  utm_creative_format text CHECK (length(utm_creative_format) <= 100),
  utm_marketing_tactic text CHECK (length(utm_marketing_tactic) <= 100),
  gclid text CHECK (length(gclid) <= 255),
  fbclid text CHECK (length(fbclid) <= 255),
  landing_path text CHECK (length(landing_path) <= 150),
  referrer_host text CHECK (length(referrer_host) <= 100),
  CHECK (num_nonnulls(reservation_id, order_id, waitlist_id, lead_number) = 1),
  UNIQUE (reservation_id, touch),
  UNIQUE (order_id, touch),
  UNIQUE (waitlist_id, touch),
  UNIQUE (lead_number, touch)
);
--> statement-breakpoint
CREATE INDEX campaign_touches_clicks ON campaign_touches (created_at) WHERE gclid IS NOT NULL OR fbclid IS NOT NULL;
--> statement-breakpoint
-- A stored touch stays as it is; only the numbers of clicks are forgotten.
CREATE FUNCTION keep_campaign_touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.gclid IS NULL THEN OLD.gclid := NULL; END IF;
  IF NEW.fbclid IS NULL THEN OLD.fbclid := NULL; END IF;
  IF NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'a campaign touch is never overwritten';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_touches_keep BEFORE UPDATE ON campaign_touches
  FOR EACH ROW EXECUTE FUNCTION keep_campaign_touch();
--> statement-breakpoint
-- How far a brand's changes were told to search engines (IndexNow), and who is telling them now. Decision 0047.
CREATE TABLE indexnow_progress (
  tenant text PRIMARY KEY,
  told_until timestamptz NOT NULL,
  -- The restaurant with which a full batch ended; a change of one moment may be longer than a batch.
  told_id integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  -- One process tells at a time, and after a failure nobody does until then.
  next_at timestamptz NOT NULL
);
--> statement-breakpoint
-- Consents to marketing: who, when, where and to which words. They outlive the visit: whoever sends must be able to prove
-- them for as long as they are used. Contract C42, decision 0079.
CREATE TABLE marketing_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  -- The address of its withdrawal is made of it, in messages about what it was given with: who has it can withdraw what the same
  -- e-mail gave for the contact, and nothing else.
  code text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- The same in what is sent to the contact itself, a phone as well: who has it can withdraw all that was given for the contact.
  contact_code text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  contact text NOT NULL CHECK (contact <> ''),
  contact_key text NOT NULL GENERATED ALWAYS AS (
    CASE channel WHEN 'email' THEN lower(contact) ELSE contact_phone(contact) END) STORED,
  -- That of the reservation or the order: by it the person is found, also for a phone. A phone is not proven, so each e-mail that
  -- came with it has a consent of its own.
  email text NOT NULL,
  -- The words beside the box.
  wording text NOT NULL,
  given_at timestamptz NOT NULL,
  reservation_id bigint REFERENCES reservations (id),
  order_id text REFERENCES orders (id),
  -- When it ends by itself; null: not before it is withdrawn.
  ends_at timestamptz,
  withdrawn_at timestamptz,
  -- On the page of its address, by the mailbox in one click (RFC 8058), or by people of the brand.
  withdrawn_how text CHECK (withdrawn_how IN ('link', 'one_click', 'console')),
  CHECK (num_nonnulls(reservation_id, order_id) = 1),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_how IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX marketing_consents_open ON marketing_consents (tenant, channel, contact_key, lower(email)) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX marketing_consents_of_email ON marketing_consents (contact_email(email));
--> statement-breakpoint
CREATE INDEX marketing_consents_ends ON marketing_consents (ends_at) WHERE ends_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX marketing_consents_over ON marketing_consents (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
--> statement-breakpoint
-- One-time links that bring a device's keys to another device. Contract C31. Kept for a day after they expire, C19.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The only key to the link.
  code text NOT NULL UNIQUE,
  tenant text NOT NULL,
  -- The address of the orders and reservations in `entries`.
  email text NOT NULL,
  entries jsonb NOT NULL,
  -- The keys came from a device that holds them, or are those of an address that was typed: counted apart.
  asked_by text NOT NULL CHECK (asked_by IN ('device', 'email')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX transfers_of_email ON transfers (contact_email(email), created_at);
--> statement-breakpoint
CREATE INDEX transfers_over ON transfers (expires_at);
--> statement-breakpoint
-- Requests of a person about their own data: a copy, or an erasure. Contract C42, decision 0079.
CREATE TABLE data_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL CHECK (kind IN ('export', 'erasure')),
  -- Null once an erasure was told of.
  email text,
  -- An erasure is `proven` by its link, and then a case of the queue until it is `done` or `refused`.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'proven', 'done', 'refused')),
  nonce text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Keyed digest of the sender's network, for a day.
  network text,
  -- One of the brand's people, who asked for the person.
  asked_by bigint REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  session_hash text UNIQUE,
  session_ends_at timestamptz,
  ended_at timestamptz,
  -- Rows that were erased, by table.
  counts jsonb,
  reason text,
  CHECK (kind = 'erasure' OR state = 'asked')
);
--> statement-breakpoint
CREATE INDEX data_requests_of_email ON data_requests (contact_email(email), created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX data_requests_open ON data_requests (tenant, lower(email)) WHERE state = 'proven';
--> statement-breakpoint
CREATE INDEX data_requests_over ON data_requests (expires_at);
--> statement-breakpoint
-- Facts that the report of campaigns counts, one narrow row for each reservation and order but tests. Contract C39, decision 0080.
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
-- A touch is stored with its row and never changes. In this language the plan is kept for a session.
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
