'use client'

import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { ConsentTerms } from '@/lib/browser/consent-store'
import { keepFunnel } from '@/lib/browser/funnel-buffer'
import type { ConsentWords } from './words'

// Without it nobody is counted, as without consent.
const ConsentLife = lazy<ComponentType<Props & { press: ConsentPress }>>(() =>
  import('./consent-life').then(
    ({ ConsentLife }) => ({ default: ConsentLife }),
    () => ({ default: () => null }),
  ),
)

/** A press of one of the question's buttons; each press is a new one. */
export type ConsentPress = { button?: string }

type Props = { terms: ConsentTerms; words: ConsentWords }

/**
 * Hears the buttons of the question and of the footer. What they do comes later: this part is in the first load of every
 * page, those of tenants without a question included.
 */
export function ConsentWatch({ terms, words }: Props) {
  const [press, setPress] = useState<ConsentPress | null>(null)
  useEffect(() => {
    keepFunnel()
    // A press may have come before.
    setPress((last) => last ?? {})
  }, [])
  // With the page's other listeners: from that moment on no press is told again (`EarlyActions`).
  useLayoutEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent
      if (button) setPress({ button })
    }
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [])
  return <Suspense>{press && <ConsentLife terms={terms} words={words} press={press} />}</Suspense>
}
