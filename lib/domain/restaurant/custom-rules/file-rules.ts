import { CUSTOM_RULE_KEYS, type CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { isLocalDate } from '@/lib/domain/time/time'

type FileRule = RestaurantFile['reservations']['rules'][number]
type RuleDays = NonNullable<FileRule['days']>[number]

/** Maps a rule of the file to the wire; only the fields that its key needs are sent. Ledger L129–L140. */
export function customRuleOf({ key, text, fromPeople, people, days, disableBook, disableOrder }: FileRule): CustomRule {
  const effects = { disableBook, disableOrder }
  const common = { key, ...(text && { text }), ...definedOf(effects) }
  if (key === 'peopleAmount')
    return people?.length ? { ...common, values: people } : { ...common, value: fromPeople ?? null }
  return key === 'visitDate' ? { ...common, values: (days ?? []).map(daysText) } : common
}

/** Maps a rule of the wire to the file; empty if its key is unknown or the rule is switched off. */
export function fileRuleOf(rule: CustomRule): FileRule[] {
  const key = CUSTOM_RULE_KEYS.find((known) => known === rule.key)
  if (!key || (key.startsWith('is') && rule.value === false)) return []
  const { text, disableBook, disableOrder } = rule
  const common: FileRule = { key, ...(text && { text }), ...definedOf({ disableBook, disableOrder }) }
  const candidates = rule.values?.length ? rule.values : [rule.value]
  if (key === 'visitDate') return [{ ...common, days: candidates.flatMap(daysOf) }]
  if (key !== 'peopleAmount') return [common]
  const sizes = candidates.map(Number).filter((size) => Number.isInteger(size) && size > 0)
  return [rule.values?.length ? { ...common, people: sizes } : { ...common, fromPeople: sizes[0] ?? null }]
}

function definedOf<T extends object>(effects: T): Partial<T> {
  return Object.fromEntries(Object.entries(effects).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** `2026-12-24..2026-12-26`; for each year `12-24..12-26`. Contract C9. */
function daysText({ from, to, everyYear }: RuleDays): string {
  const part = (day: string) => (everyYear ? day.slice(5) : day)
  return to && to !== from ? `${part(from)}..${part(to)}` : part(from)
}

/** Days of each year are written with a leap year, in which every day exists. */
const ANY_YEAR = '2028-'

function daysOf(text: unknown): RuleDays[] {
  if (typeof text !== 'string') return []
  const [first = '', last = first] = text.split('..').map((part) => part.trim())
  const everyYear = first.length === 5
  const [from, to] = [first, last].map((day) => (everyYear ? ANY_YEAR + day : day)) as [string, string]
  if (!isLocalDate(from) || !isLocalDate(to)) return []
  return [{ from, ...(to !== from && { to }), ...(everyYear && { everyYear }) }]
}
