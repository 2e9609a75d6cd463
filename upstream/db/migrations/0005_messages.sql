-- What is to be told, written by the database itself in the transaction of the change: no change without its message,
-- no message without its change. It names who and what only by id; words and addresses are read when it is sent.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Makes the Message-ID, which is the same on a repeat.
  key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  subject text NOT NULL CHECK (subject IN ('reservation', 'order', 'letter')),
  -- What has happened: an action of reservation_changes, a state of an order, `reminder`, `received`, `forwarded`.
  occasion text NOT NULL,
  reservation_id bigint REFERENCES reservations (id),
  order_id text REFERENCES orders (id),
  letter_number text REFERENCES leads (number) ON DELETE CASCADE,
  -- The visit that a reminder is for: one that was moved is reminded of anew.
  visit_at timestamptz,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  -- Not before; while it is being sent, when another may take it over.
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (num_nonnulls(reservation_id, order_id, letter_number) = 1)
);
--> statement-breakpoint
CREATE INDEX messages_due ON messages (next_at) WHERE state IN ('waiting', 'sending');
--> statement-breakpoint
CREATE UNIQUE INDEX messages_reminder ON messages (reservation_id, visit_at, channel) WHERE occasion = 'reminder';
--> statement-breakpoint
CREATE INDEX messages_order ON messages (order_id);
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
CREATE FUNCTION tell_of_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.action IN ('created', 'confirmed', 'declined', 'changed', 'change_requested', 'change_accepted',
                    'change_declined', 'cancelled') THEN
    INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
    VALUES ('mail', 'reservation', NEW.action, NEW.reservation_id, NEW.at, NEW.at);
  END IF;
  -- Who is turned away after all should hear of it on the way.
  IF NEW."by" <> 'guest' AND NEW.action IN ('declined', 'cancelled') THEN
    INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
    VALUES ('sms', 'reservation', NEW.action, NEW.reservation_id, NEW.at, NEW.at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_reservation AFTER INSERT ON reservation_changes
FOR EACH ROW EXECUTE FUNCTION tell_of_reservation();
--> statement-breakpoint
CREATE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An order that was never paid for was never placed: nobody waits for word of it.
  IF (NEW.kind = 'status' AND NEW.to_state IN ('pending', 'confirmed', 'declined'))
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
CREATE TRIGGER tell_of_order AFTER INSERT ON order_audit FOR EACH ROW EXECUTE FUNCTION tell_of_order();
--> statement-breakpoint
CREATE FUNCTION tell_of_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, letter_number, next_at, created_at)
  VALUES ('mail', 'letter', 'forwarded', NEW.number, NEW.created_at, NEW.created_at),
         ('mail', 'letter', 'received', NEW.number, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_letter AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION tell_of_letter();
