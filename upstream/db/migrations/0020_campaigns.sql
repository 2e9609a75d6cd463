-- Where a diner came from: the first and the last touch of the visit. Contract C19, decision 0047.
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
-- What is stored stays as it is; only the numbers of clicks are forgotten.
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
CREATE INDEX restaurants_changed ON restaurants (changed_at);
--> statement-breakpoint
CREATE INDEX menus_changed ON menus (changed_at);
