-- `kept`: in the mailbox of a deployment without a mail server, and sent to nobody. Decision 0064.
ALTER TABLE messages DROP CONSTRAINT messages_state_check;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_state_check
  CHECK (state IN ('waiting', 'sending', 'sent', 'kept', 'dropped', 'failed'));
--> statement-breakpoint
-- A trail keeps its facts for ever, and a person may be taken out of it: who erases (`upstream/erasure/erase-person.ts`) may empty
-- what was typed by hand, and nothing else. Decision 0064, contract C19.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('nakryte.erasing', true) = 'yes' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the audit trail is never rewritten';
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_trail_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  typed CONSTANT text[] := ARRAY['reason', 'details'];
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  IF before - typed IS DISTINCT FROM after - typed
    OR (after -> 'reason' IS DISTINCT FROM before -> 'reason' AND after ->> 'reason' IS NOT NULL)
    OR (after -> 'details' IS DISTINCT FROM before -> 'details' AND after -> 'details' <> '{}') THEN
    RAISE EXCEPTION 'the audit trail is never rewritten';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservation_changes_keep_facts BEFORE UPDATE ON reservation_changes
FOR EACH ROW EXECUTE FUNCTION keep_trail_facts();
--> statement-breakpoint
CREATE TRIGGER order_audit_keep_facts BEFORE UPDATE ON order_audit FOR EACH ROW EXECUTE FUNCTION keep_trail_facts();
--> statement-breakpoint
CREATE TRIGGER staff_audit_keep_facts BEFORE UPDATE ON staff_audit FOR EACH ROW EXECUTE FUNCTION keep_trail_facts();
