import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { ALLERGEN_CODES } from '@/lib/domain/ordering/menu/diet/allergens'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { pictureSchema } from '@/lib/domain/restaurant/schema'
import { localTimeSchema } from '@/lib/domain/wire'

const id = z.int().positive()
const grosze = z.int().nonnegative()
const allergens = z.array(z.enum(ALLERGEN_CODES)).nullable()
const diets = z.array(z.enum(DIET_CODES))

/** Absent where there are none. */
const servingTimes = z
  .array(z.object({ days: z.array(z.int().min(0).max(6)).nullable(), from: localTimeSchema, to: localTimeSchema }))
  .optional()

const option = z.object({
  id,
  name: z.string(),
  priceGrosze: grosze,
  available: z.boolean(),
  default: z.boolean(),
  allergens,
  diets: diets.nullable(),
})

const choice = z.object({
  id,
  type: z.enum(['single-choice', 'multiple-choice', 'checkbox']),
  title: z.string(),
  required: z.boolean(),
  min: z.int().nonnegative(),
  max: z.int().nonnegative(),
  freeCount: z.int().nonnegative(),
  maxPerOption: z.int().positive(),
  options: z.array(option),
})

const set = z.object({
  id,
  type: z.literal('set'),
  title: z.string(),
  components: z.array(
    z.object({
      id,
      title: z.string(),
      count: z.int().positive(),
      products: z.array(z.object({ productId: id, surchargeGrosze: grosze })),
    }),
  ),
})

const product = z.object({
  id,
  name: z.string(),
  description: z.string(),
  priceGrosze: grosze,
  packagingGrosze: grosze,
  depositGrosze: grosze,
  available: z.boolean(),
  servingTimes,
  goesWith: z.array(id),
  allergens,
  diets,
  ingredients: z.string(),
  image: pictureSchema.nullable(),
  questions: z.array(z.discriminatedUnion('type', [choice, set, z.object({ type: z.literal('shared'), id })])),
})

const discount = z.object({
  id,
  scope: z.enum(['same-product', 'same-category']),
  targetId: id,
  buy: z.int().nonnegative(),
  get: z.int().nonnegative(),
  percent: z.int().min(1).max(100),
  maxUses: z.int().positive().nullable(),
  days: z.array(z.int().min(0).max(6)).nullable(),
  hours: z.object({ from: localTimeSchema, to: localTimeSchema }).nullable(),
  deliveryTypes: z.array(deliveryTypeSchema).nullable(),
})

/**
 * A menu as the database holds it. Whoever writes it by hand may leave out what a program would not: what does not parse is no
 * menu. Contract C33.
 */
export const storedMenuSchema: z.ZodType<unknown> = z.object({
  categories: z.array(z.object({ id, name: z.string(), servingTimes, products: z.array(product) })),
  discounts: z.array(discount),
  sharedQuestions: z.array(choice.extend({ key: z.string() })).optional(),
})
