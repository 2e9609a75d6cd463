-- May hosts mark dishes as sold out and change prices? Only where the restaurant says so. Contract C21.
ALTER TABLE restaurants ADD COLUMN host_sets_prices boolean NOT NULL DEFAULT false;
