import type { CUSTOM_RULE_KEYS, CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import { type LocalDate, weekdayOf } from '@/lib/domain/time/time'
import { RULE_TEXTS } from '@/messages/content/rule-texts'

/** Context of a rule; orders have no party size. */
type RuleContext = { people?: number; date: LocalDate }
type RulePurpose = 'book' | 'order'
/** `disabledText` is null if nothing is disabled. */
type RuleResult = { texts: string[]; disabledText: string | null }

type Key = (typeof CUSTOM_RULE_KEYS)[number]
const YEAR_LENGTH = '2026-'.length

type Condition = (rule: CustomRule, context: RuleContext) => boolean

const conditions: Record<Key, Condition> = {
  peopleAmount: matchesPartySize,
  visitDate: (rule, { date }) => candidatesOf(rule).some((candidate) => coversDate(candidate, date)),
  isFri: onWeekday(4),
  isSat: onWeekday(5),
  isSun: onWeekday(6),
  disableBookMessage: () => false,
}

/**
 * Finds the restaurant's rules that match this party and day, and whether one of them disables `purpose`. Rules are
 * OR-ed. Unknown keys match nothing. Contract C9, ledger L129–L140, L237–L242.
 */
export function evaluateRules(rules: readonly CustomRule[], context: RuleContext, purpose: RulePurpose): RuleResult {
  const matched = rules.filter((rule) => isKnown(rule.key) && conditions[rule.key](rule, context))
  const disabling = matched.filter((rule) => (purpose === 'book' ? rule.disableBook : rule.disableOrder))
  const messages = purpose === 'book' ? rules.filter(({ key }) => key === 'disableBookMessage') : []
  // The text of a disabling rule takes precedence over those of other matching rules.
  const [reason] = textsOf([...messages, ...disabling, ...matched])

  return {
    texts: textsOf(matched),
    disabledText: disabling.length > 0 ? (reason ?? RULE_TEXTS[purpose]) : null,
  }
}

/** `values` lists exact sizes; otherwise `value` is the minimum. Ledger L132, L135. */
function matchesPartySize(rule: CustomRule, { people }: RuleContext): boolean {
  if (people === undefined) return false
  const sizes = candidatesOf(rule).map(sizeOf)
  return rule.values?.length ? sizes.includes(people) : sizes.some((size) => people >= size)
}

/** `values` takes precedence over `value` unless it is empty. Ledger L132. */
function candidatesOf({ value, values }: CustomRule): unknown[] {
  return values?.length ? values : [value]
}

/**
 * A day, or a range `A..B` including both ends; without a year it applies to each year, and a range may cross the turn
 * of the year. C9, ledger L136.
 */
function coversDate(candidate: unknown, date: LocalDate): boolean {
  if (typeof candidate !== 'string') return false
  const text = candidate.trim()
  // Single days come first for speed: most are, and there may be a thousand.
  if (!text.includes('..')) return text === date || text === date.slice(YEAR_LENGTH)
  const [from = '', to = from] = text.split('..').map((part) => part.trim())
  const isYearly = from.length < date.length
  const day = isYearly ? date.slice(YEAR_LENGTH) : date
  if (isYearly && from > to) return day >= from || day <= to
  return from !== '' && from <= day && day <= to
}

function onWeekday(weekday: number): Condition {
  return ({ value }, { date }) => value !== false && weekdayOf(date) === weekday
}

// The wire allows text for a number; an absent or empty value is not 0.
function sizeOf(candidate: unknown): number {
  if (typeof candidate === 'number') return candidate
  return typeof candidate === 'string' && /^\s*\d+\s*$/.test(candidate) ? Number(candidate) : Number.NaN
}

function textsOf(rules: readonly CustomRule[]): string[] {
  return [...new Set(rules.map(({ text }) => text?.trim() ?? '').filter(Boolean))]
}

function isKnown(key: string): key is Key {
  return Object.hasOwn(conditions, key)
}
