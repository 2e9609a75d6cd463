import type { OrdersWords } from '@/components/panel/orders/words'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { localTimeOf } from '@/lib/domain/time/time'

/** The planned step and its person: "Odmowa: Za dużo zamówień · Ola". */
export function plannedText(planned: NonNullable<BoardOrder['planned']>, words: OrdersWords): string {
  const { step, ready_at, reason, person } = planned
  const reasons: Record<string, string> = words.decline.reasons
  const what = interpolate(words.planned[step], {
    time: ready_at ? localTimeOf(new Date(ready_at)) : '',
    reason: (reason && reasons[reason]) ?? reason ?? '',
  })
  return person ? interpolate(words.planned.by, { what, person }) : what
}
