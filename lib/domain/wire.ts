import { z } from 'zod'
import { hasLocalDate, isLocalDate } from '@/lib/domain/time/time'

export { APP_VERSION } from '@/lib/domain/app-version'

/** Parts of the wire format that several resources share. Contract "General rules". */
export const localDateSchema = z.string().refine(isLocalDate, 'date')
/** `HH:MM`, and `24:00` as the end of a day. */
export const localTimeSchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
/** `YYYY-MM-DD HH:MM:00`. Ledger L097. */
export const wallTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:00$/)
  .refine(hasLocalDate, 'date')
/** +48 and nine digits, or another prefix and 7–15 digits in all. Ledger L094, contract C11. */
export const phoneSchema = z.string().regex(/^\+(?:48[1-9]\d{8}|(?!48)[1-9]\d{6,14})$/)
/** ISO 8601 with an offset. */
export const instantSchema = z.iso.datetime({ offset: true })
export const coordinatesSchema = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

export type Coordinates = z.infer<typeof coordinatesSchema>

/** Most levels of nested lists and objects; a restaurant's file has 12. */
const MAX_NESTED = 32

/** JSON that another schema reads later, or none: recursive code over it must end. */
export const unknownJsonSchema = z.unknown().refine((value) => !isNestedDeeper(value), 'nested')

/** Is a JSON value nested deeper than any that we read? */
export function isNestedDeeper(value: unknown, most = MAX_NESTED): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((one) => isNestedDeeper(one, most - 1))
}

/** `{ error: { code, message, fields? } }`: `message` is Polish and can be shown to a diner. */
export const problemSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
export type Problem = z.infer<typeof problemSchema>['error']

/** Sent by the web server to the upstream: with it, a caller may state the diner's address. Contract "Limits". */
export const SECRET_HEADER = 'x-upstream-secret'

export const appNameSchema = z.enum(['iframe', 'web_app'])
export type AppName = z.infer<typeof appNameSchema>
