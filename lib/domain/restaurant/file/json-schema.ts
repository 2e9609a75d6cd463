import { z } from 'zod'
import { restaurantFileSchema } from './schema'

/** What a hand may write, for editors that complete and check as one types. `docs/restaurant.schema.json` is this. */
export function restaurantJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(restaurantFileSchema, { io: 'input', unrepresentable: 'any' })
}
