-- Tenants and their restaurants: listing, tables, menus, terms of orders, pictures, streets.

CREATE TABLE tenants (
  key text PRIMARY KEY,
  config jsonb NOT NULL
);
--> statement-breakpoint
-- A tenant lists the restaurants of its cities by rule: one row a city, kept equal to the cities of its configuration by
-- a trigger. An exception is a row of its own and beats the rule. Decision 0038.
CREATE TABLE tenant_cities (
  tenant text NOT NULL REFERENCES tenants (key),
  city_slug text NOT NULL,
  PRIMARY KEY (tenant, city_slug)
);
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
-- `summary` and `details` are the wire forms of a restaurant; the columns beside them are what queries ask for. Decision 0036.
CREATE TABLE restaurants (
  id integer PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  city_slug text NOT NULL,
  partner boolean NOT NULL,
  products text[] NOT NULL,
  cuisines text[] NOT NULL,
  order_cuisines text[] NOT NULL,
  price_level integer NOT NULL,
  -- Sorts by the Polish alphabet under the C collation, since PGlite carries no Polish one.
  sort_key text COLLATE "C" NOT NULL,
  -- Lower case, ASCII.
  search_text text NOT NULL,
  slot_minutes integer NOT NULL CHECK (slot_minutes IN (15, 30)),
  stay_minutes integer[] CHECK (cardinality(stay_minutes) = 3),
  summary jsonb NOT NULL,
  details jsonb NOT NULL,
  -- Generated: reading them out of the JSON of each row of a city costs ten times the query.
  areas jsonb NOT NULL GENERATED ALWAYS AS (coalesce(summary -> 'areas', '[]')) STORED,
  lat double precision GENERATED ALWAYS AS ((summary #>> '{address,lat}')::double precision) STORED,
  lng double precision GENERATED ALWAYS AS ((summary #>> '{address,lng}')::double precision) STORED,
  -- Flat: a degree of longitude at 52° north is 0.6157 of one of latitude, so distances in it sort by how near they are.
  place point GENERATED ALWAYS AS (point(
    (summary #>> '{address,lng}')::double precision * 0.6157, (summary #>> '{address,lat}')::double precision)) STORED,
  takes_orders boolean NOT NULL GENERATED ALWAYS AS (
    coalesce((summary #>> '{config,orders,allowOrders}')::boolean, false)) STORED,
  max_km double precision GENERATED ALWAYS AS ((summary #>> '{delivery,maxKmDistance}')::double precision) STORED,
  -- The lowest of all zones, kept by a trigger on `order_settings`. Without zones the greatest integer: such restaurants come last.
  lowest_fee_grosze integer NOT NULL DEFAULT 2147483647,
  -- When what search engines read of it last changed. Decision 0016.
  changed_at timestamptz DEFAULT present_time(),
  home_tenant text GENERATED ALWAYS AS (details ->> 'home_tenant') STORED,
  -- The name by which a file finds its restaurant again. Contract C33.
  key text NOT NULL DEFAULT gen_random_uuid()::text,
  -- Diners see open restaurants alone; what a suspended one promised stays reachable by its own link. Contract C33.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('draft', 'open', 'suspended')),
  state_reason text,
  -- May hosts mark dishes as sold out and change prices? Contract C21.
  host_sets_prices boolean NOT NULL DEFAULT false,
  -- The highest number that anything of its menu has ever had: a deleted dish's is given to no other. Contract C33.
  last_menu_number integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE INDEX restaurants_city ON restaurants (city_slug, sort_key);
--> statement-breakpoint
CREATE INDEX restaurants_recommended ON restaurants (city_slug, (CASE WHEN partner THEN 0 ELSE 1 END), sort_key, id);
--> statement-breakpoint
-- Nearest first, within a city and without one.
CREATE INDEX restaurants_near ON restaurants USING gist (city_slug, place);
--> statement-breakpoint
CREATE INDEX restaurants_near_everywhere ON restaurants USING gist (place);
--> statement-breakpoint
CREATE INDEX restaurants_name ON restaurants (sort_key, id);
--> statement-breakpoint
CREATE INDEX restaurants_fee ON restaurants (city_slug, lowest_fee_grosze, sort_key, id);
--> statement-breakpoint
CREATE INDEX restaurants_fee_everywhere ON restaurants (lowest_fee_grosze, sort_key, id);
--> statement-breakpoint
CREATE INDEX restaurants_changed ON restaurants (changed_at);
--> statement-breakpoint
-- Another way to write the same order as `restaurants_recommended`, so that the planner cannot take this index for the list of
-- one city (`upstream/restaurants/partners-first.ts`). Decision 0036.
CREATE INDEX restaurants_everywhere ON restaurants (((NOT partner)::int), sort_key, id);
--> statement-breakpoint
CREATE UNIQUE INDEX restaurants_key ON restaurants (key);
--> statement-breakpoint
CREATE INDEX restaurants_home ON restaurants ((details ->> 'home_tenant'));
--> statement-breakpoint
CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at = present_time();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurant_changed BEFORE UPDATE ON restaurants FOR EACH ROW
WHEN (OLD.summary - 'orders_paused' IS DISTINCT FROM NEW.summary - 'orders_paused'
  OR OLD.details IS DISTINCT FROM NEW.details)
EXECUTE FUNCTION set_changed_at();
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
-- The open restaurants that a tenant lists. The planner inlines it, so that the query around it chooses the index. The
-- sub-selects do not depend on the restaurant: each runs once a query.
CREATE FUNCTION listed_restaurants(of_tenant text) RETURNS SETOF restaurants LANGUAGE sql STABLE AS $$
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
--> statement-breakpoint
CREATE TABLE dining_tables (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  name text NOT NULL,
  area text NOT NULL,
  min_seats integer NOT NULL CHECK (min_seats >= 1),
  max_seats integer NOT NULL CHECK (max_seats >= min_seats),
  -- A table that is gone keeps its past: reservations and the trail name it.
  removed_at timestamptz,
  UNIQUE (restaurant_id, name)
);
--> statement-breakpoint
CREATE TABLE table_joins (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  join_no integer NOT NULL,
  table_id integer NOT NULL REFERENCES dining_tables (id),
  PRIMARY KEY (restaurant_id, join_no, table_id)
);
--> statement-breakpoint
-- `menu` is the whole menu as `lib/domain/ordering/menu` reads it, so that one row answers GET menu; prices have their
-- history beside it.
CREATE TABLE menus (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  menu jsonb NOT NULL,
  -- Names of dishes: lower case, ASCII.
  search_text text NOT NULL,
  diets text[] NOT NULL,
  -- As that of `restaurants`.
  changed_at timestamptz DEFAULT present_time()
);
--> statement-breakpoint
CREATE INDEX menus_changed ON menus (changed_at);
--> statement-breakpoint
CREATE TRIGGER menu_changed BEFORE UPDATE ON menus FOR EACH ROW WHEN (OLD.menu IS DISTINCT FROM NEW.menu)
EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
-- A price holds from `since` until the next row of the product.
CREATE TABLE menu_prices (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  product_id integer NOT NULL,
  since timestamptz NOT NULL,
  price_grosze integer NOT NULL CHECK (price_grosze >= 0),
  -- With the reduction of its own price beside the price on the card; null: no such reduction.
  offered_grosze integer CHECK (offered_grosze >= 0),
  -- A discount stood beside it.
  is_announced boolean NOT NULL DEFAULT false,
  PRIMARY KEY (restaurant_id, product_id, since)
);
--> statement-breakpoint
-- Over the menu's own flags. Option 0: the whole dish. Until null: until further notice. Contract C23.
CREATE TABLE sold_out (
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  product_id integer NOT NULL,
  option_id integer NOT NULL DEFAULT 0,
  until timestamptz,
  PRIMARY KEY (restaurant_id, product_id, option_id)
);
--> statement-breakpoint
CREATE TABLE order_settings (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  payment_methods text[] NOT NULL,
  packaging_grosze integer NOT NULL CHECK (packaging_grosze >= 0),
  preparation_minutes integer NOT NULL CHECK (preparation_minutes > 0),
  slot_minutes integer NOT NULL CHECK (slot_minutes IN (15, 30)),
  orders_per_slot integer NOT NULL CHECK (orders_per_slot >= 0),
  -- {stepMinutes, daysAhead}, or null where everything is made at once.
  scheduled jsonb,
  zones jsonb NOT NULL
);
--> statement-breakpoint
-- By statement, not by row: each of its updates is a change of content.
CREATE FUNCTION keep_lowest_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE restaurants r SET lowest_fee_grosze = fee.lowest
  FROM (SELECT restaurant_id, coalesce((SELECT min((zone ->> 'feeGrosze')::integer)
      FROM jsonb_array_elements(zones) AS zone), 2147483647) AS lowest FROM added) fee
  WHERE r.id = fee.restaurant_id AND r.lowest_fee_grosze <> fee.lowest;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_settings_fee_added AFTER INSERT ON order_settings REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_lowest_fee();
--> statement-breakpoint
CREATE TRIGGER order_settings_fee_changed AFTER UPDATE ON order_settings REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_lowest_fee();
--> statement-breakpoint
-- One row: which folder has the files of the pictures below, by the name that it has in itself. Upstreams with folders of their own
-- would each lack the pictures of the others.
CREATE TABLE media_folder (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  name text NOT NULL
);
--> statement-breakpoint
-- Pictures that restaurants handed over, made into files in the media store. An id is never used again, so what it names never
-- changes. Decision 0070.
CREATE TABLE pictures (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  -- Digest of the image as it came, and of how it was made. Null until all files are in the media store.
  content_hash text,
  -- Digest of what comes out with an exported file, which is the same picture when it comes back.
  master_hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  placeholder text NOT NULL,
  -- Names in the media store.
  files text[] NOT NULL,
  -- Of all of them.
  bytes integer NOT NULL,
  -- When it was last handed over, or a restaurant last left it.
  needed_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX pictures_same ON pictures (content_hash);
--> statement-breakpoint
CREATE INDEX pictures_same_master ON pictures (master_hash);
--> statement-breakpoint
CREATE INDEX pictures_forgotten ON pictures (needed_at);
--> statement-breakpoint
-- Who handed a picture over: a restaurant, a brand's token (no restaurant), operations of all brands (neither). One image of two is one
-- picture of both.
CREATE TABLE picture_owners (
  picture_id text NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
  tenant text,
  restaurant_id integer REFERENCES restaurants (id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (picture_id, tenant, restaurant_id)
);
--> statement-breakpoint
CREATE INDEX picture_owners_restaurant ON picture_owners (restaurant_id) WHERE restaurant_id IS NOT NULL;
--> statement-breakpoint
-- The names by which a restaurant's file calls its pictures.
CREATE TABLE restaurant_pictures (
  restaurant_id integer NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
  file text NOT NULL,
  picture_id text NOT NULL REFERENCES pictures (id),
  PRIMARY KEY (restaurant_id, file)
);
--> statement-breakpoint
CREATE INDEX restaurant_pictures_used ON restaurant_pictures (picture_id);
--> statement-breakpoint
-- A browser that has the page open, or a cache that keeps it, still asks for a picture that its restaurant left.
CREATE FUNCTION picture_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pictures SET needed_at = present_time() WHERE id = OLD.picture_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurant_pictures_left AFTER DELETE OR UPDATE ON restaurant_pictures
FOR EACH ROW EXECUTE FUNCTION picture_left();
--> statement-breakpoint
CREATE TABLE streets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city text NOT NULL,
  street text NOT NULL,
  -- Lower case, ASCII, words parted by one space, with one in front.
  search_text text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  houses integer NOT NULL,
  -- House numbers along it: [{ "number", "lat", "lng" }, …] from the lowest number to the highest.
  -- NULL: only its middle is known.
  points jsonb,
  -- Towns that are in no file of a brand have their name here. Contract C34.
  city_name text,
  -- Names of towns repeat in Poland, so a register may tell them apart.
  commune text NOT NULL DEFAULT '',
  CONSTRAINT streets_of_a_place UNIQUE (city, commune, street)
);
--> statement-breakpoint
-- Streets around a place, and those of a town whose name or first word was typed.
CREATE INDEX streets_around ON streets (lat, lng);
--> statement-breakpoint
CREATE INDEX streets_of_a_name ON streets (city text_pattern_ops);
--> statement-breakpoint
-- A list of addresses on its way in; `rows` of them have arrived. Contract C34.
CREATE TABLE address_imports (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  rows integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
-- Unlogged: what a crash takes away is sent again.
CREATE UNLOGGED TABLE address_import_rows (
  import_id uuid NOT NULL,
  city text NOT NULL,
  city_name text NOT NULL,
  commune text NOT NULL,
  street text NOT NULL,
  search_text text NOT NULL,
  -- The number's first digits and what follows: 12, 'A'. NULL: the street alone.
  number integer,
  suffix text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL
);
