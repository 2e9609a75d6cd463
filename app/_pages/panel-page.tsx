import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { PanelPage } from '@/components/panel/access/panel-page'
import { PanelProblem } from '@/components/panel/access/panel-problem'
import { OutagePanel } from '@/components/shell/outage-panel'
import { TooManyPanel } from '@/components/shell/too-many-panel'
import type { Call } from '@/lib/domain/call/call'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { PANEL_PAGES, type PanelPageName } from '@/lib/domain/panel/access/pages'
import { PANEL_PATH, type StaffPlace } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { exceedsPageLimit } from '@/lib/server/http/limits/limits'
import { loadOwn, type Own, type OwnInput, type Rest } from '@/lib/server/panel/call-as'
import { type Panel, readPanel } from '@/lib/server/panel/read-panel'
import type { AnswerTo } from '@/lib/server/upstream/client/call'
import { UpstreamOutage, UpstreamTooMany } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import type { PageProps } from './tenant-page'

/** The panel for its page; `own` is for the page's calls. */
export interface OpenedPanel {
  tenant: Tenant
  panel: Panel
  own: Own
  /** Loads what the panel knows of its restaurant; a refusal is an outage. */
  load: <C extends Call>(described: C, ...input: Rest<OwnInput<C>>) => Promise<AnswerTo<C>>
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
  /** Answer to a form of the page. */
  answer: FormAnswer | null
  /** Marks the page: a double tap is one press. */
  attempt: string
}

type Render = (given: OpenedPanel) => Promise<ReactNode>

/**
 * A page of one restaurant's panel, in its shell: `render` gets a signed-in person with the page's permission. Without
 * a session the answer leads to `/panel`; without the permission it is a 404. Contract C28.
 */
export function panelPage(current: PanelPageName, render: Render) {
  return framedPanelPage(current, async (given) => {
    const content = await render(given).catch((error) => outageOf(given.tenant, error))
    const { restaurant, person, role, permissions, session } = given.panel
    return (
      <PanelPage
        tenant={given.tenant}
        restaurant={restaurant}
        person={person}
        role={role}
        permissions={permissions}
        hasOthers={session.restaurants.length > 1}
        current={current}
      >
        {content}
      </PanelPage>
    )
  })
}

/** The same for a page in a frame of the panel: `render` brings its shell. */
export function framedPanelPage(current: PanelPageName, render: Render) {
  return entryPage(async (tenant, props) => {
    const params = await props.params
    const restaurantId = Number(params.restaurant)
    const panel = await readPanel(tenant, restaurantId, PANEL_PAGES[current].permission)
    if (panel === 'signed_out') redirect(PANEL_PATH)
    if (panel === 'missing') return missing(tenant)
    if (panel === 'link_session_required') {
      return (
        <EntryShell tenant={tenant}>
          <PanelProblem kind="linkNeeded" />
        </EntryShell>
      )
    }
    const own = { tenant, bearer: panel.bearer, restaurantId: panel.restaurant.id }
    const query = await props.searchParams
    const answer = await readFormAnswer(query)
    const load: OpenedPanel['load'] = (described, ...input) => loadOwn(own, described, ...input)
    return render({ tenant, panel, own, load, params, query, answer, attempt: crypto.randomUUID() })
  })
}

/** A page of the panel or the console before sign-in: tenant, limit and outages; `render` brings its shell. */
export function entryPage(
  render: (tenant: Tenant, props: PageProps) => Promise<ReactNode>,
  place: StaffPlace = 'panel',
) {
  return async function Page(props: PageProps) {
    const tenant = (await getTenant((await props.params).tenant)) ?? notFound()
    // Written by server/main.ts over whatever the client sent.
    const address = (await headers()).get('x-client-address') ?? ''
    if (await exceedsPageLimit(tenant.key, address)) {
      setPageStatus(429)
      return (
        <EntryShell tenant={tenant} place={place}>
          <TooManyPanel />
        </EntryShell>
      )
    }
    return render(tenant, props).catch((error) => (
      <EntryShell tenant={tenant} place={place}>
        {outageOf(tenant, error)}
      </EntryShell>
    ))
  }
}

/** The panel's own 404, which reveals nothing about what exists. */
export function missing(tenant: Tenant): ReactNode {
  setPageStatus(404)
  return (
    <EntryShell tenant={tenant}>
      <PanelProblem kind="unknownRestaurant" />
    </EntryShell>
  )
}

/** The page of an outage, or of too many calls; any other error is rethrown. */
export function outageOf(tenant: Tenant, error: unknown): ReactNode {
  if (!(error instanceof UpstreamOutage)) throw error
  if (error instanceof UpstreamTooMany) {
    setPageStatus(429)
    return <TooManyPanel />
  }
  setPageStatus(503)
  return <OutagePanel tenant={tenant} />
}
