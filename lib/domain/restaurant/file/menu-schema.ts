import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { ALLERGEN_CODES } from '@/lib/domain/ordering/menu/diet/allergens'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { localTimeSchema } from '@/lib/domain/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'

/** More than any menu has, and a bound on what one file can cost. */
const MOST = {
  categories: 100,
  dishes: 500,
  questions: 30,
  shared: 60,
  options: 100,
  discounts: 50,
  earlier: 60,
  times: 20,
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** One line of text that says something. */
export const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\S(?:[^\n\r\t]*\S)?$/)
/** Text that may be empty. */
export const prose = (most: number) => z.string().max(most)
export const groszeSchema = z.int(FILE_WORDS.grosze).nonnegative().max(10_000_000)

/** A picture by its file name; who imports a file hands over the pictures beside it. */
export const filePictureSchema = z.strictObject({
  file: z.string().regex(/^[^/\\\0]{1,120}$/, FILE_WORDS.fileName),
  /** Says what is seen to who cannot see it. */
  alt: line(200),
})

/** Without one, it keeps that of the same name in the restaurant's menu, or gets the next. */
const idSchema = z.int().positive().max(2_000_000_000).optional()
/** A dish of the same menu, by id or by name. */
const dishSchema = z.union([z.int().positive(), line(120)])
/** Null: not stated, which is not the same as none. */
const allergensSchema = z.array(z.enum(ALLERGEN_CODES)).nullable()

const optionSchema = z.strictObject({
  id: idSchema,
  name: line(120),
  priceGrosze: groszeSchema.default(0),
  available: z.boolean().default(true),
  default: z.boolean().default(false),
  allergens: allergensSchema.default(null),
  /** Null: changes nothing about the dish's diets. */
  diets: z.array(z.enum(DIET_CODES)).nullable().default(null),
})

const choiceSchema = z.strictObject({
  id: idSchema,
  type: z.enum(['single-choice', 'multiple-choice', 'checkbox']),
  title: line(120),
  required: z.boolean().default(false),
  min: z.int().min(0).max(100).default(0),
  /** 0: no limit. */
  max: z.int().min(0).max(100).default(0),
  freeCount: z.int().min(0).max(100).default(0),
  maxPerOption: z.int().min(1).max(100).default(1),
  options: z.array(optionSchema).min(1).max(MOST.options),
})

/** By which a dish names a shared question. */
const questionKeySchema = z.string().regex(slug, FILE_WORDS.slug).max(40)

const setSchema = z.strictObject({
  id: idSchema,
  type: z.literal('set'),
  title: line(120),
  components: z
    .array(
      z.strictObject({
        id: idSchema,
        title: line(120),
        count: z.int().min(1).max(30).default(1),
        products: z
          .array(z.strictObject({ dish: dishSchema, surchargeGrosze: groszeSchema.default(0) }))
          .min(1)
          .max(MOST.options),
      }),
    )
    .min(1)
    .max(30),
})

/**
 * When a category or a dish is served, by local time. `days`: 0 = Monday; null = every day. `to` is exclusive; before `from` it is
 * on the next day. Contract C6.
 */
const servingTimesSchema = z
  .array(
    z
      .strictObject({
        days: z.array(z.int().min(0).max(6)).min(1).nullable().default(null),
        from: localTimeSchema.default('00:00'),
        to: localTimeSchema.default('24:00'),
      })
      .refine(({ from, to }) => from !== to && from !== '24:00', FILE_WORDS.emptyTime),
  )
  .max(MOST.times)
  .optional()

const productSchema = z.strictObject({
  id: idSchema,
  name: line(120),
  description: prose(1000).default(''),
  priceGrosze: groszeSchema,
  packagingGrosze: groszeSchema.default(0),
  depositGrosze: groszeSchema.default(0),
  available: z.boolean().default(true),
  /** Absent: when its category is. */
  servingTimes: servingTimesSchema,
  allergens: allergensSchema.default(null),
  diets: z.array(z.enum(DIET_CODES)).default([]),
  ingredients: prose(1000).default(''),
  image: filePictureSchema.nullable().default(null),
  goesWith: z.array(dishSchema).max(10).default([]),
  questions: z
    .array(z.discriminatedUnion('type', [choiceSchema, setSchema]))
    .max(MOST.questions)
    .default([]),
  /** Keys of the menu's shared questions that it asks, before its own. */
  sharedQuestions: z.array(questionKeySchema).max(MOST.questions).optional(),
  /** Prices of before, oldest first: from them follows the lowest of 30 days. */
  earlierPrices: z
    .array(
      z.strictObject({
        since: z.iso.datetime({ offset: true, error: FILE_WORDS.instant }),
        priceGrosze: groszeSchema,
        /** With the reduction of its own price; null without one. */
        offeredGrosze: groszeSchema.nullable().default(null),
        isAnnounced: z.boolean().default(false),
      }),
    )
    .max(MOST.earlier)
    .default([]),
})

const discountSchema = z.strictObject({
  id: idSchema,
  scope: z.enum(['same-product', 'same-category']),
  /** A dish or a category, by id or by name. */
  target: dishSchema,
  buy: z.int().min(0).max(100),
  get: z.int().min(0).max(100),
  percent: z.int().min(1).max(100),
  maxUses: z.int().positive().max(1000).nullable().default(null),
  /** 0 = Monday; null = every day. */
  days: z.array(z.int().min(0).max(6)).min(1).nullable().default(null),
  hours: z.strictObject({ from: localTimeSchema, to: localTimeSchema }).nullable().default(null),
  deliveryTypes: z.array(deliveryTypeSchema).min(1).nullable().default(null),
})

/** The menu of a restaurant's file. Contract C6, C7, C33. */
export const fileMenuSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: idSchema,
        name: line(80),
        /** Absent: always. */
        servingTimes: servingTimesSchema,
        products: z.array(productSchema).max(MOST.dishes),
      }),
    )
    .max(MOST.categories),
  /** Written once and asked by every dish that names its key, in the order in which they stand here. */
  sharedQuestions: z
    .array(choiceSchema.extend({ key: questionKeySchema }))
    .max(MOST.shared)
    .optional(),
  discounts: z.array(discountSchema).max(MOST.discounts).default([]),
})

export type FileMenu = z.infer<typeof fileMenuSchema>
export type FileProduct = FileMenu['categories'][number]['products'][number]
export type FileQuestion = FileProduct['questions'][number]
export type FileSharedQuestion = NonNullable<FileMenu['sharedQuestions']>[number]
