import type { AddressSuggestion } from './schema'

/** Suggestions start after more than this many characters. Ledger L227. */
const QUERY_MORE_THAN = 2
/** A selection is accepted only if longer than this. Ledger L228. */
const SELECTION_MORE_THAN = 3
/** Bias around the tenant's centre. Ledger L230. */
export const SEARCH_RADIUS_KM = 10
export const SEARCH_RADIUS_METRES = SEARCH_RADIUS_KM * 1000
/** Ledger L231. */
export const SEARCH_TYPES = ['address'] as const
/** Milliseconds to wait for another selection before one is handled. Ledger L232. */
export const SELECTION_DEBOUNCE_MS = 500
/** Milliseconds without typing before suggestions are requested. */
export const TYPING_DEBOUNCE_MS = 250
/** Milliseconds after which an address request is aborted. Ledger L233. */
export const LOAD_TIMEOUT_MS = 5000
/** Last used addresses that are offered, at most. Ledger L295, reading A17. */
const MAX_LAST_USED_ADDRESSES = 5

/** Is this text long enough to request suggestions? Ledger L227. */
export function isLongEnoughToSuggest(text: string): boolean {
  return text.trim().length > QUERY_MORE_THAN
}

/** Is this selection long enough to be an address? Ledger L228. */
export function isAcceptable(text: string): boolean {
  return text.trim().length > SELECTION_MORE_THAN
}

/** Newest first, each address once, five at most. Ledger L295. */
export function withLastUsed(known: AddressSuggestion[], used: AddressSuggestion): AddressSuggestion[] {
  return [used, ...known.filter(({ address }) => address !== used.address)].slice(0, MAX_LAST_USED_ADDRESSES)
}
