'use client'

import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ConsentTerms } from '@/lib/browser/consent-store'
import styles from './consent.module.css'
import type { ConsentWords } from './words'

// Few ever open it.
const SettingsSheet = lazy(() => import('./settings-sheet').then(({ SettingsSheet }) => ({ default: SettingsSheet })))

type Props = { terms: ConsentTerms; words: ConsentWords; text: string }

/** Opens the settings, in which an answer can be seen and changed for each purpose. */
export function PrivacySettings({ terms, words, text }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)

  function open() {
    setOpened(true)
    setOpen(true)
  }

  // At the end of the body: the question, in which a button of these stands, may be hidden meanwhile.
  return (
    <>
      <button type="button" className={styles.more} onClick={open}>
        {text}
      </button>
      {hasOpened &&
        createPortal(
          <Suspense>
            <SettingsSheet terms={terms} words={words} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
