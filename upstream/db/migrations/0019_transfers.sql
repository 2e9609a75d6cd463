-- One-time links that bring a device's keys to another device. Contract C31. Kept for a day after they expire, C19.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The only key to the link.
  code text NOT NULL UNIQUE,
  tenant text NOT NULL,
  -- The address of the orders and reservations in `entries`.
  email text NOT NULL,
  entries jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX transfers_of_email ON transfers (contact_email(email), created_at);
--> statement-breakpoint
CREATE INDEX transfers_over ON transfers (expires_at);
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN transfer_id bigint REFERENCES transfers (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX messages_of_transfer ON messages (transfer_id) WHERE transfer_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_subject_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_subject_check
  CHECK (subject IN ('reservation', 'order', 'letter', 'waitlist', 'transfer'));
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_check
  CHECK (num_nonnulls(reservation_id, order_id, letter_number, waitlist_id, transfer_id) = 1);
--> statement-breakpoint
CREATE FUNCTION tell_of_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, transfer_id, next_at, created_at)
  VALUES ('mail', 'transfer', 'asked', NEW.id, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_transfer AFTER INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION tell_of_transfer();
