import { useEffect, useState } from 'react'
import { type AlarmLevel, type AlarmTone, createAlarmTone, type SoundState } from '@/lib/browser/panel/alarm-tone'

/** Longest press, since a press that became a scroll may end without an event. */
const LONGEST_PRESS_MS = 2000
/** Time in which a click follows its press. */
const CLICK_FOLLOWS_MS = 150

/**
 * Sounds the level, and returns whether the browser allows it. Any press on the page gives the permission: a page
 * without a user gesture is muted. Contract C26.
 */
export function useAlarmSound(level: AlarmLevel): { sound: SoundState | null; test: () => void } {
  const [tone, setTone] = useState<AlarmTone | null>(null)
  const [sound, setSound] = useState<SoundState | null>(null)
  useEffect(() => {
    let isPressed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // Targets of a press must not move: the notice that the press itself removes stays until it is over.
    const made = createAlarmTone((state) => !isPressed && setSound(state))
    const unlock = ({ type }: Event) => {
      made.unlock()
      if (type === 'keydown') return
      isPressed = true
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          isPressed = false
          setSound(made.state())
        },
        type === 'pointerdown' ? LONGEST_PRESS_MS : CLICK_FOLLOWS_MS,
      )
    }
    setTone(made)
    setSound(made.state())
    // A finger's press gives the permission when it is lifted.
    const presses = ['pointerdown', 'pointerup', 'keydown'] as const
    for (const press of presses) window.addEventListener(press, unlock, true)
    return () => {
      for (const press of presses) window.removeEventListener(press, unlock, true)
      clearTimeout(timer)
      made.stop()
    }
  }, [])
  useEffect(() => tone?.play(level), [tone, level])
  return { sound, test: () => tone?.test() }
}
