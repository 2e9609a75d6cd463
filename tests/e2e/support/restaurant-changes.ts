import type { OrderStack } from './order-stack'

type Sql = OrderStack['sql']

/** Changes by a restaurant or an operator while a diner's page is open. */
export const restaurantChanges = ({ sql }: Pick<OrderStack, 'sql'>, id: number) => ({
  closes: () => summary(sql, id, '{hours,week}', [[], [], [], [], [], [], []]),
  pauses: () => summary(sql, id, '{orders_paused}', { reason: 'too-many-orders', until: null }),
  takesNoOrders: () => summary(sql, id, '{config,orders,allowOrders}', false),
  /** Moves it to another part of the country, out of range. */
  moves: () => summary(sql, id, '{address,lat}', 54.5),
  /** Adds a rule of its own: no orders on any day. */
  forbids: (text: string) =>
    summary(sql, id, '{custom_rules}', [
      { key: 'visitDate', value: '2000-01-01..2100-01-01', text, disableOrder: true },
    ]),
  /** Removes delivery. */
  stopsDelivering: () =>
    sql(
      `UPDATE restaurants SET summary = jsonb_set(summary, '{products}',
         (summary -> 'products') - 'deliveries' - 'foodeli_deliveries') WHERE id = $1`,
      [id],
    ),
  /** Adds a required question to its first dish. */
  asksMore: () =>
    sql(
      `UPDATE menus SET menu = jsonb_set(menu, '{categories,0,products,0,questions}',
         menu #> '{categories,0,products,0,questions}' || $2::jsonb) WHERE restaurant_id = $1`,
      [id, JSON.stringify([BREAD])],
    ),
  fills: () => sql('UPDATE order_settings SET orders_per_slot = 0 WHERE restaurant_id = $1', [id]),
  takes: (methods: string[]) =>
    sql('UPDATE order_settings SET payment_methods = $2 WHERE restaurant_id = $1', [id, methods]),
  /** Changes every zone, e.g. to a higher minimum or a smaller radius. */
  zones: (change: object) =>
    sql(
      `UPDATE order_settings SET zones = (SELECT jsonb_agg(zone || $2::jsonb) FROM jsonb_array_elements(zones) zone)
       WHERE restaurant_id = $1`,
      [id, JSON.stringify(change)],
    ),
  /** Its first dish. */
  dish: (change: object) =>
    sql(
      `UPDATE menus SET menu = jsonb_set(menu, '{categories,0,products,0}',
         menu #> '{categories,0,products,0}' || $2::jsonb) WHERE restaurant_id = $1`,
      [id, JSON.stringify(change)],
    ),
  voucher: (code: string, change: string) => sql(`UPDATE vouchers SET ${change} WHERE code = $1`, [code]),
})

const BREAD = {
  id: 990_001,
  type: 'single-choice',
  title: 'Pieczywo',
  required: true,
  min: 1,
  max: 1,
  freeCount: 0,
  maxPerOption: 1,
  options: [
    { id: 990_002, name: 'Bułka', priceGrosze: 0, available: true, default: false, allergens: [], diets: null },
    { id: 990_003, name: 'Chleb', priceGrosze: 0, available: true, default: false, allergens: [], diets: null },
  ],
}

function summary(sql: Sql, id: number, path: string, value: unknown) {
  return sql('UPDATE restaurants SET summary = jsonb_set(summary, $2::text[], $3::jsonb) WHERE id = $1', [
    ...[id, path, JSON.stringify(value)],
  ])
}
