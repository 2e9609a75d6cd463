import { z } from 'zod'
import { rowId } from '@/lib/domain/call/call'
import { restaurantVoucherSchema } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { promotionSchema } from '@/lib/domain/ordering/order/schema'
import { zoneAreaSchema } from '@/lib/domain/restaurant/file/schema'
import { coordinatesSchema, instantSchema, localDateSchema, unknownJsonSchema } from '@/lib/domain/wire'
import { impactSchema } from './impact/impact-wire'
import { MAX_TABLE_CHARACTERS } from './pages'
import { SETTINGS_PART_NAMES } from './parts'

/** Requests and answers of the panel's settings. Contract C37. */
export const settingsPartSchema = z.enum(SETTINGS_PART_NAMES)

const partValueSchema = z.record(z.string().max(60), z.unknown())

/** Author of a version: a person by name, operations, or the creator of the restaurant. */
const madeBySchema = z.string().nullable()

export const settingsListSchema = z.object({
  parts: z.array(
    z.object({
      part: settingsPartSchema,
      /** Time at which the caller's own draft was last saved; null without one. */
      draft_at: instantSchema.nullable(),
      /** The last version; null if it was never changed on the panel. */
      changed_at: instantSchema.nullable(),
      changed_by: madeBySchema,
    }),
  ),
})

const shownPictureSchema = z.object({
  src: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Widths of its files; absent if `src` is the only one. */
  widths: z.array(z.int().positive()).optional(),
})

/** The answer to an upload; `file` is the picture's name in a draft. Contract C36. */
export const panelPictureSchema = shownPictureSchema.extend({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string(),
})

export const settingsViewSchema = z.object({
  part: settingsPartSchema,
  /** The draft, or the published value without one. */
  value: partValueSchema,
  /** Counts the draft's changes; null without one. */
  revision: z.int().positive().nullable(),
  /**
   * The version of the part that `value` was merged with; null if it was never changed. A change of the draft names it.
   */
  version: z.int().positive().nullable(),
  /** Errors in Polish, by their places in `value`. */
  problems: z.record(z.string(), z.string()),
  /** Changes by others since the draft was begun, one line each. */
  others: z.array(z.string()),
  /** Pictures in `value`, by their names; a deleted one is absent. */
  pictures: z.record(z.string(), shownPictureSchema),
  /** Where the list of streets has the drafted address, if that is more than a kilometre from its drafted point; of the profile alone. */
  far_point: z
    .object({ address: z.string(), ...coordinatesSchema.shape, km: z.number() })
    .nullable()
    .optional(),
})

/** A part as the caller edits it, with what its page shows beside it. */
export const settingsPageSchema = settingsViewSchema.extend({
  /** Codes that the home brand made for this restaurant, in `promotions` alone; no part of its file. Contract C39. */
  brand_vouchers: z.array(restaurantVoucherSchema).optional(),
})

const placeSchema = z.string().max(200)

/** A change of the caller's own draft: a value, a press on a list, or both, the value first. */
export const draftChangeSchema = z.strictObject({
  /** Revision of the draft that it changes; null begins one. */
  revision: z.int().positive().nullable(),
  /**
   * Version of the edited view: later publications by others do not count as the caller's changes. Absent: the newest.
   */
  version: z.int().positive().nullable().optional(),
  /** Place of `value`; '' is the whole part. */
  at: placeSchema.default(''),
  value: unknownJsonSchema.optional(),
  /**
   * Value that the form was made of: only what differs between the two is changed, whatever the draft's revision, as by a
   * second tab. Absent: a change of another revision is refused.
   */
  seen: unknownJsonSchema.optional(),
  /** `value` has only some fields of this place; the others stay. */
  is_partial: z.boolean().default(false),
  /** Leaves `value` out of the answer: its author already has it. */
  is_brief: z.boolean().default(false),
  list: z
    .discriminatedUnion('step', [
      z.strictObject({ step: z.literal('add'), at: placeSchema, item: unknownJsonSchema }),
      z.strictObject({ step: z.enum(['remove', 'up', 'down', 'duplicate']), at: placeSchema }),
      z.strictObject({ step: z.literal('move'), at: placeSchema, to: z.int().min(0).max(10_000) }),
    ])
    .optional(),
})

