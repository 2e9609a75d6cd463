-- Revision numbers by which screens and pages notice a change: of each restaurant's board, and of content for diners.

-- Revision of the newest change on a restaurant's board. Decision 0049.
CREATE TABLE restaurant_revisions (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  revision bigint NOT NULL
);
--> statement-breakpoint
-- Raises the revision when the transaction commits, as its last lock: transactions commit in the order of this lock,
-- so no revision becomes visible before a lower one. A transaction raises a restaurant once.
CREATE FUNCTION raise_revision(restaurant integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  marker text := 'nakryte.raised_' || restaurant;
BEGIN
  IF restaurant IS NULL OR current_setting(marker, true) = 'yes' THEN RETURN; END IF;
  PERFORM set_config(marker, 'yes', true);
  INSERT INTO restaurant_revisions AS r (restaurant_id, revision) VALUES (restaurant, 1)
  ON CONFLICT (restaurant_id) DO UPDATE SET revision = r.revision + 1;
END $$;
--> statement-breakpoint
CREATE FUNCTION raise_own_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM raise_revision(OLD.restaurant_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM raise_revision(NEW.restaurant_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION raise_order_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_revision((SELECT o.restaurant_id FROM orders o WHERE o.id = NEW.order_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION raise_restaurant_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_revision(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred triggers run at the commit, whatever locks the transaction took before.
CREATE CONSTRAINT TRIGGER orders_revision AFTER INSERT OR UPDATE ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_lines_revision AFTER UPDATE ON order_lines
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.ticked_at IS DISTINCT FROM NEW.ticked_at)
EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_revision AFTER UPDATE ON payments
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_revision AFTER UPDATE ON payment_attempts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.refund_state IS DISTINCT FROM NEW.refund_state)
EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER part_refunds_revision AFTER INSERT OR UPDATE ON refunds
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_order_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reservations_revision AFTER INSERT OR UPDATE ON reservations
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
-- Tables of a reservation; tables of a hold do not show on the board.
CREATE CONSTRAINT TRIGGER occupations_revision AFTER INSERT OR UPDATE ON occupations
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.reservation_id IS NOT NULL) EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER blocks_revision AFTER INSERT OR UPDATE ON blocks
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER waitlist_revision AFTER INSERT OR UPDATE OR DELETE ON waitlist
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER guest_notes_revision AFTER INSERT OR UPDATE OR DELETE ON guest_notes
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER alarms_revision AFTER INSERT OR UPDATE ON alarms
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER restaurants_revision AFTER UPDATE ON restaurants
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD.summary -> 'orders_paused' IS DISTINCT FROM NEW.summary -> 'orders_paused')
EXECUTE FUNCTION raise_restaurant_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sold_out_revision AFTER INSERT OR UPDATE OR DELETE ON sold_out
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER kitchen_limits_revision AFTER INSERT OR UPDATE OR DELETE ON kitchen_limits
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
-- Boards show these rows, so their change raises the revision.
CREATE CONSTRAINT TRIGGER settings_versions_revision AFTER INSERT ON settings_versions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_own_revision();
--> statement-breakpoint
-- Content for diners, by tags, with the revision of its newest change. Decision 0071. Tags:
--   restaurant:{id}  its pages and its rows in lists
--   city:{slug}      the restaurants in the city's lists, and their order
--   lists:{tenant}   the same for all cities of a tenant
--   tenant:{key}     its configuration
--   all              anything: a statement changed more than a thousand rows
CREATE TABLE content_revisions (
  tag text COLLATE "C" PRIMARY KEY,
  revision bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX content_revisions_newest ON content_revisions (revision);
--> statement-breakpoint
-- One row. `epoch` distinguishes this database from another one that also counts from the start.
CREATE TABLE content_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  epoch text NOT NULL DEFAULT left(gen_random_uuid()::text, 8),
  revision bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
INSERT INTO content_clock DEFAULT VALUES;
--> statement-breakpoint
-- Changes of running transactions only: a row is deleted when its transaction commits.
CREATE TABLE content_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tags text[] NOT NULL,
  is_due boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
-- Marks content as changed in the present transaction. Takes no lock that others wait for.
CREATE FUNCTION content_changed(changed text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO content_changes (tags)
  SELECT CASE WHEN cardinality(changed) > 1000 THEN ARRAY['all'] ELSE changed END WHERE cardinality(changed) > 0
$$;
--> statement-breakpoint
-- Runs at the commit, but after the locks of all other deferred triggers: an update is deferred once more, to the end
-- of their queue. So the clock is the last lock of every transaction, and cannot deadlock.
CREATE FUNCTION defer_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('nakryte.content_is_due', true) = 'yes' THEN RETURN NULL; END IF;
  UPDATE content_changes SET is_due = true WHERE id = NEW.id;
  IF FOUND THEN PERFORM set_config('nakryte.content_is_due', 'yes', true); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_changes_collected AFTER INSERT ON content_changes
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION defer_content_revision();
--> statement-breakpoint
-- The clock's lock is held until the commit, so a revision is never seen before a lower one.
CREATE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
  changed text[];
BEGIN
  PERFORM set_config('nakryte.content_is_due', '', true);
  -- Changes of this transaction: no others are visible.
  WITH mine AS (DELETE FROM content_changes RETURNING tags)
  SELECT array_agg(DISTINCT tag) INTO changed FROM mine, unnest(mine.tags) tag;
  IF changed IS NULL THEN RETURN NULL; END IF;
  UPDATE content_clock SET revision = revision + 1 RETURNING revision INTO raised;
  INSERT INTO content_revisions AS r (tag, revision)
  SELECT tag, raised FROM unnest(CASE WHEN cardinality(changed) > 1000 THEN ARRAY['all'] ELSE changed END) tag
  ON CONFLICT (tag) DO UPDATE SET revision = excluded.revision;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_changes_due AFTER UPDATE ON content_changes
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_revision();
--> statement-breakpoint
-- `ids` have changed content; of those, `relisted` may have another place in lists. `slugs`: their former cities.
CREATE FUNCTION restaurants_shown_anew(ids integer[], relisted integer[], slugs text[] DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  cities text[];
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  IF cardinality(ids) > 1000 THEN
    PERFORM content_changed(ARRAY['all']);
    RETURN;
  END IF;
  IF cardinality(relisted) > 0 THEN
    cities := slugs || ARRAY(SELECT DISTINCT city_slug FROM restaurants WHERE id = ANY (relisted));
  END IF;
  PERFORM content_changed(ARRAY(
    SELECT 'restaurant:' || id FROM unnest(ids) id
    UNION SELECT 'city:' || slug FROM unnest(cities) slug
    UNION SELECT 'lists:' || tenant FROM tenant_cities WHERE city_slug = ANY (cities)
    UNION SELECT 'lists:' || tenant FROM listing_exceptions WHERE restaurant_id = ANY (relisted)));
END $$;
--> statement-breakpoint
-- The site map shows the day of the last change.
CREATE FUNCTION is_another_day(one timestamptz, other timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (one AT TIME ZONE 'Europe/Warsaw')::date IS DISTINCT FROM (other AT TIME ZONE 'Europe/Warsaw')::date
$$;
--> statement-breakpoint
-- A pause shows on the restaurant's page; it changes no cached list.
CREATE FUNCTION restaurants_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  relisted integer[];
  slugs text[] := '{}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT id FROM added);
    relisted := ids;
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT id FROM removed);
    relisted := ids;
    slugs := ARRAY(SELECT DISTINCT city_slug FROM removed);
  ELSE
    SELECT coalesce(array_agg(n.id), '{}'), coalesce(array_agg(n.id) FILTER (WHERE is_relisted), '{}'),
      coalesce(array_agg(DISTINCT o.city_slug) FILTER (WHERE is_relisted), '{}') INTO ids, relisted, slugs
    FROM added n JOIN removed o USING (id), LATERAL (SELECT
      (o.slug, o.name, o.city_slug, o.partner, o.products, o.cuisines, o.order_cuisines, o.price_level, o.sort_key,
        o.search_text, o.lowest_fee_grosze, o.state, o.summary - 'orders_paused')
      IS DISTINCT FROM (n.slug, n.name, n.city_slug, n.partner, n.products, n.cuisines, n.order_cuisines, n.price_level,
        n.sort_key, n.search_text, n.lowest_fee_grosze, n.state, n.summary - 'orders_paused')
      OR is_another_day(o.changed_at, n.changed_at) AS is_relisted) l
    WHERE is_relisted OR (o.summary, o.details, o.slot_minutes, o.stay_minutes)
      IS DISTINCT FROM (n.summary, n.details, n.slot_minutes, n.stay_minutes);
  END IF;
  PERFORM restaurants_shown_anew(ids, relisted, slugs);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurants_content_added AFTER INSERT ON restaurants REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION restaurants_content();
--> statement-breakpoint
CREATE TRIGGER restaurants_content_changed AFTER UPDATE ON restaurants
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION restaurants_content();
--> statement-breakpoint
CREATE TRIGGER restaurants_content_removed AFTER DELETE ON restaurants REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION restaurants_content();
--> statement-breakpoint
-- A price shows on the restaurant's page; dishes and diets also change searches and counts.
CREATE FUNCTION menus_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  relisted integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(array_agg(n.restaurant_id), '{}'),
      coalesce(array_agg(n.restaurant_id) FILTER (WHERE is_relisted), '{}') INTO ids, relisted
    FROM added n JOIN removed o USING (restaurant_id), LATERAL (SELECT
      (o.search_text, o.diets) IS DISTINCT FROM (n.search_text, n.diets)
      OR is_another_day(o.changed_at, n.changed_at) AS is_relisted) l
    WHERE is_relisted OR o.menu IS DISTINCT FROM n.menu;
  ELSIF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT restaurant_id FROM added);
    relisted := ids;
  ELSE
    ids := ARRAY(SELECT restaurant_id FROM removed);
    relisted := ids;
  END IF;
  PERFORM restaurants_shown_anew(ids, relisted);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER menus_content_added AFTER INSERT ON menus REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION menus_content();
--> statement-breakpoint
CREATE TRIGGER menus_content_changed AFTER UPDATE ON menus REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION menus_content();
--> statement-breakpoint
CREATE TRIGGER menus_content_removed AFTER DELETE ON menus REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION menus_content();
--> statement-breakpoint
-- Lists are filtered by methods of payment and sorted by fees.
CREATE FUNCTION order_settings_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  relisted integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(array_agg(n.restaurant_id), '{}'),
      coalesce(array_agg(n.restaurant_id) FILTER (WHERE is_relisted), '{}') INTO ids, relisted
    FROM added n JOIN removed o USING (restaurant_id), LATERAL (SELECT
      (o.payment_methods, o.zones) IS DISTINCT FROM (n.payment_methods, n.zones) AS is_relisted) l
    WHERE o IS DISTINCT FROM n;
  ELSIF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT restaurant_id FROM added);
    relisted := ids;
  ELSE
    ids := ARRAY(SELECT restaurant_id FROM removed);
    relisted := ids;
  END IF;
  PERFORM restaurants_shown_anew(ids, relisted);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_settings_content_added AFTER INSERT ON order_settings REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION order_settings_content();
--> statement-breakpoint
CREATE TRIGGER order_settings_content_changed AFTER UPDATE ON order_settings
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION order_settings_content();
--> statement-breakpoint
CREATE TRIGGER order_settings_content_removed AFTER DELETE ON order_settings REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION order_settings_content();
--> statement-breakpoint
-- For a table whose rows show only on their restaurant's page.
CREATE FUNCTION restaurant_part_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT DISTINCT restaurant_id FROM added);
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT DISTINCT restaurant_id FROM removed);
  ELSE
    ids := ARRAY(SELECT restaurant_id FROM (TABLE added EXCEPT TABLE removed) n
      UNION SELECT restaurant_id FROM (TABLE removed EXCEPT TABLE added) o);
  END IF;
  PERFORM restaurants_shown_anew(ids, '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Prices are excluded: they are the history for the lowest price of 30 days. Tonight's kitchen limits
-- (`kitchen_limits`), blocks and reservations are excluded: they are read for each request and are on no cached page.
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['menu_prices', 'sold_out', 'dining_tables', 'table_joins'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_content_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION restaurant_part_content()', part);
    EXECUTE format('CREATE TRIGGER %1$s_content_changed AFTER UPDATE ON %1$s
      REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION restaurant_part_content()', part);
    EXECUTE format('CREATE TRIGGER %1$s_content_removed AFTER DELETE ON %1$s REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION restaurant_part_content()', part);
  END LOOP;
END $$;
--> statement-breakpoint
-- Few rows, changed seldom: the trigger runs for each row.
CREATE FUNCTION listing_exception_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM restaurants_shown_anew(ARRAY[OLD.restaurant_id], ARRAY[OLD.restaurant_id]),
      content_changed(ARRAY['lists:' || OLD.tenant]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM restaurants_shown_anew(ARRAY[NEW.restaurant_id], ARRAY[NEW.restaurant_id]),
      content_changed(ARRAY['lists:' || NEW.tenant]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_exceptions_content AFTER INSERT OR UPDATE OR DELETE ON listing_exceptions
FOR EACH ROW EXECUTE FUNCTION listing_exception_content();
--> statement-breakpoint
CREATE FUNCTION tenant_city_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM content_changed(ARRAY['lists:' || OLD.tenant, 'city:' || OLD.city_slug]); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM content_changed(ARRAY['lists:' || NEW.tenant, 'city:' || NEW.city_slug]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tenant_cities_content AFTER INSERT OR UPDATE OR DELETE ON tenant_cities
FOR EACH ROW EXECUTE FUNCTION tenant_city_content();
--> statement-breakpoint
CREATE FUNCTION tenant_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM content_changed(ARRAY['tenant:' || NEW.key]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tenants_content_added AFTER INSERT ON tenants FOR EACH ROW EXECUTE FUNCTION tenant_content();
--> statement-breakpoint
-- Each start overwrites every tenant, mostly with the same configuration.
CREATE TRIGGER tenants_content_changed AFTER UPDATE ON tenants FOR EACH ROW
WHEN (OLD.config IS DISTINCT FROM NEW.config) EXECUTE FUNCTION tenant_content();
