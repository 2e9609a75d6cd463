-- What one network has of a kitchen's slot is counted with each order; only orders under way carry a network. Decision 0026.
CREATE INDEX orders_by_slot ON orders (restaurant_id, kitchen_slot_at) WHERE network IS NOT NULL;
