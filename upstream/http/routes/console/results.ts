import { periodOf } from '@/lib/domain/marketing/results/period'
import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import { TURNS } from '@/lib/domain/rate-limit/limits'
import { localDateOf } from '@/lib/domain/time/time'
import { loadResults } from '@/upstream/marketing/load-results'
import type { Deps, Upstream } from '../../deps'
import { problem } from '../../problem'
import { serve } from '../../serve'
import { createTurns, workInTurn } from '../../turns'

/** Contract C39. */
export function resultRoutes(app: Upstream, { db, now }: Deps): void {
  const enter = createTurns(TURNS.reports)

  serve(app, resultCalls.results, ({ query: { by, touch, from, to }, caller }) => {
    const period = periodOf(from, to, localDateOf(now()))
    if (!period) throw problem(422, 'invalid_query', { fields: { to: 'period' } })
    return workInTurn(enter, caller.tenant, () => loadResults(db, caller.tenant, { by, touch, ...period }))
  })
}
