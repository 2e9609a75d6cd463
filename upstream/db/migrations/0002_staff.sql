-- The people, devices and cash registers of restaurants, the people behind brands, and what they publish. Decision 0048.
-- Every secret is stored as a digest only.

CREATE TABLE staff (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for a person who signs in by PIN on a restaurant's device only.
  email text,
  created_at timestamptz NOT NULL,
  -- Time since which the person has no role anywhere.
  left_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX staff_email ON staff (lower(email)) WHERE email IS NOT NULL;
--> statement-breakpoint
-- The name belongs to the role: two restaurants may use different names for one person, and neither sees the other's.
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
-- The people behind a brand. Contract C38, decision 0086. A person, their sessions and links are those of `staff`.
CREATE TABLE brand_roles (
  staff_id bigint NOT NULL REFERENCES staff (id),
  tenant text NOT NULL REFERENCES tenants (key),
  role text NOT NULL CHECK (role IN ('admin', 'operator', 'marketing')),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, tenant)
);
--> statement-breakpoint
CREATE INDEX brand_roles_tenant ON brand_roles (tenant);
--> statement-breakpoint
CREATE TABLE staff_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL UNIQUE,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  name text NOT NULL,
  enrolled_by bigint NOT NULL REFERENCES staff (id),
  enrolled_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- Attempt that enrolled the device, whose token is answered once; as in `sign_in_links`.
  attempt_hash text
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
  -- Restaurants whose owner has ended the session; it still opens the others.
  ended_for integer[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX staff_sessions_age ON staff_sessions (expires_at);
--> statement-breakpoint
-- The token of a link is made of the nonce and a secret outside of the database, when its e-mail is sent.
CREATE TABLE sign_in_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  nonce text NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff (id),
  tenant text NOT NULL REFERENCES tenants (key),
  -- The restaurant that invites; null where the person requested the link.
  invited_to integer REFERENCES restaurants (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Attempt that used the link, and the session that it opened: the same browser may repeat it for two minutes.
  -- Contract C21.
  attempt_hash text,
  session_id uuid REFERENCES staff_sessions (id) ON DELETE SET NULL,
  opens text NOT NULL DEFAULT 'panel' CHECK (opens IN ('panel', 'console')),
  is_invitation boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX sign_in_links_age ON sign_in_links (created_at);
--> statement-breakpoint
CREATE INDEX sign_in_links_staff ON sign_in_links (staff_id, created_at);
--> statement-breakpoint
-- A job deletes sessions and looks up the links of each.
CREATE INDEX sign_in_links_session ON sign_in_links (session_id) WHERE session_id IS NOT NULL;
--> statement-breakpoint
-- Wrong PINs in a row of one person on one device. The row is incremented before the PIN is compared.
CREATE TABLE pin_failures (
  device_id uuid NOT NULL REFERENCES staff_devices (id),
  staff_id bigint NOT NULL REFERENCES staff (id),
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (device_id, staff_id)
);
--> statement-breakpoint
-- Cash registers at /partner, and the command line of a brand (`tenant`). Tokens derived from the master token get
-- their row at their first use. Contract C0, C38.
CREATE TABLE machine_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL UNIQUE,
  restaurant_id integer REFERENCES restaurants (id),
  name text NOT NULL,
  created_by bigint REFERENCES staff (id),
  -- The token of the command line that made this one: it ends with that token.
  made_with uuid REFERENCES machine_tokens (id),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  tenant text REFERENCES tenants (key),
  CONSTRAINT machine_tokens_owner CHECK ((restaurant_id IS NULL) <> (tenant IS NULL))
);
--> statement-breakpoint
CREATE INDEX machine_tokens_restaurant ON machine_tokens (restaurant_id);
--> statement-breakpoint
CREATE INDEX machine_tokens_tenant ON machine_tokens (tenant) WHERE tenant IS NOT NULL;
--> statement-breakpoint
-- The trail: each action with its person, device or machine. It names orders by number and reservations by id, since
-- their codes are keys.
CREATE TABLE staff_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  restaurant_id integer,
  staff_id bigint,
  session_id uuid,
  device_id uuid,
  machine_id uuid,
  action text NOT NULL,
  subject text,
  details jsonb NOT NULL DEFAULT '{}',
  -- An action of the brand's people is in the trail of their brand, and in that of the restaurant concerned.
  tenant text
);
--> statement-breakpoint
CREATE INDEX staff_audit_restaurant ON staff_audit (restaurant_id, id);
--> statement-breakpoint
-- Counts the lines that one person has written into the trail today. Contract C25.
CREATE INDEX staff_audit_person ON staff_audit (staff_id, at);
--> statement-breakpoint
CREATE INDEX staff_audit_tenant ON staff_audit (tenant, id) WHERE tenant IS NOT NULL;
--> statement-breakpoint
-- The trail of one order or reservation of a brand. Contract C40.
CREATE INDEX staff_audit_subject ON staff_audit (subject, id) WHERE subject IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER staff_audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER staff_audit_keep_facts BEFORE UPDATE ON staff_audit FOR EACH ROW EXECUTE FUNCTION keep_trail_facts();
--> statement-breakpoint
-- Parts of itself that a restaurant changes on its panel: each person's draft, and the versions that were published.
-- Contract C37.
CREATE TABLE settings_drafts (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  staff_id bigint NOT NULL REFERENCES staff (id),
  part text NOT NULL,
  -- The part at the creation of the draft.
  base jsonb NOT NULL,
  value jsonb NOT NULL,
  -- Name in the draft → id of the upload, of new pictures.
  pictures jsonb NOT NULL DEFAULT '{}',
  revision integer NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, part, staff_id)
);
--> statement-breakpoint
CREATE INDEX settings_drafts_saved ON settings_drafts (saved_at);
--> statement-breakpoint
CREATE TABLE settings_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  part text NOT NULL,
  at timestamptz NOT NULL,
  staff_id bigint REFERENCES staff (id),
  kind text NOT NULL CHECK (kind IN ('start', 'panel', 'price', 'operations', 'hidden')),
  value jsonb NOT NULL,
  differences jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX settings_versions_newest ON settings_versions (restaurant_id, part, id);
