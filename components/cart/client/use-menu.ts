import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { type Menu, type Products, productsOf } from '@/lib/domain/ordering/menu/menu'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'

export type LoadedMenu = { menu: Menu; products: Products }
export type MenuAnswer = { loaded: LoadedMenu | null; hasFailed: boolean; reload: () => void }

/** The current menu. The page may be cached, and including the questions in it would double its size. */
export function useMenu(restaurantId: number): MenuAnswer {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ round: number; loaded: LoadedMenu | null } | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    loadMenu(restaurantId, round > 0, controller.signal).then(
      (loaded) => setAnswer({ round, loaded }),
      () => !controller.signal.aborted && setAnswer((last) => ({ round, loaded: last?.loaded ?? null })),
    )
    return () => controller.abort()
  }, [restaurantId, round])

  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { loaded: answer?.loaded ?? null, hasFailed: answer?.round === round && !answer.loaded, reload }
}

async function loadMenu(id: number, isAgain: boolean, signal: AbortSignal): Promise<LoadedMenu> {
  // The browser may cache an answer for some seconds; a retry needs a newer one.
  const path = `/api/menu?id=${id}${isAgain ? `&at=${Date.now()}` : ''}`
  const { status, json } = await callApi(path, { signal })
  if (status !== 200) throw new Error(`menu answered ${status}`)
  const menu = menuFromWire(json as WireMenu)
  return { menu, products: productsOf(menu) }
}
