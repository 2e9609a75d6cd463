-- The press that used a link up, and the session that it opened: the same browser may press again for two minutes.
-- Contract C21.
ALTER TABLE sign_in_links
  ADD COLUMN attempt_hash text,
  ADD COLUMN session_id uuid REFERENCES staff_sessions (id) ON DELETE SET NULL;
--> statement-breakpoint
-- Sessions are deleted by the job: which links point at them is asked for each.
CREATE INDEX sign_in_links_session ON sign_in_links (session_id) WHERE session_id IS NOT NULL;
--> statement-breakpoint
-- The same for the enrolment of a device, whose token is told once.
ALTER TABLE staff_devices ADD COLUMN attempt_hash text;
