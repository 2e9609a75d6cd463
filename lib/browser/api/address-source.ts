import { appName } from '@/lib/browser/api/app-name'
import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'

/** What may be chosen: an address, perhaps not placed before its source has been asked about it. */
export type AddressCandidate = { address: string } & Partial<AddressSuggestion>

/** Where address suggestions come from: the built-in source, or a maps service before it. Ledger L281. */
export interface AddressSource {
  /** How long one answer may take, in milliseconds; 5 s where it does not say. Ledger L233. */
  limitMs?: number
  /** Suggestions for what was typed; rejects on any failure, and when `signal` aborts. */
  suggest(q: string, signal: AbortSignal): Promise<AddressCandidate[]>
  /** The offer with all that the source knows of it. */
  resolve(candidate: AddressCandidate, signal: AbortSignal): Promise<AddressCandidate>
  /** The diner has left without a choice: what was asked belongs together no longer. */
  endSession?(): void
}

/** Streets of our cities, biased to the tenant's centre by the upstream. Contract C0, ledger L229–L231. */
export const builtInAddressSource: AddressSource = {
  async suggest(q, signal) {
    const response = await fetch(`/api/addresses?${new URLSearchParams({ q })}`, {
      signal,
      headers: { 'x-app-name': appName() },
    })
    if (!response.ok) throw new Error(`addresses answered ${response.status}`)
    const { items } = (await response.json()) as { items: unknown[] }
    return items.filter(isAddress)
  },
  resolve: async (candidate) => candidate,
}

/** Is it an address with its place? Guards what comes from the network and from local storage. */
export function isAddress(value: unknown): value is AddressSuggestion {
  const { address, street, city, lat, lng } = Object(value) as Record<string, unknown>
  const texts = [address, street, city].every((text) => typeof text === 'string')
  return texts && Number.isFinite(lat) && Number.isFinite(lng)
}
