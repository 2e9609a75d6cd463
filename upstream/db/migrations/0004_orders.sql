-- Orders, their payments and refunds.

CREATE TABLE vouchers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  code text NOT NULL CHECK (code = upper(code)),
  type text NOT NULL CHECK (type IN ('percent', 'value', 'freeDelivery')),
  -- Percent, grosze, or 0 for freeDelivery.
  value integer NOT NULL CHECK (value >= 0),
  min_cart_grosze integer NOT NULL,
  max_discount_grosze integer,
  valid_from timestamptz,
  valid_to timestamptz,
  delivery_types text[],
  restaurants integer[],
  -- The restaurant whose file has the voucher, even after its removal from the file, when it is valid nowhere; NULL:
  -- the brand's.
  owner_id integer,
  total_limit integer,
  customer_limit integer,
  first_order_only boolean NOT NULL,
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  UNIQUE (tenant, code)
);
--> statement-breakpoint
CREATE INDEX vouchers_owned ON vouchers (owner_id);
--> statement-breakpoint
-- Orders that a kitchen finishes in one slot; the check holds when many order at once.
CREATE TABLE kitchen_slots (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  starts_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  booked integer NOT NULL CHECK (booked >= 0),
  PRIMARY KEY (restaurant_id, starts_at),
  CONSTRAINT kitchen_is_not_overbooked CHECK (booked <= capacity)
);
--> statement-breakpoint
-- Orders that a kitchen finishes in one slot tonight, instead of the figure of `order_settings`. Contract C23.
CREATE TABLE kitchen_limits (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  orders_per_slot integer NOT NULL CHECK (orders_per_slot >= 0),
  until timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE orders (
  -- The only key to the order's page.
  id text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) UNIQUE,
  tenant text NOT NULL REFERENCES tenants (key),
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  status text NOT NULL CHECK (status IN ('new', 'pending', 'confirmed', 'sent', 'delivered', 'declined', 'cancelled')),
  delivery_type text NOT NULL CHECK (delivery_type IN ('delivery', 'contactless_delivery', 'robot_delivery', 'takeout')),
  payment_method text NOT NULL,
  -- ASAP, or the requested wall clock in Warsaw; wanted_at is the same moment as an instant.
  delivery_at text NOT NULL CHECK (delivery_at ~ '^(ASAP|\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00)$'),
  wanted_at timestamptz,
  kitchen_slot_at timestamptz NOT NULL,
  travel_min_minutes integer NOT NULL,
  travel_max_minutes integer NOT NULL,
  eta_from timestamptz NOT NULL,
  eta_to timestamptz NOT NULL,
  ready_at timestamptz,
  products_grosze integer NOT NULL,
  promotions_grosze integer NOT NULL,
  voucher_grosze integer NOT NULL,
  packaging_grosze integer NOT NULL,
  deposits_grosze integer NOT NULL,
  delivery_grosze integer NOT NULL,
  tip_grosze integer NOT NULL,
  total_grosze integer NOT NULL CHECK (total_grosze >= 0),
  voucher_id integer REFERENCES vouchers (id),
  voucher_code text,
  customer_firstname text NOT NULL,
  customer_lastname text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  address jsonb,
  notes text NOT NULL,
  cash_change_from_grosze integer,
  source text NOT NULL,
  app_name text NOT NULL,
  client text,
  sms_marketing boolean NOT NULL,
  email_marketing boolean NOT NULL,
  terms_accepted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- End of the present status's timer; null where it has none.
  due_at timestamptz,
  -- An attempt that was pending at the provider added 15 minutes.
  due_extended boolean NOT NULL DEFAULT false,
  alerted_at timestamptz,
  ended_by text,
  ended_reason text,
  anonymized_at timestamptz,
  -- A keyed digest of the diner's network, kept while the order is under way, at most a day. Decision 0026.
  network text,
  -- Raised by every change of the row: a caller names the version that they saw. Contract C23.
  version integer NOT NULL DEFAULT 0,
  packed_at timestamptz,
  -- A step that can still be undone: {step, readyAt, reason, staffId, deviceId, sessionId}; the order changes when it
  -- is due.
  planned_step jsonb,
  planned_due_at timestamptz,
  -- Time of the handover on the panel, while it is the last change: it can be undone for ten minutes. Contract C1,
  -- C23.
  handed_over_at timestamptz,
  -- Made by the restaurant before its first diner comes: nobody pays, nobody outside gets a message, and no figure
  -- counts it. Contract C33.
  is_test boolean NOT NULL DEFAULT false,
  -- The tax number for an invoice that the diner requested; the restaurant issues it. Contract C3.
  invoice_nip text,
  CONSTRAINT planned_with_time CHECK ((planned_step IS NULL) = (planned_due_at IS NULL)),
  CONSTRAINT sums_up CHECK (total_grosze = products_grosze - promotions_grosze - voucher_grosze + packaging_grosze
    + deposits_grosze + delivery_grosze + tip_grosze)
);
--> statement-breakpoint
CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_restaurant ON orders (restaurant_id, created_at);
--> statement-breakpoint
CREATE INDEX orders_late ON orders (eta_to) WHERE alerted_at IS NULL AND status IN ('pending', 'confirmed', 'sent');
--> statement-breakpoint
-- Pending uses of a voucher code, counted when a diner types the code.
CREATE INDEX orders_voucher ON orders (voucher_id) WHERE status IN ('new');
--> statement-breakpoint
-- Sums that a voucher took off, for the console and the restaurant's settings. Contract C37, C39.
CREATE INDEX orders_with_voucher ON orders (voucher_id, restaurant_id) WHERE voucher_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_customer ON orders (phone) WHERE phone <> '';
--> statement-breakpoint
CREATE INDEX orders_to_anonymize ON orders (eta_to) WHERE anonymized_at IS NULL;
--> statement-breakpoint
-- Orders in work at a restaurant: few rows of many.
CREATE INDEX orders_open ON orders (eta_to, number) WHERE status IN ('pending', 'confirmed', 'sent');
--> statement-breakpoint
-- The same as in `reservations`. Decision 0026.
CREATE INDEX orders_by_email ON orders (contact_email(email)) WHERE anonymized_at IS NULL;
--> statement-breakpoint
CREATE INDEX orders_by_phone ON orders (contact_phone(phone)) WHERE anonymized_at IS NULL;
--> statement-breakpoint
CREATE INDEX orders_by_network ON orders (network, restaurant_id) WHERE network IS NOT NULL;
--> statement-breakpoint
-- The share of one network in a kitchen's slot is counted with each order; only orders under way carry a network. Decision 0026.
CREATE INDEX orders_by_slot ON orders (restaurant_id, kitchen_slot_at) WHERE network IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_planned ON orders (planned_due_at) WHERE planned_due_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_handed_over ON orders (restaurant_id, handed_over_at) WHERE handed_over_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_tests ON orders (restaurant_id) WHERE is_test;
--> statement-breakpoint
-- Results of campaigns are counted by the day of the order. Contract C39.
CREATE INDEX orders_made ON orders (tenant, created_at);
--> statement-breakpoint
-- Covers all columns that a month counts, so that no row is read. Contract C41.
CREATE INDEX orders_created ON orders (created_at) INCLUDE (restaurant_id, status, is_test);
--> statement-breakpoint
CREATE FUNCTION raise_order_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  -- A change of the status cancels the planned step, which was planned for the status before.
  IF NEW.status <> OLD.status AND NEW.planned_due_at IS NOT DISTINCT FROM OLD.planned_due_at THEN
    NEW.planned_step := NULL;
    NEW.planned_due_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION raise_order_version();
