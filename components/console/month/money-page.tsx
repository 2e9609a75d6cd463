import { useTranslations } from 'next-intl'
import styles from '@/components/console/restaurants/restaurants.module.css'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import rowsTable from '@/components/panel/rows-table.module.css'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import type { MoneyList } from '@/lib/domain/console/money-list'
import { consolePath, subjectPath } from '@/lib/domain/console/pages'
import { formatGrosze } from '@/lib/domain/money'
import { paymentLabel } from '@/lib/domain/payment/methods'

type Props = { list: MoneyList; isFirst: boolean; isInvalid: boolean }

const COLUMNS = ['at', 'kind', 'amount', 'method', 'providerId', 'order', 'restaurant'] as const

/** Payments and refunds one by one, to compare with a bank statement. Contract C41. */
export function MoneyPage({ list: { from, to, items, totals, next_cursor: next }, isFirst, isInvalid }: Props) {
  const t = useTranslations('panel.consoleRestaurants.money')
  const payments = useTranslations('panel.lookup.payments')
  const path = consolePath('money')
  const span = new URLSearchParams({ od: from, do: to })
  const sums = [
    [t('received'), totals.received_grosze, t('count', { count: totals.payments })],
    [t('refunded'), -totals.refunded_grosze, t('count', { count: totals.refunds })],
    [t('net'), totals.received_grosze - totals.refunded_grosze, ''],
  ] as const
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title')}</h1>
      <p className="soft">{t('text')}</p>
      {isInvalid && (
        <Notice kind="warning">
          <p>{t('invalid')}</p>
        </Notice>
      )}
      <form method="get" action={path} className={`row-3 ${styles.filters}`}>
        <TextField id="from" name="od" type="date" label={t('from')} required defaultValue={from} />
        <TextField id="to" name="do" type="date" label={t('to')} required defaultValue={to} />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
        <ButtonLink variant="quiet" href={`${path}.csv?${span}`} download>
          {t('csv')}
        </ButtonLink>
      </form>
      <dl className={styles.facts}>
        {sums.map(([name, grosze, note]) => [
          <dt className="soft" key={name}>
            {name}
          </dt>,
          <dd key={`${name}-sum`}>
            {formatGrosze(grosze)} {note && `(${note})`}
          </dd>,
        ])}
      </dl>
      {items.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <table className={rowsTable.table}>
          <thead className="unseen-on-phones">
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <tr key={`${one.kind} ${one.own_id}`}>
                <th scope="row">{momentText(one.at)}</th>
                <td>{t(`kinds.${one.kind}`)}</td>
                <td>{formatGrosze(one.kind === 'refund' ? -one.grosze : one.grosze)}</td>
                <td>{paymentLabel(one.method)}</td>
                <td>
                  {payments('provider', { provider: one.provider })}: {one.provider_id ?? '–'}
                  <span className="soft small block">
                    {t('columns.ownId')}: {one.own_id}
                  </span>
                </td>
                <td>
                  {one.placed_at ? (
                    t('placedAt', { order: one.order, brand: one.placed_at })
                  ) : (
                    <a href={subjectPath('order', one.order)}>{one.order}</a>
                  )}
                </td>
                <td>{one.restaurant}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {next && <a href={`${path}?${span}&strona=${encodeURIComponent(next)}`}>{t('next')}</a>}{' '}
        {!isFirst && <a href={`${path}?${span}`}>{t('first')}</a>}
      </p>
    </div>
  )
}
