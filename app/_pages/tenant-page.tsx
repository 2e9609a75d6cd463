import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { EmbedShell } from '@/components/embed/embed-shell'
import type { HeaderSection } from '@/components/shell/header'
import { NotFoundPanel } from '@/components/shell/not-found-panel'
import { OutagePanel } from '@/components/shell/outage-panel'
import { PageShell } from '@/components/shell/page-shell'
import { PageStatus } from '@/components/shell/page-status'
import { TooManyPanel } from '@/components/shell/too-many-panel'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { exceedsPageLimit } from '@/lib/server/http/limits/limits'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { MapsConfigMeta } from './maps-config-meta'

export interface PageProps {
  params: Promise<{ tenant: string; [name: string]: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
interface Options {
  /** The section of the navigation that the page belongs to. */
  section?: HeaderSection
  /** The page's URL is a key. Contract C19. */
  isKeyPage?: boolean
  /** The page has an address field or a map of results. See docs/design/orders.md. */
  usesMaps?: boolean
  /** The page is embedded, without header and footer. Ledger L023. */
  isEmbedded?: boolean
  /** The page may read its own URL, which would make a cached page dynamic. */
  isLive?: boolean
}

/** Thrown by a page for something that does not exist: the page is sent complete with status 404 and never cached. */
export class NotFoundError extends Error {
  /** `panel`: a custom text for the missing thing. */
  constructor(readonly panel?: ReactNode) {
    super('missing')
  }
}

class TooManyRequestsError extends Error {}

/**
 * A page in the brand's shell, with its tenant resolved. An outage shows a page of its own (503, never cached).
 * `render` fetches and renders the content of `main`; sections only display.
 */
export function tenantPage(
  render: (tenant: Tenant, props: PageProps) => Promise<ReactNode>,
  { section, isKeyPage, usesMaps, isEmbedded, isLive }: Options = {},
) {
  return async function Page(props: PageProps) {
    const tenant = (await getTenant((await props.params).tenant)) ?? notFound()
    const content = await render(tenant, props).catch((error) => errorPanel(tenant, error))
    const page = (
      <>
        {usesMaps && <MapsConfigMeta tenant={tenant} />}
        {content}
      </>
    )
    if (isEmbedded) return <EmbedShell label={tenant.label}>{page}</EmbedShell>
    // A script hides the header before the first paint; here it is not even sent. Ledger L073, L084.
    const isHeaderHidden = isLive && (await props.searchParams).showHeader === 'false'
    return (
      <PageShell tenant={tenant} section={section} isKeyPage={isKeyPage} isHeaderHidden={isHeaderHidden}>
        {page}
      </PageShell>
    )
  }
}

/**
 * The same for a live page, which calls the upstream for each diner: a client's requests are limited. Contract
 * "Limits".
 */
export const liveTenantPage: typeof tenantPage = (render, options) =>
  tenantPage(
    async (tenant, props) => {
      // Written by server/main.ts over whatever the client sent.
      const address = (await headers()).get('x-client-address') ?? ''
      if (await exceedsPageLimit(tenant.key, address)) throw new TooManyRequestsError()
      return render(tenant, props)
    },
    { ...options, isLive: true },
  )

/** The same for a page whose URL is a key: no third party may load, so no consent is needed. Contract C19. */
export const keyedTenantPage: typeof tenantPage = (render, options) =>
  liveTenantPage(render, { ...options, isKeyPage: true })

function errorPanel(tenant: Tenant, error: unknown): ReactNode {
  if (error instanceof NotFoundError)
    return <UncachedPanel status={404} panel={error.panel ?? <NotFoundPanel tenant={tenant} />} />
  if (error instanceof UpstreamOutage) return <UncachedPanel status={503} panel={<OutagePanel tenant={tenant} />} />
  if (error instanceof TooManyRequestsError) return <UncachedPanel status={429} panel={<TooManyPanel />} />
  throw error
}

function UncachedPanel({ status, panel }: { status: 404 | 429 | 503; panel: ReactNode }) {
  setPageStatus(status)
  return (
    <>
      <PageStatus status={status} />
      {panel}
    </>
  )
}
