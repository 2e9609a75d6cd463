import { z } from 'zod'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import { availabilitySchema } from '@/lib/domain/reservation/availability/schema'
import { settingsPartSchema } from './wire'

/** Answers of the diners' calls with a draft published. Contract C37. */
export const settingsPreviewSchema = z.object({
  part: settingsPartSchema,
  /** Errors of the draft, by place in the part; then `shown` is null. */
  problems: z.record(z.string(), z.string()),
  shown: z
    .object({
      restaurant: restaurantWithOrderingSchema,
      menu: menuSchema,
      /** Availability for the initial visit of the restaurant's page. */
      availability: availabilitySchema,
      /** `HH:MM` of that visit; `availability` has its day and its people. */
      visit_time: z.string(),
    })
    .nullable(),
})

export type SettingsPreview = z.infer<typeof settingsPreviewSchema>