const eveningSchema = z.object({
  seats: z.int(),
  largestParty: z.int(),
  couples: z.int(),
  guests: z.int(),
})

const costSchema = z.object({ orders: z.int(), grosze: z.int() })
const promotionsPreviewSchema = z.object({
  /** Orders of the last thirty days, and how many of them, chosen at random, were priced. */
  of: z.int(),
  priced: z.int(),
  before: costSchema,
  after: costSchema,
  /** Null: the promotion does not exist before, or after. */
  rows: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('promotion'),
        promotion: promotionSchema,
        before: costSchema.nullable(),
        after: costSchema.nullable(),
      }),
      z.object({
        kind: z.literal('code'),
        code: z.string(),
        before: costSchema.nullable(),
        after: costSchema.nullable(),
      }),
    ]),
  ),
})
export type PromotionsPreview = z.infer<typeof promotionsPreviewSchema>

/** A menu from a spreadsheet, for the caller's own draft. */
export const menuTableSchema = z.strictObject({
  revision: draftChangeSchema.shape.revision,
  version: draftChangeSchema.shape.version,
  /** A line of headings, then one line per dish. */
  csv: z.string().max(MAX_TABLE_CHARACTERS),
})
/** `unread`: headings of unused columns. */
export const tableViewSchema = settingsViewSchema.extend({ unread: z.array(z.string()) })

export const settingsReviewSchema = z.object({
  part: settingsPartSchema,
  /** Changes by publishing, one line each. */
  differences: z.array(z.string()),
  /** Changes by others since the draft was begun, which stay. */
  others: z.array(z.string()),
  /** Places that others and the draft changed differently: the draft wins. */
  conflicts: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
  impact: z.array(impactSchema),
  /** Number of people that the next evening could seat while empty, if the part affects it. */
  evening: z.object({ date: localDateSchema, before: eveningSchema, after: eveningSchema }).nullable(),
  /** Present and future cost of promotions and codes, if the part has them; part of the shown review only. */
  promotions: promotionsPreviewSchema.nullable(),
  /** Digest of this review except `promotions`; publishing anything else is refused. */
  reviewed: z.string(),
})

export const publishRequestSchema = z.strictObject({
  reviewed: z.string().max(100),
  /** Reservations of the impact to cancel; the others stay. */
  cancel: z.array(z.int().positive()).max(500).default([]),
  /** Shown to every diner whose reservation is cancelled with it. */
  reason: z.string().trim().min(1).max(300).optional(),
})

export const settingsVersionSchema = z.object({
  id: z.int().positive(),
  part: settingsPartSchema,
  at: instantSchema,
  by: madeBySchema,
  kind: z.enum(['start', 'panel', 'price', 'operations', 'hidden']),
  differences: z.array(z.string()),
  /** Is it the published version? */
  is_newest: z.boolean(),
})
export const settingsVersionsSchema = z.object({
  items: z.array(settingsVersionSchema),
  next: z.int().positive().nullable(),
})

const dishPriceSchema = z.object({
  id: z.int().positive(),
  category: z.string(),
  name: z.string(),
  price_grosze: z.int().nonnegative(),
})
export const dishPricesSchema = z.object({ items: z.array(dishPriceSchema) })
export const priceChangeSchema = z.strictObject({
  dish: z.int().positive(),
  price_grosze: z.int().nonnegative().max(10_000_000),
  /** Price at the time of the change by hand. */
  expected_grosze: z.int().nonnegative(),
})

