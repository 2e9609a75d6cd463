import { slugOf } from '@/lib/domain/restaurant/slug'

/**
 * How people say that something may harm them, without Polish letters; each is the beginning of a word. Rather one too many: a
 * note that is red without need costs a look.
 */
const BEGINNINGS = [
  'alergi',
  'alergen',
  'uczul',
  'nietoleranc',
  'anafilak',
  'celiak',
  'bezgluten',
  'bezlaktoz',
  'epipen',
]
/** What is harmless by itself and means one together. */
const TOGETHER = [
  /\bnie (?:toleruj|wolno mi|(?:moge|moze|wolno) (?:jesc|miec))/,
  /\b(?:bez|zero) (?:glutenu|laktozy|orzech|jaj|nabialu|mleka|soi|sezamu|selera|ryb)/,
]

/** Does a diner's note speak of an allergy? Contract C29. */
export function mentionsAllergy(note: string): boolean {
  const text = slugOf(note).replaceAll('-', ' ')
  return (
    text.split(' ').some((word) => BEGINNINGS.some((one) => word.startsWith(one))) ||
    TOGETHER.some((one) => one.test(text))
  )
}
