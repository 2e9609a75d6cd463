-- An offer that staff made: its table is theirs to choose, so accepting it asks no rule. Contract C25.
ALTER TABLE waitlist ADD COLUMN by_hand boolean NOT NULL DEFAULT false;
