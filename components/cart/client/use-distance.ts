import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import type { Quote } from '@/lib/domain/ordering/cart/schema'
import type { AddressClaim, Distance } from '@/lib/domain/ordering/delivery/schema'
import type { Coordinates } from '@/lib/domain/wire'

export type DistanceAnswer =
  | { kind: 'nowhere' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; distance: Distance }

/** The distance from the restaurant to the diner's address, and the delivery terms there. Contract C5. */
export function useDistance(restaurantId: number, deliveryPoint: Coordinates | null): DistanceAnswer {
  const url =
    deliveryPoint &&
    `/api/distance?${new URLSearchParams({ id: `${restaurantId}`, lat: `${deliveryPoint.lat}`, lng: `${deliveryPoint.lng}` })}`
  const [answer, setAnswer] = useState<{ url: string; distance: Distance | null } | null>(null)

  useEffect(() => {
    if (!url) return
    const controller = new AbortController()
    callApi(url, { signal: controller.signal }).then(
      ({ status, json }) => setAnswer({ url, distance: status === 200 ? (json as Distance) : null }),
      () => !controller.signal.aborted && setAnswer({ url, distance: null }),
    )
    return () => controller.abort()
  }, [url])

  if (!url) return { kind: 'nowhere' }
  if (answer?.url !== url) return { kind: 'loading' }
  return answer.distance ? { kind: 'known', distance: answer.distance } : { kind: 'failed' }
}

/**
 * The server's last answer for exactly this address, valid until the diner enters another. Before it, the answer for
 * the coordinates. The quote prices the address found by the server. Decision 0029.
 */
export function useCheckedDistance(
  byCoordinates: DistanceAnswer,
  claim: AddressClaim | null,
  quote: Quote | null,
  isLoading: boolean,
): DistanceAnswer {
  const checked = useRef<{ key: string; distance: Distance } | null>(null)
  const key = JSON.stringify(claim)
  if (claim && quote?.distance) checked.current = { key, distance: quote.distance }
  if (claim && checked.current?.key === key) return { kind: 'known', distance: checked.current.distance }
  return claim && byCoordinates.kind === 'nowhere' && isLoading ? { kind: 'loading' } : byCoordinates
}
