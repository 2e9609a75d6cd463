-- A tenant lists the restaurants of its cities by rule: one row a city, kept equal to the cities of its configuration by
-- a trigger. An exception is a row of its own and beats the rule. Decision 0038.
CREATE TABLE tenant_cities (
  tenant text NOT NULL REFERENCES tenants (key),
  city_slug text NOT NULL,
  PRIMARY KEY (tenant, city_slug)
);
--> statement-breakpoint
CREATE TABLE listing_exceptions (
  tenant text NOT NULL REFERENCES tenants (key),
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  -- true: listed although in none of the tenant's cities; false: not listed although in one of them.
  listed boolean NOT NULL,
  PRIMARY KEY (tenant, restaurant_id)
);
--> statement-breakpoint
CREATE INDEX listing_exceptions_restaurant ON listing_exceptions (restaurant_id);
--> statement-breakpoint
CREATE FUNCTION set_tenant_cities() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  slugs text[] := ARRAY(SELECT city ->> 'slug' FROM jsonb_array_elements(NEW.config -> 'cities') city);
BEGIN
  DELETE FROM tenant_cities WHERE tenant = NEW.key AND city_slug <> ALL (slugs);
  INSERT INTO tenant_cities (tenant, city_slug) SELECT NEW.key, unnest(slugs) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tenant_added AFTER INSERT ON tenants FOR EACH ROW EXECUTE FUNCTION set_tenant_cities();
--> statement-breakpoint
CREATE TRIGGER tenant_cities_changed AFTER UPDATE ON tenants FOR EACH ROW
WHEN (OLD.config -> 'cities' IS DISTINCT FROM NEW.config -> 'cities') EXECUTE FUNCTION set_tenant_cities();
--> statement-breakpoint
INSERT INTO tenant_cities (tenant, city_slug)
SELECT DISTINCT t.key, city ->> 'slug' FROM tenants t, jsonb_array_elements(t.config -> 'cities') city;
--> statement-breakpoint
INSERT INTO listing_exceptions (tenant, restaurant_id, listed)
SELECT rt.tenant, rt.restaurant_id, true FROM restaurant_tenants rt JOIN restaurants r ON r.id = rt.restaurant_id
WHERE NOT EXISTS (SELECT 1 FROM tenant_cities c WHERE c.tenant = rt.tenant AND c.city_slug = r.city_slug);
--> statement-breakpoint
DROP TABLE restaurant_tenants;
--> statement-breakpoint
-- The restaurants that a tenant lists. The planner inlines it, so that the query around it chooses the index. The
-- sub-selects do not depend on the restaurant: each runs once a query.
CREATE FUNCTION listed_restaurants(of_tenant text) RETURNS SETOF restaurants LANGUAGE sql STABLE AS $$
  SELECT * FROM restaurants r
  WHERE (r.city_slug = ANY (ARRAY(SELECT c.city_slug FROM tenant_cities c WHERE c.tenant = of_tenant))
      AND r.id NOT IN (SELECT x.restaurant_id FROM listing_exceptions x WHERE x.tenant = of_tenant AND NOT x.listed))
    OR r.id = ANY (ARRAY(SELECT x.restaurant_id FROM listing_exceptions x WHERE x.tenant = of_tenant AND x.listed))
$$;
--> statement-breakpoint
-- The same for many tenants at once. A query about one tenant uses the function, which is quicker.
CREATE VIEW restaurant_tenants AS
SELECT t.key AS tenant, r.id AS restaurant_id
FROM tenants t CROSS JOIN restaurants r
LEFT JOIN tenant_cities c ON c.tenant = t.key AND c.city_slug = r.city_slug
LEFT JOIN listing_exceptions x ON x.tenant = t.key AND x.restaurant_id = r.id
WHERE coalesce(x.listed, c.tenant IS NOT NULL);
--> statement-breakpoint
-- When what search engines read of a restaurant last changed: null for rows older than this column, whose day nobody
-- knows. A pause of orders is no change of the page. Decision 0016.
ALTER TABLE restaurants ADD COLUMN changed_at timestamptz;
--> statement-breakpoint
ALTER TABLE restaurants ALTER COLUMN changed_at SET DEFAULT now();
--> statement-breakpoint
-- A value of the large JSON that queries about many restaurants need without reading it.
ALTER TABLE restaurants ADD COLUMN home_tenant text GENERATED ALWAYS AS (details ->> 'home_tenant') STORED;
--> statement-breakpoint
ALTER TABLE menus ADD COLUMN changed_at timestamptz;
--> statement-breakpoint
ALTER TABLE menus ALTER COLUMN changed_at SET DEFAULT now();
--> statement-breakpoint
CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at = now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurant_changed BEFORE UPDATE ON restaurants FOR EACH ROW
WHEN (OLD.summary - 'orders_paused' IS DISTINCT FROM NEW.summary - 'orders_paused'
  OR OLD.details IS DISTINCT FROM NEW.details)
EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER menu_changed BEFORE UPDATE ON menus FOR EACH ROW WHEN (OLD.menu IS DISTINCT FROM NEW.menu)
EXECUTE FUNCTION set_changed_at();
