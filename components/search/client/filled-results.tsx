'use client'

import { ScrollLoader } from '@/components/restaurant-list/client/scroll-loader'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { FilledContent } from '@/components/static-markup/client/filled-content'
import { FoldedPart } from '@/components/static-markup/client/folded-part'
import { NoRestaurantEvent } from './no-restaurant-event'
import { SearchBarForm } from './search-bar-form'

const ISLANDS = { FoldedPart, NoRestaurantEvent, ScrollLoader, SearchBarForm, TrackFunnelStep }

if (typeof window === 'undefined') {
  const { lendContent } = require('@/components/static-markup/fill') as typeof import('@/components/static-markup/fill')
  const { Results } = require('../results') as typeof import('../results')
  lendContent('/rezerwuj', Results, ISLANDS)
}

/** The results of a search, filled in by the web server. Decision 0050. */
export function FilledResults() {
  return <FilledContent islands={ISLANDS} />
}
