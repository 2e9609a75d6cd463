import { z } from 'zod'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import { availabilitySchema } from '@/lib/domain/reservation/availability/schema'
import { settingsPartSchema } from './wire'

/** What the calls of diners would answer with a draft published. Contract C37. */
export const settingsPreviewSchema = z.object({
  part: settingsPartSchema,
  /** What is wrong with the draft, by its place in the part; then nothing is shown. */
  problems: z.record(z.string(), z.string()),
  shown: z
    .object({
      restaurant: restaurantWithOrderingSchema,
      menu: menuSchema,
      /** For the visit with which the restaurant's page begins. */
      availability: availabilitySchema,
      /** `HH:MM` of that visit; its day and its people are those of `availability`. */
      visit_time: z.string(),
    })
    .nullable(),
})

export type SettingsPreview = z.infer<typeof settingsPreviewSchema>