export const addressQuerySchema = z.strictObject({ q: z.string().trim().min(3).max(120) })
const deliveryCheckSchema = z.object({
  km: z.number(),
  /** Reason for no delivery. */
  reason: z.enum(['too_far', 'outside_zone', 'takeout_only']).nullable(),
  terms: z
    .object({
      zone: z.string().nullable(),
      fee_grosze: z.int(),
      min_cart_grosze: z.int(),
      free_from_grosze: z.int().nullable(),
      eta_minutes: z.tuple([z.int(), z.int()]),
    })
    .nullable(),
})
export const addressCheckSchema = z.object({
  items: z.array(
    z.object({
      address: z.string(),
      /** In the restaurant's own town? */
      in_town: z.boolean(),
      /** Its location, for a house of that town that the list of streets knows: what a draft of the restaurant's own address takes. */
      location: z.object({ street: z.string(), house: z.string(), ...coordinatesSchema.shape }).nullable(),
      now: deliveryCheckSchema,
      draft: deliveryCheckSchema.nullable(),
    }),
  ),
  /** False for a draft with errors: it has no terms. */
  is_draft_sound: z.boolean(),
})

const streetIdsSchema = z.array(rowId).max(400)
export const zoneStreetsQuerySchema = z.strictObject({
  /** The zone's area as drafted; null for one that covers nothing yet. */
  area: zoneAreaSchema.nullable(),
  /** Reach as drafted; absent: the published one. */
  max_km: z.number().positive().max(100).optional(),
  /** Parts of streets' names, with commas between them. */
  q: z.string().trim().max(60).default(''),
  add: streetIdsSchema.default([]),
  remove: streetIdsSchema.default([]),
})
/** How much of a street is in a zone; `far`: no address of it is within reach of the restaurant. */
export const STREET_COVERAGES = ['whole', 'part', 'none', 'far'] as const
const zoneStreetSchema = z.object({
  id: rowId,
  street: z.string(),
  city: z.string(),
  km: z.number(),
  coverage: z.enum(STREET_COVERAGES),
  /** Its addresses in the area: house numbers between the first and the last known one, estimated. */
  addresses: z.int(),
})
export const zoneStreetsSchema = z.object({
  /** The area with the change. */
  area: zoneAreaSchema.nullable(),
  covered: z.object({
    whole: z.int(),
    part: z.int(),
    addresses: z.int(),
    /** There are more streets than were looked at: none is taken away. */
    is_cut: z.boolean(),
  }),
  /** Streets in the area, by name. */
  inside: z.array(zoneStreetSchema),
  /** Streets of that name; without one, the nearest that are not inside. */
  found: z.array(zoneStreetSchema),
  /**
   * Names of streets that got inside although nobody chose them; that are not even partly inside any more; that stay
   * inside although taken away; that are out of reach.
   */
  also: z.array(z.string()),
  lost: z.array(z.string()),
  kept: z.array(z.string()),
  far: z.array(z.string()),
})

export type ZoneStreetsQuery = z.output<typeof zoneStreetsQuerySchema>
export type ZoneStreets = z.infer<typeof zoneStreetsSchema>
export type ZoneStreet = z.infer<typeof zoneStreetSchema>
export type DeliveryCheck = z.infer<typeof deliveryCheckSchema>
export type AddressCheck = z.infer<typeof addressCheckSchema>
export type ShownPicture = z.infer<typeof shownPictureSchema>
export type PanelPicture = z.infer<typeof panelPictureSchema>
export type SettingsView = z.infer<typeof settingsViewSchema>
export type MenuTable = z.infer<typeof menuTableSchema>
export type PublishRequest = z.infer<typeof publishRequestSchema>
export type SettingsReview = z.infer<typeof settingsReviewSchema>
export type SettingsVersion = z.infer<typeof settingsVersionSchema>
export type SettingsVersions = z.infer<typeof settingsVersionsSchema>
export type SettingsList = z.infer<typeof settingsListSchema>
export type DishPrices = z.infer<typeof dishPricesSchema>
