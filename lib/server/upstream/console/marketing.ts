import 'server-only'
import {
  type LinkRequest,
  type MarketingLink,
  marketingLinkSchema,
  marketingLinksSchema,
  shortLinkSchema,
} from '@/lib/domain/marketing/links/link-schema'
import type { Period } from '@/lib/domain/marketing/results/period'
import {
  type ResultDimension,
  type Results,
  resultsSchema,
  type Touch,
} from '@/lib/domain/marketing/results/results-schema'
import { type SearchStanding, searchStandingSchema } from '@/lib/domain/marketing/search/search-standing-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

export type ResultsQuery = Period & { by: ResultDimension; touch: Touch }

/** Marketing of a brand, in the name of who is signed in. Reads throw an outage; writes answer. Contract C39. */
export function consoleMarketing(tenant: Tenant, options: BearerOptions) {
  return {
    /** A page of links; the first where `cursor` is none, or is no cursor. */
    links: (state: 'open' | 'ended', cursor: string | null) =>
      pageOrFirst(cursor, (query) =>
        upstream.get(
          tenant,
          `/console/links?${new URLSearchParams({ state, ...query })}`,
          marketingLinksSchema,
          options,
        ),
      ),
    link: async (id: number): Promise<MarketingLink | null> => {
      const answer = await upstream.get(tenant, `/console/links/${id}`, marketingLinkSchema, options)
      // Nobody signed in, another role, another brand: there is nothing to see.
      return !answer.ok && [401, 403, 404].includes(answer.status) ? null : dataOrThrow(answer)
    },
    makeLink: (body: LinkRequest) => upstream.post(tenant, '/console/links', marketingLinkSchema, { ...options, body }),
    makePrint: (id: number, content: string) =>
      upstream.post(tenant, `/console/links/${id}/prints`, marketingLinkSchema, { ...options, body: { content } }),
    results: async (asked: ResultsQuery): Promise<Results> =>
      dataOrThrow(await upstream.get(tenant, resultsPath(asked), resultsSchema, options)),
    /** The same; `null` for who may not see it. */
    findResults: async (asked: ResultsQuery): Promise<Results | null> => {
      const answer = await upstream.get(tenant, resultsPath(asked), resultsSchema, options)
      return !answer.ok && [401, 403].includes(answer.status) ? null : dataOrThrow(answer)
    },
    searchStanding: async (after: number): Promise<SearchStanding> =>
      dataOrThrow(await upstream.get(tenant, `/console/search?after=${after}`, searchStandingSchema, options)),
    endLink: (id: number) => upstream.delete(tenant, `/console/links/${id}`, marketingLinkSchema, options),
  }
}

/** Where a short link leads; `null` for a code of nobody. Throws an UpstreamOutage. Contract C39. */
export async function findShortLink(tenant: Tenant, code: string): Promise<string | null> {
  const answer = await upstream.get(tenant, `/links/${code}`, shortLinkSchema)
  return !answer.ok && answer.status === 404 ? null : dataOrThrow(answer).path
}

function resultsPath({ by, touch, from, to }: ResultsQuery): string {
  return `/console/results?${new URLSearchParams({ by, touch, from, to })}`
}
