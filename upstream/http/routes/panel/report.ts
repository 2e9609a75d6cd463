import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { reportCalls } from '@/lib/domain/panel/report/report-calls'
import { serve } from '@/upstream/http/serve'
import { loadReport } from '@/upstream/panel/report/load-report'
import type { Deps, Upstream } from '../../deps'

/** Contract C27. */
export function reportRoutes(app: Upstream, { db, now }: Deps): void {
  serve(app, reportCalls.read, ({ query: { date = serviceDayOf(now()) }, caller: { restaurantId } }) =>
    loadReport(db, restaurantId, date),
  )
}
