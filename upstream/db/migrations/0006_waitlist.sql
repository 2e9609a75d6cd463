-- Who waits for a table on a day that is full. Contract C2. Kept for 7 days after the day, C19.
CREATE TABLE waitlist (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The only key to the entry's page.
  code text NOT NULL UNIQUE,
  tenant text NOT NULL,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  day text NOT NULL,
  from_time text NOT NULL,
  to_time text NOT NULL,
  guests_number integer NOT NULL CHECK (guests_number > 0),
  email text NOT NULL,
  phone_number text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'reserved', 'lapsed', 'left')),
  -- The table that is kept for them, and until when.
  hold_token text,
  offered_on text,
  offer_ends_at timestamptz,
  reservation_code text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (state <> 'offered' OR num_nonnulls(hold_token, offered_on, offer_ends_at) = 3)
);
--> statement-breakpoint
CREATE INDEX waitlist_turn ON waitlist (restaurant_id, day, id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX waitlist_once ON waitlist (restaurant_id, day, lower(email)) WHERE state IN ('waiting', 'offered');
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN waitlist_id bigint REFERENCES waitlist (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_subject_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_subject_check
  CHECK (subject IN ('reservation', 'order', 'letter', 'waitlist'));
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_check
  CHECK (num_nonnulls(reservation_id, order_id, letter_number, waitlist_id) = 1);
--> statement-breakpoint
CREATE FUNCTION tell_of_waitlist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('waiting', 'offered') AND (TG_OP = 'INSERT' OR NEW.state <> OLD.state) THEN
    INSERT INTO messages (channel, subject, occasion, waitlist_id, next_at, created_at)
    VALUES ('mail', 'waitlist', NEW.state, NEW.id, NEW.changed_at, NEW.changed_at);
  END IF;
  -- Ten minutes are short: nobody reads every mail in time.
  IF NEW.state = 'offered' AND NEW.state <> OLD.state THEN
    INSERT INTO messages (channel, subject, occasion, waitlist_id, next_at, created_at)
    VALUES ('sms', 'waitlist', NEW.state, NEW.id, NEW.changed_at, NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_waitlist AFTER INSERT OR UPDATE ON waitlist FOR EACH ROW EXECUTE FUNCTION tell_of_waitlist();
