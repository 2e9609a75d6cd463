import { cardHash, cardPath } from './share-card'

const card = { kicker: 'Lublin', title: 'Młyn', text: 'Kolacja.', picture: '/pictures/bar-card.png' }
const brand = {
  key: 'lubje',
  label: 'Lub*JE',
  themeColor: '#f2b705',
  hosts: ['lubje.pl'],
  look: { corner: 'round', heading: 'grotesk', hero: 'banner', motif: 'koziolek' } as const,
}

it('has the same address while nothing changes', () => {
  expect(cardPath('restauracja', '12', card, brand)).toBe(cardPath('restauracja', '12', { ...card }, { ...brand }))
  expect(cardPath('restauracja', '12', card, brand)).toMatch(/^\/og\/restauracja\/12\.[0-9a-f]{10}\.png$/)
})

it.each([
  ['the words', { ...card, title: 'Młynek' }, brand],
  ['the picture', { ...card, picture: null }, brand],
  ['the colour', card, { ...brand, themeColor: '#b4432f' }],
  ['the brand’s name', card, { ...brand, label: 'Lubje' }],
])('has a new address with %s', (_, changed, changedBrand) => {
  expect(cardHash(changed, changedBrand)).not.toBe(cardHash(card, brand))
})
