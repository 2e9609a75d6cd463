import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { ALLERGEN_CODES } from '@/lib/domain/ordering/menu/diet/allergens'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { pictureSchema } from '@/lib/domain/restaurant/schema'
import { localTimeSchema } from '@/lib/domain/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'

/** Maximum of options of a question. */
export const MAX_OPTIONS = 100
/** Exceeds any menu, and bounds the cost of one file. */
const MAX = {
  categories: 100,
  dishes: 500,
  questions: 30,
  shared: 60,
  options: MAX_OPTIONS,
  discounts: 50,
  earlier: 60,
  times: 20,
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** One line of text, not blank and without outer spaces. */
export const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\S(?:[^\n\r\t]*\S)?$/)
/** Text that may be empty. */
export const prose = (most: number) => z.string().max(most)
export const groszeSchema = z.int(FILE_WORDS.grosze).nonnegative().max(10_000_000)

/** A picture by its file name; an import includes the pictures as files. */
export const filePictureSchema = z.strictObject({
  file: z.string().regex(/^[^/\\\0]{1,120}$/, FILE_WORDS.fileName),
  /** Describes the picture for people who cannot see it. */
  alt: line(200),
})

/** Null: not stated, which is not the same as none. */
const allergensSchema = z.array(z.enum(ALLERGEN_CODES)).nullable()
/** Key with which a dish refers to a shared question. */
const questionKeySchema = z.string().regex(slug, FILE_WORDS.slug).max(40)

/** Differences between a menu that an owner writes and one in the database. */
interface Written<Id, Dish, Image, Earlier> {
  object: typeof z.object
  id: Id
  /** Reference to another dish. */
  dish: Dish
  image: Image
  /** Earlier prices, oldest first: the lowest of 30 days derives from them. */
  earlierPrices: Earlier
  /** Wraps fields that may be left out. */
  orElse: <T extends z.ZodType>(schema: T, value: z.input<T> & z.output<T>) => z.ZodDefault<T>
}

function menuSchemaOf<
  Id extends z.ZodType,
  Dish extends z.ZodType,
  Image extends z.ZodType,
  Earlier extends z.ZodType,
>({ object, id, dish, image, earlierPrices, orElse }: Written<Id, Dish, Image, Earlier>) {
  const option = object({
    id,
    name: line(120),
    priceGrosze: orElse(groszeSchema, 0),
    available: orElse(z.boolean(), true),
    default: orElse(z.boolean(), false),
    allergens: orElse(allergensSchema, null),
    /** Null: the option does not change the dish's diets. */
    diets: orElse(z.array(z.enum(DIET_CODES)).nullable(), null),
  })
  const choice = object({
    id,
    type: z.enum(['single-choice', 'multiple-choice', 'checkbox']),
    title: line(120),
    required: orElse(z.boolean(), false),
    min: orElse(z.int().min(0).max(100), 0),
    /** 0: no limit. */
    max: orElse(z.int().min(0).max(100), 0),
    freeCount: orElse(z.int().min(0).max(100), 0),
    maxPerOption: orElse(z.int().min(1).max(100), 1),
    options: z.array(option).min(1).max(MAX.options),
  })
  const part = object({
    id,
    title: line(120),
    count: orElse(z.int().min(1).max(30), 1),
    products: z
      .array(object({ dish, surchargeGrosze: orElse(groszeSchema, 0) }))
      .min(1)
      .max(MAX.options),
  })
  const set = object({
    id,
    type: z.literal('set'),
    title: line(120),
    components: z.array(part).min(1).max(30),
  })
  /**
   * Serving times of a category or a dish, in local time. `days`: 0 = Monday; null = every day. `to` is exclusive;
   * before `from` it is on the next day. Contract C6.
   */
  const servingTimes = z
    .array(
      object({
        days: orElse(z.array(z.int().min(0).max(6)).min(1).nullable(), null),
        from: orElse(localTimeSchema, '00:00'),
        to: orElse(localTimeSchema, '24:00'),
      }).refine(({ from, to }) => from !== to && from !== '24:00', FILE_WORDS.emptyTime),
    )
    .max(MAX.times)
    .optional()
  const product = object({
    id,
    name: line(120),
    description: orElse(prose(1000), ''),
    priceGrosze: groszeSchema,
    packagingGrosze: orElse(groszeSchema, 0),
    depositGrosze: orElse(groszeSchema, 0),
    available: orElse(z.boolean(), true),
    /** Absent: the serving times of its category. */
    servingTimes,
    allergens: orElse(allergensSchema, null),
    diets: orElse(z.array(z.enum(DIET_CODES)), []),
    ingredients: orElse(prose(1000), ''),
    image: orElse(image.nullable(), null),
    goesWith: orElse(z.array(dish).max(10), []),
    questions: orElse(z.array(z.discriminatedUnion('type', [choice, set])).max(MAX.questions), []),
    /** Keys of the menu's shared questions that the dish asks, before its own. */
    sharedQuestions: z.array(questionKeySchema).max(MAX.questions).optional(),
    earlierPrices,
  })
  const discount = object({
    id,
    scope: z.enum(['same-product', 'same-category']),
    /** A dish or a category. */
    target: dish,
    buy: z.int().min(0).max(100),
    get: z.int().min(0).max(100),
    percent: z.int().min(1).max(100),
    maxUses: orElse(z.int().positive().max(1000).nullable(), null),
    /** 0 = Monday; null = every day. */
    days: orElse(z.array(z.int().min(0).max(6)).min(1).nullable(), null),
    hours: orElse(object({ from: localTimeSchema, to: localTimeSchema }).nullable(), null),
    deliveryTypes: orElse(z.array(deliveryTypeSchema).min(1).nullable(), null),
  })
  return object({
    categories: z
      .array(
        object({
          id,
          name: line(80),
          /** Absent: always. */
          servingTimes,
          products: z.array(product).max(MAX.dishes),
        }),
      )
      .max(MAX.categories),
    /** Shared questions, asked by every dish that has their key, in this order. */
    sharedQuestions: z
      .array(choice.extend({ key: questionKeySchema }))
      .max(MAX.shared)
      .optional(),
    discounts: orElse(z.array(discount).max(MAX.discounts), []),
  })
}

