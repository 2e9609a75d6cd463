-- The command line of a brand has tokens by name, as a restaurant's cash registers have. Contract C0, C38.
ALTER TABLE machine_tokens ALTER COLUMN restaurant_id DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE machine_tokens ADD COLUMN tenant text REFERENCES tenants (key);
--> statement-breakpoint
ALTER TABLE machine_tokens ADD CONSTRAINT machine_tokens_owner CHECK ((restaurant_id IS NULL) <> (tenant IS NULL));
--> statement-breakpoint
CREATE INDEX machine_tokens_tenant ON machine_tokens (tenant) WHERE tenant IS NOT NULL;
