import { useMessages, useTranslations } from 'next-intl'
import { reorderWords } from '@/components/order/reorder-words'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { capitalized } from '@/lib/domain/interpolate'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { orderPath } from '@/lib/domain/ordering/order/paths'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { orderStatusLabel, phaseOf } from '@/lib/domain/ordering/order/status'
import { comingAndPast, type RecentItem } from '@/lib/domain/recent/recent-item'
import { visitOfferPath } from '@/lib/domain/recent/repeat-visit'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { visibleState } from '@/lib/domain/reservation/visible-state'
import { directionsUrl } from '@/lib/domain/restaurant/directions-url'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import { waitlistPath } from '@/lib/domain/waitlist/paths'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import { RESERVATION_WORDS, waitHours } from '@/messages/content/visit-words'
import { KnownPanel } from './client/known-panel'
import { ReorderRow } from './client/reorder-row'
import { Favourites } from './favourites'
import { LostLinkForm } from './lost-link-form'
import styles from './recent.module.css'
import { TransferForm, TransferNotice, type TransferResult } from './transfer-form'

type Props = {
  items: RecentItem[]
  /** Waitlist entries of this device that still wait. */
  waits: WaitlistEntry[]
  favourites: Restaurant[]
  /** The visits to offer again, by the restaurant's id. */
  againVisits: ReadonlyMap<number, Visit>
  isCleared: boolean
  transfer: TransferResult | null
  /** Email typed into the form for a lost link, where it is shown again. */
  typedEmail: string
  now: Date
}

/** Orders and reservations of this device, without an account: coming ones, past ones, favourites. Contract C31. */
export function RecentList({ items, waits, favourites, againVisits, isCleared, transfer, typedEmail, now }: Props) {
  const t = useTranslations('mine')
  const { mine, known } = useMessages()
  const { coming, past } = comingAndPast(items, now)
  const isOffered = waits.some(({ state }) => state === 'offered')
  const isUnused = items.length === 0 && waits.length === 0
  const isEmpty = isUnused && favourites.length === 0
  const lostLink = (
    <LostLinkForm email={typedEmail} hasBadEmail={transfer === 'zlyadres'} isFirst={items.length === 0} />
  )
  const { knownTitle, knownText, knownNone, knownForget } = mine
  return (
    <Wrap narrow className={`stack-5 one-column ${styles.page}`}>
      <h1 className="title-m">{t('title')}</h1>
      {isCleared && (
        <Notice kind="success" role="status">
          <p>{t('cleared')}</p>
        </Notice>
      )}
      {transfer && <TransferNotice result={transfer} />}
      {isUnused ? <NoRecentItems /> : <p className="soft small">{t('text')}</p>}
      {/* An offered table is held for ten minutes, so it comes before all else. */}
      {isOffered && <Waits waits={waits} />}
      <Rows id="coming" title={t('coming')} items={coming} againVisits={againVisits} />
      {!isOffered && <Waits waits={waits} />}
      {items.length === 0 && lostLink}
      <Rows id="past" title={t('past')} items={past} againVisits={againVisits} />
      <Favourites restaurants={favourites} />
      {items.length > 0 && lostLink}
      {items.length > 0 && <TransferForm />}
      <KnownPanel
        words={{ knownTitle, knownText, knownNone, knownForget, forgotten: known.forgotten }}
        hasItems={items.length > 0}
        isCleared={isCleared && items.length === 0}
      />
      {!isEmpty && (
        <form method="post" action="/api/recent" className="stack-3 to-start">
          <p className="soft small">{t('clearText')}</p>
          <Button type="submit" variant="secondary">
            {t('clear')}
          </Button>
        </form>
      )}
    </Wrap>
  )
}

function NoRecentItems() {
  const t = useTranslations('mine')
  return (
    <div className="stack-4 one-column at-start">
      <p>{t('empty')}</p>
      <div className="row-3 centred">
        <ButtonLink href="/zamawiaj">{t('toOrder')}</ButtonLink>
        <ButtonLink href="/rezerwuj" variant="secondary">
          {t('toReserve')}
        </ButtonLink>
      </div>
    </div>
  )
}

type RowsProps = { id: 'coming' | 'past'; title: string; items: RecentItem[]; againVisits: Props['againVisits'] }

function Rows({ id, title, items, againVisits }: RowsProps) {
  if (items.length === 0) return null
  return (
    <section className={`stack-3 one-column to-start ${styles.section}`} aria-labelledby={id}>
      <h2 className="title-s" id={id}>
        {title}
      </h2>
      <ul className="stack-3">
        {items.map((item) =>
          item.kind === 'order' ? (
            <OrderRow key={item.order.id} order={item.order} />
          ) : (
            <ReservationRow
              key={item.reservation.code}
              reservation={item.reservation}
              isComing={id === 'coming'}
              again={againVisits.get(item.reservation.restaurant_id) ?? null}
            />
          ),
        )}
      </ul>
    </section>
  )
}

