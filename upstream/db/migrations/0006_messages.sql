-- Alarms of restaurants, and messages by push, e-mail and SMS.

-- Orders and reservations that wait for a restaurant's answer, and sound an alarm. Contract C26, decision 0056.
CREATE TABLE alarms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  order_id text REFERENCES orders (id),
  reservation_id bigint REFERENCES reservations (id),
  raised_at timestamptz NOT NULL,
  -- Time from which the alarm sounds: a request outside the hours waits for the opening. Null: not known yet.
  starts_at timestamptz,
  level text NOT NULL CHECK (level IN ('later', 'normal', 'loud')),
  acknowledged_at timestamptz,
  acknowledged_by bigint,
  -- Time at which a notice of it was queued, since nobody had the panel open.
  notified_at timestamptz,
  -- Time at which push and e-mail were queued.
  escalated_at timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('answered', 'withdrawn', 'unanswered')),
  -- Time at which the pausing job counted the unanswered alarm.
  counted_at timestamptz,
  -- Time of the pause of orders that this alarm contributed to.
  paused_at timestamptz,
  CHECK (num_nonnulls(order_id, reservation_id) = 1),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX alarms_open_order ON alarms (order_id) WHERE ended_at IS NULL AND order_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX alarms_open_reservation ON alarms (reservation_id)
