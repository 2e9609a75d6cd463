-- What waits for a restaurant's answer and has to be heard. Contract C26, decision 0056.
CREATE TABLE alarms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  order_id text REFERENCES orders (id),
  reservation_id bigint REFERENCES reservations (id),
  raised_at timestamptz NOT NULL,
  -- Since when it sounds: what comes while nobody is there waits for the opening. Null: not known yet.
  starts_at timestamptz,
  level text NOT NULL CHECK (level IN ('later', 'normal', 'loud')),
  acknowledged_at timestamptz,
  acknowledged_by bigint,
  -- When push and e-mail were written.
  escalated_at timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('answered', 'withdrawn', 'unanswered')),
  -- Unanswered, and looked at by the job that pauses.
  counted_at timestamptz,
  -- One of those in a row for which orders were paused.
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
CREATE CONSTRAINT TRIGGER alarms_revision AFTER INSERT OR UPDATE ON alarms
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE FUNCTION alarm_outcome("by" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "by" IN ('diner', 'guest', 'payment') THEN 'withdrawn'
    WHEN "by" IN ('timer', 'system') THEN 'unanswered' ELSE 'answered' END
$$;
--> statement-breakpoint
-- By triggers, so that no path through the code can forget the alarm or forget to end it.
CREATE FUNCTION alarm_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  starts timestamptz;
BEGIN
  IF NEW.kind <> 'status' THEN RETURN NULL; END IF;
  IF NEW.to_state = 'pending' THEN
    -- The time to answer is ten minutes of opening (C1): where it is over later, it begins at the opening.
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
-- Operations ask restaurants that are no partners. The job finds the beginning: a request may wait for a day.
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
-- What a restaurant is told outside of its screen. `waiting`: to its contact; `paused`: to an owner.
CREATE TABLE alarm_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  kind text NOT NULL CHECK (kind IN ('waiting', 'paused')),
  staff_id bigint REFERENCES staff (id),
  at timestamptz NOT NULL,
  -- {orders, tables} of `waiting`, {until} of `paused`.
  details jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX alarm_notices_age ON alarm_notices (at);
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN alarm_notice_id bigint REFERENCES alarm_notices (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX messages_alarm_notice ON messages (alarm_notice_id) WHERE alarm_notice_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_subject_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_subject_check
  CHECK (subject IN ('reservation', 'order', 'letter', 'waitlist', 'transfer', 'staff', 'alarm'));
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_check CHECK (num_nonnulls(reservation_id, order_id, letter_number,
  waitlist_id, transfer_id, sign_in_link_id, alarm_notice_id) = 1);
--> statement-breakpoint
CREATE FUNCTION tell_of_alarm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, alarm_notice_id, next_at, created_at)
  VALUES ('mail', 'alarm', NEW.kind, NEW.id, NEW.at, NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_alarm AFTER INSERT ON alarm_notices FOR EACH ROW EXECUTE FUNCTION tell_of_alarm();
