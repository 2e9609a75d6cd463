import { useTranslations } from 'next-intl'
import { PageLinks } from '@/components/console/restaurants/page-links'
import { FiguresTable } from '@/components/panel/page/rows-table'
import { PrintButton } from '@/components/panel/report/client/print-button'
import reportStyles from '@/components/panel/report/day-report.module.css'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { addMonths } from '@/lib/domain/console/month'
import { MONTH_ROWS_A_PAGE, type Month, type MonthFigures } from '@/lib/domain/console/month-schema'
import { consolePath } from '@/lib/domain/console/pages'
import { formatGrosze } from '@/lib/domain/money'
import { PAYMENT_METHODS, paymentLabel } from '@/lib/domain/payment/methods'
import { monthName } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import styles from './month.module.css'

type Props = {
  month: Month
  brand: string
  /** The present month. */
  present: string
  page: number
  /** All restaurants on one page, for printing. */
  isWhole: boolean
  isInvalid: boolean
}

/** A month of a brand in figures, to read and to print. Contract C41. */
export function MonthPage({ month, brand, present, page, isWhole, isInvalid }: Props) {
  const t = useTranslations('panel.consoleRestaurants.month')
  const path = consolePath('month')
  const { items, total } = month
  const pages = Math.ceil(items.length / MONTH_ROWS_A_PAGE)
  const shown = isWhole ? items : items.slice((page - 1) * MONTH_ROWS_A_PAGE, page * MONTH_ROWS_A_PAGE)
  const paid = PAYMENT_METHODS.filter((method) => total.by_method.some((one) => one.method === method))
  return (
    <div className={styles.month}>
      <h1>
        {t('title')}: {monthName(month.month)}
      </h1>
      <p className="semibold">{brand}</p>
      <p className="soft">
        {t('span', { from: momentOf(month.from), to: momentOf(month.to) })}{' '}
        {!month.is_over && <strong>{t('until', { to: momentOf(month.to) })}</strong>}
      </p>
      {isInvalid && (
        <Notice kind="warning">
          <p>{t('invalid')}</p>
        </Notice>
      )}
      <div className={`unprinted flex wrap centred gap-2-3 ${reportStyles.tools}`}>
        <form method="get" action={path} className={`flex wrap centred gap-2-3 ${reportStyles.day}`}>
          <label htmlFor="month">{t('choose')}</label>
          <input id="month" name="m" type="month" defaultValue={month.month} max={present} required />
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </form>
        <ButtonLink variant="quiet" href={`${path}?m=${addMonths(month.month, -1)}`}>
          {t('previous')}
        </ButtonLink>
        {month.month < present && (
          <ButtonLink variant="quiet" href={`${path}?m=${addMonths(month.month, 1)}`}>
            {t('next')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={`${path}.csv?m=${month.month}`} download>
          {t('csv')}
        </ButtonLink>
        <PrintButton label={t('print')} />
      </div>
      <p className="soft">{t('how')}</p>
      {items.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <FiguresTable
            title={t('restaurants')}
            columns={(
              [
                'restaurant',
                'orders',
                'received',
                'refunded',
                'net',
                'tips',
                'reservations',
                'guests',
                'noShows',
              ] as const
            ).map((column) => t(`columns.${column}`))}
            rows={shown.map((one) => [nameOf(one), ...figuresOf(one)])}
            total={[t('total'), ...figuresOf(total)]}
          />
          {paid.length > 0 && (
            <FiguresTable
              title={t('methods')}
              columns={[t('columns.restaurant'), ...paid.map(paymentLabel), t('columns.received')]}
              rows={shown.map((one) => [nameOf(one), ...paymentsOf(one, paid), formatGrosze(one.received_grosze)])}
              total={[t('total'), ...paymentsOf(total, paid), formatGrosze(total.received_grosze)]}
            />
          )}
        </>
      )}
      {!isWhole && <PageLinks path={path} query={{ m: month.month }} page={page} pages={pages} />}
      {!isWhole && pages > 1 && (
        <p className="unprinted">
          <a href={`${path}?m=${month.month}&wszystko=1`}>{t('all')}</a>
        </p>
      )}
    </div>
  )
}

const nameOf = ({ name, city }: { name: string; city: string }) => `${name}, ${city}`

function figuresOf(one: MonthFigures): (string | number)[] {
  return [
    one.orders,
    formatGrosze(one.received_grosze),
    one.refunds === 0 ? '0' : `${one.refunds} · ${formatGrosze(one.refunded_grosze)}`,
    formatGrosze(one.net_grosze),
    formatGrosze(one.tips_grosze),
    one.reservations,
    one.guests,
    one.no_shows,
  ]
}

function paymentsOf(one: MonthFigures, methods: readonly (typeof PAYMENT_METHODS)[number][]): string[] {
  return methods.map((method) => {
    const paid = one.by_method.find((entry) => entry.method === method)
    return paid ? `${paid.payments} · ${formatGrosze(paid.received_grosze)}` : '0'
  })
}

function momentOf(instant: string): string {
  const at = new Date(instant)
  return `${localDateOf(at)} ${localTimeOf(at)}`
}
