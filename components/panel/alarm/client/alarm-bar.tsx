'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/lib/browser/page/keep-focus'
import { dropStrayPresses } from '@/lib/browser/page/stray-presses'
import { type AwakeState, keepAwake } from '@/lib/browser/panel/keep-awake'
import { addSilences, useSilences } from '@/lib/browser/panel/silences'
import { alarmView } from '@/lib/domain/panel/alarm/waiting-alarms'
import { localTimeOf } from '@/lib/domain/time/time'
import styles from '../alarm.module.css'
import type { AlarmWords } from '../words'
import { PushSwitch } from './push-switch'
import { useAlarmSound } from './use-alarm-sound'
import { useAlarmStore } from './use-alarm-store'
import { useTitlePrefix } from './use-title-prefix'

type Props = {
  restaurantId: number
  /** Does the page follow the board itself? */
  hasBoard: boolean
  words: AlarmWords
}

/**
 * The alarm of a restaurant, on every page of its panel: it sounds, names the waiting cases and changes the title until
 * somebody answers. A press silences this device alone, for a while. It reports where it cannot sound. Contract C26.
 */
export function AlarmBar({ restaurantId, hasBoard, words }: Props) {
  const url = `/panel/api/${restaurantId}`
  const { store, alarms, connection } = useAlarmStore(url, hasBoard)
  const silenced = useSilences()
  const [awake, setAwake] = useState<AwakeState>('hidden')
  const nowMs = store?.nowMs() ?? Date.now()
  const view = alarmView(alarms, silenced, nowMs)
  const { sound, test } = useAlarmSound(view.level === 'silenced' ? 'silent' : view.level)
  const waiting = alarms.length
  const toSilence = Object.keys(view.silences).map(Number)
  useTick(waiting > 0)
  useEffect(() => keepAwake(setAwake), [])
  // Both started here, since the alarm is on every page of the panel.
  useEffect(keepFocus, [])
  useEffect(dropStrayPresses, [])
  useTitlePrefix(waiting > 0 ? `(${waiting}) ${words.title}` : null)

  function acknowledge() {
    addSilences(view.silences, nowMs)
    // If this report fails, the alarm counts as unheard: e-mail and push go out as without a press.
    void store?.send({
      subject: `alarms ${toSilence.join(' ')}`,
      name: 'acknowledge',
      method: 'POST',
      path: 'alarms/acknowledgements',
      body: () => ({ ids: toSilence }),
    })
  }

  return (
    <section
      aria-label={words.region}
      className={`unprinted flex gap-2-4 centred ${styles.region}`}
      data-alarm={view.level}
      data-sound={sound ?? undefined}
      data-connection={connection}
      data-awake={awake}
    >
      <div role="alert">
        {waiting > 0 && (
          <div className={`flex spread centred gap-2-4 ${styles.alarm}`}>
            <p className={`line-3 baseline bold tight ${styles.waits}`}>
              <strong className="unseen-on-phones">{words.waits}</strong>
              {view.level === 'loud' && <span className={styles.since}>{words.loud}</span>}
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
              {view.level === 'silenced' && view.soundsAt !== null && (
                <span>
                  {words.silentUntil} <b>{localTimeOf(new Date(view.soundsAt))}</b>
                </span>
              )}
              {view.acknowledgedBy && (
                <span>
                  {words.acknowledgedBy} {view.acknowledgedBy}
                </span>
              )}
              {view.level !== 'silenced' && toSilence.length === 0 && <span>{words.lastMinutes}</span>}
            </p>
            {toSilence.length > 0 && (
              <Button variant="secondary" onClick={acknowledge}>
                {words.acknowledge}
              </Button>
            )}
          </div>
        )}
        {sound === 'missing' && (
          <p className={`flex spread centred dark small gap-2-4 rounded ${styles.problem}`}>{words.missing}</p>
        )}
        {connection === 'lost' && (
          <p className={`flex spread centred dark small gap-2-4 rounded ${styles.problem}`}>{words.lost}</p>
        )}
        {connection === 'ended' && (
          <p className={`flex spread centred dark small gap-2-4 rounded ${styles.problem}`}>{words.ended}</p>
        )}
      </div>
      {sound === 'blocked' && waiting === 0 && (
        <div
          className={`flex spread centred dark small gap-2-4 rounded ${styles.problem} ${styles.blocked}`}
          role="status"
        >
          <p>{words.blocked}</p>
          <Button onClick={test}>{words.unblock}</Button>
        </div>
      )}
      <div className={styles.tools}>
        {awake === 'dim' && (
          <p className={`soft small tight ${styles.heard}`} role="status">
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

/** Renders again each second while an alarm waits: silences end by the clock. */
function useTick(isOn: boolean) {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [isOn])
}
