-- The vouchers of the sample data were written at every start, for every restaurant of a brand. Each that still is as a start
-- wrote it is bound to the sample restaurants, whose contacts end in `.example`, which nobody can own. What an operator made
-- or changed is theirs. `data` repeats `sample-data/menus/vouchers.ts` as it was then. Contract C8.
UPDATE vouchers v SET restaurants = ARRAY(
  SELECT r.id FROM restaurants r
  WHERE r.details #>> '{contact,email}' LIKE '%.example' AND r.id < 1000000
    AND (v.restaurants IS NULL OR r.id = ANY (v.restaurants))
  ORDER BY r.id
)
FROM (VALUES
  (NULL, 'SMACZNE10', 'percent', 10, 4000, 2500, NULL, NULL, NULL, NULL, false),
  (NULL, 'STOLIK15', 'value', 1500, 6000, NULL, NULL, NULL, NULL, 3, false),
  (NULL, 'DOWOZ0', 'freeDelivery', 0, 5000, NULL, NULL, NULL, NULL, NULL, false),
  (NULL, 'PIERWSZY', 'percent', 25, 0, 3000, NULL, NULL, NULL, 1, true),
  (NULL, 'TALERZ100', 'value', 10000, 0, NULL, NULL, NULL, NULL, NULL, false),
  (NULL, 'LATO25', 'percent', 25, 0, NULL, NULL, NULL, NULL, NULL, false),
  (NULL, 'SWIETA30', 'value', 3000, 0, NULL, NULL, NULL, NULL, NULL, false),
  (NULL, 'SETKA', 'percent', 20, 0, NULL, NULL, NULL, 100, NULL, false),
  (NULL, 'ODBIOR12', 'percent', 12, 0, NULL, '{takeout}', NULL, NULL, NULL, false),
  ('lubje', 'CIASTO20', 'percent', 20, 5000, 4000, NULL, '{16}', NULL, NULL, false),
  ('lubje', 'MISKA8', 'value', 800, 0, NULL, NULL, '{13,4}', NULL, NULL, false),
  ('lesznoje', 'GOLEBIE10', 'value', 1000, 4500, NULL, NULL, '{23}', NULL, NULL, false),
  ('ostrowje', 'SZNEKA', 'freeDelivery', 0, 0, NULL, NULL, '{34}', 500, NULL, false),
  ('miedzioweje', 'ROBOT', 'freeDelivery', 0, 0, NULL, '{robot_delivery}', NULL, NULL, NULL, false)
) AS data (tenant, code, type, value, min_cart, max_discount, delivery_types, restaurants, total_limit, customer_limit,
  first_order_only)
WHERE v.tenant = coalesce(data.tenant, v.tenant) AND v.code = data.code AND v.type = data.type AND v.value = data.value
  AND v.min_cart_grosze = data.min_cart AND v.max_discount_grosze IS NOT DISTINCT FROM data.max_discount::integer
  AND v.delivery_types IS NOT DISTINCT FROM data.delivery_types::text[]
  AND v.restaurants IS NOT DISTINCT FROM data.restaurants::integer[]
  AND v.total_limit IS NOT DISTINCT FROM data.total_limit::integer
  AND v.customer_limit IS NOT DISTINCT FROM data.customer_limit::integer
  AND v.first_order_only = data.first_order_only;
--> statement-breakpoint
-- Bound to no restaurant a voucher is taken nowhere; these stay only where an order names them.
DELETE FROM vouchers v WHERE cardinality(v.restaurants) = 0
  AND v.code IN ('SMACZNE10', 'STOLIK15', 'DOWOZ0', 'PIERWSZY', 'TALERZ100', 'LATO25', 'SWIETA30', 'SETKA', 'ODBIOR12',
    'CIASTO20', 'MISKA8', 'GOLEBIE10', 'SZNEKA', 'ROBOT')
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.voucher_id = v.id)
  AND NOT EXISTS (SELECT 1 FROM voucher_uses u WHERE u.voucher_id = v.id);
