import { type AddressSource, builtInAddressSource } from '@/lib/browser/api/address-source'
import { LOAD_TIMEOUT_MS } from '@/lib/domain/ordering/delivery/address-rules'
import type { MapsConfig } from './config'

export type MapsSourceModule = { mapsAddressSource: (config: MapsConfig) => AddressSource }

let lazySource: AddressSource | undefined

/** Loads the code of the maps source and passes every call on to it, or to the built-in source if loading fails. */
export function lazyMapsSource(config: MapsConfig, load: () => Promise<MapsSourceModule>): AddressSource {
  lazySource ??= forwardingSource(
    load().then(
      ({ mapsAddressSource }) => mapsAddressSource(config),
      () => builtInAddressSource,
    ),
  )
  return lazySource
}

function forwardingSource(sourcePromise: Promise<AddressSource>): AddressSource {
  return {
    limitMs: 4 * LOAD_TIMEOUT_MS,
    suggest: async (q, signal) => (await sourcePromise).suggest(q, signal),
    resolve: async (candidate, signal) => (await sourcePromise).resolve(candidate, signal),
    endSession: () => void sourcePromise.then((source) => source.endSession?.()),
  }
}
