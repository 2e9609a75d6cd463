-- `menu` is the whole menu as lib/menu reads it, so that one row answers GET menu; prices have their history beside it.
CREATE TABLE menus (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  menu jsonb NOT NULL,
  -- Names of dishes: lower case, ASCII.
  search_text text NOT NULL,
  diets text[] NOT NULL
);
--> statement-breakpoint
-- A price holds from `since` until the next row of the product.
CREATE TABLE menu_prices (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  product_id integer NOT NULL,
  since timestamptz NOT NULL,
  price_grosze integer NOT NULL CHECK (price_grosze >= 0),
  PRIMARY KEY (restaurant_id, product_id, since)
);
--> statement-breakpoint
CREATE TABLE order_settings (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  payment_methods text[] NOT NULL,
  packaging_grosze integer NOT NULL CHECK (packaging_grosze >= 0),
  preparation_minutes integer NOT NULL CHECK (preparation_minutes > 0),
  slot_minutes integer NOT NULL CHECK (slot_minutes IN (15, 30)),
  orders_per_slot integer NOT NULL CHECK (orders_per_slot >= 0),
  -- {stepMinutes, daysAhead}, or null where everything is made at once.
  scheduled jsonb,
  zones jsonb NOT NULL
);
--> statement-breakpoint
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
  total_limit integer,
  customer_limit integer,
  first_order_only boolean NOT NULL,
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  UNIQUE (tenant, code)
);
--> statement-breakpoint
-- How many orders a kitchen finishes in one slot; the check is what holds when everybody orders at once.
CREATE TABLE kitchen_slots (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  starts_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  booked integer NOT NULL CHECK (booked >= 0),
  PRIMARY KEY (restaurant_id, starts_at),
  CONSTRAINT kitchen_is_not_overbooked CHECK (booked <= capacity)
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
  -- ASAP, or wall clock in Warsaw as the diner asked for it; wanted_at is the same moment as an instant.
  delivery_at text NOT NULL CHECK (delivery_at ~ '^(ASAP|\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00)$'),
  wanted_at timestamptz,
  kitchen_slot_at timestamptz NOT NULL,
  way_min_minutes integer NOT NULL,
  way_max_minutes integer NOT NULL,
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
  -- When the timer of the present status runs out; null where it has none.
  due_at timestamptz,
  -- An attempt that was pending at the provider bought 15 minutes more.
  due_extended boolean NOT NULL DEFAULT false,
  alerted_at timestamptz,
  ended_by text,
  ended_reason text,
  forgotten_at timestamptz,
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
CREATE INDEX orders_customer ON orders (phone) WHERE phone <> '';
--> statement-breakpoint
CREATE INDEX orders_to_forget ON orders (eta_to) WHERE forgotten_at IS NULL;
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
  -- As the diner gave them, and what they are called.
  answers jsonb NOT NULL,
  choices text[] NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
--> statement-breakpoint
CREATE TABLE voucher_uses (
  voucher_id integer NOT NULL REFERENCES vouchers (id),
  order_id text NOT NULL UNIQUE REFERENCES orders (id),
  -- A hash: it only has to be equal to itself.
  customer_hash text NOT NULL,
  used_at timestamptz NOT NULL,
  returned_at timestamptz
);
--> statement-breakpoint
CREATE INDEX voucher_uses_customer ON voucher_uses (voucher_id, customer_hash) WHERE returned_at IS NULL;
--> statement-breakpoint
CREATE TABLE order_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  at timestamptz NOT NULL,
  by text NOT NULL CHECK (by IN ('diner', 'payment', 'restaurant', 'operations', 'timer', 'system')),
  -- What changed: the status of the order, of its payment, or its times.
  kind text NOT NULL CHECK (kind IN ('status', 'payment', 'eta')),
  from_state text,
  to_state text NOT NULL,
  reason text
);
--> statement-breakpoint
CREATE INDEX order_audit_order ON order_audit (order_id, id);
--> statement-breakpoint
CREATE TRIGGER order_audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
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
  -- What the provider knows us by; it is also the Idempotency-Key of every call about it.
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  provider text NOT NULL,
  method text NOT NULL,
  amount_grosze integer NOT NULL CHECK (amount_grosze > 0),
  status text NOT NULL CHECK (status IN ('created', 'open', 'pending', 'paid', 'failed', 'expired')),
  payment_id text,
  redirect_url text,
  -- The provider's own word, and why it failed.
  raw_status text,
  reason text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- When the provider is asked next; null once nothing can change.
  ask_at timestamptz,
  asked integer NOT NULL DEFAULT 0,
  refund_state text CHECK (refund_state IN ('wanted', 'pending', 'done', 'failed')),
  refund_reason text,
  refund_id text,
  refund_tries integer NOT NULL DEFAULT 0,
  refund_at timestamptz,
  refund_wanted_at timestamptz,
  refunded_at timestamptz,
  CONSTRAINT one_attempt_per_payment UNIQUE (provider, payment_id)
);
--> statement-breakpoint
CREATE INDEX payment_attempts_order ON payment_attempts (order_id);
--> statement-breakpoint
CREATE INDEX payment_attempts_ask ON payment_attempts (ask_at) WHERE ask_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payment_attempts_refund ON payment_attempts (refund_at) WHERE refund_state IN ('wanted', 'pending');
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
-- From here on: the books of the built-in provider. Nothing outside upstream/payments/builtin reads them.
CREATE TABLE builtin_payments (
  token text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  method text NOT NULL,
  amount_grosze integer NOT NULL,
  title text NOT NULL,
  return_url text NOT NULL,
  -- waiting: nobody has decided; pending: the bank asks its customer; the rest is final.
  state text NOT NULL CHECK (state IN ('waiting', 'pending', 'paid', 'declined', 'expired')),
  behaviour text NOT NULL,
  decide_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
--> statement-breakpoint
CREATE INDEX builtin_payments_decide ON builtin_payments (decide_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE TABLE builtin_refunds (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  token text NOT NULL REFERENCES builtin_payments (token),
  amount_grosze integer NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed')),
  decide_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX builtin_refunds_decide ON builtin_refunds (decide_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE TABLE builtin_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL,
  body text NOT NULL,
  deliver_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  delivered_at timestamptz
);
--> statement-breakpoint
CREATE INDEX builtin_notices_due ON builtin_notices (deliver_at) WHERE delivered_at IS NULL;
