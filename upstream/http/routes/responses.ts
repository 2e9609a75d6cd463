import { z } from '@hono/zod-openapi'
import { alternativeSchema, knownVisitSchema } from '@/lib/domain/reservation/schema'
import { problemSchema } from '@/lib/domain/wire'

/** A JSON answer or body for `createRoute`. */
export function json<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** Error responses for the OpenAPI document; `problem.ts` writes them. */
export const refusals = {
  404: json(problemSchema, 'Unknown, or not listed by the tenant'),
  422: json(problemSchema, 'Invalid input'),
  429: json(problemSchema, 'Too many requests; see Retry-After'),
} as const

/** Refusals of the wall, on every call that requires a session or a device. Contract C21. */
export const wallRefusals = {
  401: json(problemSchema, 'No session or device that lives'),
  403: json(problemSchema, 'The role does not allow it, or it needs a sign-in by link'),
} as const

/** Error responses of a write. */
export const writeRefusals = {
  ...refusals,
  400: json(problemSchema, 'Malformed JSON'),
  409: json(
    problemSchema.extend({
      alternatives: z.array(alternativeSchema).optional(),
      visits: z.array(knownVisitSchema).optional(),
    }),
    'The world says no',
  ),
  413: json(problemSchema, 'More than 64 kB'),
  415: json(problemSchema, 'Not JSON'),
} as const

/** Headers of every write. */
export const writeHeaders = z.object({ 'idempotency-key': z.string().optional() })