WHERE ended_at IS NULL AND reservation_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX alarms_open ON alarms (restaurant_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX alarms_order ON alarms (order_id, id);
--> statement-breakpoint
CREATE INDEX alarms_answers ON alarms (restaurant_id, ended_at) WHERE order_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX alarms_uncounted ON alarms (restaurant_id)
WHERE outcome = 'unanswered' AND order_id IS NOT NULL AND counted_at IS NULL;
--> statement-breakpoint
CREATE INDEX alarms_ended ON alarms (ended_at) WHERE ended_at IS NOT NULL;
--> statement-breakpoint
-- When a screen of the restaurant that shows orders, and one that shows tables too, last followed its board.
CREATE TABLE restaurant_boards (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  orders_at timestamptz NOT NULL,
  tables_at timestamptz
);
--> statement-breakpoint
CREATE FUNCTION alarm_outcome("by" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "by" IN ('diner', 'guest', 'payment') THEN 'withdrawn'
    WHEN "by" IN ('timer', 'system') THEN 'unanswered' ELSE 'answered' END
$$;
--> statement-breakpoint
-- Triggers, so that no path through the code can forget to start or end the alarm.
CREATE FUNCTION alarm_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  starts timestamptz;
BEGIN
  IF NEW.kind <> 'status' THEN RETURN NULL; END IF;
  IF NEW.to_state = 'pending' THEN
    -- The time to answer is ten minutes of opening hours (C1): an order outside them starts it at the opening.
    SELECT greatest(NEW.at, o.due_at - interval '10 minutes') INTO starts FROM orders o WHERE o.id = NEW.order_id;
    starts := coalesce(starts, NEW.at);
    INSERT INTO alarms (restaurant_id, order_id, raised_at, starts_at, level)
    SELECT o.restaurant_id, o.id, NEW.at, starts, CASE WHEN starts > NEW.at THEN 'later' ELSE 'normal' END
    FROM orders o WHERE o.id = NEW.order_id;
  ELSIF NEW.from_state = 'pending' THEN
    UPDATE alarms SET ended_at = NEW.at, outcome = alarm_outcome(NEW."by")
    WHERE order_id = NEW.order_id AND ended_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER alarm_of_order AFTER INSERT ON order_audit FOR EACH ROW EXECUTE FUNCTION alarm_of_order();
--> statement-breakpoint
-- Operations handle requests for restaurants that are no partners. A job sets the start: a request may wait for a
-- day.
CREATE FUNCTION alarm_of_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  waits boolean;
BEGIN
  SELECT p.partner AND r.cancelled_at IS NULL
      AND (r.status = 'pending' OR (r.status = 'confirmed' AND r.change_request IS NOT NULL)) INTO waits
  FROM reservations r JOIN restaurants p ON p.id = r.restaurant_id WHERE r.id = NEW.reservation_id;
  IF NOT waits OR NEW.action = 'change_requested' THEN
    UPDATE alarms SET ended_at = NEW.at, outcome = alarm_outcome(NEW."by")
    WHERE reservation_id = NEW.reservation_id AND ended_at IS NULL;
  END IF;
  IF waits THEN
    INSERT INTO alarms (restaurant_id, reservation_id, raised_at, level)
    SELECT r.restaurant_id, r.id, NEW.at, 'later' FROM reservations r WHERE r.id = NEW.reservation_id
    ON CONFLICT (reservation_id) WHERE ended_at IS NULL AND reservation_id IS NOT NULL DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER alarm_of_reservation AFTER INSERT ON reservation_changes
FOR EACH ROW EXECUTE FUNCTION alarm_of_reservation();
--> statement-breakpoint
-- News for a restaurant outside its screen. `new` and `waiting`: to its contact; `paused`: to an owner.
CREATE TABLE alarm_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  kind text NOT NULL CHECK (kind IN ('new', 'waiting', 'paused', 'suspended')),
  staff_id bigint REFERENCES staff (id),
  at timestamptz NOT NULL,
  -- {orders, tables} of `new` and `waiting`, {until} of `paused`, {reason} of `suspended`.
  details jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX alarm_notices_age ON alarm_notices (at);
--> statement-breakpoint
-- Browsers that a restaurant's alarm may wake. Contract C26, decision 0056. An endpoint is a key: it leaves the database
-- only to its own push service.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  staff_id bigint NOT NULL REFERENCES staff (id),
  -- The subscription of a device lives as long as its enrolment; one without a device as long as the session.
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
  -- Earliest time of the next try; while it is being sent, the time another process may take it over.
  next_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (subscription_id, notice_id)
);
--> statement-breakpoint
CREATE INDEX push_messages_due ON push_messages (next_at) WHERE state IN ('waiting', 'sending');
--> statement-breakpoint
CREATE INDEX push_messages_notice ON push_messages (notice_id);
--> statement-breakpoint
-- Messages to send, queued by the database itself in the transaction of the change: no change without its message, no
-- message without its change. A message refers to its subject only by id; text and addresses are read when it is
-- sent.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Source of the Message-ID, which is the same on a repeat.
  key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  subject text NOT NULL CHECK (subject IN (
    'reservation', 'order', 'enquiry', 'waitlist', 'transfer', 'staff', 'alarm', 'data')),
  -- The event: an action of reservation_changes, a state of an order, `reminder`, `received`, `forwarded`.
  occasion text NOT NULL,
  reservation_id bigint REFERENCES reservations (id),
  order_id text REFERENCES orders (id),
  enquiry_number text REFERENCES enquiries (number) ON DELETE CASCADE,
  -- The visit that a reminder is for: a moved visit gets a new reminder.
  visit_at timestamptz,
  -- `in_outbox`: in the mailbox of a deployment without a mail server, and sent to nobody. See docs/design/processes.md.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'in_outbox', 'dropped', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  -- Earliest time of the next try; while it is being sent, the time another process may take it over.
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  waitlist_id bigint REFERENCES waitlist (id) ON DELETE CASCADE,
  transfer_id bigint REFERENCES transfers (id) ON DELETE CASCADE,
  sign_in_link_id bigint REFERENCES sign_in_links (id) ON DELETE CASCADE,
  alarm_notice_id bigint REFERENCES alarm_notices (id) ON DELETE CASCADE,
  -- Beside `order_id`: the partial refund of its payment.
  refund_id text REFERENCES refunds (id),
  -- The person who sent the message again by hand; null for a message that the change itself queued.
  repeated_by bigint,
  data_request_id bigint REFERENCES data_requests (id) ON DELETE CASCADE,
  -- Beside `enquiry_number`: the answer to the enquiry.
  note_id bigint REFERENCES case_notes (id) ON DELETE CASCADE,
  CHECK (num_nonnulls(reservation_id, order_id, enquiry_number, waitlist_id, transfer_id, sign_in_link_id, alarm_notice_id,
    data_request_id) = 1)
);
--> statement-breakpoint
CREATE INDEX messages_due ON messages (next_at) WHERE state IN ('waiting', 'sending');
--> statement-breakpoint
CREATE UNIQUE INDEX messages_reminder ON messages (reservation_id, visit_at, channel) WHERE occasion = 'reminder';
--> statement-breakpoint
CREATE INDEX messages_order ON messages (order_id);
--> statement-breakpoint
CREATE INDEX messages_reservation ON messages (reservation_id) WHERE reservation_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_waitlist ON messages (waitlist_id) WHERE waitlist_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_enquiry ON messages (enquiry_number) WHERE enquiry_number IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_of_transfer ON messages (transfer_id) WHERE transfer_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_sign_in_link ON messages (sign_in_link_id) WHERE sign_in_link_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_alarm_notice ON messages (alarm_notice_id) WHERE alarm_notice_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_of_data_request ON messages (data_request_id) WHERE data_request_id IS NOT NULL;
--> statement-breakpoint
-- The mailbox of a machine without a mail server.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  channel text NOT NULL,
  envelope jsonb NOT NULL,
  arrived integer NOT NULL DEFAULT 1,
  at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION queue_reservation_messages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A confirmation by operations can be withdrawn for ten seconds (contract C38).
  may_be_withdrawn boolean := NEW."by" = 'operations' AND NEW.action = 'confirmed';
