'use client'

import { useEffect, useState } from 'react'
import type { ConsentWords } from '@/components/consent/words'
import { applyStoredConsent, storeConsent } from '@/lib/browser/storage/consent-store'
import type { ConsentPrompt } from '@/lib/domain/marketing/consent-choice'
import { SettingsSheet } from './settings-sheet'

/** A press of one of the question's buttons; each press is a new one. */
export type ConsentPress = { button?: string }

type Props = { prompt: ConsentPrompt; words: ConsentWords; press: ConsentPress }

/** Does what was answered, on an earlier page or by a press on this one. Ledger L282. */
export function ConsentEffects({ prompt, words, press }: Props) {
  const [isOpen, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => applyStoredConsent(prompt), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a press.
  useEffect(() => {
    if (press.button === 'settings') return setOpen(true)
    if (!press.button) return
    // The buttons are about to be gone: the next Tab goes on from the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    storeConsent(prompt, press.button === 'agree' ? prompt.purposes : [])
  }, [press])

  return <SettingsSheet prompt={prompt} words={words} isOpen={isOpen} onClose={() => setOpen(false)} />
}
