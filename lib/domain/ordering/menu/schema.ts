import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { ALLERGEN_CODES } from '@/lib/domain/ordering/menu/diet/allergens'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { pictureSchema } from '@/lib/domain/restaurant/schema'
import { localTimeSchema } from '@/lib/domain/wire'

const idSchema = z.int().positive()
/** PLN with at most two decimals. Contract "General rules". */
export const plnSchema = z
  .number()
  .nonnegative()
  .max(10_000_000)
  .refine((amount) => Number(amount.toFixed(2)) === amount, 'decimals')
/** Null or absent = not stated, which is not the same as none. */
const allergensSchema = z.array(z.enum(ALLERGEN_CODES)).nullable().default(null)
const dietsSchema = z.array(z.enum(DIET_CODES))

/**
 * Serving times of a category or a dish; absent = always, for a dish: as its category. `days`: 0 = Monday. Contract
 * C6.
 */
const servingTimesSchema = z
  .array(z.object({ days: z.array(z.int().min(0).max(6)).nullable(), from: localTimeSchema, to: localTimeSchema }))
  .optional()

const optionSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  price: plnSchema,
  available: z.boolean(),
  default: z.boolean(),
  allergens: allergensSchema,
  diets: dietsSchema.nullable().default(null),
})

const choiceSchema = z.object({
  id: idSchema,
  type: z.enum(['single-choice', 'multiple-choice', 'checkbox']),
  title: z.string().min(1),
  required: z.boolean(),
  min: z.int().nonnegative(),
  max: z.int().nonnegative(),
  free_count: z.int().nonnegative(),
  max_per_option: z.int().positive(),
  options: z.array(optionSchema).min(1),
})

const setSchema = z.object({
  id: idSchema,
  type: z.literal('set'),
  title: z.string().min(1),
  components: z
    .array(
      z.object({
        id: idSchema,
        title: z.string().min(1),
        count: z.int().positive().default(1),
        products: z.array(z.object({ product_id: idSchema, surcharge: plnSchema })).min(1),
      }),
    )
    .min(1),
})

/** Stands in place of one of the menu's `shared_questions`. */
const referenceSchema = z.object({ type: z.literal('shared'), id: idSchema })

const menuProductSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  description: z.string(),
  price: plnSchema,
  lowest_price_30_days: plnSchema.nullable().default(null),
  packaging: plnSchema.default(0),
  deposit: plnSchema.default(0),
  available: z.boolean(),
  serving_times: servingTimesSchema,
  /** Products of the same menu that the restaurant serves with this one, in its order. Contract C32. */
  goes_with: z.array(idSchema).max(10).default([]),
  allergens: allergensSchema,
  diets: dietsSchema.default([]),
  ingredients: z.string(),
  image: pictureSchema.nullable(),
  questions: z.array(z.discriminatedUnion('type', [choiceSchema, setSchema, referenceSchema])),
})

/** Ledger L184, L185, contract C7. `days`: 0 = Monday. `target_id`: the product or category of the scope. */
export const discountSchema = z.object({
  id: idSchema,
  scope: z.enum(['same-product', 'same-category']),
  target_id: idSchema,
  buy: z.int().nonnegative(),
  get: z.int().nonnegative(),
  percent: z.int().min(1).max(100),
  max_uses: z.int().positive().nullish(),
  days: z.array(z.int().min(0).max(6)).nullish(),
  hours: z.object({ from: localTimeSchema, to: localTimeSchema }).nullish(),
  delivery_types: z.array(deliveryTypeSchema).nullish(),
})

/** GET /restaurants/{id}/menu. Contract C0. */
export const menuSchema = z.object({
  categories: z.array(
    z.object({
      id: idSchema,
      name: z.string().min(1),
      serving_times: servingTimesSchema,
      products: z.array(menuProductSchema),
    }),
  ),
  /** Questions of several dishes, each sent once; a dish refers to one by `{ type: 'shared', id }` at its place. */
  shared_questions: z.array(choiceSchema).default([]),
  discounts: z.array(discountSchema),
  /** Up to six most ordered products, the most ordered first; empty with too few orders. */
  popular: z.array(idSchema).default([]),
})

const chosenSchema = z.object({ option_id: idSchema, amount: z.int().min(1).max(99) })
const choiceAnswerSchema = z.object({ question_id: idSchema, options: z.array(chosenSchema).max(100) })

/**
 * Answers of a product. A `set` answers with `components`: one pick per unit, each with its own answers, one level
 * deep. Contract C3, C6.
 */
export const answerSchema = choiceAnswerSchema.extend({
  options: choiceAnswerSchema.shape.options.default([]),
  components: z
    .array(
      z.object({
        component_id: idSchema,
        picks: z
          .array(z.object({ product_id: idSchema, answers: z.array(choiceAnswerSchema).max(30).default([]) }))
          .max(30),
      }),
    )
    .max(30)
    .optional(),
})

export type WireMenu = z.infer<typeof menuSchema>
export type WireAnswer = z.infer<typeof answerSchema>
