'use client'

import { useBoard, useServerNow } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardWait } from '@/lib/domain/panel/board/board-schema'
import { doorWaits, overdueMinutes } from '@/lib/domain/panel/tables/door-wait'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { clockOf, guestCountText } from './visit-text'

/** Parties at the door, with the wait they were promised; nothing without one. Contract C25. */
export function DoorWaits() {
  const { words } = useTables()
  // Door parties are of tonight, whatever day the screen shows.
  const board = useBoard((state) => state.board)
  const nowMs = useServerNow(10_000)
  const waits = doorWaits(board)
  if (waits.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="door">
      <h2 id="door" className={styles.title}>
        {words.door.title} <span className={styles.count}>{waits.length}</span>
      </h2>
      <ul className={`stack-2 ${styles.list}`} data-places="door">
        {waits.map((one) => (
          <DoorWait key={one.id} one={one} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  )
}

function DoorWait({ one, nowMs }: { one: BoardWait; nowMs: number }) {
  const { words, post, say, open } = useTables()
  const subject = `wait ${one.id}`
  const pending = useBoard((state) => state.pending[subject])
  const { customer_name: name, phone_number: phone, people, promised_at: promised, called_at: called } = one
  const late = overdueMinutes(one, nowMs)

  async function step(step: 'call' | 'leave' | 'return', said: string, undo?: () => void) {
    const outcome = await post(subject, words.door[step], `waitlist/${one.id}/steps`, { step })
    if (outcome.kind === 'busy') say(words.failure.busy)
    if (outcome.kind === 'done') say(interpolate(said, { name }), undo)
  }

  return (
    <li tabIndex={-1} data-place={subject} data-late={late > 0 || undefined} aria-busy={pending !== undefined}>
      <p>
        <strong>{name}</strong>, {guestCountText(people, words)} {phone && <PhoneLink phone={phone} />}
        <span className={late > 0 ? 'danger bold block' : 'soft small block'}>
          {promised && interpolate(words.door.promised, { time: clockOf(promised) })}
          {late > 0 && `, ${interpolate(words.door.late, { minutes: late })}`}
          {called && `, ${interpolate(words.door.called, { time: clockOf(called) })}`}
        </span>
      </p>
      <div className="row-2 centred">
        {one.state === 'at_door' && (
          <Button
            aria-label={interpolate(words.door.callLabel, { name })}
            onClick={() => step('call', words.done.called)}
          >
            {words.door.call}
          </Button>
        )}
        <Button
          variant={one.state === 'called' ? 'primary' : 'secondary'}
          aria-label={interpolate(words.door.seatLabel, { name })}
          onClick={() => open({ kind: 'seat', id: one.id })}
        >
          {words.door.seat}
        </Button>
        <Button
          variant="quiet"
          aria-label={interpolate(words.door.leaveLabel, { name })}
          onClick={() => step('leave', words.done.leave, () => void step('return', words.done.return))}
        >
          {words.door.leave}
        </Button>
      </div>
    </li>
  )
}
