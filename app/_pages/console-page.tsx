import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ConsolePage } from '@/components/console/console-page'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { PanelProblem } from '@/components/panel/access/panel-problem'
import type { Call } from '@/lib/domain/call/call'
import { CONSOLE_PAGES, type ConsolePageName } from '@/lib/domain/console/pages'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type Console, readConsole } from '@/lib/server/console/read-console'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { callAs, type Rest, type Signed, type SignedInput } from '@/lib/server/panel/call-as'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import { entryPage, outageOf } from './panel-page'

/** The console for its page: what was asked for, and the calls of the signed-in person. */
interface OpenedConsole extends Calls {
  tenant: Tenant
  console: Console
  params: Record<string, string>
  query: Query
  /** Answer to a form of the page. */
  answer: FormAnswer | null
  /** Marks the page: a double tap is one press. */
  attempt: string
}
type Query = Record<string, string | string[] | undefined>
type Calls = ReturnType<typeof callsOf>

/**
 * A page of a brand's console, in its shell: `render` gets a signed-in person with the page's permission. Without a
 * session the answer leads to `/konsola`; without the permission it is a 404. Contract C38.
 */
export function consolePage(current: ConsolePageName, render: (given: OpenedConsole) => Promise<ReactNode>) {
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
    const [params, query] = await Promise.all([props.params, props.searchParams])
    const answer = await readFormAnswer(query)
    const calls = callsOf({ tenant, bearer }, query)
    const given = { tenant, console, params, query, answer, attempt: crypto.randomUUID(), ...calls }
    const [content, open] = await Promise.all([
      render(given).catch((error) => (error instanceof Absent ? error.show() : outageOf(tenant, error))),
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

class Absent extends Error {
  constructor(readonly panel: ReactNode) {
    super('absent')
  }

  show(): ReactNode {
    setPageStatus(404)
    return this.panel
  }
}

/** Ends the page of something that the brand does not have: a 404 with `panel` in the console's shell. */
export function absent(panel: ReactNode = <PanelProblem kind="unknownConsolePage" />): never {
  throw new Absent(panel)
}

/** Calls of the upstream for a page: a refusal is an outage, except where `find` is told what means nothing. */
function callsOf(signed: Signed, { od }: Query) {
  const call = <C extends Call>(described: C, ...[input]: Rest<SignedInput<C>>) =>
    callAs(signed, described, (input ?? {}) as SignedInput<C>)
  return {
    call,
    load: async <C extends Call>(described: C, ...input: Rest<SignedInput<C>>) =>
      dataOrThrow(await call(described, ...input)),
    find: async <C extends Call>(described: C, input: SignedInput<C>, nothing: readonly number[] = [404]) => {
      const answer = await callAs(signed, described, input)
      return !answer.ok && nothing.includes(answer.status) ? null : dataOrThrow(answer)
    },
    /** A list's page, which the cursor in the URL names, or its first. */
    list: <C extends Call & { answer: z.ZodType<object> }>(described: C, query: object = {}, cursor: unknown = od) =>
      pageOrFirst(readCursorParam(cursor), (page) =>
        callAs(signed, described, { query: { ...query, ...page } } as unknown as SignedInput<C>),
      ),
  }
}

/** An outage removes only the number: the page itself reports the outage. */
async function countOpen(tenant: Tenant, bearer: string): Promise<number | null> {
  const answer = await callUpstream(tenant, queueCalls.alarm, { bearer }).catch(() => null)
  return answer?.ok ? answer.data.open : null
}
