'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ConsentWords } from '@/components/legal/consent-words'
import { applyStoredConsent, storeConsent } from '@/lib/browser/storage/consent-store'
import type { ConsentPrompt } from '@/lib/domain/marketing/consent-choice'
import { SettingsSheet } from './settings-sheet'

/** A press of a button of the question; each press is a new object. */
export type ConsentPress = { button?: string }

type Props = { prompt: ConsentPrompt; words: ConsentWords; press: ConsentPress }

/** Applies the answer, from an earlier page or from a press on this one. Ledger L282. */
export function ConsentEffects({ prompt, words, press }: Props) {
  const [isOpen, setOpen] = useState(false)

  const applyStored = useEffectEvent(() => applyStoredConsent(prompt))
  useEffect(() => applyStored(), [])

  const applyPress = useEffectEvent(({ button }: ConsentPress) => {
    if (button === 'settings') return setOpen(true)
    if (!button) return
    // The buttons are about to be removed: the next Tab continues in the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    storeConsent(prompt, button === 'agree' ? prompt.purposes : [])
  })
  useEffect(() => applyPress(press), [press])

  return <SettingsSheet prompt={prompt} words={words} isOpen={isOpen} onClose={() => setOpen(false)} />
}
