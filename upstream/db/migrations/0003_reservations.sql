-- Reservations, and other rows that occupy a table: holds, blocks, the waitlist.

CREATE TABLE reservations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  tenant text NOT NULL REFERENCES tenants (key),
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'declined')),
  -- Requested wall clock in Warsaw; starts_at is the same moment as an instant.
  reserved_on text NOT NULL CHECK (reserved_on ~ '^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$'),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  guests_number integer NOT NULL CHECK (guests_number BETWEEN 1 AND 50),
  customer_name text NOT NULL,
  phone_number text NOT NULL,
  email text NOT NULL,
  notes_from_guest text NOT NULL,
  source text NOT NULL,
  app_name text NOT NULL,
  sms_marketing boolean NOT NULL,
  email_marketing boolean NOT NULL,
  duration_minutes integer,
  extras jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  answer_due_at timestamptz,
  decline_reason text,
  alternatives jsonb NOT NULL DEFAULT '[]',
  change_request jsonb,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('guest', 'restaurant', 'operations')),
  visit_state text NOT NULL DEFAULT 'expected' CHECK (visit_state IN ('expected', 'seated', 'no_show', 'finished')),
  anonymized_at timestamptz,
  -- A keyed digest of the diner's network, kept until the visit, at most 30 days. Decision 0026.
  network text,
  -- Raised by every change of the row: a caller names the version that they saw. Contract C23.
  version integer NOT NULL DEFAULT 0,
  -- Made by the restaurant before its first diner comes: nobody outside gets a message, and no figure counts it.
  -- Contract C33.
  is_test boolean NOT NULL DEFAULT false,
  CHECK (ends_at > starts_at),
  CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL))
);
--> statement-breakpoint
CREATE INDEX reservations_due ON reservations (answer_due_at) WHERE status = 'pending' AND cancelled_at IS NULL;
--> statement-breakpoint
CREATE INDEX reservations_restaurant ON reservations (restaurant_id, starts_at);
--> statement-breakpoint
-- A restaurant's usual time to answer groups is read with its page. Contract C2.
CREATE INDEX reservations_of_groups ON reservations (restaurant_id, created_at) WHERE guests_number >= 11 AND NOT is_test;
--> statement-breakpoint
CREATE INDEX reservations_to_anonymize ON reservations (ends_at) WHERE anonymized_at IS NULL;
--> statement-breakpoint
-- Requests that wait for a restaurant or operations: few rows of many.
CREATE INDEX reservations_waiting ON reservations (starts_at, id)
  WHERE cancelled_at IS NULL AND (status = 'pending' OR change_request IS NOT NULL);
