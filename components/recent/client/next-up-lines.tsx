import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Reorder } from '@/components/order/client/reorder'
import styles from '@/components/recent/next-up.module.css'
import type { NextUpWords } from '@/components/recent/words'
import { peopleText } from '@/components/reservation/people-text'
import { callApi } from '@/lib/browser/api/call-api'
import { goTo } from '@/lib/browser/page/go-to'
import { interpolate } from '@/lib/domain/interpolate'
import type { OrderedBefore } from '@/lib/domain/ordering/order/reorder'
import type { NextUp } from '@/lib/domain/recent/next-up'
import { formatDayShort } from '@/lib/domain/time/dates-pl'

export type NextUpProps = { words: NextUpWords; mode: 'booking' | 'order' }
type Line = { href: string; title: string; text: string; isOrder?: boolean }

const NOTHING: NextUp = { coming: null, table: null, order: null }

/**
 * At most two lines: the next visit or order, and the last restaurant again. Without an answer one line links to the
 * list.
 */
export function NextUpLines({ words, mode }: NextUpProps) {
  const [nextUp, setNextUp] = useState<NextUp | null>(null)
  useEffect(() => {
    callApi('/api/recent/next').then(
      ({ status, json }) => setNextUp(status === 200 ? (json as NextUp) : NOTHING),
      () => setNextUp(NOTHING), // logged by the call; the list itself has a page
    )
  }, [])
  const { again, repeat } = useLastOrder()
  if (!nextUp) return null
  const lines = linesOf(nextUp, words, mode)
  return (
    <nav className="stack-2" aria-label={words.homeTitle}>
      {lines.map(({ href, title, text, isOrder }) => (
        // Without the reorder code, the link leads to the list, which can repeat the order.
        <a
          key={title}
          href={href}
          className={`grid dark plain-link surface edged level ${styles.line}`}
          onClick={isOrder ? repeat : undefined}
        >
          <strong>{title}</strong>
          <span>{again === 'loading' && isOrder ? words.homeOrderLoading : text}</span>
        </a>
      ))}
      {typeof again === 'object' && (
        <again.Reorder key={again.press} words={words.reorder} order={again.order} startsAtOnce />
      )}
    </nav>
  )
}

/** `press` is a counter: each press compares anew, also after a return to the page. */
type Again = 'idle' | 'loading' | { Reorder: typeof Reorder; order: OrderedBefore; press: number }

/** Orders the last order again: the code that compares it with today's menu loads with the press. Contract C3, C31. */
function useLastOrder() {
  const [again, setAgain] = useState<Again>('idle')
  const presses = useRef(0)

  async function repeat(event: MouseEvent<HTMLAnchorElement>) {
    const { href } = event.currentTarget
    event.preventDefault()
    if (again === 'loading') return
    setAgain('loading')
    try {
      const [{ Reorder }, { status, json }] = await Promise.all([
        import('@/components/order/client/reorder'),
        callApi('/api/recent/again'),
      ])
      if (status !== 200) throw new Error(`/api/recent/again answered ${status}`)
      setAgain({ Reorder, order: json as OrderedBefore, press: ++presses.current })
    } catch {
      setAgain('idle')
      goTo(href)
    }
  }

  return { again, repeat }
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
      isOrder: true,
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
