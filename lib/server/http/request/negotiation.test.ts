import { encodingFor, isKnownCopy } from './negotiation'

const ALL = { br: true, gzip: true, identity: true }

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5, gzip; q=0.8', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity, gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=a', 'identity'],
  ['zstd,'.repeat(3000), 'identity'],
])('RFC 9110 12.5.3: for "%s" it is %s', (accepted, encoding) => {
  expect(encodingFor(accepted, ALL)).toBe(encoding)
})

test('an encoding that is not there is never chosen', () => {
  expect(encodingFor('br, gzip', { gzip: true, identity: true })).toBe('gzip')
  expect(encodingFor('br, gzip', { identity: true })).toBe('identity')
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", "a"', true],
  ['*', true],
  ['"x"', false],
  ['a', false],
  [undefined, false],
])('RFC 9110 13.1.2: with %s the copy is known: %s', (tags, isKnown) => expect(isKnownCopy(tags, '"a"')).toBe(isKnown))
