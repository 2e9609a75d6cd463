import { headers } from 'next/headers'
import { NotFoundError } from '@/app/_pages/tenant-page'
import type { SharedListPath } from '@/lib/domain/search/list-parameters'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'
import { exceedsPageLimit } from '@/lib/server/http/limits/page-limit'
import { type FilledList, listFillers } from '@/lib/server/list-fillers'
import { FRAME, SHARED_PAGE_HEADER } from '@/lib/server/policy/shared-page-header'
import { listContents } from '@/lib/server/static-markup'
import { log } from '@/lib/server/upstream/client/log'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'

type Params = Record<string, string | string[] | undefined>

interface List {
  head(tenant: Tenant, params: Params): Promise<{ title: string; canonical: string }>
  load(tenant: Tenant, params: Params, now: Date): Promise<object>
}

/** Is only the page around a list asked for, which is the same for all? Decision 0050. */
export async function isFrame(): Promise<boolean> {
  return (await headers()).get(SHARED_PAGE_HEADER) === FRAME
}

/** Lends the web server what a request puts into the page of a list. Decision 0050. */
export function lendFiller(path: SharedListPath, { head, load }: List): void {
  listFillers().set(path, async ({ segment, query, client }): Promise<FilledList | null> => {
    const [tenant, render] = [await getTenant(segment), listContents().get(path)]
    // A map has client parts of its own.
    if (!tenant || !render || env().GOOGLE_MAPS_API_KEY) return null
    if (await exceedsPageLimit(tenant.key, client)) return null
    const params = Object.fromEntries(query)
    try {
      const { title, canonical } = await head(tenant, params)
      const props = await load(tenant, params, new Date())
      return {
        title: `${title} · ${tenant.label}`,
        canonical: new URL(canonical, `https://${tenant.hosts[0]}`).href,
        content: render({ ...props, map: null }),
      }
    } catch (error) {
      // Next shows what is missing, or out.
      if (error instanceof NotFoundError || error instanceof UpstreamOutage) return null
      // It knows every kind of part, but at three times the cost. Thrown by another bundle, so known by its name.
      if (!(error instanceof Error) || error.name !== 'UnknownMarkup') throw error
      log.error({ path, reason: error.message }, 'list not filled')
      return null
    }
  })
}
