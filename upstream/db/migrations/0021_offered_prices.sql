-- What a dish was really sold for: with a reduction of its own price beside the price on the card. NULL: no such
-- reduction. `is_announced`: a discount stood beside it. Rows of before say neither; the next change does. Contract C7.
ALTER TABLE menu_prices
  ADD COLUMN offered_grosze integer CHECK (offered_grosze >= 0),
  ADD COLUMN is_announced boolean NOT NULL DEFAULT false;
