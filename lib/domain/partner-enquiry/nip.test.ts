import { isNip, normaliseNip } from './nip'

it.each([
  ['digits alone', '5260250274', '5260250274'],
  ['hyphens', '526-025-02-74', '5260250274'],
  ['a country and spaces', 'PL 526 025 02 74', '5260250274'],
  ['a long dash from a document', '526–025–02–74', '5260250274'],
])('C10 %s are read', (_, raw, expected) => expect(normaliseNip(raw)).toBe(expected))

it.each([
  ['a wrong check digit', '5260250275'],
  ['two digits swapped', '5620250274'],
  ['nine digits', '526025027'],
  ['eleven digits', '52602502740'],
  ['letters', '52602502AB'],
  ['zeros', '0000000000'],
  ['a remainder of ten', '1000000060'],
  ['nothing', ''],
])('C10 %s is no NIP', (_, raw) => {
  expect(normaliseNip(raw)).toBeNull()
  expect(isNip(raw)).toBe(false)
})
