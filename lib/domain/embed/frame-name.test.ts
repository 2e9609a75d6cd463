import { frameNameOf, readFrameName } from './frame-name'

it("C16: the frame's name identifies the embedding page", () => {
  const name = { id: 'a1', origin: 'https://mlyn.pl', stored: { cart: '{}' } }
  expect(readFrameName(frameNameOf(name))).toEqual(name)
})

it.each([
  ['none', ''],
  ["another script's", 'ramka'],
  ['broken', 'nakryte:{'],
  ['without an origin', 'nakryte:{"id":"a"}'],
  ['with an address instead of an origin', 'nakryte:{"id":"a","origin":"javascript:alert(1)"}'],
])('C16: a name that is %s', (_, text) => expect(readFrameName(text)).toBeNull())
