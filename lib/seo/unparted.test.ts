import { unparted } from './unparted'

it.each([
  ['Stoliki i jedzenie w Lublinie', 'Stoliki i\u00a0jedzenie w\u00a0Lublinie'],
  ['W Lublinie (i obok)', 'W\u00a0Lublinie (i\u00a0obok)'],
  ['na dziś', 'na dziś'],
])('%s', (text, tied) => expect(unparted(text)).toBe(tied))

it('two one-letter words in a row are both tied', () => expect(unparted('a w domu')).toBe('a\u00a0w\u00a0domu'))
