import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import styles from '@/components/console/restaurants/restaurants.module.css'
import { momentText } from '@/components/panel/access/moment-text'
import { StaffPager } from '@/components/panel/access/staff-list'
import { RowsTable } from '@/components/panel/page/rows-table'
import { Facts, StaffPage } from '@/components/panel/page/staff-page'
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
export function MoneyPage({ list: { from, to, items, totals, next_cursor }, isFirst, isInvalid }: Props) {
  const t = useTranslations('panel.consoleRestaurants.money')
  const payments = useTranslations('panel.lookup.payments')
  const path = consolePath('money')
  const span = new URLSearchParams({ od: from, do: to })
  const { received_grosze: received, refunded_grosze: refunded } = totals
  return (
    <StaffPage title={t('title')}>
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
      <Facts
        facts={[
          [t('received'), `${formatGrosze(received)} (${t('count', { count: totals.payments })})`],
          [t('refunded'), `${formatGrosze(-refunded)} (${t('count', { count: totals.refunds })})`],
          [t('net'), formatGrosze(received - refunded)],
        ]}
      />
      {items.length === 0 && <p role="status">{t('none')}</p>}
      {items.length > 0 && (
        <RowsTable
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={items.map((one) => ({
            key: `${one.kind} ${one.own_id}`,
            cells: [
              momentText(one.at),
              t(`kinds.${one.kind}`),
              formatGrosze(one.kind === 'refund' ? -one.grosze : one.grosze),
              paymentLabel(one.method),
              <Fragment key="provider">
                {payments('provider', { provider: one.provider })}: {one.provider_id ?? '–'}
                <span className="soft small block">
                  {t('columns.ownId')}: {one.own_id}
                </span>
              </Fragment>,
              one.placed_at ? (
                t('placedAt', { order: one.order, brand: one.placed_at })
              ) : (
                <a key="order" href={subjectPath('order', one.order)}>
                  {one.order}
                </a>
              ),
              one.restaurant,
            ],
          }))}
        />
      )}
      <StaffPager path={`${path}?${span}`} list={{ next_cursor, isFirst }} order="next" name="strona" />
    </StaffPage>
  )
}
