'use client'

import { useOrderStage } from '@/components/cart/order-context'
import { Notice } from '@/components/ui/notice'
import { fill } from '@/lib/fill'
import type { DoorState } from '@/lib/order/door-state'
import { type LocalDate, localDateOf } from '@/lib/time'
import styles from './menu-head.module.css'
import { opensText, orderForText } from './opens-text'
import type { DoorWords } from './words'

/** Whether orders are taken now, for when else, and what to do meanwhile. Ledger L209–L212, contract C17. */
export function DoorNotice({ words }: { words: DoorWords }) {
  const { door, order } = useOrderStage()
  const today = localDateOf(new Date(order.nowMs))
  if (door.kind === 'open') {
    return (
      <p className={styles.state}>
        <strong className={styles.open}>
          {door.until ? fill(words.open, { time: door.until }) : words.openAlways}
        </strong>
        {door.busyMinutes > 0 && <span>{fill(words.busy, { minutes: door.busyMinutes })}</span>}
      </p>
    )
  }
  const [title, text] = shutText(door, words, today)
  return (
    <Notice kind={door.kind === 'later' ? 'info' : 'warning'} title={title}>
      {text && <p>{text}</p>}
    </Notice>
  )
}

function shutText(door: Exclude<DoorState, { kind: 'open' }>, words: DoorWords, today: LocalDate): [string, string] {
  if (door.kind === 'off') return [words.closed, words.off]
  if (door.kind === 'stopped') return [door.text, door.until ? fill(words.until, { time: door.until }) : words.byHand]
  if (door.kind === 'later' && !door.opens) return [door.text, words.later]
  const closed = door.isLate ? words.late : words.closed
  const { opens, isLate } = door
  if (!opens) return [closed, words.byHand]
  const text = opensText({ opens, isLate }, words, today)
  return door.kind === 'later'
    ? [`${text}, ${orderForText(door.first, words, opens.opensOn)}`, (isLate ? `${words.late} ` : '') + words.later]
    : [closed, `${text}.`]
}
