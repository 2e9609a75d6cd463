import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Section } from '@/components/shell/header'
import { NotFoundPanel } from '@/components/shell/not-found-panel'
import { OutagePanel } from '@/components/shell/outage-panel'
import { PageShell } from '@/components/shell/page-shell'
import { PageStatus } from '@/components/shell/page-status'
import type { Tenant } from '@/lib/tenant/schema'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { getTenant } from '@/lib/upstream/tenants'

export interface PageProps {
  params: Promise<{ tenant: string; [name: string]: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
interface Options {
  /** The part of the menu that the page belongs to. */
  section?: Section
}

/** Thrown by a cached page for something that does not exist: it goes out as a full page with 404 and is not kept. */
export class Missing extends Error {}

/**
 * A page in the brand's shell, with its tenant resolved and an outage shown instead of a blank page (503 and not kept
 * where the page is cached). `render` fetches; sections only show. It renders what stands inside `main`.
 */
export function guarded(render: (tenant: Tenant, props: PageProps) => Promise<ReactNode>, { section }: Options = {}) {
  return async function Page(props: PageProps) {
    const tenant = (await getTenant((await props.params).tenant)) ?? notFound()
    const content = await render(tenant, props).catch((error) => trouble(tenant, error))
    return (
      <PageShell tenant={tenant} section={section}>
        {content}
      </PageShell>
    )
  }
}

function trouble(tenant: Tenant, error: unknown): ReactNode {
  if (error instanceof Missing) return <NotKept status={404} panel={<NotFoundPanel tenant={tenant} />} />
  if (error instanceof UpstreamOutage) return <NotKept status={503} panel={<OutagePanel tenant={tenant} />} />
  throw error
}

function NotKept({ status, panel }: { status: 404 | 503; panel: ReactNode }) {
  return (
    <>
      <PageStatus status={status} />
      {panel}
    </>
  )
}
