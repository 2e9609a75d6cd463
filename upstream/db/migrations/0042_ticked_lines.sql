-- What a cook has ticked off within an order: for the kitchen's screens alone, so it raises their revision and not the order's
-- version, by which a step of somebody else would be refused. Contract C22, C23.
ALTER TABLE order_lines ADD COLUMN ticked_at timestamptz;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_lines_revision AFTER UPDATE ON order_lines
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.ticked_at IS DISTINCT FROM NEW.ticked_at)
EXECUTE FUNCTION raise_order_revision();
