import { useTranslations } from 'next-intl'
import { FiguresTable } from '@/components/panel/page/rows-table'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { formatGrosze } from '@/lib/domain/money'
import { orderStateLabel } from '@/lib/domain/ordering/order/status'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { byText, type ReportWords, reasonText } from '@/lib/domain/panel/report/report-csv'
import type { DayReport } from '@/lib/domain/panel/report/report-schema'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { addDays, type LocalDate, localTimeOf } from '@/lib/domain/time/time'
import { PrintButton } from './client/print-button'
import styles from './day-report.module.css'
import { Figures } from './figures'

type Props = {
  report: DayReport
  restaurant: { id: number; name: string }
  tonight: LocalDate
  /** The requested day does not exist. */
  isInvalid: boolean
  words: ReportWords
}

/** An evening in figures, to read and to print. Contract C27. */
export function DayReportView({ report, restaurant, tonight, isInvalid, words }: Props) {
  const t = useTranslations('panel.report')
  const { answers, cash, refunds, tables } = report
  const address = panelPath(restaurant.id, 'report')
  const span = { from: localTimeOf(new Date(report.from)), to: localTimeOf(new Date(report.to)) }
  const duration = (seconds: number | null) =>
    seconds === null ? t('answers.none') : t('duration', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  return (
    <div className={styles.report}>
      <h1>
        {t('title')}: {formatDay(report.date)}
      </h1>
      <p className="semibold">{restaurant.name}</p>
      <p className="soft">{t('span', span)}</p>
      {isInvalid && (
        <Notice kind="warning">
          <p>{t('invalidDay')}</p>
        </Notice>
      )}
      <div className={`unprinted flex wrap centred gap-2-3 ${styles.tools}`}>
        <form method="get" action={address} className={`flex wrap centred gap-2-3 ${styles.day}`}>
          <label htmlFor="report-date">{t('day')}</label>
          <input id="report-date" name="date" type="date" defaultValue={report.date} max={tonight} required />
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </form>
        <ButtonLink variant="quiet" href={`${address}?date=${addDays(report.date, -1)}`}>
          {t('previous')}
        </ButtonLink>
        {report.date < tonight && (
          <ButtonLink variant="quiet" href={`${address}?date=${addDays(report.date, 1)}`}>
            {t('next')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={`${address}.csv?date=${report.date}`} download>
          {t('csv')}
        </ButtonLink>
        <PrintButton label={t('print')} />
      </div>

      <FiguresTable
        title={t('sections.payments')}
        columns={[t('columns.method'), t('columns.orders'), t('columns.amount')]}
        rows={report.by_method.map(({ method, orders, grosze }) => [
          paymentLabel(method),
          orders,
          formatGrosze(grosze),
        ])}
        total={[t('total'), report.total.orders, formatGrosze(report.total.grosze)]}
      />
      <div className={styles.columns}>
        <Figures
          title={t('sections.cash')}
          items={[
            [t('cash.due'), formatGrosze(cash.due_grosze)],
            [t('cash.open'), formatGrosze(cash.open_grosze)],
          ]}
        />
        <Figures
          title={t('sections.refunds')}
          items={[
            [t('refunds.done'), `${refunds.done.orders} · ${formatGrosze(refunds.done.grosze)}`],
            [t('refunds.underWay'), `${refunds.under_way.orders} · ${formatGrosze(refunds.under_way.grosze)}`],
            [t('refunds.failed'), `${refunds.failed.orders} · ${formatGrosze(refunds.failed.grosze)}`],
          ]}
        />
        <Figures
          title={t('sections.answers')}
          items={[
            [t('answers.count'), answers.count],
            [t('answers.median'), duration(answers.median_seconds)],
            [t('answers.p90'), duration(answers.p90_seconds)],
            [t('answers.unanswered'), answers.unanswered],
          ]}
        />
        <Figures
          title={t('sections.tables')}
          items={[
            [t('tables.covers'), tables.covers],
            [t('tables.visits'), tables.visits],
            [t('tables.unmarked'), tables.unmarked],
            [t('tables.unmarkedGuests'), tables.unmarked_guests],
            [t('tables.noShows'), tables.no_shows],
            [t('tables.noShowGuests'), tables.no_show_guests],
            [t('tables.cancelled'), tables.cancelled],
            [t('tables.declined'), tables.declined],
          ]}
        />
      </div>
      {report.called_off.length > 0 && (
        <FiguresTable
          title={t('sections.calledOff')}
          columns={[t('columns.who'), t('columns.reason'), t('columns.orders'), t('columns.amount')]}
          rows={report.called_off.map(({ by, reason, orders, grosze }) => [
            byText(by, words),
            reasonText(reason, words),
            orders,
            formatGrosze(grosze),
          ])}
        />
      )}
      {report.orders.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <FiguresTable
          title={t('sections.orders')}
          columns={[
            t('columns.number'),
            t('columns.time'),
            t('columns.status'),
            t('columns.method'),
            t('columns.answer'),
            t('columns.amount'),
          ]}
          rows={report.orders.map(({ number, at, status, delivery_type, method, answered_seconds, grosze }) => [
            number,
            localTimeOf(new Date(at)),
            orderStateLabel(status, delivery_type),
            paymentLabel(method),
            answered_seconds === null ? '–' : duration(answered_seconds),
            formatGrosze(grosze),
          ])}
        />
      )}
    </div>
  )
}
