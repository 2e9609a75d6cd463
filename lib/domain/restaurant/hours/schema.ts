import { z } from 'zod'
import { localDateSchema, localTimeSchema } from '@/lib/domain/wire'

/** One interval of opening; `close` at or before `open` is on the next day, `00:00`–`24:00` is the whole day. */
export const intervalSchema = z.object({ open: localTimeSchema, close: localTimeSchema })
/** Seven days, Monday first; a closed day is an empty list. */
export const weekSchema = z.array(z.array(intervalSchema)).length(7)
/** A day that differs from its weekday; an empty list = closed. */
const exceptionSchema = z.object({
  date: localDateSchema,
  intervals: z.array(intervalSchema),
  note: z.string().optional(),
})
const daysSchema = z.object({ week: weekSchema, exceptions: z.array(exceptionSchema).default([]) })
/**
 * `kitchen-hours.ts` and the rules of tables read the optional fields: without them, the week and its exceptions apply.
 */
export const openingHoursSchema = daysSchema.extend({
  /** Hours of the kitchen, if they differ from the restaurant's: orders follow them. */
  kitchen: daysSchema.optional(),
  /** The last order for now, in minutes before the closing; a longer time to answer and cook takes precedence. */
  last_order_minutes: z.int().nonnegative().optional(),
  /** The last time at which diners are seated, in minutes before the closing; without it `lastSeating`. */
  last_seating_minutes: z.int().nonnegative().optional(),
})

export type Interval = z.infer<typeof intervalSchema>
export type OpeningHours = z.infer<typeof openingHoursSchema>
