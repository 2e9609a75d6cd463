import { type AddressOffer, type AddressSource, isAddress } from '@/lib/browser/address-source'
import { logMessage } from '@/lib/browser/logger'
import { LOAD_TIMEOUT_MS } from '@/lib/delivery/address-rules'
import { MapsFailure } from './failure'
import { inTime } from './in-time'

/** A call to Google that has not been answered by then is given up. */
export const CALL_TIMEOUT_MS = 3000

/**
 * Google's source until it fails in any way, `builtIn` from then on; the field notices nothing. Nothing of Google's is
 * taken up again on the same page. Ledger L233, decision 0011.
 */
export function preferringMaps(maps: Promise<AddressSource>, builtIn: AddressSource): AddressSource {
  let hasFailed = false
  maps.catch(giveUp)

  function giveUp(error: unknown) {
    if (hasFailed) return
    hasFailed = true
    logMessage('error', `maps: ${error instanceof MapsFailure ? error.message : 'rejected'}`)
  }

  async function first<T>(ask: (source: AddressSource) => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (hasFailed) return instead()
    try {
      const source = await maps
      return await inTime(ask(source), CALL_TIMEOUT_MS, 'silent')
    } catch (error) {
      giveUp(error)
      return instead()
    }
  }

  return {
    // Loading, a call to Google and one to our own source, one after the other.
    limitMs: LOAD_TIMEOUT_MS + CALL_TIMEOUT_MS + LOAD_TIMEOUT_MS,
    suggest: (q, signal) =>
      first(
        (source) => source.suggest(q, signal),
        () => builtIn.suggest(q, signal),
      ),
    async resolve(offer, signal) {
      if (isAddress(offer)) return offer
      const instead = () => placedByText(builtIn, offer, signal)
      const found = await first((source) => source.resolve(offer, signal), instead)
      return isAddress(found) ? found : instead()
    },
    endSession: () => void maps.then((source) => source.endSession?.()).catch(() => {}),
  }
}

// Only the very same street, house and town: a door must never be guessed.
async function placedByText(builtIn: AddressSource, offer: AddressOffer, signal: AbortSignal): Promise<AddressOffer> {
  const items = await builtIn.suggest(offer.address, signal)
  return items.find(({ address }) => sameText(address, offer.address)) ?? offer
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase('pl')
      .replace(/\bul\.\s*|\d{2}-\d{3}\s*/g, '')
      .trim()
  return plain(one) === plain(other)
}
