'use client'

import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { ConsentWords } from '@/components/consent/words'
import { startFunnelBuffer } from '@/lib/browser/analytics/funnel-buffer'
import type { ConsentPrompt } from '@/lib/domain/marketing/consent-choice'
import type { ConsentPress } from './consent-effects'

// Without it nobody is counted, as without consent.
const ConsentEffects = lazy<ComponentType<Props & { press: ConsentPress }>>(() =>
  import('./consent-effects').then(
    ({ ConsentEffects }) => ({ default: ConsentEffects }),
    () => ({ default: () => null }),
  ),
)

type Props = { prompt: ConsentPrompt; words: ConsentWords }

/**
 * Hears the buttons of the question and of the footer. What they do comes later: this part is in the first load of every
 * page, those of tenants without a question included.
 */
export function ConsentListener({ prompt, words }: Props) {
  const [press, setPress] = useState<ConsentPress | null>(null)
  useEffect(() => {
    startFunnelBuffer()
    // A press may have come before.
    setPress((last) => last ?? {})
  }, [])
  // With the page's other listeners: from that moment on no press is told again (`EarlyActions`).
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent
      if (button) setPress({ button })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return <Suspense>{press && <ConsentEffects prompt={prompt} words={words} press={press} />}</Suspense>
}
