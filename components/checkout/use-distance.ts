import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { AddressSuggestion, Distance } from '@/lib/delivery/schema'

type Known = { key: string; distance: Distance | null }

/** Whether a restaurant delivers to a door, and on what terms; `null` while that is not known. Contract C5. */
export function useDistance(restaurantId: number, door: AddressSuggestion | null) {
  const key = door ? `${door.lat},${door.lng}` : ''
  const [known, setKnown] = useState<Known>({ key: '', distance: null })

  useEffect(() => {
    const [lat, lng] = key.split(',')
    if (!lat || !lng) return
    const abort = new AbortController()
    ask(restaurantId, { lat, lng }, abort.signal).then((distance) => {
      if (!abort.signal.aborted) setKnown({ key, distance })
    })
    return () => abort.abort()
  }, [restaurantId, key])

  const isKnown = key !== '' && known.key === key
  return { distance: isKnown ? known.distance : null, isAsking: key !== '' && !isKnown }
}

async function ask(id: number, { lat, lng }: { lat: string; lng: string }, signal: AbortSignal) {
  try {
    const { status, json } = await callApi(`/api/distance?id=${id}&lng=${lng}&lat=${lat}`, { signal })
    return status === 200 ? (json as Distance) : null
  } catch {
    return null // logged by the call; the quote and the order say the same
  }
}
