-- What a restaurant remembers of a guest, by phone number as `contact_phone` writes it. Contract C25, C19.
-- Allergies are data about health: they are here only with the moment at which the guest was asked and agreed.
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER guest_notes_revision AFTER INSERT OR UPDATE OR DELETE ON guest_notes
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
