-- Consents to marketing: who, when, where and to which words. They outlive the visit: whoever sends must be able to prove
-- them for as long as they are used. Contract C42, decision 0079.
CREATE TABLE marketing_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  -- The address of its withdrawal is made of it and goes in every message: who has it can withdraw, and nothing else.
  code text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  contact text NOT NULL CHECK (contact <> ''),
  contact_key text NOT NULL GENERATED ALWAYS AS (
    CASE channel WHEN 'email' THEN contact_email(contact) ELSE contact_phone(contact) END) STORED,
  -- Of the reservation or the order: by it the person is found, also for a phone.
  email text NOT NULL,
  -- The words beside the box.
  wording text NOT NULL,
  given_at timestamptz NOT NULL,
  reservation_id bigint REFERENCES reservations (id),
  order_id text REFERENCES orders (id),
  -- Of those that were given when the privacy page promised twelve months at most; null: until it is withdrawn.
  ends_at timestamptz,
  withdrawn_at timestamptz,
  -- On the page of its address, by the mailbox in one click (RFC 8058), or by people of the brand.
  withdrawn_how text CHECK (withdrawn_how IN ('link', 'one_click', 'console')),
  CHECK (num_nonnulls(reservation_id, order_id) = 1),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_how IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX marketing_consents_open ON marketing_consents (tenant, channel, contact_key) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX marketing_consents_of_email ON marketing_consents (contact_email(email));
--> statement-breakpoint
CREATE INDEX marketing_consents_ends ON marketing_consents (ends_at) WHERE ends_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX marketing_consents_over ON marketing_consents (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
--> statement-breakpoint
-- Those of before: the newest of each contact, in the words that both forms had, for as long as they were told.
INSERT INTO marketing_consents (tenant, channel, contact, email, wording, given_at, ends_at, reservation_id, order_id)
SELECT DISTINCT ON (g.tenant, g.channel, g.key) g.tenant, g.channel, g.contact, g.email,
    CASE g.channel WHEN 'email' THEN 'Chcę dostawać oferty e-mailem' ELSE 'Chcę dostawać oferty SMS-em' END,
    g.created_at, g.created_at + interval '12 months', g.reservation_id, g.order_id
  FROM (
    SELECT tenant, 'email' AS channel, email AS contact, contact_email(email) AS key, email, created_at, id AS reservation_id, NULL AS order_id
      FROM reservations WHERE email_marketing AND email <> '' AND forgotten_at IS NULL AND NOT is_test
    UNION ALL SELECT tenant, 'sms', phone_number, contact_phone(phone_number), email, created_at, id, NULL
      FROM reservations WHERE sms_marketing AND phone_number <> '' AND forgotten_at IS NULL AND NOT is_test
    UNION ALL SELECT tenant, 'email', email, contact_email(email), email, created_at, NULL, id
      FROM orders WHERE email_marketing AND email <> '' AND forgotten_at IS NULL AND NOT is_test
    UNION ALL SELECT tenant, 'sms', phone, contact_phone(phone), email, created_at, NULL, id
      FROM orders WHERE sms_marketing AND phone <> '' AND forgotten_at IS NULL AND NOT is_test) g
  WHERE g.created_at > now() - interval '12 months'
  ORDER BY g.tenant, g.channel, g.key, g.created_at DESC;
