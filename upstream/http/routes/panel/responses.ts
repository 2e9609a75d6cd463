import { rowId as id, restaurantParam } from '@/lib/domain/call/params'
import { problemSchema } from '@/lib/domain/wire'
import { json } from '../responses'

/** What the wall answers, on every call that asks for a session or a device. Contract C21. */
export const wallRefusals = {
  401: json(problemSchema, 'No session or device that lives'),
  403: json(problemSchema, 'The role does not allow it, or it needs a sign-in by link'),
} as const

export { id, restaurantParam }
export const personParam = restaurantParam.extend({ person: id })
