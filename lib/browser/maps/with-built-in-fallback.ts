import { type AddressCandidate, type AddressSource, isAddress } from '@/lib/browser/api/address-source'
import { logMessage } from '@/lib/browser/logging/logger'
import { LOAD_TIMEOUT_MS } from '@/lib/domain/ordering/delivery/address-rules'
import { MapsFailure } from './maps-failure'
import { withMapsTimeout } from './with-timeout'

/** Milliseconds after which a call to Google is abandoned. */
export const CALL_TIMEOUT_MS = 3000

/**
 * Google's source until it fails in any way, `builtIn` from then on; the field shows no difference. Google is not used
 * again on the same page. Ledger L233, docs/design/orders.md.
 */
export function withBuiltInFallback(maps: Promise<AddressSource>, builtIn: AddressSource): AddressSource {
  let hasFailed = false
  maps.catch(disableMaps)

  function disableMaps(error: unknown) {
    if (hasFailed) return
    hasFailed = true
    logMessage('error', `maps: ${error instanceof MapsFailure ? error.message : 'rejected'}`)
  }

  async function tryMaps<T>(ask: (source: AddressSource) => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    if (hasFailed) return fallback()
    try {
      const source = await maps
      return await withMapsTimeout(ask(source), CALL_TIMEOUT_MS, 'silent')
    } catch (error) {
      disableMaps(error)
      return fallback()
    }
  }

  return {
    // Loading, a call to Google and one to the built-in source, in sequence.
    limitMs: LOAD_TIMEOUT_MS + CALL_TIMEOUT_MS + LOAD_TIMEOUT_MS,
    suggest: (q, signal) =>
      tryMaps(
        (source) => source.suggest(q, signal),
        () => builtIn.suggest(q, signal),
      ),
    async resolve(candidate, signal) {
      if (isAddress(candidate)) return candidate
      const fallback = () => locateByText(builtIn, candidate, signal)
      const found = await tryMaps((source) => source.resolve(candidate, signal), fallback)
      return isAddress(found) ? found : fallback()
    },
    endSession: () => void maps.then((source) => source.endSession?.()).catch(() => {}),
  }
}

// Only exactly the same street, house and town: a house must never be guessed.
async function locateByText(
  builtIn: AddressSource,
  candidate: AddressCandidate,
  signal: AbortSignal,
): Promise<AddressCandidate> {
  const items = await builtIn.suggest(candidate.address, signal)
  return items.find(({ address }) => sameText(address, candidate.address)) ?? candidate
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase('pl')
      .replace(/\bul\.\s*|\d{2}-\d{3}\s*/g, '')
      .trim()
  return plain(one) === plain(other)
}
