import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { menuFromWire } from '@/lib/menu/from-wire'
import type { Menu } from '@/lib/menu/menu'
import type { WireMenu } from '@/lib/menu/schema'

/** The menu that the cart is priced by; `null` until it is there, and for good where it does not come: the quote knows all. */
export function useMenu(restaurantId: number, round: number): Menu | null {
  const [menu, setMenu] = useState<Menu | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again, after prices have changed.
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    callApi(`/api/menu?id=${restaurantId}`, { signal }).then(
      ({ status, json }) => status === 200 && !signal.aborted && setMenu(menuFromWire(json as WireMenu)),
      () => {}, // logged by the call
    )
    return () => abort.abort()
  }, [restaurantId, round])
  return menu
}
