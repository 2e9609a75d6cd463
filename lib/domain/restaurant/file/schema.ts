import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { isNip } from '@/lib/domain/partner-enquiry/nip'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { CUSTOM_RULE_KEYS } from '@/lib/domain/restaurant/custom-rules/schema'
import { productSchema } from '@/lib/domain/restaurant/products'
import { isLocalDate } from '@/lib/domain/time/time'
import { localTimeSchema } from '@/lib/domain/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import { fileMenuSchema, filePictureSchema, groszeSchema, line, prose } from './menu-schema'

/** Exceeds any restaurant, and bounds the cost of one file. */
const MAX = { rooms: 30, tables: 400, exceptions: 400, pictures: 20, rules: 60, zones: 20, vouchers: 200 }

/** A restaurant that has chosen nothing hears by e-mail, while it is closed in the hours of an office. Contract C26. */
export const NOTICES_AT_FIRST = { email: true, sms: false, from: '08:00', to: '21:00' }

const keySchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/, FILE_WORDS.key)
const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, FILE_WORDS.slug)
const phoneSchema = z.string().regex(/^\+\d(?:[ -]?\d){6,14}$/, FILE_WORDS.phone)
const dateSchema = z.string().refine(isLocalDate, FILE_WORDS.date)

const intervalSchema = z.strictObject({ open: localTimeSchema, close: localTimeSchema })
/** Monday first; a closed day is an empty list; `close` at or before `open` is on the next day. */
const weekSchema = z.array(z.array(intervalSchema).max(6)).length(7)
const exceptionsSchema = z
  .array(z.strictObject({ date: dateSchema, intervals: z.array(intervalSchema).max(6), note: prose(200).optional() }))
  .max(MAX.exceptions)

/** A day, or a range of days; with `everyYear` the written year does not matter. */
const ruleDaysSchema = z
  .strictObject({ from: dateSchema, to: dateSchema.nullish(), everyYear: z.boolean().optional() })
  .refine(({ from, to, everyYear }) => !to || everyYear || from <= to, { path: ['to'], error: FILE_WORDS.ruleEnds })

/** Ledger L129–L140: a restaurant's texts and limits for single days and parties. */
const ruleSchema = z
  .strictObject({
    key: z.enum(CUSTOM_RULE_KEYS),
    text: prose(500).nullish(),
    /** Party sizes of `peopleAmount`: from this number on, or exactly these. */
    fromPeople: z.int().min(1).max(99).nullish(),
    people: z.array(z.int().min(1).max(99)).max(99).optional(),
    /** Days of `visitDate`. */
    days: z.array(ruleDaysSchema).max(100).optional(),
    disableBook: z.boolean().optional(),
    disableOrder: z.boolean().optional(),
  })
  .refine(({ key, fromPeople, people }) => key !== 'peopleAmount' || fromPeople || people?.length, {
    path: ['fromPeople'],
    error: FILE_WORDS.rulePeople,
  })
  .refine(({ key, days }) => key !== 'visitDate' || days?.length, { path: ['days'], error: FILE_WORDS.ruleDays })

const tableSchema = z.strictObject({
  /** Number of an existing table: with it a renamed table keeps its reservations. */
  id: z.int().positive().max(2_000_000_000).optional(),
  name: line(30),
  minSeats: z.int().min(1).max(100),
  maxSeats: z.int().min(1).max(100),
})

const pointSchema = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

export const zoneAreaSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('radius'), radiusKm: z.number().positive().max(100) }),
  z.strictObject({
    kind: z.literal('outline'),
    corners: z.array(pointSchema, FILE_WORDS.corners).min(3, FILE_WORDS.corners).max(200),
  }),
])

const zoneSchema = z.strictObject({
  name: line(60),
  area: zoneAreaSchema,
  feeGrosze: groszeSchema,
  minCartGrosze: groszeSchema,
  /** Null: never free. */
  freeFromGrosze: groszeSchema.nullable(),
  etaMinMinutes: z.int().min(1).max(600),
  etaMaxMinutes: z.int().min(1).max(600),
})

const voucherSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,30}$/, { error: FILE_WORDS.code }),
  type: z.enum(['percent', 'value', 'freeDelivery']),
  /** Percent, or grosze for `value`; `freeDelivery` does not read it. */
  value: z.int().nonnegative().max(1_000_000),
  minCartGrosze: groszeSchema,
  maxDiscountGrosze: groszeSchema.nullable(),
  /** First and last valid day; null = no bound. */
  validFrom: dateSchema.nullable(),
  validTo: dateSchema.nullable(),
  deliveryTypes: z.array(deliveryTypeSchema).min(1).nullable(),
  totalLimit: z.int().positive().nullable(),
  customerLimit: z.int().positive().nullable(),
  firstOrderOnly: z.boolean(),
})

