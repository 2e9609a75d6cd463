import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { momentText } from '@/components/panel/access/moment-text'
import { RowsTable } from '@/components/panel/page/rows-table'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { PhoneLink } from '@/components/ui/phone-link'
import { type Evenings, MAX_ORDERS } from '@/lib/domain/console/guest-list-schema'
import { consolePath, guestListPath } from '@/lib/domain/console/pages'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { RestaurantOrderLines } from './restaurant-order-lines'
import styles from './restaurants.module.css'

const COUNTS = ['reservations', 'guests', 'waiting', 'orders'] as const

/** One evening of the brand's restaurants: the number of guests expected at each, and the orders. Contract C41. */
export function EveningsPage({ evenings: { date, items, orders } }: { evenings: Evenings }) {
  const t = useTranslations('panel.consoleRestaurants.evening')
  return (
    <StaffPage title={`${t('title')}: ${formatDay(date)}`}>
      <p className="soft">{t('text')}</p>
      <form method="get" action={consolePath('evenings')} className={`row-3 ${styles.filters}`}>
        <TextField id="day" name="d" type="date" label={t('day')} defaultValue={date} />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </form>
      {items.length === 0 && <p role="status">{t('none')}</p>}
      {items.length > 0 && (
        <RowsTable
          columns={(['restaurant', 'phone', ...COUNTS] as const).map((column) => t(`columns.${column}`))}
          rows={items.map(({ id, name, phone, is_closed: isClosed, ...counts }) => ({
            key: id,
            cells: [
              <Fragment key="name">
                <a href={guestListPath(id, date)}>{name}</a> {isClosed && <Badge kind="warning">{t('closed')}</Badge>}
              </Fragment>,
              phone && <PhoneLink key="phone" phone={phone} />,
              ...COUNTS.map((count) => counts[count]),
            ],
          }))}
          total={[t('total'), '', ...COUNTS.map((count) => items.reduce((sum, one) => sum + one[count], 0))]}
        />
      )}
      <StaffSection title={t('orders')}>
        {orders.length === 0 && <p>{t('noOrders')}</p>}
        <RestaurantOrderLines
          orders={orders}
          about={({ restaurant, created_at: at }) => t('placed', { restaurant, moment: momentText(at) })}
        />
        {orders.length === MAX_ORDERS && <p>{t('cut', { count: MAX_ORDERS })}</p>}
      </StaffSection>
    </StaffPage>
  )
}
