'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { keepFocus } from '@/lib/browser/page-life/keep-focus'
import { type AwakeState, keepAwake } from '@/lib/browser/panel/keep-awake'
import { alarmView } from '@/lib/domain/panel/alarm/waiting-alarms'
import styles from '../alarm.module.css'
import type { AlarmWords } from '../words'
import { PushSwitch } from './push-switch'
import { useAlarmSound } from './use-alarm-sound'
import { useAlarmStore } from './use-alarm-store'
import { useTitlePrefix } from './use-title-prefix'

type Props = {
  restaurantId: number
  /** The page follows the board itself. */
  hasBoard: boolean
  words: AlarmWords
}

/**
 * The alarm of a restaurant, on every page of its panel: it sounds, names what waits and changes the title until
 * somebody acknowledges it on any device; it says so where it cannot sound. Contract C26.
 */
export function AlarmBar({ restaurantId, hasBoard, words }: Props) {
  const url = `/panel/api/${restaurantId}`
  const { store, alarms, connection } = useAlarmStore(url, hasBoard)
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set())
  const [hasFailed, setFailed] = useState(false)
  const [awake, setAwake] = useState<AwakeState>('hidden')
  const view = alarmView(alarms, pressed)
  const { sound, test } = useAlarmSound(view.level)
  const waiting = view.orders + view.tables
  useEffect(() => keepAwake(setAwake), [])
  // Here, since the alarm stands on every page of the panel.
  useEffect(keepFocus, [])
  useTitlePrefix(waiting > 0 ? `(${waiting}) ${words.title}` : null)

  async function acknowledge() {
    const { ids } = view
    // Silent at once: whoever has heard it needs no answer of the server for that.
    setPressed(new Set([...pressed, ...ids]))
    setFailed(false)
    const outcome = await store?.send({
      subject: `alarms ${ids.join(' ')}`,
      name: 'acknowledge',
      method: 'POST',
      path: 'alarms/acknowledgements',
      body: () => ({ ids }),
    })
    if (outcome?.kind === 'done') return
    // The other devices still sound, and so does this one, until the server knows.
    setFailed(true)
    setPressed((before) => new Set([...before].filter((id) => !ids.includes(id))))
  }

  return (
    <section
      aria-label={words.region}
      className={styles.region}
      data-print="hidden"
      data-alarm={view.level}
      data-sound={sound ?? undefined}
      data-connection={connection}
      data-awake={awake}
    >
      <div role="alert">
        {waiting > 0 && (
          <div className={styles.alarm}>
            <p className={styles.waits}>
              <strong>{words.waits}</strong>
              {view.level === 'loud' && <span>{words.loud}</span>}
              {view.orders > 0 && (
                <span>
                  {words.orders}: <b>{view.orders}</b>
                </span>
              )}
              {view.tables > 0 && (
                <span>
                  {words.tables}: <b>{view.tables}</b>
                </span>
              )}
              {sound === 'blocked' && <span>{words.mute}</span>}
            </p>
            <Button variant="secondary" onClick={acknowledge}>
              {words.acknowledge}
            </Button>
          </div>
        )}
        {sound === 'missing' && <p className={styles.problem}>{words.missing}</p>}
        {hasFailed && <p className={styles.problem}>{words.notAcknowledged}</p>}
        {connection === 'lost' && <p className={styles.problem}>{words.lost}</p>}
        {connection === 'ended' && <p className={styles.problem}>{words.ended}</p>}
      </div>
      {sound === 'blocked' && waiting === 0 && (
        <div className={classNames(styles.problem, styles.blocked)} role="status">
          <p>{words.blocked}</p>
          <Button onClick={test}>{words.unblock}</Button>
        </div>
      )}
      <div className={styles.tools}>
        {waiting === 0 && view.heard > 0 && (
          <p className={styles.heard}>
            {words.heard}: <b>{view.heard}</b>
            {view.heardBy && ` (${words.heardBy} ${view.heardBy})`}
          </p>
        )}
        {awake === 'dim' && (
          <p className={styles.heard} role="status">
            {words.dims}
          </p>
        )}
        {sound === 'ready' && (
          <Button variant="quiet" onClick={test}>
            {words.test}
          </Button>
        )}
        <PushSwitch url={url} words={words.push} />
      </div>
    </section>
  )
}
