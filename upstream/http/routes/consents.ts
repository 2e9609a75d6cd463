import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { inTransaction, withRetries } from '@/upstream/db/database'
import { serve } from '@/upstream/http/serve'
import { withdrawByCode } from '@/upstream/person-data/consents'
import type { Deps, Upstream } from '../deps'
import { valueOrThrow } from '../problem'

/** Contract C42. */
export function consentRoutes(app: Upstream, { db, now }: Deps): void {
  serve(app, consentCalls.withdrawByCode, async ({ c, params: { code }, body: { how } }) => {
    const { tenant } = c.var
    const work = () => inTransaction(db, (tx) => withdrawByCode(tx, { tenant, code, how }, now()))
    valueOrThrow(await withRetries(work))
    return { withdrawn: true as const }
  })
}