--> statement-breakpoint
CREATE TABLE order_lines (
  order_id text NOT NULL REFERENCES orders (id),
  line_no integer NOT NULL,
  product_id integer NOT NULL,
  name text NOT NULL,
  amount integer NOT NULL CHECK (amount >= 1),
  unit_grosze integer NOT NULL,
  line_grosze integer NOT NULL,
  promotion_grosze integer NOT NULL,
  -- The diner's answers, and their names.
  answers jsonb NOT NULL,
  choices text[] NOT NULL,
  note text NOT NULL,
  -- Ticked off by a cook, for the kitchen's screens alone: it does not raise the order's version. Contract C22, C23.
  ticked_at timestamptz,
  PRIMARY KEY (order_id, line_no)
);
--> statement-breakpoint
CREATE TABLE voucher_uses (
  voucher_id integer NOT NULL REFERENCES vouchers (id),
  order_id text NOT NULL UNIQUE REFERENCES orders (id),
  used_at timestamptz NOT NULL,
  returned_at timestamptz
);
--> statement-breakpoint
CREATE TABLE order_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  at timestamptz NOT NULL,
  by text NOT NULL CHECK (by IN ('diner', 'payment', 'restaurant', 'operations', 'timer', 'system')),
  -- The kind of change: the status of the order, of its payment, its times, or a refund of a part.
  kind text NOT NULL CHECK (kind IN ('status', 'payment', 'eta', 'refund')),
  from_state text,
  to_state text NOT NULL,
  reason text,
  -- The person and the machine of the change, set for the transaction.
  staff_id bigint DEFAULT present_actor('staff')::bigint,
  device_id uuid DEFAULT present_actor('device')::uuid,
  machine_id uuid DEFAULT present_actor('machine')::uuid
);
--> statement-breakpoint
CREATE INDEX order_audit_order ON order_audit (order_id, id);
--> statement-breakpoint
-- A payment at the door or at the counter has no attempt: its event is that its payment became `confirmed`.
CREATE INDEX order_audit_settled ON order_audit (at)
WHERE kind = 'payment' AND to_state = 'confirmed' AND "by" = 'system';
--> statement-breakpoint
CREATE TRIGGER order_audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER order_audit_keep_facts BEFORE UPDATE ON order_audit FOR EACH ROW EXECUTE FUNCTION keep_trail_facts();
--> statement-breakpoint
CREATE TABLE payments (
  order_id text PRIMARY KEY REFERENCES orders (id),
  status text NOT NULL CHECK (status IN ('new', 'pending', 'confirmed', 'pending_refund', 'refunded')),
  amount_grosze integer NOT NULL,
  current_attempt text,
  paid_by text,
  last_error text
);
--> statement-breakpoint
CREATE TABLE payment_attempts (
  -- The provider's name for the payment; it is also the Idempotency-Key of every call about it.
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  provider text NOT NULL,
  method text NOT NULL,
  amount_grosze integer NOT NULL CHECK (amount_grosze > 0),
  status text NOT NULL CHECK (status IN ('created', 'open', 'pending', 'paid', 'failed', 'expired')),
  payment_id text,
  redirect_url text,
  -- The provider's own status, and the reason of a failure.
  raw_status text,
  reason text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- Time of the next status query at the provider; null once nothing can change.
  poll_at timestamptz,
  polls integer NOT NULL DEFAULT 0,
  refund_state text CHECK (refund_state IN ('wanted', 'pending', 'done', 'failed')),
  refund_reason text,
  refund_id text,
  refund_tries integer NOT NULL DEFAULT 0,
  refund_at timestamptz,
  refund_wanted_at timestamptz,
  refunded_at timestamptz,
  -- Two attempts may begin in the same millisecond.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  -- A refused refund is requested again under a new key, since a provider answers a known key as before.
  refund_round integer NOT NULL DEFAULT 0,
  -- The amount of its refund: the payment less its earlier parts (`refunds`). Null: the whole payment, or no refund
  -- was requested.
  refund_grosze integer CHECK (refund_grosze > 0),
  CONSTRAINT one_attempt_per_payment UNIQUE (provider, payment_id)
);
--> statement-breakpoint
CREATE INDEX payment_attempts_order ON payment_attempts (order_id);
--> statement-breakpoint
CREATE INDEX payment_attempts_poll ON payment_attempts (poll_at) WHERE poll_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payment_attempts_refund ON payment_attempts (refund_at) WHERE refund_state IN ('wanted', 'pending');
--> statement-breakpoint
CREATE INDEX refunds_refused ON payment_attempts (order_id) WHERE refund_state = 'failed';
--> statement-breakpoint
-- The month and the restaurant list of a brand count these rows. Contract C41.
CREATE INDEX payment_attempts_paid ON payment_attempts (paid_at) WHERE paid_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payment_attempts_refunded ON payment_attempts (refunded_at) WHERE refunded_at IS NOT NULL;
--> statement-breakpoint
-- Partial refunds: for a missing dish or a complaint. The refund of a whole attempt is in the attempt's own columns,
-- less these parts. Contract C40, docs/design/payments.md.
CREATE TABLE refunds (
  -- Also the provider's key of the first round.
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  attempt_id text NOT NULL REFERENCES payment_attempts (id),
  amount_grosze integer NOT NULL CHECK (amount_grosze > 0),
  -- `replaced`: refused, and then a part of the whole refund.
  state text NOT NULL CHECK (state IN ('wanted', 'pending', 'done', 'failed', 'replaced')),
  reason text,
  -- [{ line, amount }]: missing dishes, if the refund is for dishes.
  lines jsonb NOT NULL DEFAULT '[]',
  -- The same for every repeat of one button press.
  mark text NOT NULL,
  staff_id bigint DEFAULT present_actor('staff')::bigint,
  provider_refund_id text,
  tries integer NOT NULL DEFAULT 0,
  -- Number of repeated requests after a refusal.
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
-- Refunds never exceed the payment: the attempt's row is locked before they are summed.
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
CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  received_at timestamptz NOT NULL,
  attempt_id text,
  kind text NOT NULL,
  PRIMARY KEY (provider, event_id)
);
--> statement-breakpoint
-- The books of the built-in provider, from here on. Nothing outside `upstream/payments/sandbox` reads them.
CREATE TABLE sandbox_payments (
  token text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  method text NOT NULL,
  amount_grosze integer NOT NULL,
  title text NOT NULL,
  return_url text NOT NULL,
  -- waiting: nobody has decided; pending: the bank waits for its customer; the rest is final.
  state text NOT NULL CHECK (state IN ('waiting', 'pending', 'paid', 'declined', 'expired')),
  behaviour text NOT NULL,
  decide_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
--> statement-breakpoint
CREATE INDEX sandbox_payments_decide ON sandbox_payments (decide_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX sandbox_payments_over ON sandbox_payments (expires_at) WHERE state IN ('waiting', 'pending');
--> statement-breakpoint
CREATE TABLE sandbox_refunds (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  token text NOT NULL REFERENCES sandbox_payments (token),
  amount_grosze integer NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed')),
  decide_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX sandbox_refunds_decide ON sandbox_refunds (decide_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE TABLE sandbox_webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL,
  body text NOT NULL,
  deliver_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  delivered_at timestamptz
);
--> statement-breakpoint
CREATE INDEX sandbox_webhooks_due ON sandbox_webhooks (deliver_at) WHERE delivered_at IS NULL;