function Waits({ waits }: { waits: WaitlistEntry[] }) {
  const t = useTranslations('mine')
  if (waits.length === 0) return null
  return (
    <section className={`stack-3 one-column to-start ${styles.section}`} aria-labelledby="waits">
      <h2 className="title-s" id="waits">
        {t('waits')}
      </h2>
      <ul className="stack-3">
        {waits.map(({ code, restaurant, state, date, from, to, people }) => (
          <Card as="li" key={code} className={`flex wrap top gap-1-3 ${styles.row}`}>
            <a href={waitlistPath(code)} className={styles.name}>
              {restaurant.name}
            </a>
            <Badge kind={state === 'offered' ? 'success' : 'warning'}>
              {t(state === 'offered' ? 'waitOffered' : state === 'suspended' ? 'waitSuspended' : 'waitWaiting')}
            </Badge>
            <p className={`soft small ${styles.facts}`}>
              {t('wait', { count: people, day: formatDay(date), hours: waitHours(from, to) })}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

const ORDER_KINDS = { unpaid: 'warning', inWork: 'warning', fulfilled: 'success', calledOff: 'danger' } as const

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('mine')
  const { live } = useMessages().order
  const { id, number, status, delivery_type: type, restaurant, restaurant_id, products, total, created_at } = order
  const at = new Date(created_at)
  return (
    <Card as="li" className={`flex wrap top gap-1-3 ${styles.row}`}>
      <a href={orderPath(id)} className={styles.name}>
        {restaurant.name}
      </a>
      <Badge kind={ORDER_KINDS[phaseOf(status)]}>{orderStatusLabel(status, type)}</Badge>
      <p className={`soft small ${styles.facts}`}>
        {t('order', { number, day: formatDay(localDateOf(at)), time: localTimeOf(at) })}
        <br />
        {products.map(({ name, amount }) => `${amount} × ${name}`).join(', ')}
      </p>
      <strong className={styles.sum}>{formatGrosze(groszeFromWire(total))}</strong>
      <div className={`flex wrap centred relative gap-2-3 ${styles.actions}`}>
        <ReorderRow
          words={reorderWords(live)}
          order={{
            restaurant_id,
            products,
            restaurant: { id: restaurant.id, slug: restaurant.slug, name: restaurant.name },
          }}
        />
      </div>
    </Card>
  )
}

const KINDS = { confirmed: 'success', pending: 'warning', declined: 'danger', cancelled: 'danger' } as const

type ReservationRowProps = { reservation: Reservation; isComing: boolean; again: Visit | null }

function ReservationRow({ reservation, isComing, again }: ReservationRowProps) {
  const t = useTranslations('mine')
  const { code, restaurant, reserved_on, guests_number: count, can_change, can_cancel } = reservation
  const { date, time } = splitWallTime(reserved_on)
  const state = visibleState(reservation)
  return (
    <Card as="li" className={`flex wrap top gap-1-3 ${styles.row}`}>
      <a href={reservationPath(code)} className={styles.name}>
        {restaurant.name}
      </a>
      <Badge kind={KINDS[state]}>{capitalized(RESERVATION_WORDS[state])}</Badge>
      <p className={`soft small ${styles.facts}`}>{t('reservation', { count, day: formatDay(date), time })}</p>
      {isComing && (
        <div className={`flex wrap centred relative gap-2-3 ${styles.actions}`}>
          {can_change && (
            <ButtonLink href={reservationPath(code, 'zmien')} variant="secondary">
              {t('change')}
            </ButtonLink>
          )}
          {can_cancel && (
            <ButtonLink href={reservationPath(code, 'odwolaj')} variant="secondary">
              {t('cancel')}
            </ButtonLink>
          )}
          <ButtonLink href={directionsUrl(restaurant)} variant="secondary" target="_blank" rel="noopener noreferrer">
            {t('route')}
          </ButtonLink>
        </div>
      )}
      {again && !isComing && (
        <div className={`flex wrap centred relative gap-2-3 ${styles.actions}`}>
          <ButtonLink href={visitOfferPath(restaurant, { ...again, partySize: count })} variant="secondary">
            {t('tableAgain')}
          </ButtonLink>
          <span className="soft small">{t('tableAgainAt', { day: formatDayShort(again.date), time: again.time })}</span>
        </div>
      )}
    </Card>
  )
}
