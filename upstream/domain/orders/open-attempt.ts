import type { AttemptRow, AttemptStatus } from '../../db/order-schema'

/** Money may still come of these. */
export const OPEN_ATTEMPT: readonly AttemptStatus[] = ['created', 'open', 'pending']

export function isOpen({ status }: AttemptRow): boolean {
  return OPEN_ATTEMPT.includes(status)
}
