'use client'

import { ScrollLoader } from '@/components/restaurant-list/client/scroll-loader'
import { NoRestaurantEvent } from '@/components/search/client/no-restaurant-event'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { FilledContent } from '@/components/static-markup/client/filled-content'
import { FoldedPart } from '@/components/static-markup/client/folded-part'
import { LiveBadges } from './live-badges'
import { OrderingBar } from './ordering-bar'
import { ReloadOnAddressChange } from './reload-on-address-change'
import { SearchFieldInput } from './search-field-input'

const ISLANDS = {
  FoldedPart,
  LiveBadges,
  NoRestaurantEvent,
  OrderingBar,
  ReloadOnAddressChange,
  ScrollLoader,
  SearchFieldInput,
  TrackFunnelStep,
}

if (typeof window === 'undefined') {
  const { lendContent } = require('@/components/static-markup/fill') as typeof import('@/components/static-markup/fill')
  const { OrderingList } = require('../ordering-list') as typeof import('../ordering-list')
  lendContent('/zamawiaj', OrderingList, ISLANDS)
}

/** The list for ordering, filled in by the web server. Decision 0050. */
export function FilledOrderingList() {
  return <FilledContent islands={ISLANDS} />
}
