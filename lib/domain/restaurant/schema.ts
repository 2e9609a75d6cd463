import { z } from 'zod'
import { customRuleSchema } from '@/lib/domain/restaurant/custom-rules/schema'
import { openingHoursSchema } from '@/lib/domain/restaurant/hours/schema'
import { coordinatesSchema } from '@/lib/domain/wire'

/**
 * A drawn or photographed picture. With `widths`, `src` is a prefix and the files are `{src}-{width}.avif` and
 * `{src}-{width}.webp`; without, `src` is the file itself.
 */
export const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).optional(),
  /** A few dozen pixels as a `data:` address, shown blurred until the picture has loaded; only for large pictures. */
  placeholder: z
    .string()
    .regex(/^data:image\/(webp|avif|png|jpeg);base64,/)
    .max(600)
    .optional(),
})

/** An operator's texts about a town: a line for the heading, paragraphs below the list. Contract C34. */
const cityTextSchema = z.strictObject({
  lead: z.string().trim().min(1).max(160),
  paragraphs: z.array(z.string().trim().min(1).max(1500)).min(1).max(6),
})
export const cityTextsSchema = z.strictObject({
  reservations: cityTextSchema.optional(),
  orders: cityTextSchema.optional(),
})

export const citySchema = z.object({
  slug: z.string(),
  name: z.string(),
  location: coordinatesSchema,
  /** "w Puławach", for a city without a text in `messages/content/city-texts.ts`. Contract C34. */
  where: z.string().min(1).max(80).optional(),
  texts: cityTextsSchema.optional(),
})
/** GET /cities. Contract C0. */
export const cityListSchema = z.array(citySchema.extend({ restaurants: z.int().nonnegative() }))

/** GET /cuisines, the most common first. Contract C0. */
export const cuisineListSchema = z.array(z.object({ cuisine: z.string(), restaurants: z.int().positive() }))

const addressSchema = coordinatesSchema.extend({
  street: z.string(),
  house: z.string(),
  postal_code: z.string(),
  city: z.string(),
})

/** A reason stops orders; without a reason `busy_minutes` delays orders for now. Contract C17. */
const pausedSchema = z.object({
  reason: z.string().nullable().default(null),
  until: z.string().nullable(),
  busy_minutes: z.int().positive().optional(),
})

/** One row of GET /restaurants. Seed §3 for the nested names. */
export const restaurantSummarySchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  products: z.array(z.string()),
  partner: z.boolean(),
  city: z.object({ slug: z.string(), name: z.string() }),
  address: addressSchema,
  cuisines: z.array(z.string()),
  order_cuisines: z.array(z.string()),
  price_level: z.int().min(1).max(4),
  /** Usual price of a meal per diner, stated by the restaurant. */
  price_per_person: z.number().positive().nullable().default(null),
  lead: z.string(),
  cover: pictureSchema.nullable(),
  hours: openingHoursSchema,
  areas: z.array(z.object({ key: z.string(), name: z.string() })),
  config: z.object({
    config: z.object({ auto_confirm_before: z.number().nonnegative().nullable() }),
    orders: z.object({ allowOrders: z.boolean() }),
  }),
  delivery: z.object({ maxKmDistance: z.number().positive().nullable() }),
  custom_rules: z.array(customRuleSchema),
  orders_paused: pausedSchema.nullable(),
  /** The restaurant's canonical tenant, or its host; always present in the full answer. Contract C18. */
  home_tenant: z.string().optional(),
})

/** GET /restaurants: `items` and the cursor of the next page, `null` on the last. */
export const restaurantListSchema = z.object({
  items: z.array(restaurantSummarySchema),
  next_cursor: z.string().nullable(),
})

/** GET /restaurants/{id}. */
export const restaurantSchema = restaurantSummarySchema.extend({
  description: z.string(),
  pictures: z.array(pictureSchema),
  home_tenant: z.string(),
  contact: z.object({ phone: z.string(), email: z.string(), website: z.string().nullable() }),
  trader: z.object({
    name: z.string(),
    address: z.string(),
    nip: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  reservations: z.object({
    slot_minutes: z.union([z.literal(15), z.literal(30)]),
    max_party_size: z.int(),
    /** Party size from which it answers itself; absent if never. Contract C2. */
    approve_from: z.int().optional(),
  }),
  embed_origins: z.array(z.string()),
  /** Is there a menu to read, with or without orders? Contract C0. */
  has_menu: z.boolean().optional(),
  /**
   * Is there a table that can be reserved online? A restaurant that is no partner takes requests without any. Contract
   * C34.
   */
  has_tables: z.boolean().optional(),
  /** Median time of its latest answers to group enquiries; null with too few answers. Contract C2. */
  usual_answer_minutes: z.int().nullable().optional(),
})

export type PublishedPicture = z.infer<typeof pictureSchema>
export type City = z.infer<typeof citySchema>
export type CityWithCount = z.infer<typeof cityListSchema>[number]
export type CuisineCount = z.infer<typeof cuisineListSchema>[number]
export type RestaurantSummary = z.infer<typeof restaurantSummarySchema>
export type Restaurant = z.infer<typeof restaurantSchema>
