import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { EmbedShell } from '@/components/embed/embed-shell'
import type { Section } from '@/components/shell/header'
import { NotFoundPanel } from '@/components/shell/not-found-panel'
import { OutagePanel } from '@/components/shell/outage-panel'
import { PageShell } from '@/components/shell/page-shell'
import { PageStatus } from '@/components/shell/page-status'
import { TooManyPanel } from '@/components/shell/too-many-panel'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { exceedsPageLimit } from '@/lib/server/http/limits/page-limit'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { MapsConfigMeta } from './maps-config-meta'

export interface PageProps {
  params: Promise<{ tenant: string; [name: string]: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
interface Options {
  /** The part of the menu that the page belongs to. */
  section?: Section
  /** The page's address is a key. Contract C19. */
  isKeyPage?: boolean
  /** It has an address field or a map of results. Decision 0011. */
  usesMaps?: boolean
  /** Nothing stands around an embedded page. Ledger L023. */
  isEmbedded?: boolean
  /** It may look at its own address, which would make a cached page dynamic. */
  isLive?: boolean
}

/** Thrown by a page for something that does not exist: it goes out whole, with 404, and is never kept. */
export class NotFoundError extends Error {
  /** `panel`: words of its own for what is missing. */
  constructor(readonly panel?: ReactNode) {
    super('missing')
  }
}

class TooManyRequestsError extends Error {}

/**
 * A page in the brand's shell, with its tenant resolved and an outage shown instead of a blank page (503 and not kept
 * where the page is cached). `render` fetches; sections only show. It renders what stands inside `main`.
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
    // A script hides it before the first paint; here it is not even sent. Ledger L073, L084.
    const isHeaderHidden = isLive && (await props.searchParams).showHeader === 'false'
    return (
      <PageShell tenant={tenant} section={section} isKeyPage={isKeyPage} isHeaderHidden={isHeaderHidden}>
        {page}
      </PageShell>
    )
  }
}

/** The same for a live page, which asks the upstream for each diner: who asks like a machine waits. Contract "Limits". */
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

/** The same for a page whose address is a key: no third party, so nobody is asked to agree to one. Contract C19. */
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
