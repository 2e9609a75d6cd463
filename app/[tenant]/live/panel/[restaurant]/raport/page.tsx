import { panelPage } from '@/app/_pages/panel-page'
import { DayReportView } from '@/components/panel/report/day-report-view'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { reportCalls } from '@/lib/domain/panel/report/report-calls'
import { isLocalDate } from '@/lib/domain/time/time'

export const metadata = { title: panelWords.report.title }

/** An evening in figures. Contract C27. */
export default panelPage('report', async ({ panel, load, query: { date: asked } }) => {
  const isGiven = asked !== undefined && asked !== ''
  const date = typeof asked === 'string' && isLocalDate(asked) ? asked : null
  return (
    <DayReportView
      report={await load(reportCalls.read, { query: { date } })}
      restaurant={panel.restaurant}
      tonight={serviceDayOf(new Date())}
      isInvalid={isGiven && date === null}
      words={panelWords.report}
    />
  )
})
