import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { ConsolePage } from '@/components/console/console-page'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { PanelProblem } from '@/components/panel/access/panel-problem'
import { CONSOLE_PAGES, type ConsolePageName } from '@/lib/domain/console/pages'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type Console, readConsole } from '@/lib/server/console/read-console'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { entryPage, outageOf } from './panel-page'
import type { PageProps } from './tenant-page'

type Given = { tenant: Tenant; console: Console }

/**
 * A page of a brand's console, in its shell: `render` gets who is signed in and has the page's permission. Nobody signed in is
 * sent to `/konsola`; who may not open the page reads 404. Contract C38.
 */
export function consolePage(current: ConsolePageName, render: (given: Given, props: PageProps) => Promise<ReactNode>) {
  return entryPage(async (tenant, props) => {
    const console = await readConsole(tenant)
    if (console === 'signed_out') redirect(CONSOLE_PATH)
    if (console === 'no_role' || !console.permissions.includes(CONSOLE_PAGES[current].permission)) {
      setPageStatus(404)
      return (
        <EntryShell tenant={tenant} place="console">
          <PanelProblem kind="unknownConsolePage" />
        </EntryShell>
      )
    }
    const content = await render({ tenant, console }, props).catch((error) => outageOf(tenant, error))
    return (
      <ConsolePage
        tenant={tenant}
        person={console.person.name}
        role={console.role}
        permissions={console.permissions}
        current={current}
      >
        {content}
      </ConsolePage>
    )
  }, 'console')
}
