'use client'

import { Reorder, type ReorderWords } from '@/components/order/client/reorder'
import type { OrderedBefore } from '@/lib/domain/ordering/order/reorder'

/** 'Zamów ponownie' in a row of the device's list. Contract C3, C31. */
export function ReorderRow({ words, order }: { words: ReorderWords; order: OrderedBefore }) {
  return <Reorder words={words} order={order} />
}
