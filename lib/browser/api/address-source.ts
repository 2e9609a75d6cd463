import { appName } from '@/lib/browser/api/app-name'
import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'

/** A selectable address; its coordinates may be unknown until `resolve`. */
export type AddressCandidate = { address: string } & Partial<AddressSuggestion>

/** A source of address suggestions: the built-in one, or a maps service. Ledger L281. */
export interface AddressSource {
  /** Maximum time of one answer in milliseconds; default 5 s. Ledger L233. */
  limitMs?: number
  /** Suggestions for the typed text; rejects on any failure, and when `signal` aborts. */
  suggest(q: string, signal: AbortSignal): Promise<AddressCandidate[]>
  /** The candidate with all data of the source. */
  resolve(candidate: AddressCandidate, signal: AbortSignal): Promise<AddressCandidate>
  /** The diner left without a choice: ends the billing session. */
  endSession?(): void
}

/** Streets of our cities; the upstream returns those near the tenant's centre first. Contract C0, ledger L229–L231. */
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

/** Is it an address with coordinates? Validates values from the network and from local storage. */
export function isAddress(value: unknown): value is AddressSuggestion {
  const { address, street, city, lat, lng } = Object(value) as Record<string, unknown>
  const texts = [address, street, city].every((text) => typeof text === 'string')
  return texts && Number.isFinite(lat) && Number.isFinite(lng)
}
