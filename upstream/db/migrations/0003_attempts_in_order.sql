-- Two attempts may begin in the same millisecond.
ALTER TABLE payment_attempts ADD COLUMN seq bigint GENERATED ALWAYS AS IDENTITY;
