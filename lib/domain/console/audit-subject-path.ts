import { linkPagePath } from '@/lib/domain/marketing/links/link-pages'
import { voucherPagePath } from '@/lib/domain/marketing/vouchers/voucher-pages'
import { AUDIT_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { casePath, subjectPath } from './pages'
import { QUEUE_KINDS, type QueueKind } from './queue'

type CasePage = 'order' | 'reservation' | 'written' | null

/** Subject of a case; a request for an erasure has a page only as long as it waits. */
const CASE_PAGES: Record<QueueKind, CasePage> = {
  request: 'reservation',
  change: 'reservation',
  call_off: 'reservation',
  unanswered: 'order',
  late: 'order',
  refund: 'order',
  report: 'written',
  enquiry: 'written',
  data: null,
}
/** Entries about cases that name no kind of the queue. */
const WRITTEN_ACTIONS = ['decided_report', 'moved_enquiry', 'opened_case']

/**
 * The page of what an entry of the brand's trail is about: an order, a reservation, a case, a link or a voucher; null
 * for anything without a page. Contract C38.
 */
export function auditSubjectPath({ action, subject, details }: AuditEntry): string | null {
  if (subject === null) return null
  switch (AUDIT_ACTIONS[action]) {
    case 'order':
      return subjectPath('order', subject)
    case 'reservation':
      return subjectPath('reservation', subject)
    case 'voucher':
      return voucherPagePath(Number(subject))
    case 'link':
      return linkPagePath(Number(subject))
    case 'case': {
      const kind = QUEUE_KINDS.find((one) => one === details.kind)
      const page = WRITTEN_ACTIONS.includes(action) ? 'written' : kind ? CASE_PAGES[kind] : null
      return page === 'written' ? casePath(subject) : page && subjectPath(page, subject)
    }
    default:
      return null
  }
}