--> statement-breakpoint
-- Reservations that their restaurant did not cancel itself: somebody has to tell one that is no partner. Contract C38.
CREATE INDEX reservations_called_off ON reservations (starts_at) WHERE cancelled_by IN ('guest', 'operations') AND status = 'confirmed';
--> statement-breakpoint
-- Open visits of a contact and of a network are counted here, so that the limit holds across processes and restarts.
-- Decision 0026.
CREATE INDEX reservations_by_email ON reservations (contact_email(email)) WHERE anonymized_at IS NULL;
--> statement-breakpoint
CREATE INDEX reservations_by_phone ON reservations (contact_phone(phone_number)) WHERE anonymized_at IS NULL;
--> statement-breakpoint
CREATE INDEX reservations_by_network ON reservations (network, restaurant_id) WHERE network IS NOT NULL;
--> statement-breakpoint
CREATE INDEX reservations_tests ON reservations (restaurant_id) WHERE is_test;
--> statement-breakpoint
-- Results of campaigns are counted by the day of the booking. Contract C39.
CREATE INDEX reservations_made ON reservations (tenant, created_at);
--> statement-breakpoint
-- Covers all columns that a month counts, so that no row is read. Contract C41.
CREATE INDEX reservations_starts ON reservations (starts_at)
INCLUDE (restaurant_id, status, visit_state, guests_number, cancelled_at, is_test);
--> statement-breakpoint
CREATE INDEX reservations_seated ON reservations (ends_at) WHERE visit_state = 'seated';
--> statement-breakpoint
CREATE FUNCTION raise_reservation_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_version BEFORE UPDATE ON reservations
FOR EACH ROW EXECUTE FUNCTION raise_reservation_version();
--> statement-breakpoint
CREATE TABLE holds (
  token text PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  starts_at timestamptz NOT NULL,
  guests_number integer NOT NULL,
  expires_at timestamptz NOT NULL,
  -- A hash: it is only compared with itself while the hold lives.
  client_hash text
);
--> statement-breakpoint
CREATE INDEX holds_client ON holds (client_hash) WHERE client_hash IS NOT NULL;
--> statement-breakpoint
CREATE INDEX holds_expiry ON holds (expires_at);
--> statement-breakpoint
-- Holds of one customer of IPv6 are found by the digest of the /56, which stands before the dot.
CREATE INDEX holds_by_wider_network ON holds (split_part(client_hash, '.', 1)) WHERE client_hash IS NOT NULL;
--> statement-breakpoint
-- Tables, or all online bookings, that a restaurant blocks for a period. Contract C25, docs/design/reservations.md.
CREATE TABLE blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  scope text NOT NULL CHECK (scope IN ('tables', 'area', 'online')),
  area text,
  -- Wall clock in Warsaw as staff typed it; the instants are the same moments.
  from_wall text NOT NULL,
  until_wall text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((scope = 'area') = (area IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX blocks_restaurant ON blocks (restaurant_id, ends_at) WHERE ended_at IS NULL;
--> statement-breakpoint
-- The database itself refuses to give a table twice. The end of a visit sets ended_at, which leaves the constraint. A
-- blocked table is occupied, so that the constraint protects it too.
CREATE TABLE occupations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  table_id integer NOT NULL REFERENCES dining_tables (id),
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  reservation_id bigint REFERENCES reservations (id),
  hold_token text REFERENCES holds (token) ON DELETE CASCADE,
  ended_at timestamptz,
  block_id bigint REFERENCES blocks (id),
  CHECK (num_nonnulls(reservation_id, hold_token, block_id) = 1),
  CONSTRAINT one_party_per_table EXCLUDE USING gist (table_id WITH =, during WITH &&) WHERE (ended_at IS NULL)
);
--> statement-breakpoint
CREATE INDEX occupations_restaurant ON occupations USING gist (restaurant_id, during) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX occupations_reservation ON occupations (reservation_id) WHERE reservation_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX occupations_hold ON occupations (hold_token) WHERE hold_token IS NOT NULL;
--> statement-breakpoint
CREATE INDEX occupations_block ON occupations (block_id) WHERE block_id IS NOT NULL;
--> statement-breakpoint
-- A trigger, so that no path through the code can forget to free the tables of a cancelled visit.
CREATE FUNCTION end_occupations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE occupations SET ended_at = present_time() WHERE reservation_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservation_ends_occupations AFTER UPDATE ON reservations FOR EACH ROW
WHEN (NEW.status = 'declined' OR NEW.cancelled_at IS NOT NULL OR NEW.visit_state IN ('no_show', 'finished'))
EXECUTE FUNCTION end_occupations();
--> statement-breakpoint
CREATE TABLE reservation_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reservation_id bigint NOT NULL REFERENCES reservations (id),
  at timestamptz NOT NULL,
  by text NOT NULL CHECK (by IN ('guest', 'restaurant', 'operations', 'system')),
  action text NOT NULL,
  from_state text,
  to_state text NOT NULL,
  -- The visit before this move, { reserved_on, guests_number }: its e-mail shows old and new (contract C2).
  moved_from jsonb,
  reason text,
  -- The person and the machine of the change, set for the transaction.
  staff_id bigint DEFAULT present_actor('staff')::bigint,
  device_id uuid DEFAULT present_actor('device')::uuid,
  machine_id uuid DEFAULT present_actor('machine')::uuid
);
--> statement-breakpoint
CREATE INDEX reservation_changes_reservation ON reservation_changes (reservation_id);
--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reservation_changes
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER reservation_changes_keep_facts BEFORE UPDATE ON reservation_changes
FOR EACH ROW EXECUTE FUNCTION keep_trail_facts();
--> statement-breakpoint
-- Diners who wait for a table on a day that is full (contract C2), and parties at the door (contract C25), which have
-- separate states, so that no offer of a table reaches them. Kept for 7 days after the day, C19.
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
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN (
    'waiting', 'offered', 'reserved', 'lapsed', 'left', 'at_door', 'called', 'seated')),
  -- The table held for the diners, and until when.
  hold_token text,
  offered_on text,
  offer_ends_at timestamptz,
  reservation_code text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- The same as in `reservations`, kept while the entry is open.
  network text,
  -- An offer by staff, who may choose any table: its acceptance checks no rule.
  by_hand boolean NOT NULL DEFAULT false,
  -- Columns of a party at the door, from here on: its name, the promised time, and the time it was called.
  customer_name text NOT NULL DEFAULT '',
  promised_at timestamptz,
  called_at timestamptz,
  CHECK (state <> 'offered' OR num_nonnulls(hold_token, offered_on, offer_ends_at) = 3),
  CONSTRAINT waitlist_door_check
    CHECK (state = 'left' OR (state IN ('at_door', 'called', 'seated')) = (promised_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX waitlist_turn ON waitlist (restaurant_id, day, id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX waitlist_once ON waitlist (restaurant_id, day, lower(email)) WHERE state IN ('waiting', 'offered');
--> statement-breakpoint
CREATE INDEX waitlist_by_email ON waitlist (contact_email(email));
--> statement-breakpoint
CREATE INDEX waitlist_by_phone ON waitlist (contact_phone(phone_number));
--> statement-breakpoint
CREATE INDEX waitlist_by_day ON waitlist (restaurant_id, day);
--> statement-breakpoint
-- Notes of a restaurant on a guest, by phone number as `contact_phone` writes it. Contract C25, C19. Allergies are
-- data about health: they are stored only with the time of the guest's consent.
CREATE TABLE guest_notes (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  phone text NOT NULL CHECK (phone <> ''),
  note text NOT NULL,
  allergies text,
  agreed_at timestamptz,
  version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, phone),
  CHECK ((allergies IS NULL) = (agreed_at IS NULL))
);
