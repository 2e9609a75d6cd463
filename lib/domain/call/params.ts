import { z } from 'zod'

/** A number that names a row, in a path. */
export const rowId = z.coerce.number().int().positive().max(2_147_483_647)

export const restaurantParam = z.object({ restaurant: rowId })
