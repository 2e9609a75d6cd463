import { consolePage } from '@/app/_pages/console-page'
import { AuditPage } from '@/components/panel/access/audit-page'
import { consolePath, subjectPath } from '@/lib/domain/console/pages'
import { linkPagePath } from '@/lib/domain/marketing/links/link-pages'
import { voucherPagePath } from '@/lib/domain/marketing/vouchers/voucher-pages'
import { AUDIT_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import { brandPeopleCalls } from '@/lib/domain/panel/access/people-calls'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.audit }

/** An entry about an order, a reservation, a link or a voucher leads to its page. */
function pageOf({ action, subject }: AuditEntry): string | null {
  const kind = AUDIT_ACTIONS[action]
  if (subject === null) return null
  if (kind === 'order' || kind === 'reservation') return subjectPath(kind, subject)
  if (kind === 'voucher') return voucherPagePath(Number(subject))
  return kind === 'link' ? linkPagePath(Number(subject)) : null
}

/** Audit log of the brand. Contract C38. */
export default consolePage('audit', async ({ list }) => (
  <AuditPage
    {...panelWords.console.audit}
    path={consolePath('audit')}
    log={await list(brandPeopleCalls.audit, { limit: 50 })}
    productNames={new Map()}
    hrefOf={pageOf}
  />
))
