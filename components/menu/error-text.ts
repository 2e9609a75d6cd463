import { interpolate } from '@/lib/fill'
import type { AnswerErrorCode } from '@/lib/menu/answer-errors'
import type { SheetWords } from './words'

type Limits = { min: number; max: number; perOption: number }

/** What to do about a broken rule. Contract C6. */
export function errorText(code: AnswerErrorCode, limits: Limits, { errors }: SheetWords): string {
  const known: Partial<Record<AnswerErrorCode, string>> = errors
  return interpolate(known[code] ?? errors.other, limits)
}
