import { z } from 'zod'
import { cityTextsSchema } from '@/lib/domain/restaurant/schema'
import { CITY_WORDS } from '@/messages/content/city-words'
import { schemaWords } from '@/messages/content/schema-words'

/** Bounds of Poland, so that swapped latitude and longitude are refused. */
export const POLAND = { lat: [49, 55], lng: [14, 24.2] } as const

const keySchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)
const slugSchema = z
  .string()
  .max(60, CITY_WORDS.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, CITY_WORDS.slug)
const whereSchema = z
  .string()
  .trim()
  .regex(/^(?:w|we|na) \S.{1,70}$/, CITY_WORDS.where)
const within = ([least, most]: readonly [number, number]) =>
  z.number().min(least, CITY_WORDS.coordinates).max(most, CITY_WORDS.coordinates)
const locationSchema = z.strictObject({ lat: within(POLAND.lat), lng: within(POLAND.lng) })

/** A new town of one or several brands. Contract C34. */
export const newCitySchema = z.strictObject({
  tenants: z.array(keySchema).min(1).max(50),
  slug: slugSchema,
  name: z.string().trim().min(2).max(60),
  where: whereSchema,
  location: locationSchema,
  texts: cityTextsSchema.optional(),
})

/** Changeable fields of a town; its name stands in its restaurants and addresses. */
export const cityChangeSchema = z
  .strictObject({ where: whereSchema, location: locationSchema, texts: cityTextsSchema })
  .partial()

export const cityRowSchema = z.object({
  slug: z.string(),
  name: z.string(),
  where: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  tenants: z.array(z.string()),
  /** Restaurants in any state. */
  restaurants: z.int().nonnegative(),
  streets: z.int().nonnegative(),
})

export type NewCity = z.infer<typeof newCitySchema>
export type CityChange = z.infer<typeof cityChangeSchema>
export type CityRow = z.infer<typeof cityRowSchema>

/** The parsed value, or an error text for each invalid field. */
export function readAs<T>(
  schema: z.ZodType<T>,
  written: unknown,
): { value: T; fields: null } | { value: null; fields: Record<string, string> } {
  const read = schema.safeParse(written, { error: schemaWords, reportInput: false })
  if (read.success) return { value: read.data, fields: null }
  return {
    value: null,
    fields: Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
