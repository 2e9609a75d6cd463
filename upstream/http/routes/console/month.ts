import { monthAt, monthOf } from '@/lib/domain/console/month'
import { monthCalls } from '@/lib/domain/console/month-calls'
import { loadMonth } from '@/upstream/console/month'
import type { Deps, Upstream } from '../../deps'
import { problem } from '../../problem'
import { serve } from '../../serve'

/** Contract C41. */
export function consoleMonthRoutes(app: Upstream, { db, now }: Deps): void {
  serve(app, monthCalls.read, ({ query: { month: asked }, caller }) => {
    const month = monthOf(asked ?? monthAt(now()))
    if (!month) throw problem(422, 'invalid_query', { fields: { month: 'invalid' } })
    return loadMonth(db, caller.tenant, month, now())
  })
}
