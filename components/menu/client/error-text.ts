import type { SheetWords } from '@/components/menu/words'
import { interpolate } from '@/lib/domain/interpolate'
import type { AnswerErrorCode } from '@/lib/domain/ordering/menu/answers/answer-errors'

type Limits = { min: number; max: number; perOption: number }

/** The message for a broken rule: what the diner should do. Contract C6. */
export function errorText(code: AnswerErrorCode, limits: Limits, { errors }: SheetWords): string {
  const known: Partial<Record<AnswerErrorCode, string>> = errors
  return interpolate(known[code] ?? errors.other, limits)
}
