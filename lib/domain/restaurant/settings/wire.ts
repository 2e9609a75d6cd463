import { z } from 'zod'
import { promotionSchema } from '@/lib/domain/ordering/order/schema'
import { instantSchema, localDateSchema, unknownJsonSchema } from '@/lib/domain/wire'
import { impactSchema } from './impact/impact-wire'
import { MOST_TABLE_CHARACTERS } from './pages'
import { SETTINGS_PART_NAMES } from './parts'

/** What the panel's settings send and read. Contract C37. */
export const settingsPartSchema = z.enum(SETTINGS_PART_NAMES)

const partValueSchema = z.record(z.string().max(60), z.unknown())

/** Who made a version: a person by name, operations, or who began the restaurant. */
const madeBySchema = z.string().nullable()

export const settingsListSchema = z.object({
  parts: z.array(
    z.object({
      part: settingsPartSchema,
      /** When the caller's own draft was last saved; null without one. */
      draft_at: instantSchema.nullable(),
      /** The last version; null where it was never changed on the panel. */
      changed_at: instantSchema.nullable(),
      changed_by: madeBySchema,
    }),
  ),
})

const shownPictureSchema = z.object({
  src: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of its files; absent where `src` is the only one. */
  widths: z.array(z.int().positive()).optional(),
})

/** The answer to an upload, and what a draft calls the picture: `file`. Contract C36. */
export const panelPictureSchema = shownPictureSchema.extend({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string(),
})

export const settingsViewSchema = z.object({
  part: settingsPartSchema,
  /** The draft, or what diners see where there is none. */
  value: partValueSchema,
  /** Counts the draft's changes; null without one. */
  revision: z.int().positive().nullable(),
  /** The version of the part that `value` was merged with; null where it was never changed. A change of the draft names it. */
  version: z.int().positive().nullable(),
  /** What is wrong, in Polish, by its place in `value`. */
  problems: z.record(z.string(), z.string()),
  /** What others changed since the draft was begun, one line each. */
  others: z.array(z.string()),
  /** The pictures that `value` names, by their names; one that is gone is absent. */
  pictures: z.record(z.string(), shownPictureSchema),
})

const placeSchema = z.string().max(200)

/** A change of one's own draft: a value, a press on a list, or both, the value first. */
export const draftChangeSchema = z.strictObject({
  /** The draft that it changes; null begins one. */
  revision: z.int().positive().nullable(),
  /** That of the view which was edited: what others published after it is not taken for the caller's. Absent: the newest. */
  version: z.int().positive().nullable().optional(),
  /** Where `value` belongs; '' is the whole part. */
  at: placeSchema.default(''),
  value: unknownJsonSchema.optional(),
  /** `value` has some fields of what stands there; the others stay. */
  is_partial: z.boolean().default(false),
  /** The answer has no `value`: who typed it has it. */
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
  /** Orders of the last thirty days, and how many of them, drawn by lot, were priced. */
  of: z.int(),
  priced: z.int(),
  before: costSchema,
  after: costSchema,
  /** Null: it is not there before, or after. */
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

/** A menu from a spreadsheet, into one's own draft. */
export const menuTableSchema = z.strictObject({
  revision: draftChangeSchema.shape.revision,
  version: draftChangeSchema.shape.version,
  /** A line of headings, then a line a dish. */
  csv: z.string().max(MOST_TABLE_CHARACTERS),
})
/** `unread`: headings of columns of which nothing was taken. */
export const tableViewSchema = settingsViewSchema.extend({ unread: z.array(z.string()) })

export const settingsReviewSchema = z.object({
  part: settingsPartSchema,
  /** What publishing would change, one line each. */
  differences: z.array(z.string()),
  /** What others changed since the draft was begun and stays as they made it. */
  others: z.array(z.string()),
  /** What they and the draft changed otherwise: the draft counts. */
  conflicts: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
  impact: z.array(impactSchema),
  /** How many people the next evening could seat, empty as it is, where the part decides about it. */
  evening: z.object({ date: localDateSchema, before: eveningSchema, after: eveningSchema }).nullable(),
  /** What promotions and codes cost and would cost, where the part is theirs; said only with what is shown. */
  promotions: promotionsPreviewSchema.nullable(),
  /** Names exactly what is shown here but `promotions`; to publish anything else is refused. */
  reviewed: z.string(),
})

export const publishRequestSchema = z.strictObject({
  reviewed: z.string().max(100),
  /** Reservations of the impact that are cancelled with it; the others are kept. */
  cancel: z.array(z.int().positive()).max(500).default([]),
  /** Read by every diner whose reservation is cancelled with it. */
  reason: z.string().trim().min(1).max(300).optional(),
})

export const settingsVersionSchema = z.object({
  id: z.int().positive(),
  part: settingsPartSchema,
  at: instantSchema,
  by: madeBySchema,
  kind: z.enum(['start', 'panel', 'price', 'operations']),
  differences: z.array(z.string()),
  /** What diners see now. */
  is_newest: z.boolean(),
})
export const settingsVersionsSchema = z.object({
  items: z.array(settingsVersionSchema),
  next: z.int().positive().nullable(),
})

export const dishPriceSchema = z.object({
  id: z.int().positive(),
  category: z.string(),
  name: z.string(),
  price_grosze: z.int().nonnegative(),
})
export const dishPricesSchema = z.object({ items: z.array(dishPriceSchema) })
export const priceChangeSchema = z.strictObject({
  dish: z.int().positive(),
  price_grosze: z.int().nonnegative().max(10_000_000),
  /** What the price was when it was changed by hand. */
  expected_grosze: z.int().nonnegative(),
})

export const addressQuerySchema = z.strictObject({ q: z.string().trim().min(3).max(120) })
const deliveryToldSchema = z.object({
  km: z.number(),
  /** Why it is not delivered to. */
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
  items: z.array(z.object({ address: z.string(), now: deliveryToldSchema, draft: deliveryToldSchema.nullable() })),
  /** A draft with faults says nothing of addresses. */
  is_draft_sound: z.boolean(),
})

export type DeliveryTold = z.infer<typeof deliveryToldSchema>
export type AddressCheck = z.infer<typeof addressCheckSchema>
export type ShownPicture = z.infer<typeof shownPictureSchema>
export type PanelPicture = z.infer<typeof panelPictureSchema>
export type SettingsView = z.infer<typeof settingsViewSchema>
export type MenuTable = z.infer<typeof menuTableSchema>
export type DraftChange = z.input<typeof draftChangeSchema>
export type PublishRequest = z.infer<typeof publishRequestSchema>
export type SettingsReview = z.infer<typeof settingsReviewSchema>
export type SettingsVersion = z.infer<typeof settingsVersionSchema>
export type SettingsVersions = z.infer<typeof settingsVersionsSchema>
export type SettingsList = z.infer<typeof settingsListSchema>
export type DishPrices = z.infer<typeof dishPricesSchema>
