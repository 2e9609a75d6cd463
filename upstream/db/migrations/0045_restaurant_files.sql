-- A restaurant is described by a file (contract C33): `key` is the name by which a file finds its restaurant again. Rows
-- that have no file yet get one from city and name.
ALTER TABLE restaurants ADD COLUMN key text;
--> statement-breakpoint
UPDATE restaurants r SET key = left(r.city_slug || '-' || r.slug, 50) || CASE
  WHEN count > 1 THEN '-' || r.id ELSE '' END
FROM (SELECT id, count(*) OVER (PARTITION BY left(city_slug || '-' || slug, 50)) AS count FROM restaurants) same
WHERE same.id = r.id;
--> statement-breakpoint
ALTER TABLE restaurants ALTER COLUMN key SET DEFAULT gen_random_uuid()::text;
--> statement-breakpoint
ALTER TABLE restaurants ALTER COLUMN key SET NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX restaurants_key ON restaurants (key);
--> statement-breakpoint
-- Diners see open restaurants alone; what a suspended one promised stays reachable by its own link. Contract C33.
ALTER TABLE restaurants ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('draft', 'open', 'suspended'));
--> statement-breakpoint
ALTER TABLE restaurants ADD COLUMN state_reason text;
--> statement-breakpoint
-- A table that is gone keeps its past: reservations and the trail name it.
ALTER TABLE dining_tables ADD COLUMN removed_at timestamptz;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listed_restaurants(of_tenant text) RETURNS SETOF restaurants LANGUAGE sql STABLE AS $$
  SELECT * FROM restaurants r
  WHERE r.state = 'open'
    AND ((r.city_slug = ANY (ARRAY(SELECT c.city_slug FROM tenant_cities c WHERE c.tenant = of_tenant))
        AND r.id NOT IN (SELECT x.restaurant_id FROM listing_exceptions x WHERE x.tenant = of_tenant AND NOT x.listed))
      OR r.id = ANY (ARRAY(SELECT x.restaurant_id FROM listing_exceptions x WHERE x.tenant = of_tenant AND x.listed)))
$$;
--> statement-breakpoint
-- Those of a tenant in any state: what a suspended restaurant promised is still found by its link.
CREATE FUNCTION known_restaurants(of_tenant text) RETURNS SETOF restaurants LANGUAGE sql STABLE AS $$
  SELECT * FROM restaurants r
  WHERE (r.city_slug = ANY (ARRAY(SELECT c.city_slug FROM tenant_cities c WHERE c.tenant = of_tenant))
      AND r.id NOT IN (SELECT x.restaurant_id FROM listing_exceptions x WHERE x.tenant = of_tenant AND NOT x.listed))
    OR r.id = ANY (ARRAY(SELECT x.restaurant_id FROM listing_exceptions x WHERE x.tenant = of_tenant AND x.listed))
$$;
