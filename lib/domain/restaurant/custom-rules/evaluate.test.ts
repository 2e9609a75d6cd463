import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import { CUSTOM_RULE_KEYS, type CustomRule, customRuleSchema } from '@/lib/domain/restaurant/custom-rules/schema'
import fc from '@/tests/support/fast-check'

const FRIDAY = '2026-11-27'
const SATURDAY = '2026-11-28'
const SUNDAY = '2026-11-29'
const matches = (rule: Partial<CustomRule> & { key: string }, people: number | undefined, date = FRIDAY) =>
  evaluateRules([{ text: 'x', ...rule }], { people, date }, 'book').texts.length === 1
const disabledText = (rules: CustomRule[], purpose: 'book' | 'order' = 'book') =>
  evaluateRules(rules, { people: 8, date: FRIDAY }, purpose).disabledText

it.each([
  ['L135 L242 value equals that size', { key: 'peopleAmount', value: 8 }, 8, true],
  ['L135 value matches that size and above', { key: 'peopleAmount', value: 8 }, 9, true],
  ['L135 below value', { key: 'peopleAmount', value: 8 }, 7, false],
  ['L135 a value written as text', { key: 'peopleAmount', value: '8' }, 8, true],
  ['L135 values are exact', { key: 'peopleAmount', values: [6, '8'] }, 8, true],
  ['L135 values are not a minimum', { key: 'peopleAmount', values: [6] }, 8, false],
  ['L132 values take precedence over value', { key: 'peopleAmount', value: 2, values: [6] }, 8, false],
  ['L132 with empty values, value is used', { key: 'peopleAmount', value: 2, values: [] }, 8, true],
  ['L135 no size matches nothing', { key: 'peopleAmount' }, 8, false],
  ['L135 null is not 0', { key: 'peopleAmount', value: null }, 8, false],
  ['C9 an order has no party size', { key: 'peopleAmount', value: 1 }, undefined, false],
])('%s', (_, rule, people, expected) => expect(matches(rule, people)).toBe(expected))

it.each([
  ['L136 the date', { key: 'visitDate', value: FRIDAY }, FRIDAY, true],
  ['L136 another date', { key: 'visitDate', value: FRIDAY }, SATURDAY, false],
  ['L136 one of several', { key: 'visitDate', values: [FRIDAY, SUNDAY] }, SUNDAY, true],
  ['C9 the first day of a range', { key: 'visitDate', value: `${FRIDAY}..${SATURDAY}` }, FRIDAY, true],
  ['C9 the last day of a range', { key: 'visitDate', values: [`${FRIDAY}..${SATURDAY}`] }, SATURDAY, true],
  ['C9 the day after a range', { key: 'visitDate', value: `${FRIDAY}..${SATURDAY}` }, SUNDAY, false],
  ['C9 a day of each year', { key: 'visitDate', value: '11-27' }, FRIDAY, true],
  ['C9 a range of each year over its turn', { key: 'visitDate', value: '11-28..01-02' }, SUNDAY, true],
  ['C9 not before it', { key: 'visitDate', value: '11-28..01-02' }, FRIDAY, false],
  ['L136 no date matches nothing', { key: 'visitDate' }, FRIDAY, false],
  ['L136 an empty date matches nothing', { key: 'visitDate', value: '' }, FRIDAY, false],
  ['L137 Friday', { key: 'isFri' }, FRIDAY, true],
  ['L137 not Saturday', { key: 'isFri' }, SATURDAY, false],
  ['L138 Saturday', { key: 'isSat', value: true }, SATURDAY, true],
  ['L138 not Sunday', { key: 'isSat' }, SUNDAY, false],
  ['L139 Sunday', { key: 'isSun', value: null }, SUNDAY, true],
  ['C9 switched off by false', { key: 'isSun', value: false }, SUNDAY, false],
  ['L140 the message alone matches nothing', { key: 'disableBookMessage' }, FRIDAY, false],
  ['C9 an unknown key matches nothing', { key: 'isMon', value: true }, '2026-11-23', false],
  ['C9 nor does a name that every object has', { key: 'constructor' }, FRIDAY, false],
])('%s', (_, rule, date, expected) => expect(matches(rule, 2, date)).toBe(expected))

