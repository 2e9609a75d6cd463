import 'server-only'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { type MarketingLink, shortLinkSchema } from '@/lib/domain/marketing/links/link-schema'
import type { Period } from '@/lib/domain/marketing/results/period'
import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import type { ResultDimension, Results, Touch } from '@/lib/domain/marketing/results/results-schema'
import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import type { SearchStanding } from '@/lib/domain/marketing/search/search-standing-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

export type ResultsQuery = Period & { by: ResultDimension; touch: Touch }

/** Marketing of a brand, in the name of who is signed in. Throws an outage. Contract C39. */
export function consoleMarketing(tenant: Tenant, options: BearerOptions) {
  return {
    /** A page of links; the first where `cursor` is none, or is no cursor. */
    links: (state: 'open' | 'ended', cursor: string | null) =>
      pageOrFirst(cursor, (query) => callUpstream(tenant, linkCalls.list, { ...options, query: { state, ...query } })),
    link: async (link: number): Promise<MarketingLink | null> => {
      const answer = await callUpstream(tenant, linkCalls.one, { ...options, params: { link } })
      // Nobody signed in, another role, another brand: there is nothing to see.
      return !answer.ok && [401, 403, 404].includes(answer.status) ? null : dataOrThrow(answer)
    },
    results: async (query: ResultsQuery): Promise<Results> =>
      dataOrThrow(await callUpstream(tenant, resultCalls.results, { ...options, query: { ...query } })),
    /** The same; `null` for who may not see it. */
    findResults: async (query: ResultsQuery): Promise<Results | null> => {
      const answer = await callUpstream(tenant, resultCalls.results, { ...options, query: { ...query } })
      return !answer.ok && [401, 403].includes(answer.status) ? null : dataOrThrow(answer)
    },
    searchStanding: async (after: number): Promise<SearchStanding> =>
      dataOrThrow(await callUpstream(tenant, searchStandingCalls.standing, { ...options, query: { after } })),
  }
}

/** Where a short link leads; `null` for a code of nobody. Throws an UpstreamOutage. Contract C39. */
export async function findShortLink(tenant: Tenant, code: string): Promise<string | null> {
  const answer = await upstream.get(tenant, `/links/${code}`, shortLinkSchema)
  return !answer.ok && answer.status === 404 ? null : dataOrThrow(answer).path
}
