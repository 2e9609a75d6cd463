-- What waits for the people of a brand. Contract C38. The cases are rows of other tables; here stands who has taken one.
CREATE TABLE queue_claims (
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL,
  subject text NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, kind, subject)
);
--> statement-breakpoint
CREATE INDEX queue_claims_age ON queue_claims (at);
--> statement-breakpoint
CREATE INDEX queue_claims_staff ON queue_claims (staff_id);
--> statement-breakpoint
-- How far an enquiry of a restaurant is; with what reasons a report was decided.
ALTER TABLE leads
  ADD COLUMN stage text NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'contacted', 'agreed', 'preparing', 'open', 'lost', 'decided')),
  ADD COLUMN stage_at timestamptz,
  ADD COLUMN restaurant_id integer REFERENCES restaurants (id),
  ADD COLUMN decision jsonb,
  ADD COLUMN closed_at timestamptz;
--> statement-breakpoint
-- Letters of before the console were answered by email.
UPDATE leads SET closed_at = created_at, stage = CASE WHEN kind = 'partner' THEN 'contacted' ELSE 'decided' END
  WHERE created_at < now() - interval '30 days';
--> statement-breakpoint
CREATE INDEX leads_open ON leads (tenant, created_at) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX leads_restaurant ON leads (restaurant_id) WHERE restaurant_id IS NOT NULL;
--> statement-breakpoint
-- A decision is told to who reported, and to the restaurant that it is about.
CREATE FUNCTION tell_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, letter_number, next_at, created_at)
  VALUES ('mail', 'letter', 'decided', NEW.number, NEW.closed_at, NEW.closed_at);
  IF NEW.restaurant_id IS NOT NULL THEN
    INSERT INTO messages (channel, subject, occasion, letter_number, next_at, created_at)
    VALUES ('mail', 'letter', 'decided_restaurant', NEW.number, NEW.closed_at, NEW.closed_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_decision AFTER UPDATE OF decision ON leads
FOR EACH ROW WHEN (OLD.decision IS NULL AND NEW.decision IS NOT NULL) EXECUTE FUNCTION tell_of_decision();
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