const earlierPricesSchema = z
  .array(
    z.strictObject({
      since: z.iso.datetime({ offset: true, error: FILE_WORDS.instant }),
      priceGrosze: groszeSchema,
      /** Price with the reduction of its own; null without one. */
      offeredGrosze: groszeSchema.nullable().default(null),
      isAnnounced: z.boolean().default(false),
    }),
  )
  .max(MAX.earlier)
const idSchema = z.int().positive().max(2_000_000_000)

/** The menu of a restaurant's file. Contract C6, C7, C33. */
export const fileMenuSchema = menuSchemaOf({
  object: z.strictObject as typeof z.object,
  // Without an id, an item keeps that of the same name in the restaurant's menu, or gets the next.
  id: idSchema.optional(),
  // A dish of the same menu, by id or by name.
  dish: z.union([z.int().positive(), line(120)]),
  image: filePictureSchema,
  earlierPrices: earlierPricesSchema.default([]),
  orElse: (schema, value) => schema.default(value as never),
})

/**
 * A menu in the database: everything has its number and all its values, and pictures are sizes that can be shown.
 * Earlier prices are rows. A hand-edited menu that does not parse is rejected. Contract C33.
 */
export const storedMenuSchema = menuSchemaOf({
  object: z.object,
  id: idSchema,
  dish: idSchema,
  image: pictureSchema,
  earlierPrices: z.never().optional(),
  orElse: ((schema: z.ZodType) => schema) as unknown as Written<never, never, never, never>['orElse'],
})

export type FileMenu = z.infer<typeof fileMenuSchema>
export type FileProduct = FileMenu['categories'][number]['products'][number]
export type FileQuestion = FileProduct['questions'][number]
export type FileSharedQuestion = NonNullable<FileMenu['sharedQuestions']>[number]
export type StoredMenu = z.infer<typeof storedMenuSchema>
export type StoredProduct = StoredMenu['categories'][number]['products'][number]

/** A menu of a file in which everything has its number, and dishes are referred to by it. */
export type NumberedMenu = z.infer<
  ReturnType<
    typeof menuSchemaOf<typeof idSchema, typeof idSchema, typeof filePictureSchema, typeof earlierPricesSchema>
  >
>
export type NumberedProduct = NumberedMenu['categories'][number]['products'][number]
export type NumberedQuestion = NumberedProduct['questions'][number]
export type NumberedSharedQuestion = NonNullable<NumberedMenu['sharedQuestions']>[number]
