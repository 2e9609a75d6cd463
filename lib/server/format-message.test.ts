import original from 'use-intl/format-message'
import { words } from '@/lib/domain/words'
import formatMessage from './format-message'

type Format = (key: string, message: unknown, values: unknown, options: object) => unknown
const theirs = original as unknown as Format
const ours = formatMessage as Format

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(textsOf)
const messages = textsOf(words)
const options = () => ({ locale: 'pl', timeZone: 'Europe/Warsaw', cache: { message: {} }, formatters: formatters() })

function formatters() {
  return {
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  }
}

/** Values for every name that a message has. */
function valuesOf(message: string, count: number): Record<string, unknown> {
  const named = (pattern: RegExp, value: unknown) => [...message.matchAll(pattern)].map(([, name]) => [name, value])
  return Object.fromEntries([
    ...named(/\{(\w+)\}/g, 'żurek'),
    ...named(/\{(\w+), ?select,/g, 'other'),
    ...named(/\{(\w+), ?(?:plural|number)/g, count),
    ...named(/<(\w+)>/g, (parts: unknown) => ['[', parts, ']']),
  ])
}

it.each([0, 1, 2, 5, 22])('formats every message as use-intl does, with and without values: %d', (count) => {
  for (const message of messages) {
    const values = valuesOf(message, count)
    expect([message, ours('k', message, values, options())]).toEqual([message, theirs('k', message, values, options())])
    expect(ours('k', message, undefined, options())).toBe(message)
  }
  expect(messages.length).toBeGreaterThan(900)
})

it('reads braces in quotes, and refuses what is no message', () => {
  expect(ours('k', "dwa '{'nawiasy'}'", undefined, options())).toBe('dwa {nawiasy}')
  expect(() => ours('k', '{count, plural, one {', { count: 1 }, options())).toThrow(SyntaxError)
  expect(() => ours('k', { a: 'b' }, undefined, options())).toThrow(TypeError)
})

it('no message holds a date or a time, which would need the time zone', () => {
  expect(messages.filter((message) => /\{\w+, ?(?:date|time)/.test(message))).toEqual([])
})
