import { movedLocationProblems } from '@/lib/domain/restaurant/settings/moved-location'

const address = { street: 'ul. Grodzka', house: '21', postalCode: '20-112', lat: 51.24865, lng: 22.56965 }

it.each<[string, object, boolean]>([
  ['another street on the old point', { street: 'Lipowa' }, true],
  ['another number on the old point', { house: '7' }, true],
  ['a square named like the street before', { street: 'Grodzka Nowa' }, true],
  ['another street with its own point', { street: 'Lipowa', lat: 51.2449, lng: 22.5526 }, false],
  ['a point that is typed anew beside it', { street: 'Lipowa', lng: 22.569651 }, false],
  ['another spelling', { street: 'grodzka', house: '21 A' }, false],
  ['another postal code', { postalCode: '20-113' }, false],
  ['another point alone', { lat: 51.2487 }, false],
])('C37 %s: the point is required: %#', (_, changes, isAsked) => {
  const problems = movedLocationProblems({ address }, { address: { ...address, ...changes } })
  expect(problems.map(({ path }) => path)).toEqual(isAsked ? ['address'] : [])
})

it('C37 a part without an address requires none', () => expect(movedLocationProblems({ address }, {})).toEqual([]))