BEGIN
  IF (SELECT r.is_test FROM reservations r WHERE r.id = NEW.reservation_id) THEN
    RETURN NULL;
  END IF;
  IF NEW.action IN ('created', 'confirmed', 'declined', 'changed', 'change_requested', 'change_accepted',
                    'change_declined', 'cancelled', 'corrected') THEN
    INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
    VALUES ('mail', 'reservation', NEW.action, NEW.reservation_id,
      NEW.at + CASE WHEN may_be_withdrawn THEN interval '10 seconds' ELSE interval '0' END, NEW.at);
  END IF;
  -- The guests may be on their way, so a refusal is also sent by SMS.
  IF NEW."by" <> 'guest' AND NEW.action IN ('declined', 'cancelled') THEN
    INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
    VALUES ('sms', 'reservation', NEW.action, NEW.reservation_id, NEW.at, NEW.at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reservation_messages AFTER INSERT ON reservation_changes
FOR EACH ROW EXECUTE FUNCTION queue_reservation_messages();
--> statement-breakpoint
CREATE FUNCTION queue_order_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT o.is_test FROM orders o WHERE o.id = NEW.order_id) THEN
    RETURN NULL;
  END IF;
  -- An order that was never paid was never placed, so its end is not reported.
  IF (NEW.kind = 'status' AND NEW.to_state IN ('pending', 'confirmed', 'declined')
      AND coalesce(NEW.from_state, '') <> 'sent')
     OR (NEW.kind = 'status' AND NEW.to_state = 'cancelled'
         AND (NEW.from_state <> 'new' OR EXISTS (
           SELECT 1 FROM payments p WHERE p.order_id = NEW.order_id AND p.status NOT IN ('new', 'pending'))))
     OR (NEW.kind = 'payment' AND NEW.to_state = 'refunded') THEN
    INSERT INTO messages (channel, subject, occasion, order_id, next_at, created_at)
    VALUES ('mail', 'order', NEW.to_state, NEW.order_id, NEW.at, NEW.at);
  END IF;
  IF NEW.kind = 'status' AND NEW."by" <> 'diner'
     AND (NEW.to_state = 'declined' OR (NEW.to_state = 'cancelled' AND NEW.from_state <> 'new')) THEN
    INSERT INTO messages (channel, subject, occasion, order_id, next_at, created_at)
    VALUES ('sms', 'order', NEW.to_state, NEW.order_id, NEW.at, NEW.at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_order_messages AFTER INSERT ON order_audit FOR EACH ROW EXECUTE FUNCTION queue_order_messages();
--> statement-breakpoint
CREATE FUNCTION queue_refund_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, order_id, refund_id, next_at, created_at)
  VALUES ('mail', 'order', 'part_refunded', NEW.order_id, NEW.id, NEW.done_at, NEW.done_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_refund_message AFTER UPDATE ON refunds
FOR EACH ROW WHEN (NEW.state = 'done' AND OLD.state <> 'done') EXECUTE FUNCTION queue_refund_message();
--> statement-breakpoint
CREATE FUNCTION queue_enquiry_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, enquiry_number, next_at, created_at)
  VALUES ('mail', 'enquiry', 'forwarded', NEW.number, NEW.created_at, NEW.created_at),
         ('mail', 'enquiry', 'received', NEW.number, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_enquiry_messages AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION queue_enquiry_messages();
--> statement-breakpoint
-- A decision is sent to the reporter, and to the reported restaurant.
CREATE FUNCTION queue_decision_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, enquiry_number, next_at, created_at)
  VALUES ('mail', 'enquiry', 'decided', NEW.number, NEW.closed_at, NEW.closed_at);
  IF NEW.restaurant_id IS NOT NULL THEN
    INSERT INTO messages (channel, subject, occasion, enquiry_number, next_at, created_at)
    VALUES ('mail', 'enquiry', 'decided_restaurant', NEW.number, NEW.closed_at, NEW.closed_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_decision_messages AFTER UPDATE OF decision ON enquiries
FOR EACH ROW WHEN (OLD.decision IS NULL AND NEW.decision IS NOT NULL) EXECUTE FUNCTION queue_decision_messages();
--> statement-breakpoint
-- An answer to an enquiry is sent to its writer.
CREATE FUNCTION queue_answer_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, enquiry_number, note_id, next_at, created_at)
  VALUES ('mail', 'enquiry', 'answered', NEW.subject, NEW.id, NEW.at, NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_answer_message AFTER INSERT ON case_notes FOR EACH ROW WHEN (NEW.is_answer) EXECUTE FUNCTION queue_answer_message();
--> statement-breakpoint
CREATE INDEX messages_note ON messages (note_id) WHERE note_id IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION queue_waitlist_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('waiting', 'offered') AND (TG_OP = 'INSERT' OR NEW.state <> OLD.state) THEN
    INSERT INTO messages (channel, subject, occasion, waitlist_id, next_at, created_at)
    VALUES ('mail', 'waitlist', NEW.state, NEW.id, NEW.changed_at, NEW.changed_at);
  END IF;
  -- An offer lasts ten minutes, which is short for an e-mail: it is also sent by SMS.
  IF NEW.state = 'offered' AND NEW.state <> OLD.state THEN
    INSERT INTO messages (channel, subject, occasion, waitlist_id, next_at, created_at)
    VALUES ('sms', 'waitlist', NEW.state, NEW.id, NEW.changed_at, NEW.changed_at);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.called_at IS NOT NULL AND OLD.called_at IS NULL THEN
    INSERT INTO messages (channel, subject, occasion, waitlist_id, next_at, created_at)
    SELECT recipient.channel, 'waitlist', 'called', NEW.id, NEW.called_at, NEW.called_at
    FROM (VALUES ('mail', NEW.email), ('sms', NEW.phone_number)) AS recipient (channel, address) WHERE recipient.address <> '';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_waitlist_messages AFTER INSERT OR UPDATE ON waitlist FOR EACH ROW EXECUTE FUNCTION queue_waitlist_messages();
--> statement-breakpoint
CREATE FUNCTION queue_transfer_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, transfer_id, next_at, created_at)
  VALUES ('mail', 'transfer', 'requested', NEW.id, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_transfer_message AFTER INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION queue_transfer_message();
--> statement-breakpoint
CREATE FUNCTION queue_sign_in_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, sign_in_link_id, next_at, created_at)
  VALUES ('mail', 'staff',
    CASE WHEN NEW.invited_to IS NULL AND NOT NEW.is_invitation THEN 'sign_in' ELSE 'invited' END, NEW.id,
    NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_sign_in_message AFTER INSERT ON sign_in_links
FOR EACH ROW EXECUTE FUNCTION queue_sign_in_message();
--> statement-breakpoint
CREATE FUNCTION queue_alarm_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, alarm_notice_id, next_at, created_at)
  SELECT route.channel, 'alarm', NEW.kind, NEW.id, NEW.at, NEW.at
  FROM restaurants r CROSS JOIN LATERAL (VALUES ('mail', NEW.kind <> 'new' OR (r.notices ->> 'email')::boolean),
    ('sms', NEW.kind = 'new' AND (r.notices ->> 'sms')::boolean)) AS route (channel, is_wanted)
  WHERE r.id = NEW.restaurant_id AND route.is_wanted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_alarm_messages AFTER INSERT ON alarm_notices FOR EACH ROW EXECUTE FUNCTION queue_alarm_messages();
