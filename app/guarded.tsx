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
import { isFlood } from '@/lib/http/page-limit'
import { sayStatus } from '@/lib/http/say-status'
import type { Tenant } from '@/lib/tenant/schema'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { getTenant } from '@/lib/upstream/tenants'
import { MapsMark } from './maps-mark'

export interface PageProps {
  params: Promise<{ tenant: string; [name: string]: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
interface Options {
  /** The part of the menu that the page belongs to. */
  section?: Section
  /** The page's address is a key. Contract C19. */
  isKey?: boolean
  /** It has an address field or a map of results. Decision 0011. */
  usesMaps?: boolean
  /** Nothing stands around an embedded page. Ledger L023. */
  isEmbedded?: boolean
  /** It may look at its own address, which would make a cached page dynamic. */
  isLive?: boolean
}

/** Thrown by a page for something that does not exist: it goes out whole, with 404, and is never kept. */
export class Missing extends Error {
  /** `panel`: words of its own for what is missing. */
  constructor(readonly panel?: ReactNode) {
    super('missing')
  }
}

class TooMany extends Error {}

/**
 * A page in the brand's shell, with its tenant resolved and an outage shown instead of a blank page (503 and not kept
 * where the page is cached). `render` fetches; sections only show. It renders what stands inside `main`.
 */
export function guarded(
  render: (tenant: Tenant, props: PageProps) => Promise<ReactNode>,
  { section, isKey, usesMaps, isEmbedded, isLive }: Options = {},
) {
  return async function Page(props: PageProps) {
    const tenant = (await getTenant((await props.params).tenant)) ?? notFound()
    const content = await render(tenant, props).catch((error) => trouble(tenant, error))
    const page = (
      <>
        {usesMaps && <MapsMark tenant={tenant} />}
        {content}
      </>
    )
    if (isEmbedded) return <EmbedShell label={tenant.label}>{page}</EmbedShell>
    // A script hides it before the first paint; here it is not even sent. Ledger L073, L084.
    const isHeaderHidden = isLive && (await props.searchParams).showHeader === 'false'
    return (
      <PageShell tenant={tenant} section={section} isKey={isKey} isHeaderHidden={isHeaderHidden}>
        {page}
      </PageShell>
    )
  }
}

/** The same for a live page, which asks the upstream for each diner: who asks like a machine waits. Contract "Limits". */
export const guardedLive: typeof guarded = (render, options) =>
  guarded(
    async (tenant, props) => {
      // Written by scripts/server.mjs over whatever the client sent.
      const address = (await headers()).get('x-client-address') ?? ''
      if (await isFlood(tenant.key, address)) throw new TooMany()
      return render(tenant, props)
    },
    { ...options, isLive: true },
  )

/** The same for a page whose address is a key: no third party, so nobody is asked to agree to one. Contract C19. */
export const guardedByKey: typeof guarded = (render, options) => guardedLive(render, { ...options, isKey: true })

function trouble(tenant: Tenant, error: unknown): ReactNode {
  if (error instanceof Missing) return <NotKept status={404} panel={error.panel ?? <NotFoundPanel tenant={tenant} />} />
  if (error instanceof UpstreamOutage) return <NotKept status={503} panel={<OutagePanel tenant={tenant} />} />
  if (error instanceof TooMany) return <NotKept status={429} panel={<TooManyPanel />} />
  throw error
}

function NotKept({ status, panel }: { status: 404 | 429 | 503; panel: ReactNode }) {
  sayStatus(status)
  return (
    <>
      <PageStatus status={status} />
      {panel}
    </>
  )
}
