import { z } from '@hono/zod-openapi'
import { problemSchema } from '@/lib/domain/wire'
import { json } from '../responses'

/** What the wall answers, on every call that asks for a session or a device. Contract C21. */
export const wallRefusals = {
  401: json(problemSchema, 'No session or device that lives'),
  403: json(problemSchema, 'The role does not allow it, or it needs a sign-in by link'),
} as const

/** A number that names a row. */
export const id = z.coerce.number().int().positive().max(2_147_483_647)

export const restaurantParam = z.object({ restaurant: id })
export const personParam = restaurantParam.extend({ person: id })
