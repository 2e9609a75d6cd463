import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { truncated } from './truncated'

it.each([
  ['a text that fits is unchanged', 'Pizza i wino.', 20, 'Pizza i wino.'],
  ['line breaks become spaces', 'Pizza\n i  wino', 20, 'Pizza i wino'],
  ['whole sentences are kept if they are long enough', 'Pizza i wino. Kolacja do północy.', 20, 'Pizza i wino.'],
  ['otherwise whole words', 'Wolne stoliki na jutro i na dziś', 20, 'Wolne stoliki na…'],
  ['a short first sentence is not enough', 'Oj. Wolne stoliki na jutro i na dziś', 20, 'Oj. Wolne stoliki…'],
])('%s', (_, text, max, expected) => {
  expect(truncated(text, max)).toBe(expected)
  expect(truncated(text, max).length).toBeLessThanOrEqual(max)
})

it.each([
  [
    'the long one if it fits',
    ['Kuchnia włoska w Lublinie: wolne stoliki', 'Kuchnia włoska'],
    'Kuchnia włoska w Lublinie: wolne stoliki · Lub*JE',
  ],
  [
    'a shorter one if it does not',
    [`Kuchnia ${'śródziemnomorska '.repeat(4)}`, 'Kuchnia włoska'],
    'Kuchnia włoska · Lub*JE',
  ],
  ['the last one alone if none fits', ['a'.repeat(80), 'b'.repeat(58)], 'b'.repeat(58)],
])('a title is %s', (_, titles, expected) => {
  expect(fittedTitle('Lub*JE', ...(titles as [string])).absolute).toBe(expected)
})
