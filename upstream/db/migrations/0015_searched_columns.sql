-- What lists filter and sort by, read from the wire form once when a row is written: reading it out of the JSON of each row
-- of a city costs ten times the query. `place` is flat: a degree of longitude at 52° north is 0.6157 of one of latitude, so
-- distances in it sort restaurants of Poland by how near they are. Decision 0036.
ALTER TABLE restaurants
  ADD COLUMN areas jsonb NOT NULL GENERATED ALWAYS AS (coalesce(summary -> 'areas', '[]')) STORED,
  ADD COLUMN lat double precision GENERATED ALWAYS AS ((summary #>> '{address,lat}')::double precision) STORED,
  ADD COLUMN lng double precision GENERATED ALWAYS AS ((summary #>> '{address,lng}')::double precision) STORED,
  ADD COLUMN place point GENERATED ALWAYS AS (point(
    (summary #>> '{address,lng}')::double precision * 0.6157, (summary #>> '{address,lat}')::double precision)) STORED;
--> statement-breakpoint
CREATE INDEX restaurants_recommended ON restaurants (city_slug, (CASE WHEN partner THEN 0 ELSE 1 END), sort_key, id);
--> statement-breakpoint
CREATE INDEX restaurants_everywhere ON restaurants ((CASE WHEN partner THEN 0 ELSE 1 END), sort_key, id);
--> statement-breakpoint
-- Nearest first, within a city and without one.
CREATE INDEX restaurants_near ON restaurants USING gist (city_slug, place);
--> statement-breakpoint
CREATE INDEX restaurants_near_everywhere ON restaurants USING gist (place);
