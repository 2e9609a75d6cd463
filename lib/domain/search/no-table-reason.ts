import type { Availability } from '@/lib/domain/reservation/availability/schema'

/** Why there is no table: `text` comes from the restaurant's own rules or lead time. */
export type NoTableReason = { code: 'rule' | 'tooSoon'; text: string } | { code: 'closed' | 'full' }

/** The reason shown for a restaurant without a table around the requested time. Contract C4. */
export function noTableReasonOf({
  state,
  slots,
  notices,
}: Pick<Availability, 'state' | 'slots' | 'notices'>): NoTableReason {
  const rule = slots.find((slot) => slot.state === 'rule' && slot.text)?.text
  if (state === 'rule' && rule) return { code: 'rule', text: rule }
  const short = notices.find(({ kind }) => kind === 'short_notice')?.text
  if (state === 'too_soon' && short) return { code: 'tooSoon', text: short }
  return { code: state === 'closed' ? 'closed' : 'full' }
}
