import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { ConsolePage } from '@/components/console/console-page'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { PanelProblem } from '@/components/panel/access/panel-problem'
import { CONSOLE_PAGES, type ConsolePageName } from '@/lib/domain/console/pages'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type Console, readConsole } from '@/lib/server/console/read-console'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { entryPage, outageOf } from './panel-page'
import type { PageProps } from './tenant-page'

type Given = { tenant: Tenant; console: Console }

/**
 * A page of a brand's console, in its shell: `render` gets a signed-in person with the page's permission. Without a
 * session the answer leads to `/konsola`; without the permission it is a 404. Contract C38.
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
    const { bearer, permissions } = console
    const [content, open] = await Promise.all([
      render({ tenant, console }, props).catch((error) => outageOf(tenant, error)),
      permissions.includes('work_queue') ? countOpen(tenant, bearer) : null,
    ])
    return (
      <ConsolePage
        tenant={tenant}
        person={console.person.name}
        role={console.role}
        permissions={console.permissions}
        current={current}
        open={open}
      >
        {content}
      </ConsolePage>
    )
  }, 'console')
}

/** An outage removes only the number: the page itself reports the outage. */
async function countOpen(tenant: Tenant, bearer: string): Promise<number | null> {
  const answer = await callUpstream(tenant, queueCalls.alarm, { bearer }).catch(() => null)
  return answer?.ok ? answer.data.open : null
}
