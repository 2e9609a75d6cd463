import { z } from 'zod'
import { restaurantFileSchema } from './schema'

/**
 * JSON schema of a hand-written file, for completion and checks in editors. `docs/restaurant.schema.json` is its
 * output.
 */
export function restaurantJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(restaurantFileSchema, { io: 'input', unrepresentable: 'any' })
}
