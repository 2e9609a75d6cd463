'use client'

import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { ConsentWords } from '@/components/legal/consent-words'
import { startFunnelBuffer } from '@/lib/browser/analytics/funnel-buffer'
import type { ConsentPrompt } from '@/lib/domain/marketing/consent-choice'
import type { ConsentPress } from './consent-effects'

// Loaded on demand; without it there are no analytics, as without consent.
const ConsentEffects = lazy<ComponentType<Props & { press: ConsentPress }>>(() =>
  import('./consent-effects').then(
    ({ ConsentEffects }) => ({ default: ConsentEffects }),
    () => ({ default: () => null }),
  ),
)

type Props = { prompt: ConsentPrompt; words: ConsentWords }

/**
 * Listens to the buttons of the question and of the footer. Their effects load on demand, because this part is in the
 * first load of every page, also of tenants without a question.
 */
export function ConsentListener({ prompt, words }: Props) {
  const [press, setPress] = useState<ConsentPress | null>(null)
  useEffect(() => {
    startFunnelBuffer()
    // A press may have come before hydration.
    setPress((last) => last ?? {})
  }, [])
  // A layout effect, like the page's other listeners: from then on `EarlyActions` repeats no press.
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
