'use client'

import { useEffect, useState } from 'react'
import styles from '@/components/recent/recent.module.css'
import type { MineWords } from '@/components/recent/words'
import { Button } from '@/components/ui/button'
import { forgetDiner, forgetTickets, LAST_DONE_AT, loadKnownDiner } from '@/lib/browser/storage/known-diner'
import { readStored, store } from '@/lib/browser/storage/storage'
import { interpolate } from '@/lib/domain/interpolate'
import type { KnownDiner } from '@/lib/domain/known-diner/known-diner'

type Props = {
  words: MineWords
  hasItems: boolean
  /** Was the list just deleted, with this device's data of it? */
  isCleared: boolean
}

/**
 * Diner remembered by this browser, and the button to forget. It also notes for home whether the list has entries: a
 * list brought from another device has not noted it. Contract C30, C31.
 */
export function KnownPanel({ words, hasItems, isCleared }: Props) {
  const [known, setKnown] = useState<KnownDiner | null>()
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => setKnown(loadKnownDiner()), [])
  useEffect(() => {
    if (hasItems && readStored(LAST_DONE_AT) === null) store(LAST_DONE_AT, Date.now())
    if (!hasItems) removeMark()
    if (isCleared) forgetTickets()
  }, [hasItems, isCleared])

  function forget() {
    forgetDiner()
    setKnown(null)
    setForgotten(true)
  }

  return (
    <section className={`scripted stack-3 one-column to-start ${styles.section}`} aria-labelledby="known">
      <h2 className="title-s" id="known">
        {words.knownTitle}
      </h2>
      <p role="status">
        {known
          ? interpolate(words.knownText, {
              name: `${known.firstname} ${known.lastname}`,
              contact: `${known.phone}, ${known.email}`,
            })
          : known === null && (isForgotten ? words.forgotten : words.knownNone)}
      </p>
      {known && (
        <Button variant="secondary" onClick={forget}>
          {words.knownForget}
        </Button>
      )}
    </section>
  )
}

function removeMark(): void {
  try {
    localStorage.removeItem(LAST_DONE_AT)
  } catch {
    // blocked by the browser: nothing was stored
  }
}
