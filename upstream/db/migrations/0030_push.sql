-- Browsers that a restaurant's alarm may wake. Contract C26, decision 0056. An endpoint is a key: it leaves the database
-- only to its own push service.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  staff_id bigint NOT NULL REFERENCES staff (id),
  -- Lives as long as the device is enrolled; without one as long as the session.
  device_id uuid REFERENCES staff_devices (id) ON DELETE CASCADE,
  session_id uuid REFERENCES staff_sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (restaurant_id, endpoint),
  CHECK (num_nonnulls(device_id, session_id) = 1)
);
--> statement-breakpoint
CREATE TABLE push_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  notice_id bigint NOT NULL REFERENCES alarm_notices (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  -- Not before; while it is being sent, when another process may take it over.
  next_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (subscription_id, notice_id)
);
--> statement-breakpoint
CREATE INDEX push_messages_due ON push_messages (next_at) WHERE state IN ('waiting', 'sending');
--> statement-breakpoint
CREATE INDEX push_messages_notice ON push_messages (notice_id);
