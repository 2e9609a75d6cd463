-- Parties at the door wait on the same list, written down by staff with the time that they were told, and called by a message. They
-- have states of their own, so that no offer of a diner's table reaches them. Contract C25; kept as all entries are, C19.
ALTER TABLE waitlist ADD COLUMN customer_name text NOT NULL DEFAULT '', ADD COLUMN promised_at timestamptz,
  ADD COLUMN called_at timestamptz;
--> statement-breakpoint
ALTER TABLE waitlist DROP CONSTRAINT waitlist_state_check;
--> statement-breakpoint
ALTER TABLE waitlist ADD CONSTRAINT waitlist_state_check
  CHECK (state IN ('waiting', 'offered', 'reserved', 'lapsed', 'left', 'at_door', 'called', 'seated'));
--> statement-breakpoint
ALTER TABLE waitlist ADD CONSTRAINT waitlist_door_check
  CHECK (state = 'left' OR (state IN ('at_door', 'called', 'seated')) = (promised_at IS NOT NULL));
--> statement-breakpoint
-- As in 0006, and a party that is called hears of it once, by what it has left.
CREATE OR REPLACE FUNCTION tell_of_waitlist() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF TG_OP = 'UPDATE' AND NEW.called_at IS NOT NULL AND OLD.called_at IS NULL THEN
    INSERT INTO messages (channel, subject, occasion, waitlist_id, next_at, created_at)
    SELECT told.channel, 'waitlist', 'called', NEW.id, NEW.called_at, NEW.called_at
    FROM (VALUES ('mail', NEW.email), ('sms', NEW.phone_number)) AS told (channel, address) WHERE told.address <> '';
  END IF;
  RETURN NULL;
END $$;
