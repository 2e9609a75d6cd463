'use client'

import { useEffect } from 'react'
import { trackFunnelStep } from '@/lib/browser/analytics/funnel'
import type { FunnelFacts, FunnelStep } from '@/lib/domain/logging/funnel'

type Props = FunnelFacts & { step: FunnelStep }

/** Tracks a funnel step when the page has loaded. Contract C14. */
export function TrackFunnelStep({ step, ...facts }: Props): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => trackFunnelStep(step, facts), [])
  return null
}
