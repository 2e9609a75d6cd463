import { consolePage } from '@/app/_pages/console-page'
import { AuditPage } from '@/components/panel/access/audit-page'
import { auditSubjectPath } from '@/lib/domain/console/audit-subject-path'
import { consolePath, consoleRestaurantPath } from '@/lib/domain/console/pages'
import { brandPeopleCalls } from '@/lib/domain/panel/access/people-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.audit }

/** Audit log of the brand. Contract C38. */
export default consolePage('audit', async ({ list }) => (
  <AuditPage
    {...panelWords.console.audit}
    path={consolePath('audit')}
    log={await list(brandPeopleCalls.audit, { limit: 50 })}
    productNames={new Map()}
    hrefOf={auditSubjectPath}
    restaurantHref={consoleRestaurantPath}
  />
))
