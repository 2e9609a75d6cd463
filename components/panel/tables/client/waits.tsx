'use client'

import { useServerNow } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardWait } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { localDateOf } from '@/lib/domain/time/time'
import type { TablesWords } from '../tables-words'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { clockOf, guestCountText, timeOf, visitDayText } from './visit-text'

/** Parties waiting for a table that evening, since when, and the outcome of each offer. Contract C2, C25. */
export function Waits() {
  const { words, board } = useTables()
  const nowMs = useServerNow(10_000)
  if (!board) return null
  const ofDiners = board.waitlist.filter(({ promised_at }) => promised_at === null)
  const waits = ofDiners.filter(isOpen)
  const ended = ofDiners.filter((one) => !isOpen(one))
  return (
    <section className={styles.section} aria-labelledby="waits">
      <h2 id="waits" className={styles.title}>
        {words.waits.title} {waits.length > 0 && <span className={styles.count}>{waits.length}</span>}
      </h2>
      {waits.length === 0 && <p className="soft small">{words.waits.none}</p>}
      <ul className={`stack-2 ${styles.list}`} data-places="waits">
        {waits.map((one) => (
          <Wait key={one.id} one={one} nowMs={nowMs} />
        ))}
      </ul>
      {ended.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{words.waits.endedTitle}</h3>
          <ul className={`stack-2 ${styles.list}`}>
            {ended.map((one) => (
              <Wait key={one.id} one={one} nowMs={nowMs} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Wait({ one, nowMs }: { one: BoardWait; nowMs: number }) {
  const { words, board, open } = useTables()
  const { from, to, people, phone_number: phone, reservation_id: madeId } = one
  const made = board?.reservations.find((visit) => visit.id === madeId)
  const who = interpolate(words.waits.window, { from, to, people: guestCountText(people, words) })
  const since = sinceText(one.created_at, serviceDayOf(new Date(nowMs)), words)
  return (
    <li tabIndex={-1} data-place={`wait ${one.id}`}>
      <p>
        <strong>{who}</strong> <PhoneLink phone={phone} />
        <span className="soft small block">{one.state === 'waiting' ? since : offerText(one, nowMs, words)}</span>
      </p>
      {one.state === 'waiting' && (
        <Button
          variant="secondary"
          aria-label={interpolate(words.waits.offerLabel, { who })}
          onClick={() => open({ kind: 'offer', id: one.id })}
        >
          {words.waits.offer}
        </Button>
      )}
      {made && (
        <Button variant="secondary" onClick={() => open({ kind: 'visit', reservationId: made.id })}>
          {words.waits.open}
        </Button>
      )}
    </li>
  )
}

type Ended = keyof TablesWords['waits']['ended']

const isOpen = ({ state }: BoardWait) => state === 'waiting' || state === 'offered'

function sinceText(createdAt: string, today: string, words: TablesWords): string {
  const time = clockOf(createdAt)
  if (serviceDayOf(new Date(createdAt)) === today) return interpolate(words.waits.since, { time })
  return interpolate(words.waits.sinceDay, { time, day: visitDayText(localDateOf(new Date(createdAt)), words) })
}

/** State of the offer; the server ends it, some seconds after its time. */
function offerText({ state, offer }: BoardWait, nowMs: number, words: TablesWords): string {
  if (!offer || state === 'waiting') return ''
  const time = timeOf(offer.reserved_on)
  if (state !== 'offered')
    return state in words.waits.ended ? interpolate(words.waits.ended[state as Ended], { time }) : ''
  if (Date.parse(offer.held_until) <= nowMs) return interpolate(words.waits.running, { time })
  return interpolate(words.waits.offered, { time, until: clockOf(offer.held_until) })
}