it('L237 C9 returns the texts of the matching rules, in order, without duplicates', () => {
  const rules = [
    { key: 'isFri', text: 'W piątki gramy na żywo.' },
    { key: 'isSat', text: 'W soboty nie.' },
    { key: 'peopleAmount', value: 6, text: 'Prosimy o zadatek.' },
    { key: 'visitDate', value: FRIDAY, text: 'W piątki gramy na żywo.' },
    { key: 'peopleAmount', value: 1, text: '  ' },
  ]
  expect(evaluateRules(rules, { people: 6, date: FRIDAY }, 'book')).toEqual({
    texts: ['W piątki gramy na żywo.', 'Prosimy o zadatek.'],
    disabledText: null,
  })
})

const closedFriday = { key: 'isFri', disableBook: true }
const message = { key: 'disableBookMessage', text: 'Zadzwoń do nas.' }
const party = { key: 'peopleAmount', value: 6, text: 'Duże grupy tylko telefonicznie.', disableBook: true }

it.each([
  ['L238 nothing disabled', [{ key: 'isFri', text: 'x' }], null],
  ['L238 a rule for another day', [{ key: 'isSun', disableBook: true }], null],
  ['L140 the message explains', [party, message], 'Zadzwoń do nas.'],
  ['L140 the message alone disables nothing', [{ ...message, disableBook: true }], null],
  ['C9 otherwise the text of the rule', [party], 'Duże grupy tylko telefonicznie.'],
  [
    'C9 the rule that disables comes before other matching rules',
    [{ key: 'isFri', text: 'Muzyka.' }, party],
    party.text,
  ],
  ['C9 otherwise the first matching text', [{ key: 'isFri', text: 'Muzyka.' }, closedFriday], 'Muzyka.'],
  ['C9 otherwise the default text', [closedFriday], 'W tym terminie rezerwacja online jest niedostępna.'],
])('%s', (_, rules, text) => expect(disabledText(rules)).toBe(text))

it.each([
  ['L239 ordering is disabled separately from booking', [{ ...closedFriday, text: 'x' }], null],
  ['L239 by its own key', [{ key: 'isFri', text: 'Nie wozimy.', disableOrder: true }], 'Nie wozimy.'],
  ['L140 the message about booking is not for orders', [{ key: 'isFri', disableOrder: true }, message], 'zamówień'],
])('%s', (_, rules, text) => {
  const found = disabledText(rules, 'order')
  if (text === null) expect(found).toBeNull()
  else expect(found).toContain(text)
})

it('L129–L134 the wire accepts a full rule and a minimal one', () => {
  const full = { key: 'isFri', text: 't', value: true, values: [1, 'a'], disableBook: true, disableOrder: false }
  expect(customRuleSchema.parse(full)).toEqual(full)
  expect(customRuleSchema.parse({ key: 'isFri' })).toEqual({ key: 'isFri' })
})

it('C9 a disabled purpose always has a text', () => {
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const rule = fc.record(
    {
      key: fc.constantFrom(...CUSTOM_RULE_KEYS, 'isMon'),
      text: fc.option(fc.string()),
      value: scalar,
      values: fc.option(fc.array(scalar)),
      disableBook: fc.boolean(),
    },
    { requiredKeys: ['key'] },
  )
  fc.assert(
    fc.property(fc.array(rule), fc.integer({ min: 1, max: 50 }), (rules, people) => {
      const { texts, disabledText: words } = evaluateRules(rules, { people, date: FRIDAY }, 'book')
      expect(words === null || words.trim().length > 0).toBe(true)
      expect(new Set(texts).size).toBe(texts.length)
    }),
  )
})
