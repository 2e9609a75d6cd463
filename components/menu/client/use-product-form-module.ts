import { useCallback, useEffect, useState } from 'react'
import { onFirstInteraction } from '@/lib/browser/page/on-first-interaction'

const load = async () => {
  const [{ ProductForm }, { dietMatchesIn, unfitParts }] = await Promise.all([
    import('./product-form'),
    import('@/lib/domain/ordering/menu/diet/diet-filter'),
  ])
  return { ProductForm, dietMatchesIn, unfitParts }
}

type ProductFormModule = Awaited<ReturnType<typeof load>>
export type ProductFormModuleState = { code: ProductFormModule | null; hasFailed: boolean; retry: () => void }

/**
 * The form of a dish and the rules of the filter, fetched with the first touch of the page, or as soon as `isNeeded`.
 * See docs/design/browser.md.
 */
export function useProductFormModule(isNeeded: boolean): ProductFormModuleState {
  const [code, setCode] = useState<ProductFormModule | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const retry = useCallback(() => {
    setFailed(false)
    load().then(setCode, () => setFailed(true))
  }, [])

  useEffect(() => onFirstInteraction(retry), [retry])
  useEffect(() => {
    if (isNeeded) retry()
  }, [isNeeded, retry])
  return { code, hasFailed, retry }
}
