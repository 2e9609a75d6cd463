import { z } from 'zod'
import { localDateSchema, localTimeSchema } from '@/lib/domain/wire'

/** One interval of opening; `close` at or before `open` is on the next day, `00:00`–`24:00` is the whole day. */
export const intervalSchema = z.object({ open: localTimeSchema, close: localTimeSchema })
/** Seven days, Monday first; a closed day is an empty list. */
export const weekSchema = z.array(z.array(intervalSchema)).length(7)
/** A day that differs from its weekday; an empty list = closed. */
export const exceptionSchema = z.object({
  date: localDateSchema,
  intervals: z.array(intervalSchema),
  note: z.string().optional(),
})
export const openingHoursSchema = z.object({ week: weekSchema, exceptions: z.array(exceptionSchema).default([]) })

export type Interval = z.infer<typeof intervalSchema>
export type OpeningHours = z.infer<typeof openingHoursSchema>
