-- Tables for the people of a brand and for diners' own data: enquiries, the queue, campaigns and their results,
-- consents, links between devices, requests about own data.

-- Messages to the operator: restaurants' enquiries about a plan, complaints, notices of unlawful content, faults.
CREATE TABLE enquiries (
  number text PRIMARY KEY,
  tenant text NOT NULL,
  app_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('partner', 'complaint', 'notice', 'problem')),
  name text NOT NULL,
  email text NOT NULL,
  -- The other fields of the enquiry, as in its schema.
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- The same as in `orders`, kept for a day.
  network text,
  -- Stage of a restaurant's enquiry; a report is `new` or `decided`. Contract C38.
  stage text NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'contacted', 'agreed', 'preparing', 'open', 'lost', 'decided')),
  stage_at timestamptz,
  -- The restaurant that an enquiry led to, or that a report is about.
  restaurant_id integer REFERENCES restaurants (id),
  -- Reasons of the decision on a report.
  decision jsonb,
  closed_at timestamptz
);
--> statement-breakpoint
CREATE INDEX enquiries_age ON enquiries (created_at);
--> statement-breakpoint
CREATE INDEX enquiries_by_email ON enquiries (contact_email(email));
--> statement-breakpoint
CREATE INDEX enquiries_open ON enquiries (tenant, created_at) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX enquiries_restaurant ON enquiries (restaurant_id) WHERE restaurant_id IS NOT NULL;
--> statement-breakpoint
-- An enquiry ends when the resulting restaurant opens, by any path.
CREATE FUNCTION open_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enquiries SET stage = 'open', stage_at = present_time(), closed_at = present_time()
    WHERE restaurant_id = NEW.id AND kind = 'partner' AND closed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_enquiry AFTER UPDATE OF state ON restaurants
