-- The people behind a brand. Contract C38, decision 0076. A person, their sessions and links are those of `staff`.
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
-- What a person of the brand did is in the trail of their brand, and in that of the restaurant which it is about.
ALTER TABLE staff_audit ADD COLUMN tenant text;
--> statement-breakpoint
CREATE INDEX staff_audit_tenant ON staff_audit (tenant, id) WHERE tenant IS NOT NULL;
--> statement-breakpoint
-- Where the link leads; a link of before leads to the panel.
ALTER TABLE sign_in_links ADD COLUMN opens text NOT NULL DEFAULT 'panel' CHECK (opens IN ('panel', 'console')),
  ADD COLUMN is_invitation boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_sign_in_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, subject, occasion, sign_in_link_id, next_at, created_at)
  VALUES ('mail', 'staff',
    CASE WHEN NEW.invited_to IS NULL AND NOT NEW.is_invitation THEN 'sign_in' ELSE 'invited' END, NEW.id,
    NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
