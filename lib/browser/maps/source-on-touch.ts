import { type AddressSource, builtInAddressSource } from '@/lib/browser/address-source'
import { LOAD_TIMEOUT_MS } from '@/lib/delivery/address-rules'
import type { MapsConfig } from './config'

export type MapsSourceModule = { mapsAddressSource: (config: MapsConfig) => AddressSource }

let onTouch: AddressSource | undefined

/** Fetches the code of the maps source and hands every question on to it; to our own source if the code does not come. */
export function mapsSourceOnTouch(config: MapsConfig, load: () => Promise<MapsSourceModule>): AddressSource {
  onTouch ??= handingOn(
    load().then(
      ({ mapsAddressSource }) => mapsAddressSource(config),
      () => builtInAddressSource,
    ),
  )
  return onTouch
}

function handingOn(asked: Promise<AddressSource>): AddressSource {
  return {
    limitMs: 4 * LOAD_TIMEOUT_MS,
    suggest: async (q, signal) => (await asked).suggest(q, signal),
    resolve: async (offer, signal) => (await asked).resolve(offer, signal),
    endSession: () => void asked.then((source) => source.endSession?.()),
  }
}
