-- Letters to the operator: restaurants that ask for a plan, complaints, notices of unlawful content, faults.
CREATE TABLE leads (
  number text PRIMARY KEY,
  tenant text NOT NULL,
  app_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('partner', 'complaint', 'notice', 'problem')),
  name text NOT NULL,
  email text NOT NULL,
  -- The rest of the letter, as its schema has it.
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX leads_age ON leads (created_at);
