-- The people, devices and cash registers of restaurants. Decision 0048. Every secret is stored as a digest only.
CREATE TABLE staff (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for who signs in by PIN on a restaurant's device only.
  email text,
  created_at timestamptz NOT NULL,
  -- Since when they have no role anywhere.
  left_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_email ON staff (lower(email)) WHERE email IS NOT NULL;
--> statement-breakpoint
-- The name belongs to the role: two restaurants may know one person by different names, and neither learns the other's.
CREATE TABLE staff_roles (
  staff_id bigint NOT NULL REFERENCES staff (id),
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'host', 'kitchen')),
  name text NOT NULL,
  pin_hash text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, restaurant_id)
);
--> statement-breakpoint
CREATE INDEX staff_roles_restaurant ON staff_roles (restaurant_id);
--> statement-breakpoint
-- The token of a link is made of the nonce and a secret outside of the database, when its e-mail is sent.
CREATE TABLE sign_in_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  nonce text NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff (id),
  tenant text NOT NULL REFERENCES tenants (key),
  -- The restaurant that invites; null where the person asked for the link.
  invited_to integer REFERENCES restaurants (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX sign_in_links_age ON sign_in_links (created_at);
--> statement-breakpoint
CREATE INDEX sign_in_links_staff ON sign_in_links (staff_id, created_at);
--> statement-breakpoint
CREATE TABLE staff_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL UNIQUE,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  name text NOT NULL,
  enrolled_by bigint NOT NULL REFERENCES staff (id),
  enrolled_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX staff_devices_restaurant ON staff_devices (restaurant_id);
--> statement-breakpoint
CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL UNIQUE,
  staff_id bigint NOT NULL REFERENCES staff (id),
  tenant text NOT NULL REFERENCES tenants (key),
  -- Signed in by PIN on this device; null: signed in by a link.
  device_id uuid REFERENCES staff_devices (id),
  label text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Restaurants whose owner has ended it; it still opens the others.
  ended_for integer[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX staff_sessions_age ON staff_sessions (expires_at);
--> statement-breakpoint
-- Wrong PINs in a row of one person on one device. The row is counted up before the PIN is compared.
CREATE TABLE pin_failures (
  device_id uuid NOT NULL REFERENCES staff_devices (id),
  staff_id bigint NOT NULL REFERENCES staff (id),
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (device_id, staff_id)
);
--> statement-breakpoint
-- Cash registers at /partner. Tokens that were derived from the master token get their row when they are first seen.
CREATE TABLE machine_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL UNIQUE,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  name text NOT NULL,
  created_by bigint REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX machine_tokens_restaurant ON machine_tokens (restaurant_id);
--> statement-breakpoint
-- Who did what, with which device or machine. It names orders by number and reservations by id, since their codes are keys.
CREATE TABLE staff_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  restaurant_id integer,
  staff_id bigint,
  session_id uuid,
  device_id uuid,
  machine_id uuid,
  deed text NOT NULL,
  subject text,
  details jsonb NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX staff_audit_restaurant ON staff_audit (restaurant_id, id);
--> statement-breakpoint
CREATE TRIGGER staff_audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- The person behind a change of an order or a reservation. Set for a transaction (`upstream/panel/accounts/staff-audit.ts`), so that
-- no path through the code can forget it.
CREATE FUNCTION present_actor(kind text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('nakryte.' || kind, true), '')
$$;
--> statement-breakpoint
ALTER TABLE order_audit ADD COLUMN staff_id bigint, ADD COLUMN device_id uuid, ADD COLUMN machine_id uuid;
--> statement-breakpoint
ALTER TABLE order_audit ALTER COLUMN staff_id SET DEFAULT present_actor('staff')::bigint,
  ALTER COLUMN device_id SET DEFAULT present_actor('device')::uuid,
  ALTER COLUMN machine_id SET DEFAULT present_actor('machine')::uuid;
--> statement-breakpoint
ALTER TABLE reservation_changes ADD COLUMN staff_id bigint, ADD COLUMN device_id uuid, ADD COLUMN machine_id uuid;
--> statement-breakpoint
ALTER TABLE reservation_changes ALTER COLUMN staff_id SET DEFAULT present_actor('staff')::bigint,
  ALTER COLUMN device_id SET DEFAULT present_actor('device')::uuid,
  ALTER COLUMN machine_id SET DEFAULT present_actor('machine')::uuid;
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN sign_in_link_id bigint REFERENCES sign_in_links (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX messages_sign_in_link ON messages (sign_in_link_id) WHERE sign_in_link_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_subject_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_subject_check
  CHECK (subject IN ('reservation', 'order', 'letter', 'waitlist', 'transfer', 'staff'));
--> statement-breakpoint
ALTER TABLE messages DROP CONSTRAINT messages_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_check
  CHECK (num_nonnulls(reservation_id, order_id, letter_number, waitlist_id, transfer_id, sign_in_link_id) = 1);
--> statement-breakpoint
CREATE FUNCTION tell_of_sign_in_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, sign_in_link_id, next_at, created_at)
  VALUES ('mail', 'staff', CASE WHEN NEW.invited_to IS NULL THEN 'sign_in' ELSE 'invited' END, NEW.id,
    NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_sign_in_link AFTER INSERT ON sign_in_links
FOR EACH ROW EXECUTE FUNCTION tell_of_sign_in_link();
