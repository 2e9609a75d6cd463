import { useEffect, useState } from 'react'
import styles from '@/components/recent/next-up.module.css'
import type { NextUpWords } from '@/components/recent/words'
import { peopleText } from '@/components/reservation/people-text'
import { callApi } from '@/lib/browser/api/call-api'
import { interpolate } from '@/lib/domain/interpolate'
import type { NextUp } from '@/lib/domain/recent/next-up'
import { formatDayShort } from '@/lib/domain/time/dates-pl'

export type NextUpProps = { words: NextUpWords; mode: 'booking' | 'order' }
type Line = { href: string; title: string; text: string }

const NOTHING: NextUp = { coming: null, table: null, order: null }

/** At most two lines: what is coming, and the last place again. Without an answer one leads to the list. */
export function NextUpLines({ words, mode }: NextUpProps) {
  const [nextUp, setNextUp] = useState<NextUp | null>(null)
  useEffect(() => {
    callApi('/api/recent/next').then(
      ({ status, json }) => setNextUp(status === 200 ? (json as NextUp) : NOTHING),
      () => setNextUp(NOTHING), // logged by the call; the list itself has a page
    )
  }, [])
  if (!nextUp) return null
  const lines = linesOf(nextUp, words, mode)
  return (
    <nav className={styles.lines} aria-label={words.homeTitle}>
      {lines.map(({ href, title, text }) => (
        <a key={title} href={href} className={styles.line}>
          <strong>{title}</strong>
          <span>{text}</span>
        </a>
      ))}
    </nav>
  )
}

function linesOf({ coming, table, order }: NextUp, words: NextUpWords, mode: NextUpProps['mode']): Line[] {
  const again: Line[] = []
  if (table) {
    again.push({
      href: table.path,
      title: interpolate(words.homeTable, { name: table.restaurant }),
      text: visitText(table, words),
    })
  }
  if (order) {
    const line = {
      href: '/moje',
      title: interpolate(words.homeOrder, { name: order.restaurant }),
      text: words.homeOrderText,
    }
    if (mode === 'order') again.unshift(line)
    else again.push(line)
  }
  const first: Line = coming
    ? {
        href: '/moje',
        title: interpolate(words.homeComing, { name: coming.restaurant }),
        text:
          coming.kind === 'order'
            ? coming.state
            : `${visitText(coming, words)}${coming.isPending ? `, ${words.homePending}` : ''}`,
      }
    : { href: '/moje', title: words.homeMine, text: '' }
  return coming ? [first, ...again].slice(0, 2) : [...again, first].slice(0, 2)
}

function visitText({ date, time, people }: { date: string; time: string; people: number }, words: NextUpWords): string {
  return `${formatDayShort(date)}, ${time}, ${peopleText(people, words.people)}`
}
