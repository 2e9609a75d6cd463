import { z } from 'zod'
import { PAUSED_REASONS } from '@/lib/domain/ordering/availability/paused'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import type { PictureFiles } from '@/upstream/restaurants/file/pictures'

const streetSchema = z.object({
  city: z.string(),
  street: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The highest suggested house number. */
  houses: z.int().positive(),
  /** The points of some house numbers, in ascending order. */
  points: z.array(z.object({ number: z.int(), lat: z.number(), lng: z.number() })).optional(),
})

/** A code of several restaurants; days are relative to the seeding, negative ones are past. Contract C8. */
const voucherSchema = z.object({
  tenant: z.string(),
  code: z.string(),
  type: z.enum(['percent', 'value', 'freeDelivery']),
  value: z.int(),
  minCartGrosze: z.int(),
  maxDiscountGrosze: z.int().nullable(),
  validFromInDays: z.int(),
  /** The last valid day; null = no end. */
  validToInDays: z.int().nullable(),
  deliveryTypes: z.array(deliveryTypeSchema).nullable(),
  /** Keys of restaurants of the brand; null = all of them. */
  restaurants: z.array(z.string()).nullable(),
  totalLimit: z.int().nullable(),
  customerLimit: z.int().nullable(),
  firstOrderOnly: z.boolean(),
  used: z.int(),
})

/** A pause that starts with the seeding; with `endsInMinutes` null it is ended by hand. Contract C17. */
const pauseSchema = z.object({
  /** Null while the restaurant is only busy. */
  reason: z.enum(PAUSED_REASONS).nullable(),
  endsInMinutes: z.int().nullable(),
  busyMinutes: z.int().positive().optional(),
})

/** Sample data outside the restaurants' files in `sample-data/`. */
export const sampleListsSchema = z.object({
  streets: z.array(streetSchema),
  vouchers: z.array(voucherSchema),
  owners: z.array(z.object({ restaurant: z.string(), email: z.email(), name: z.string() })),
  administrators: z.array(z.object({ tenant: z.string(), email: z.email(), name: z.string() })),
  pauses: z.record(z.string(), pauseSchema),
  /** Each picture in 16 × 11 pixels, as WebP. */
  placeholders: z.record(z.string(), z.string()),
})

export type SampleStreet = z.infer<typeof streetSchema>
export type SampleVoucher = z.infer<typeof voucherSchema>
export type SamplePause = z.infer<typeof pauseSchema>
export type SampleOwner = z.infer<typeof sampleListsSchema>['owners'][number]
export type SampleAdministrator = z.infer<typeof sampleListsSchema>['administrators'][number]

export interface SampleRestaurant {
  id: number
  file: RestaurantFile
}

/** Data for an empty database; tests supply their own. Owners and restaurants of codes are named by key. */
export interface SampleData {
  restaurants: SampleRestaurant[]
  streets: SampleStreet[]
  pictures: PictureFiles
  vouchers?: SampleVoucher[]
  owners?: SampleOwner[]
  administrators?: SampleAdministrator[]
  pauses?: Record<string, SamplePause>
  /** A month of past orders at every restaurant that takes them. */
  withOrders?: boolean
}
