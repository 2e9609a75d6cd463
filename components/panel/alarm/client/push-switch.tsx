'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type PushState, readPushState, switchPushOff, switchPushOn } from '@/lib/browser/panel/push-subscription'
import styles from '../alarm.module.css'
import type { AlarmWords } from '../words'

/** Switch for push alarms without an open page; absent where they are impossible. Contract C26. */
export function PushSwitch({ url, words }: { url: string; words: AlarmWords['push'] }) {
  const [state, setState] = useState<PushState>('none')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    readPushState()
      .then(setState)
      .catch(() => {}) // a browser without storage has no worker: nothing is offered
  }, [])
  if (state === 'none') return null
  if (state === 'denied') return <p className={`soft small tight ${styles.heard}`}>{words.denied}</p>

  async function press() {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      setState(await (state === 'on' ? switchPushOff(url) : switchPushOn(url)))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="quiet" busy={isBusy} aria-pressed={state === 'on'} onClick={press}>
        {state === 'on' ? words.off : words.on}
      </Button>
      <span role="status">{hasFailed && words.failed}</span>
    </>
  )
}
