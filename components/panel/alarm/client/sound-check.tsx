'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { type AlarmTone, createAlarmTone } from '@/lib/browser/panel/alarm-tone'
import styles from '../alarm.module.css'
import type { AlarmWords } from '../words'

type Props = { words: Pick<AlarmWords, 'entry' | 'test' | 'missing'> }

/** A tone before sign-in: the press that plays it also allows the page to sound. Contract C26. */
export function SoundCheck({ words }: Props) {
  const tone = useRef<AlarmTone | null>(null)
  const [result, setResult] = useState('')
  // Without scripts there is no button.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => () => tone.current?.stop(), [])

  function play() {
    tone.current ??= createAlarmTone(() => {})
    tone.current.test()
    setResult(tone.current.state() === 'missing' ? words.missing : words.entry.played)
  }

  return (
    <div className={`stack-2 at-start to-start soft ruled ${styles.check}`}>
      {isHydrated && (
        <>
          <p>{words.entry.text}</p>
          <Button variant="secondary" onClick={play}>
            {words.test}
          </Button>
          <p role="status">{result}</p>
        </>
      )}
    </div>
  )
}
