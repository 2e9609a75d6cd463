import { typedStreet } from './typed-street'

it.each([
  ['Lipowa 7', 'Lipowa', null],
  ['ul. lipowa 7/2, Puławy', 'Lipowa', 'Puławy'],
  ['3 Maja 12a m. 4, 24-100 Puławy', '3 Maja', 'Puławy'],
  ['Aleja Partyzantów', 'Aleja Partyzantów', null],
])('C34 "%s" names the street %s', (text, street, city) => expect(typedStreet(text)).toEqual({ street, city }))

it.each(['', '12', 'ul. 7', 'ab 3', ', Puławy'])('C34 "%s" names no street', (text) =>
  expect(typedStreet(text)).toBeNull(),
)

it('C34 a town that is given counts more than one that is written', () => {
  expect(typedStreet('Lipowa 7, Lublin', 'Puławy')?.city).toBe('Puławy')
})
