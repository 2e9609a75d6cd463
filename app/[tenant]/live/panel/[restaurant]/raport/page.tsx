import { panelPage } from '@/app/_pages/panel-page'
import { DayReportView } from '@/components/panel/report/day-report-view'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate } from '@/lib/domain/time/time'
import { getReport } from '@/lib/server/upstream/panel/panel-report'

export const metadata = { title: panelWords.report.title }

/** An evening in figures. Contract C27. */
export default panelPage('report', async ({ tenant, panel }, { searchParams }) => {
  const { date: asked } = (await searchParams) as { date?: string | string[] }
  const isGiven = asked !== undefined && asked !== ''
  const date = typeof asked === 'string' && isLocalDate(asked) ? asked : null
  const report = await getReport(tenant, panel.restaurant.id, date, { bearer: panel.bearer })
  return (
    <DayReportView
      report={report}
      restaurant={panel.restaurant}
      tonight={serviceDayOf(new Date())}
      isInvalid={isGiven && date === null}
      words={panelWords.report}
    />
  )
})
