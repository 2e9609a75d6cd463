import { interpolate } from '@/lib/domain/interpolate'
import type { FormWords } from './form-words'

const plural = new Intl.PluralRules('pl')

/** "2 osoby", "5 osób". */
export function peopleText(count: number, words: FormWords['people']): string {
  return interpolate(words[plural.select(count) as keyof typeof words], { count })
}
