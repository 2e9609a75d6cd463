-- What a person asks of their own data: a copy, or an erasure. Contract C42, decision 0079.
CREATE TABLE data_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  kind text NOT NULL CHECK (kind IN ('export', 'erasure')),
  -- Null once an erasure was told of.
  email text,
  -- An erasure is `proven` by its link, and then a case of the queue until it is `done` or `refused`.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'proven', 'done', 'refused')),
  nonce text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Keyed digest of the sender's network, for a day.
  network text,
  -- Of the brand's people, who asked for the person.
  asked_by bigint REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  session_hash text UNIQUE,
  session_ends_at timestamptz,
  ended_at timestamptz,
  -- Rows that were erased, by table.
  counts jsonb,
  reason text,
  CHECK (kind = 'erasure' OR state = 'asked')
);
--> statement-breakpoint
CREATE INDEX data_requests_of_email ON data_requests (contact_email(email), created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX data_requests_open ON data_requests (tenant, contact_email(email)) WHERE state = 'proven';
--> statement-breakpoint
CREATE INDEX data_requests_over ON data_requests (expires_at);
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN data_request_id bigint REFERENCES data_requests (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX messages_of_data_request ON messages (data_request_id) WHERE data_request_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_subject_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_subject_check
  CHECK (subject IN ('reservation', 'order', 'letter', 'waitlist', 'transfer', 'staff', 'alarm', 'data'));
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_check CHECK (num_nonnulls(reservation_id, order_id, letter_number,
  waitlist_id, transfer_id, sign_in_link_id, alarm_notice_id, data_request_id) = 1);
--> statement-breakpoint
CREATE FUNCTION tell_of_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, data_request_id, next_at, created_at)
  VALUES ('mail', 'data', CASE NEW.state WHEN 'done' THEN 'erased' WHEN 'refused' THEN 'refused' ELSE 'asked' END, NEW.id,
    coalesce(NEW.ended_at, NEW.created_at), coalesce(NEW.ended_at, NEW.created_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_data_request AFTER INSERT ON data_requests FOR EACH ROW EXECUTE FUNCTION tell_of_data_request();
--> statement-breakpoint
CREATE TRIGGER tell_of_decided_data_request AFTER UPDATE OF state ON data_requests
FOR EACH ROW WHEN (OLD.state = 'proven' AND NEW.state IN ('done', 'refused') AND NEW.email IS NOT NULL)
EXECUTE FUNCTION tell_of_data_request();
--> statement-breakpoint
-- Whoever was erased stays known for as long as the last letter to them is on its way, and no longer.
CREATE FUNCTION forget_who_was_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_requests SET email = NULL WHERE id = NEW.data_request_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_who_was_erased AFTER UPDATE OF state ON messages
FOR EACH ROW WHEN (NEW.occasion = 'erased' AND NEW.data_request_id IS NOT NULL
  AND NEW.state IN ('sent', 'kept', 'dropped', 'failed'))
EXECUTE FUNCTION forget_who_was_erased();
