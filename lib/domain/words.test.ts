import { createTranslator } from 'next-intl'
import messages from '@/messages/pl.json'
import { words } from './words'

const LOOSE = /(?<=[\s(„>{[]|^)[aiouwz] /i
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(texts)

it('no line of the interface can end in a word of one letter, except in quotes of the specification', () => {
  const loose = texts(words).filter((text) => LOOSE.test(text))
  expect(new Set(loose)).toEqual(
    new Set([
      'W tym terminie rezerwacja online jest niedostępna.',
      'Nadal nie mamy potwierdzenia. Twoje dane są zapisane w tej przeglądarce.',
      'Wybierz kuchnię i zobacz listę restauracji',
    ]),
  )
})

it('only spaces changed, and no message has two in a row', () => {
  expect(texts(words).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
    texts(messages).map((text) => text.replaceAll('\u00a0', ' ')),
  )
  expect(texts(messages).filter((text) => /[ \u00a0]{2}/.test(text))).toEqual([])
})

it.each([
  [1, '1 restauracja'],
  [2, '2 restauracje'],
  [5, '5 restauracji'],
  [12, '12 restauracji'],
  [22, '22 restauracje'],
])('plural forms still work: %d', (count, text) => {
  const t = createTranslator({ locale: 'pl', messages: words, namespace: 'home' })
  expect(t('restaurants', { count })).toBe(text)
})
