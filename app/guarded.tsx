import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Outage } from '@/components/shell/outage'
import { PageStatus } from '@/components/shell/page-status'
import type { Tenant } from '@/lib/tenant/schema'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { getTenant } from '@/lib/upstream/tenants'

export interface PageProps {
  params: Promise<{ tenant: string; [name: string]: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * A page with its tenant resolved and an outage shown instead of a blank page; on cached pages it goes out as 503 and
 * is not kept. `render` fetches, sections only show.
 */
export function guarded(render: (tenant: Tenant, props: PageProps) => Promise<ReactNode>) {
  return async function Page(props: PageProps) {
    const tenant = (await getTenant((await props.params).tenant)) ?? notFound()
    try {
      return await render(tenant, props)
    } catch (error) {
      if (!(error instanceof UpstreamOutage)) throw error
      return (
        <>
          <PageStatus status={503} />
          <Outage tenant={tenant} />
        </>
      )
    }
  }
}
