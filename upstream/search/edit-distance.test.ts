import { editDistance } from './search-terms'

it.each([
  ['pirog', 'pierog', 1],
  ['piers', 'pierog', 2],
  ['susz', 'sush', 1],
  ['hamburegr', 'hamburger', 1],
  ['zurk', 'zurk', 0],
  ['', 'lod', 3],
  ['indyjsk', 'indyk', 2],
])('%s becomes %s by %d', (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance])
})
