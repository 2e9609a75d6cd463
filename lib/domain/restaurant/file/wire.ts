import { z } from 'zod'
import { OPENING_NEEDS } from '@/lib/domain/restaurant/missing-to-open'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { unknownJsonSchema } from '@/lib/domain/wire'

/** Requests and answers of operations for a restaurant's file. Contract C33. */
export const importRequestSchema = z.strictObject({
  /** `readRestaurantFile` checks the file: its problems have words. */
  file: unknownJsonSchema,
  /** File name → the id that the upload of the picture returned. */
  pictures: z.record(z.string().max(120), z.string().max(100)).default({}),
  /** Names of pictures that a dry run takes as handed over: the caller has them, and sends them once all else is right. */
  beside: z.array(z.string().max(120)).max(2000).default([]),
  dry_run: z.boolean().default(false),
  open: z.boolean().default(false),
})

const stateSchema = z.enum(RESTAURANT_STATES)

export const importedSchema = z.object({
  id: z.int().positive(),
  state: stateSchema,
  is_new: z.boolean(),
  differences: z.array(z.string()),
  /** Conditions missing before it may open. */
  missing: z.array(z.enum(OPENING_NEEDS)),
})

export const csvRequestSchema = z.strictObject({ csv: z.string().max(2_000_000), dry_run: z.boolean().default(false) })

export const exportedSchema = z.object({
  file: z.record(z.string(), z.unknown()),
  /** File name in the file → address of the picture. */
  pictures: z.record(z.string(), z.string()),
})

export const stateRequestSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('open') }),
  z.strictObject({ state: z.literal('suspended'), reason: z.string().trim().min(1).max(200) }),
])

export const restaurantStateSchema = z.object({
  id: z.int().positive(),
  key: z.string(),
  name: z.string(),
  city: z.string(),
  tenant: z.string(),
  state: stateSchema,
  reason: z.string().nullable(),
  missing: z.array(z.enum(OPENING_NEEDS)),
})

/** The answer to an upload. Contract C36. */
export const uploadedSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/), src: z.string() })