FOR EACH ROW WHEN (NEW.state = 'open' AND OLD.state IS DISTINCT FROM 'open') EXECUTE FUNCTION open_enquiry();
--> statement-breakpoint
-- Open cases of a brand are rows of other tables; this table holds the claims on them. Contract C38.
CREATE TABLE queue_claims (
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL,
  subject text NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL,
  -- The person who moved the case, and its holder before: each is shown a move by somebody else.
  moved_by bigint NOT NULL,
  moved_from bigint,
  PRIMARY KEY (tenant, kind, subject)
);
--> statement-breakpoint
CREATE INDEX queue_claims_age ON queue_claims (at);
--> statement-breakpoint
CREATE INDEX queue_claims_staff ON queue_claims (staff_id);
--> statement-breakpoint
-- The plan that a restaurant has paid for: a number of orders, counted from that day. Contract C41.
CREATE TABLE restaurant_plans (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  plan text NOT NULL CHECK (plan IN ('S', 'M', 'L')),
  since text NOT NULL
);
--> statement-breakpoint
-- Notes of the brand's people on a case, for each other or to the sender; a trigger queues the e-mail. Contract C38.
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
CREATE INDEX enquiries_closed ON enquiries (tenant, closed_at) WHERE closed_at IS NOT NULL;
--> statement-breakpoint
-- Contacts that are blocked online for a time: a digest of an e-mail, a phone or a network, never the value. Contract
-- C40.
CREATE TABLE contact_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL CHECK (kind IN ('email', 'phone', 'network')),
  digest text NOT NULL,
  -- Digest of an e-mail as it was written: `digest` is that of the limits, which several people may share.
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
  -- Code of a voucher of the brand that goes along.
  voucher text,
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
  coalesce(product, ''), coalesce(city, ''), coalesce(cuisine, ''), coalesce(restaurant_id, 0), coalesce(visit_on, ''), coalesce(voucher, ''))
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
  -- How often its code was opened, of all hours.
  scans integer NOT NULL DEFAULT 0,
  UNIQUE (link_id, content)
);
--> statement-breakpoint
CREATE INDEX marketing_link_prints_tenant ON marketing_link_prints (tenant);
--> statement-breakpoint
-- Number of times that a code was opened within an hour; nothing about the person. Contract C39.
CREATE TABLE marketing_scans (
  code text NOT NULL REFERENCES marketing_link_prints (code),
  hour timestamptz NOT NULL,
  scans integer NOT NULL,
  PRIMARY KEY (code, hour)
);
--> statement-breakpoint
-- Origins of a diner: the first and the last touch of the visit. Contract C19, docs/design/campaigns.md.
CREATE TABLE campaign_touches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  touch text NOT NULL CHECK (touch IN ('first', 'last')),
  reservation_id bigint REFERENCES reservations (id) ON DELETE CASCADE,
  order_id text REFERENCES orders (id) ON DELETE CASCADE,
  waitlist_id bigint REFERENCES waitlist (id) ON DELETE CASCADE,
  enquiry_number text REFERENCES enquiries (number) ON DELETE CASCADE,
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
  CHECK (num_nonnulls(reservation_id, order_id, waitlist_id, enquiry_number) = 1),
  UNIQUE (reservation_id, touch),
  UNIQUE (order_id, touch),
  UNIQUE (waitlist_id, touch),
  UNIQUE (enquiry_number, touch)
);
--> statement-breakpoint
CREATE INDEX campaign_touches_clicks ON campaign_touches (created_at) WHERE gclid IS NOT NULL OR fbclid IS NOT NULL;
--> statement-breakpoint
-- A stored touch does not change; only the click ids are erased.
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
-- Progress of telling search engines about a brand's changes (IndexNow), and the lease of the sending process.
CREATE TABLE indexnow_progress (
  tenant text PRIMARY KEY,
  notified_until timestamptz NOT NULL,
  -- The last restaurant of a full batch: one moment may have more changes than fit into a batch.
  notified_id integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  -- One process sends at a time; after a failure none sends until this time.
  next_at timestamptz NOT NULL
);
--> statement-breakpoint
-- Consents to marketing: contact, time, place and wording. They outlive the visit: the sender must be able to prove
-- them for as long as they are used. Contract C42, decision 0079.
CREATE TABLE marketing_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  -- Code of the withdrawal link in messages about the booking: its holder can withdraw the consents that the same
  -- e-mail gave for the contact, and nothing else.
  code text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- Code of the link in messages to the contact itself, also by SMS: its holder can withdraw all consents for the
  -- contact.
  contact_code text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  contact text NOT NULL CHECK (contact <> ''),
  contact_key text NOT NULL GENERATED ALWAYS AS (
    CASE channel WHEN 'email' THEN lower(contact) ELSE contact_phone(contact) END) STORED,
  -- E-mail of the reservation or the order: it finds the person, also for a phone. A phone is not proven, so each
  -- e-mail that came with it has a separate consent.
  email text NOT NULL,
  -- Wording beside the box.
  wording text NOT NULL,
  given_at timestamptz NOT NULL,
  reservation_id bigint REFERENCES reservations (id),
  order_id text REFERENCES orders (id),
  -- Expiry of the consent; null: only a withdrawal ends it.
  ends_at timestamptz,
  withdrawn_at timestamptz,
  -- Withdrawn on the page of the link, by the mailbox in one click (RFC 8058), or by people of the brand.
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
  -- The keys came from a device that holds them, or from the orders of a typed address: counted separately.
  requested_by text NOT NULL CHECK (requested_by IN ('device', 'email')),
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
  -- Null once the end of an erasure was sent.
  email text,
  -- An erasure is `proven` by its link, and then an open case of the queue until it is `done` or `refused`.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'proven', 'done', 'refused')),
  nonce text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Keyed digest of the sender's network, for a day.
  network text,
  -- One of the brand's people, who made the request for the person.
  requested_by bigint REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  session_hash text UNIQUE,
  session_ends_at timestamptz,
  ended_at timestamptz,
  -- Erased rows, by table.
  counts jsonb,
  reason text,
  CHECK (kind = 'erasure' OR state = 'requested')
);
--> statement-breakpoint
CREATE INDEX data_requests_of_email ON data_requests (contact_email(email), created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX data_requests_open ON data_requests (tenant, lower(email)) WHERE state = 'proven';
--> statement-breakpoint
CREATE INDEX data_requests_over ON data_requests (expires_at);
