import { z } from 'zod'
import { coordinatesSchema } from '@/lib/wire'

/** Ledger L190–L193. */
export const DELIVERY_TYPES = ['delivery', 'contactless_delivery', 'robot_delivery', 'takeout'] as const
export const deliveryTypeSchema = z.enum(DELIVERY_TYPES)
/** The choice 'Dostawa' / 'Odbiór'. Ledger A9, L052, L053. */
export const deliveryModeSchema = z.enum(['delivery', 'takeout'])

/** GET /addresses: one suggestion. Contract C0. */
export const addressSuggestionSchema = coordinatesSchema.extend({
  address: z.string(),
  street: z.string(),
  house: z.string().optional(),
  city: z.string(),
})
export const addressListSchema = z.object({ items: z.array(addressSuggestionSchema) })

/** Kept in local storage. Ledger L152–L160. */
export const deliveryPreferencesSchema = z.object({
  address: z.string(),
  /** `null` for a text that no address source has placed. */
  coordinates: coordinatesSchema.nullable(),
  street: z.string(),
  house: z.string(),
  city: z.string(),
  flat: z.string().optional(),
  mode: deliveryModeSchema,
  type: deliveryTypeSchema,
})

/** GET /restaurants/{id}/distance. Contract C5. */
export const distanceSchema = z.object({
  restaurant_id: z.int(),
  distance_km: z.number().nonnegative(),
  max_km: z.number().nullable(),
  deliverable: z.boolean(),
  zone: z.string().nullable(),
  delivery_cost: z.number().nullable(),
  min_cart: z.number().nullable(),
  free_from: z.number().nullable(),
  eta_min: z.int().nullable(),
  eta_max: z.int().nullable(),
  method: z.literal('line'),
  reason: z.enum(['too_far', 'outside_zone', 'closed', 'paused']).nullable(),
})

export type DeliveryType = z.infer<typeof deliveryTypeSchema>
export type DeliveryMode = z.infer<typeof deliveryModeSchema>
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>
export type DeliveryPreferences = z.infer<typeof deliveryPreferencesSchema>
export type Distance = z.infer<typeof distanceSchema>
