import { panelPage } from '@/app/_pages/panel-page'
import { DayReportView } from '@/components/panel/report/day-report-view'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { reportCalls } from '@/lib/domain/panel/report/report-calls'
import { isLocalDate } from '@/lib/domain/time/time'
import { loadOwn } from '@/lib/server/panel/call-as'

export const metadata = { title: panelWords.report.title }

/** An evening in figures. Contract C27. */
export default panelPage('report', async ({ panel, own }, { searchParams }) => {
  const { date: asked } = (await searchParams) as { date?: string | string[] }
  const isGiven = asked !== undefined && asked !== ''
  const date = typeof asked === 'string' && isLocalDate(asked) ? asked : null
  const report = await loadOwn(own, reportCalls.read, { query: { date } })
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
