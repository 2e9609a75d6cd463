import { slugOf } from '@/lib/domain/restaurant/slug'

/**
 * Words for a risk of harm, without Polish letters; each is the beginning of a word. False matches are acceptable: a
 * note marked red without need costs only a look.
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
/** Words that are harmless alone and name an allergy together. */
const TOGETHER = [
  /\bnie (?:toleruj|wolno mi|(?:moge|moze|wolno) (?:jesc|miec))/,
  /\b(?:bez|zero) (?:glutenu|laktozy|orzech|jaj|nabialu|mleka|soi|sezamu|selera|ryb)/,
]

/** Does a diner's note mention an allergy? Contract C29. */
export function mentionsAllergy(note: string): boolean {
  const text = slugOf(note).replaceAll('-', ' ')
  return (
    text.split(' ').some((word) => BEGINNINGS.some((one) => word.startsWith(one))) ||
    TOGETHER.some((one) => one.test(text))
  )
}