/** One file describes a restaurant: import, export and the panel read and write it. Contract C33. */
export const restaurantFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Permanent name of the restaurant: a second import with it changes the same one. */
  key: keySchema,
  /** The restaurant's home brand. */
  tenant: slugSchema,
  city: slugSchema,
  name: line(80),
  lead: z.string().max(120),
  description: prose(2000),
  priceLevel: z.int().min(1).max(4),
  /** Usual price of a meal per diner, stated by the restaurant; null = not stated. */
  pricePerPersonGrosze: groszeSchema.min(100).nullable().default(null),
  cuisines: z.array(z.enum(RESERVATION_CUISINES)).max(12),
  orderCuisines: z.array(z.enum(ORDER_CUISINES)).max(13),
  products: z.array(productSchema),
  address: z.strictObject({
    street: line(100),
    house: line(20),
    postalCode: z.string().regex(/^\d{2}-\d{3}$/),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  }),
  contact: z.strictObject({
    phone: phoneSchema,
    email: z.email(),
    website: z
      .url({ protocol: /^https?$/, error: FILE_WORDS.website })
      .max(300)
      .nullable(),
  }),
  trader: z.strictObject({
    name: line(200),
    address: line(300),
    nip: z.string().refine(isNip, FILE_WORDS.nip),
    email: z.email(),
    phone: phoneSchema,
  }),
  /** Origins of sites that may embed it, as `https://restauracja.pl`. */
  embedOrigins: z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/, FILE_WORDS.origin)).max(20),
  /** May hosts mark dishes as sold out and change prices on the panel? Contract C21. */
  hostSetsPrices: z.boolean().default(false),
  /** News of what waits while nobody has the panel open, to `contact`; `from`, `to`: when it is closed. Contract C26. */
  notices: z
    .strictObject({ email: z.boolean(), sms: z.boolean(), from: localTimeSchema, to: localTimeSchema })
    .default(NOTICES_AT_FIRST),
  pictures: z.array(filePictureSchema).max(MAX.pictures),
  hours: z.strictObject({
    week: weekSchema,
    exceptions: exceptionsSchema,
    /**
     * Hours for orders, if they differ from the restaurant's; its exceptions apply unless the kitchen has one on that
     * day.
     */
    kitchen: z
      .strictObject({ week: weekSchema, exceptions: exceptionsSchema.default([]) })
      .nullable()
      .default(null),
    /** Minutes before the closing at which the last order for now is taken; null = the time to answer and cook. */
    lastOrderMinutes: z.int().min(0).max(600).nullable().default(null),
    /** Minutes before the closing at which the last diners are seated; null = 60, or the whole of a shorter stay. */
    lastSeatingMinutes: z.int().min(0).max(600).nullable().default(null),
  }),
  rooms: z
    .array(z.strictObject({ key: slugSchema.max(40), name: line(60), tables: z.array(tableSchema).max(MAX.tables) }))
    .max(MAX.rooms),
  /** Names of tables of one room that can be joined. */
  combinations: z.array(z.array(z.string()).max(12)).max(200),
  reservations: z.strictObject({
    slotMinutes: z.union([z.literal(15), z.literal(30)]),
    /** Minutes of a stay for parties of 1–2, 3–6, 7 and more; null = 90, 120, 150. */
    stayMinutes: z.array(z.int().min(15).max(720)).length(3).nullable(),
    /** The largest party that reserves online. */
    maxPartySize: z.int().min(1).max(50),
    /** Party size from which the restaurant answers itself, with a table reserved meanwhile; null = never. */
    approveFrom: z.int().min(2).max(50).nullable().default(null),
    /** Hours ahead from which a reservation is confirmed at once; null = always by hand. */
    autoConfirmBefore: z.number().nonnegative().max(1000).nullable(),
    rules: z.array(ruleSchema).max(MAX.rules),
  }),
  orders: z
    .strictObject({
      paymentMethods: z.array(z.enum(OFFERED_METHODS as [string, ...string[]] as typeof OFFERED_METHODS)).min(1),
      packagingGrosze: groszeSchema,
      preparationMinutes: z.int().min(1).max(300),
      slotMinutes: z.union([z.literal(15), z.literal(30)]),
      ordersPerSlot: z.int().min(1).max(500),
      /** Orders for later; null = only for now. */
      scheduled: z
        .strictObject({ stepMinutes: z.union([z.literal(15), z.literal(30)]), daysAhead: z.int().min(0).max(60) })
        .nullable(),
      delivery: z
        .strictObject({ maxKm: z.number().positive().max(100), zones: z.array(zoneSchema).max(MAX.zones) })
        .nullable(),
    })
    .nullable(),
  menu: fileMenuSchema.nullable(),
  vouchers: z.array(voucherSchema).max(MAX.vouchers),
})

export type RestaurantFile = z.infer<typeof restaurantFileSchema>
