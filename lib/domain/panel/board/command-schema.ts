import { z } from 'zod'
import { PAUSED_REASONS } from '@/lib/domain/ordering/availability/paused'
import { READY_MINUTES } from '@/lib/domain/ordering/order/kitchen-steps'
import { DECLINE_REASONS } from '@/lib/domain/ordering/order/order-state'
import { restaurantSummarySchema } from '@/lib/domain/restaurant/schema'
import { instantSchema } from '@/lib/domain/wire'

/** Commands of staff on the board. Contract C23. */
const version = z.int().nonnegative()

/** POST /panel/{restaurant}/orders/{order}/steps; `version` is the one that the screen showed. */
export const orderStepSchema = z.discriminatedUnion('step', [
  z
    .object({
      step: z.literal('accept'),
      version,
      /** Required for an order for now; an order for later is ready for its time without it. */
      ready_in_minutes: z.int().min(READY_MINUTES.min).max(READY_MINUTES.max).optional(),
    })
    .strict(),
  z.object({ step: z.literal('decline'), version, reason: z.enum(DECLINE_REASONS) }).strict(),
  z.object({ step: z.enum(['ready', 'hand_over', 'deliver']), version }).strict(),
  z.object({ step: z.literal('cancel'), version, reason: z.string().trim().min(1).max(200) }).strict(),
  z.object({ step: z.enum(['take_back', 'call_back']), version }).strict(),
])

/**
 * PUT /panel/{restaurant}/orders/{order}/ticks: `line` is one of the order's products, counted from 0. It needs no
 * version: a tick states a fact.
 */
export const tickSchema = z.object({ line: z.int().min(0).max(200), ticked: z.boolean() }).strict()
export const ticksSchema = z.object({ ticked: z.array(z.int().nonnegative()) })

/**
 * Periods for which something is sold out. `closing`: this opening; `tomorrow`: until the first opening of another day.
 */
const SOLD_OUT_PERIODS = ['closing', 'tomorrow', 'further_notice'] as const

/**
 * PUT /panel/{restaurant}/sold-out; `for` null = available again. Without `option_id`, the whole dish; `everywhere`: the option of
 * that name in all dishes.
 */
export const soldOutRequestSchema = z
  .object({
    product_id: z.int().positive(),
    option_id: z.int().positive().nullable().default(null),
    everywhere: z.boolean().default(false),
    for: z.enum(SOLD_OUT_PERIODS).nullable(),
  })
  .strict()

export const soldOutSchema = z.object({
  product_id: z.int().positive(),
  option_id: z.int().positive().nullable(),
  until: instantSchema.nullable(),
})
export const soldOutListSchema = z.object({ items: z.array(soldOutSchema) })

/** PUT /panel/{restaurant}/kitchen-load: `seen` is the `orders_paused` that the screen showed. `kitchen_load` null = as usual. */
export const kitchenLoadRequestSchema = z
  .object({
    seen: restaurantSummarySchema.shape.orders_paused,
    kitchen_load: z
      .discriminatedUnion('kind', [
        z
          .object({ kind: z.literal('busy'), minutes: z.int().min(10).max(60).multipleOf(5), until: instantSchema })
          .strict(),
        z
          .object({ kind: z.literal('paused'), reason: z.enum(PAUSED_REASONS), until: instantSchema.nullable() })
          .strict(),
      ])
      .nullable(),
  })
  .strict()
export const kitchenLoadSchema = z.object({ orders_paused: restaurantSummarySchema.shape.orders_paused })

/** PUT /panel/{restaurant}/kitchen-limit, for tonight; null = as usual. */
export const kitchenLimitRequestSchema = z.object({ orders_per_quarter: z.int().min(0).max(60).nullable() }).strict()
export const kitchenLimitSchema = z.object({ orders_per_quarter: z.number().nonnegative(), until: instantSchema })

export type Tick = z.infer<typeof tickSchema>
export type OrderStep = z.infer<typeof orderStepSchema>
export type SoldOutPeriod = (typeof SOLD_OUT_PERIODS)[number]
export type KitchenLoadRequest = z.infer<typeof kitchenLoadRequestSchema>['kitchen_load']
