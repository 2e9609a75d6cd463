-- Streets of towns that are in no file of a brand: each knows the name of its town. Names of towns repeat in Poland, so a
-- register may tell them apart by commune. Contract C34.
ALTER TABLE streets ADD COLUMN city_name text;
--> statement-breakpoint
ALTER TABLE streets ADD COLUMN commune text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE streets SET city_name = named.name FROM (
  SELECT city ->> 'slug' AS slug, min(city ->> 'name') AS name
  FROM tenants t, jsonb_array_elements(t.config -> 'cities') city GROUP BY 1
) named WHERE named.slug = streets.city;
--> statement-breakpoint
ALTER TABLE streets DROP CONSTRAINT streets_city_street_key;
--> statement-breakpoint
ALTER TABLE streets ADD CONSTRAINT streets_of_a_place UNIQUE (city, commune, street);
--> statement-breakpoint
-- Streets around a place, and those of a town whose name or first word was typed.
CREATE INDEX streets_around ON streets (lat, lng);
--> statement-breakpoint
CREATE INDEX streets_of_a_name ON streets (city text_pattern_ops);
--> statement-breakpoint
-- A list of addresses on its way in; `rows` of them have arrived.
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
