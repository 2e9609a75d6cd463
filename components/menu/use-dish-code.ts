import { useCallback, useEffect, useState } from 'react'
import { whenTouched } from '@/lib/browser/when-touched'

const load = async () => {
  const [{ ProductForm }, { fitnessIn, unfitParts }] = await Promise.all([
    import('./product-form'),
    import('@/lib/menu/diet-filter'),
  ])
  return { ProductForm, fitnessIn, unfitParts }
}

export type DishCode = Awaited<ReturnType<typeof load>>
export type DishCodeAnswer = { code: DishCode | null; hasFailed: boolean; retry: () => void }

/**
 * The form of a dish and the rules of the filter: fetched with the first touch of the page, or as soon as `isNeeded`.
 * Decision 0018.
 */
export function useDishCode(isNeeded: boolean): DishCodeAnswer {
  const [code, setCode] = useState<DishCode | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const retry = useCallback(() => {
    setFailed(false)
    load().then(setCode, () => setFailed(true))
  }, [])

  useEffect(() => whenTouched(retry), [retry])
  useEffect(() => {
    if (isNeeded) retry()
  }, [isNeeded, retry])
  return { code, hasFailed, retry }
}
