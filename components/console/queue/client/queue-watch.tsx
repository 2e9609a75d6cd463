'use client'

import { useEffect, useState } from 'react'
import { useAlarmSound } from '@/components/panel/alarm/client/use-alarm-sound'
import { useTitlePrefix } from '@/components/panel/alarm/client/use-title-prefix'
import { Button } from '@/components/ui/button'
import type { QueueAlarm } from '@/lib/domain/console/queue'
import styles from '../queue.module.css'

const EVERY_MS = 10_000
/** Time without an answer after which the screen reports a lost connection. */
const LOST_MS = 45_000

type QueueWatchWords = Record<
  | 'region'
  | 'waiting'
  | 'loud'
  | 'open'
  | 'title'
  | 'changed'
  | 'reload'
  | 'lost'
  | 'ended'
  | 'blocked'
  | 'unblock'
  | 'handed'
  | 'takenOver',
  string
>
type Props = {
  url: string
  queuePath: string
  /** The queue as this page shows it; `null` on other pages. */
  shown: string | null
  words: QueueWatchWords
}

/**
 * The alarm of the console, on every page for people who work the queue: it sounds for urgent cases without a claim,
 * and stops everywhere once somebody claims them. The server decides urgency. A changed queue is reloaded, unless
 * somebody types. Contract C38.
 */
export function QueueWatch({ url, queuePath, shown, words }: Props) {
  const { alarm, connection } = useQueueAlarm(url)
  const { sound, test } = useAlarmSound(alarm?.level ?? 'silent')
  const waiting = alarm?.waiting ?? 0
  const hasChanged = shown !== null && alarm !== null && alarm.revision !== shown
  useTitlePrefix(waiting > 0 ? `(${waiting}) ${words.title}` : null)
  useEffect(() => {
    if (hasChanged && !isAtWork()) location.replace(location.pathname + location.search)
  }, [hasChanged])

  return (
    <section className="unprinted" aria-label={words.region}>
      <div role="alert">
        {waiting > 0 && (
          <div className={`flex wrap centred gap-2-4 unless-empty ${styles.watch}`} data-level={alarm?.level}>
            <p>
              {words.waiting}: <b>{waiting}</b>
              {alarm?.level === 'loud' && `, ${words.loud}`}
            </p>
            {shown === null && <a href={queuePath}>{words.open}</a>}
          </div>
        )}
        {alarm && alarm.handed.length > 0 && (
          <div className={`flex wrap centred gap-2-4 unless-empty ${styles.watch}`}>
            <p>
              {words.handed} ({namesIn(alarm.handed)})
            </p>
            {shown === null && <a href={queuePath}>{words.open}</a>}
          </div>
        )}
        {alarm && alarm.taken_over.length > 0 && (
          <p className={`flex wrap centred gap-2-4 unless-empty ${styles.watch}`}>
            {words.takenOver} ({namesIn(alarm.taken_over)})
          </p>
        )}
        {connection !== 'live' && (
          <p className={`flex wrap centred gap-2-4 unless-empty ${styles.watch}`} data-level="loud">
            {words[connection]}
          </p>
        )}
      </div>
      {hasChanged && (
        <div className={`flex wrap centred gap-2-4 unless-empty ${styles.watch}`} role="status">
          <p>{words.changed}</p>
          <Button variant="secondary" onClick={() => location.replace(location.pathname + location.search)}>
            {words.reload}
          </Button>
        </div>
      )}
      {sound === 'blocked' && waiting > 0 && (
        <div className={`flex wrap centred gap-2-4 unless-empty ${styles.watch}`} role="status">
          <p>{words.blocked}</p>
          <Button onClick={test}>{words.unblock}</Button>
        </div>
      )}
    </section>
  )
}

function namesIn(moved: QueueAlarm['handed']): string {
  return [...new Set(moved.map(({ by }) => by))].join(', ')
}

type Connection = 'live' | 'lost' | 'ended'

function useQueueAlarm(url: string): { alarm: QueueAlarm | null; connection: Connection } {
  const [alarm, setAlarm] = useState<QueueAlarm | null>(null)
  const [connection, setConnection] = useState<Connection>('live')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let heardAt = Date.now()
    let isOver = false
    const ask = async () => {
      clearTimeout(timer)
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(8000) })
        if (isOver) return
        if (answer.status === 401 || answer.status === 403) return setConnection('ended')
        if (answer.ok) {
          setAlarm(await answer.json())
          heardAt = Date.now()
        }
      } catch {
        // Shown below once it lasts.
      }
      if (isOver) return
      setConnection(Date.now() - heardAt > LOST_MS ? 'lost' : 'live')
      timer = setTimeout(ask, EVERY_MS)
    }
    ask()
    // A phone taken out of a pocket refreshes at once.
    const onShown = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [url])
  return { alarm, connection }
}

/** Does somebody type, or is a form unfolded? Then the page stays as it is. */
function isAtWork(): boolean {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea, button')
  return isField || document.querySelector('main details[open]') !== null
}
