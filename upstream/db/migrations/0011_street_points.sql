-- House numbers along a street: [{ "number", "lat", "lng" }, …] from the lowest number to the highest. NULL: only its
-- middle is known.
ALTER TABLE streets ADD COLUMN points jsonb;
