import { z } from 'zod'
import { coordinatesSchema } from '@/lib/domain/wire'

/** Ledger L190–L193. */
export const DELIVERY_TYPES = ['delivery', 'contactless_delivery', 'robot_delivery', 'takeout'] as const
export const deliveryTypeSchema = z.enum(DELIVERY_TYPES)
/** The choice 'Dostawa' / 'Odbiór'. Ledger A9, L052, L053. */
export const deliveryModeSchema = z.enum(['delivery', 'takeout'])

/** GET /addresses: one suggestion; `approximate` if the source does not know this number. Contract C0. */
const addressSuggestionSchema = coordinatesSchema.extend({
  address: z.string(),
  street: z.string(),
  house: z.string().optional(),
  flat: z.string().optional(),
  city: z.string(),
  approximate: z.boolean().optional(),
})
export const addressListSchema = z.object({ items: z.array(addressSuggestionSchema) })

/**
 * The diner's address as entered. `address` may be free text with number, flat and city; the other fields take
 * precedence. `lat` and `lng` come from the browser: they are compared, never priced.
 */
export const addressClaimSchema = z.object({
  address: z.string().trim().max(200).default(''),
  street: z.string().trim().max(120).optional(),
  house: z.string().trim().max(20).optional(),
  flat: z.string().trim().max(20).optional(),
  city: z.string().trim().max(80).optional(),
  ...coordinatesSchema.partial().shape,
})

/** An address as the server found it, with the coordinates that were priced. Contract C3. */
export const checkedAddressSchema = addressSuggestionSchema.extend({ approximate: z.boolean() })

/** Refusals of an address as entered; the diner can correct each in its fields. */
export const ADDRESS_REFUSALS = ['address_unknown', 'house_missing', 'house_invalid'] as const

/** Stored in local storage. Ledger L152–L160. */
const deliveryPreferencesSchema = z.object({
  address: z.string(),
  /** `null` for a text that no address source has located. */
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
  reason: z.enum(['too_far', 'outside_zone', 'takeout_only', 'closed', 'paused']).nullable(),
})

export type DeliveryType = z.infer<typeof deliveryTypeSchema>
export type DeliveryMode = z.infer<typeof deliveryModeSchema>
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>
export type DeliveryPreferences = z.infer<typeof deliveryPreferencesSchema>
export type Distance = z.infer<typeof distanceSchema>
export type AddressClaim = z.infer<typeof addressClaimSchema>
export type CheckedAddress = z.infer<typeof checkedAddressSchema>
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number]
