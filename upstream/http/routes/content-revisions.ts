import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { loadContentChanges } from '@/upstream/content/content-changes'
import { serve } from '@/upstream/http/serve'
import type { Deps, Upstream } from '../deps'

/** Contract C0, decision 0071. */
export function contentRevisionsRoute(app: Upstream, { db }: Deps): void {
  serve(app, siteCalls.contentRevisions, ({ query }) => loadContentChanges(db, query.since))
}
