'use client'

import { useEffect } from 'react'
import { trackFunnelStep } from '@/lib/browser/analytics/funnel'
import type { FunnelFacts, FunnelStep } from '@/lib/domain/logging/funnel'

type Props = FunnelFacts & { step: FunnelStep }

/** Marks a step by being on the page, once it is there. Contract C14. */
export function TrackFunnelStep({ step, ...facts }: Props): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => trackFunnelStep(step, facts), [])
  return null
}
