'use client'

import { useEffect, useEffectEvent } from 'react'
import { trackFunnelStep } from '@/lib/browser/analytics/funnel'
import type { FunnelFacts, FunnelStep } from '@/lib/domain/logging/funnel'

type Props = FunnelFacts & { step: FunnelStep }

/** Tracks a funnel step when the page has loaded. Contract C14. */
export function TrackFunnelStep({ step, ...facts }: Props): null {
  const track = useEffectEvent(() => trackFunnelStep(step, facts))
  useEffect(() => track(), [])
  return null
}
