'use client'

import { useState } from 'react'
import { type AddressSource, builtInAddressSource } from '@/lib/browser/api/address-source'
import { mapsConfig } from '@/lib/browser/maps/config'
import { lazyMapsSource, type MapsSourceModule } from '@/lib/browser/maps/lazy-maps-source'

const load = (): Promise<MapsSourceModule> => import('@/lib/browser/maps/maps-address-source')

/**
 * The source of a field's suggestions: Google's where the page has a key. It is fetched when the field is first
 * touched, so that diners who do not use the field send nothing to Google. Ledger L281, docs/design/orders.md.
 */
export function useAddressSource(given?: AddressSource) {
  const [source, setSource] = useState(given ?? builtInAddressSource)

  function touch() {
    const config = source === builtInAddressSource ? mapsConfig() : null
    if (config) setSource(lazyMapsSource(config, load))
  }

  return { source, touch }
}
