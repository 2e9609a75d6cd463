-- Another way to write the same order as `restaurants_recommended`, so that the planner cannot take this index for the list of
-- one city (`upstream/restaurants/partners-first.ts`). Decision 0036.
DROP INDEX restaurants_everywhere;
--> statement-breakpoint
CREATE INDEX restaurants_everywhere ON restaurants (((NOT partner)::int), sort_key, id);
--> statement-breakpoint
-- The rule of listing for all tenants at once, which no query asked. `listed_restaurants()` is its one definition. Decision 0038.
DROP VIEW restaurant_tenants;
