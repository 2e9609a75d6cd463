import { monthAt, monthOf } from '@/lib/domain/console/month'
import { monthCalls } from '@/lib/domain/console/month-calls'
import { loadMonth } from '@/upstream/console/month'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { serve } from '../../serve'

/** Contract C41. */
export function consoleMonthRoutes(app: Upstream, { db, now }: Deps): void {
  serve(app, monthCalls.read, async (c) => {
    const { month: asked } = c.req.valid('query')
    const month = monthOf(asked ?? monthAt(now()))
    if (!month) throw problem(422, 'invalid_query', { fields: { month: 'invalid' } })
    return c.json(await loadMonth(db, consoleCallerOf(c).tenant, month, now()), 200)
  })
}
