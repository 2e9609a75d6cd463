-- What lists for ordering filter and sort by, besides the columns of 0015. The first two are generated, so that whoever writes
-- `summary` need not know them; the third is kept by a trigger, since it comes from another table: sorted out of that table,
-- a page of the cheapest would cost as much as its city has restaurants. Decision 0036.
ALTER TABLE restaurants
  ADD COLUMN takes_orders boolean NOT NULL GENERATED ALWAYS AS (
    coalesce((summary #>> '{config,orders,allowOrders}')::boolean, false)) STORED,
  ADD COLUMN max_km double precision GENERATED ALWAYS AS (
    (summary #>> '{delivery,maxKmDistance}')::double precision) STORED,
  -- Of all zones; the greatest integer without zones, so that such restaurants come last.
  ADD COLUMN lowest_fee_grosze integer NOT NULL DEFAULT 2147483647;
--> statement-breakpoint
CREATE FUNCTION keep_lowest_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE restaurants SET lowest_fee_grosze = coalesce(
    (SELECT min((zone ->> 'feeGrosze')::integer) FROM jsonb_array_elements(NEW.zones) AS zone), 2147483647)
  WHERE id = NEW.restaurant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_settings_keep_lowest_fee AFTER INSERT OR UPDATE OF zones ON order_settings
FOR EACH ROW EXECUTE FUNCTION keep_lowest_fee();
--> statement-breakpoint
UPDATE order_settings SET zones = zones;
--> statement-breakpoint
CREATE INDEX restaurants_name ON restaurants (sort_key, id);
--> statement-breakpoint
CREATE INDEX restaurants_fee ON restaurants (city_slug, lowest_fee_grosze, sort_key, id);
--> statement-breakpoint
CREATE INDEX restaurants_fee_everywhere ON restaurants (lowest_fee_grosze, sort_key, id);
