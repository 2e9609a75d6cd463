import type { AddressSuggestion } from '@/lib/delivery/schema'

/** Where address suggestions come from: the built-in source now, a maps service beside it later. Ledger L281. */
export interface AddressSource {
  /** Suggestions for what was typed; rejects on any failure, and when `signal` aborts. */
  suggest(q: string, signal: AbortSignal): Promise<AddressSuggestion[]>
  /** The suggestion with all that the source knows of it. */
  resolve(suggestion: AddressSuggestion, signal: AbortSignal): Promise<AddressSuggestion>
}

/** Streets of our cities, biased to the tenant's centre by the upstream. Contract C0, ledger L229–L231. */
export const builtInAddressSource: AddressSource = {
  async suggest(q, signal) {
    const response = await fetch(`/api/addresses?${new URLSearchParams({ q })}`, { signal })
    if (!response.ok) throw new Error(`addresses answered ${response.status}`)
    const { items } = (await response.json()) as { items: unknown[] }
    return items.filter(isAddress)
  },
  resolve: async (suggestion) => suggestion,
}

/** Is it an address with its place? Guards what comes from the network and from local storage. */
export function isAddress(value: unknown): value is AddressSuggestion {
  const { address, street, city, lat, lng } = Object(value) as Record<string, unknown>
  const texts = [address, street, city].every((text) => typeof text === 'string')
  return texts && Number.isFinite(lat) && Number.isFinite(lng)
}
