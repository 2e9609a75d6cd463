import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import rowsTable from '@/components/panel/rows-table.module.css'
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
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>
        {t('title')}: {formatDay(date)}
      </h1>
      <p className="soft">{t('text')}</p>
      <form method="get" action={consolePath('evenings')} className={`row-3 ${styles.filters}`}>
        <TextField id="day" name="d" type="date" label={t('day')} defaultValue={date} />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </form>
      {items.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <table className={rowsTable.table}>
          <thead className="unseen-on-phones">
            <tr>
              {(['restaurant', 'phone', ...COUNTS] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, name, phone, is_closed: isClosed, ...counts }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={guestListPath(id, date)}>{name}</a> {isClosed && <Badge kind="warning">{t('closed')}</Badge>}
                </th>
                <td data-label={t('columns.phone')}>{phone && <PhoneLink phone={phone} />}</td>
                {COUNTS.map((count) => (
                  <td key={count} data-label={t(`columns.${count}`)}>
                    {counts[count]}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('total')}</th>
              <td />
              {COUNTS.map((count) => (
                <td key={count} data-label={t(`columns.${count}`)}>
                  {items.reduce((sum, one) => sum + one[count], 0)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      <section className="stack-3" aria-labelledby="orders-title">
        <h2 id="orders-title">{t('orders')}</h2>
        {orders.length === 0 && <p>{t('noOrders')}</p>}
        <RestaurantOrderLines
          orders={orders}
          about={({ restaurant, created_at: at }) => t('placed', { restaurant, moment: momentText(at) })}
        />
        {orders.length === MAX_ORDERS && <p>{t('cut', { count: MAX_ORDERS })}</p>}
      </section>
    </div>
  )
}