--> statement-breakpoint
CREATE FUNCTION queue_data_request_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, data_request_id, next_at, created_at)
  VALUES ('mail', 'data', CASE NEW.state WHEN 'done' THEN 'erased' WHEN 'refused' THEN 'refused' ELSE 'requested' END, NEW.id,
    coalesce(NEW.ended_at, NEW.created_at), coalesce(NEW.ended_at, NEW.created_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_data_request_message AFTER INSERT ON data_requests FOR EACH ROW EXECUTE FUNCTION queue_data_request_message();
--> statement-breakpoint
CREATE TRIGGER queue_decided_data_request_message AFTER UPDATE OF state ON data_requests
FOR EACH ROW WHEN (OLD.state = 'proven' AND NEW.state IN ('done', 'refused') AND NEW.email IS NOT NULL)
EXECUTE FUNCTION queue_data_request_message();
--> statement-breakpoint
-- The e-mail address of an erased person is kept until the last message to them has ended, and no longer.
CREATE FUNCTION clear_erased_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_requests SET email = NULL WHERE id = NEW.data_request_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER clear_erased_email AFTER UPDATE OF state ON messages
FOR EACH ROW WHEN (NEW.occasion = 'erased' AND NEW.data_request_id IS NOT NULL
  AND NEW.state IN ('sent', 'in_outbox', 'dropped', 'failed'))
EXECUTE FUNCTION clear_erased_email();
