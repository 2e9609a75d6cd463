import type { OrderStack } from './order-stack'

type Sql = OrderStack['sql']

/** What a restaurant or the office may change while a diner's page stands open. */
export const world = ({ sql }: Pick<OrderStack, 'sql'>, id: number) => ({
  closes: () => summary(sql, id, '{hours,week}', [[], [], [], [], [], [], []]),
  pauses: () => summary(sql, id, '{orders_paused}', { reason: 'too-many-orders', until: null }),
  takesNoOrders: () => summary(sql, id, '{config,orders,allowOrders}', false),
  /** To another part of the country: out of everyone's reach. */
  moves: () => summary(sql, id, '{address,lat}', 54.5),
  fills: () => sql('UPDATE order_settings SET orders_per_slot = 0 WHERE restaurant_id = $1', [id]),
  takes: (methods: string[]) =>
    sql('UPDATE order_settings SET payment_methods = $2 WHERE restaurant_id = $1', [id, methods]),
  /** For every zone: e.g. a higher minimum, a smaller area. */
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

function summary(sql: Sql, id: number, path: string, value: unknown) {
  return sql('UPDATE restaurants SET summary = jsonb_set(summary, $2::text[], $3::jsonb) WHERE id = $1', [
    ...[id, path, JSON.stringify(value)],
  ])
}
