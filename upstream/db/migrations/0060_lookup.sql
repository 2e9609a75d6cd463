-- A part of what was paid goes back: a dish that was missing, a complaint. The whole of an attempt goes back by its own columns
-- (0002), less these parts. Contract C40, decision 0078.
CREATE TABLE refunds (
  -- The provider's key of the first round as well.
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  attempt_id text NOT NULL REFERENCES payment_attempts (id),
  amount_grosze integer NOT NULL CHECK (amount_grosze > 0),
  -- `replaced`: refused, and then a part of the whole refund.
  state text NOT NULL CHECK (state IN ('wanted', 'pending', 'done', 'failed', 'replaced')),
  reason text,
  -- [{ line, amount }]: what was missing, if it was dishes.
  lines jsonb NOT NULL DEFAULT '[]',
  -- Of one press of the button.
  mark text NOT NULL,
  staff_id bigint DEFAULT present_actor('staff')::bigint,
  provider_refund_id text,
  tries integer NOT NULL DEFAULT 0,
  -- How often it was asked for again after a refusal.
  round integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  wanted_at timestamptz NOT NULL,
  done_at timestamptz,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (order_id, mark)
);
--> statement-breakpoint
CREATE INDEX refunds_attempt ON refunds (attempt_id);
--> statement-breakpoint
CREATE INDEX refunds_due ON refunds (next_at) WHERE state IN ('wanted', 'pending');
--> statement-breakpoint
CREATE INDEX refunds_failed ON refunds (order_id) WHERE state = 'failed';
--> statement-breakpoint
CREATE INDEX refunds_of_provider ON refunds (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
--> statement-breakpoint
-- What the refund of an attempt sends back: what was paid less the parts of before; null: all of it, or nothing was asked for.
ALTER TABLE payment_attempts ADD COLUMN refund_grosze integer CHECK (refund_grosze > 0);
--> statement-breakpoint
-- Never more than was paid, whoever asks: the row of the attempt is locked, and then counted.
CREATE FUNCTION keep_refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  attempt payment_attempts;
  taken integer;
BEGIN
  IF NEW.state NOT IN ('wanted', 'pending', 'done') THEN RETURN NEW; END IF;
  SELECT * INTO attempt FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
  SELECT coalesce(sum(amount_grosze), 0) INTO taken FROM refunds
    WHERE attempt_id = NEW.attempt_id AND id <> NEW.id AND state IN ('wanted', 'pending', 'done');
  IF attempt.refund_state IN ('wanted', 'pending', 'done') THEN
    taken := taken + coalesce(attempt.refund_grosze, attempt.amount_grosze);
  END IF;
  IF attempt.status <> 'paid' OR taken + NEW.amount_grosze > attempt.amount_grosze THEN
    RAISE EXCEPTION 'more would go back than was paid' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON refunds
FOR EACH ROW EXECUTE FUNCTION keep_refunds_within_payment();
--> statement-breakpoint
CREATE FUNCTION keep_refund_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.refund_grosze, NEW.amount_grosze) + (SELECT coalesce(sum(amount_grosze), 0) FROM refunds
    WHERE attempt_id = NEW.id AND state IN ('wanted', 'pending', 'done')) > NEW.amount_grosze THEN
    RAISE EXCEPTION 'more would go back than was paid' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_within_payment BEFORE UPDATE ON payment_attempts
FOR EACH ROW WHEN (NEW.refund_state IN ('wanted', 'pending', 'done') AND OLD.refund_state IS DISTINCT FROM NEW.refund_state)
EXECUTE FUNCTION keep_refund_within_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER part_refunds_revision AFTER INSERT OR UPDATE ON refunds
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
ALTER TABLE order_audit DROP CONSTRAINT order_audit_kind_check;
--> statement-breakpoint
ALTER TABLE order_audit ADD CONSTRAINT order_audit_kind_check CHECK (kind IN ('status', 'payment', 'eta', 'refund'));
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN refund_id text REFERENCES refunds (id),
  -- Who sent it again by hand; null for what the change itself wrote.
  ADD COLUMN repeated_by bigint;
--> statement-breakpoint
CREATE FUNCTION tell_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, order_id, refund_id, next_at, created_at)
  VALUES ('mail', 'order', 'part_refunded', NEW.order_id, NEW.id, NEW.done_at, NEW.done_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_refund AFTER UPDATE ON refunds
FOR EACH ROW WHEN (NEW.state = 'done' AND OLD.state <> 'done') EXECUTE FUNCTION tell_of_refund();
--> statement-breakpoint
-- The trail of one order or reservation of a brand.
CREATE INDEX staff_audit_subject ON staff_audit (subject, id) WHERE subject IS NOT NULL;
--> statement-breakpoint
-- Who may send nothing online for a time: a digest of an e-mail, a phone or a network, never themselves. Contract C40.
CREATE TABLE contact_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL CHECK (kind IN ('email', 'phone', 'network')),
  digest text NOT NULL,
  reason text NOT NULL,
  staff_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until <= created_at + interval '90 days 1 hour'),
  UNIQUE (tenant, kind, digest)
);
