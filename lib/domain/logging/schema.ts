import { z } from 'zod'

/** Ledger L276. */
export const LOG_TYPES = ['error', 'activity', 'no_restaurant', 'sales_activity'] as const
const logTypeSchema = z.enum(LOG_TYPES)
/** Ledger L275. */
export const MAX_LOG_MESSAGE = 4000
/** POST /logger/js. Ledger L274. */
export const logEntrySchema = z.object({ message: z.string().min(1).max(MAX_LOG_MESSAGE), type: logTypeSchema })

export type LogType = z.infer<typeof logTypeSchema>
export type LogEntry = z.infer<typeof logEntrySchema>
