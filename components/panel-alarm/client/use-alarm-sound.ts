import { useEffect, useState } from 'react'
import { type AlarmLevel, type AlarmTone, createAlarmTone, type SoundState } from '@/lib/browser/panel/alarm-tone'

/**
 * Sounds the level, and says whether the browser lets it. Any press on the page is taken as its permission: a page that
 * nobody has touched is muted. Contract C26.
 */
export function useAlarmSound(level: AlarmLevel): { sound: SoundState | null; test: () => void } {
  const [tone, setTone] = useState<AlarmTone | null>(null)
  const [sound, setSound] = useState<SoundState | null>(null)
  useEffect(() => {
    const made = createAlarmTone(setSound)
    const unlock = () => made.unlock()
    setTone(made)
    setSound(made.state())
    // A finger's permission comes with its lifting.
    const presses = ['pointerdown', 'pointerup', 'keydown'] as const
    for (const press of presses) window.addEventListener(press, unlock, true)
    return () => {
      for (const press of presses) window.removeEventListener(press, unlock, true)
      made.stop()
    }
  }, [])
  useEffect(() => tone?.play(level), [tone, level])
  return { sound, test: () => tone?.test() }
}
