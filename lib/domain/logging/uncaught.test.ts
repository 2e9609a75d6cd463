import { mask } from './mask'
import { uncaughtLine } from './uncaught'

const PLACE = { path: '/rezerwuj', release: '3.2.1-bf30863-mi8z2k4c', requestId: 'a1b2c3d4-e5f60718' }
const TAIL = '[release=3.2.1-bf30863-mi8z2k4c request=a1b2c3d4-e5f60718 path=/rezerwuj]'

it('C14 names the error, where it was thrown, the release and the request', () => {
  const error = new TypeError('x is\nundefined')
  error.stack = `TypeError: x is
undefined
    at go (https://lubje.pl/_next/static/chunks/0a1b2c3d4e5f6789.js:1:2345)
    at <anonymous>
    at async run (https://lubje.pl/_next/static/chunks/ff.js:7:1)`
  expect(uncaughtLine(error, PLACE)).toBe(
    `uncaught TypeError: x is undefined < at go (0a1b2c3d:1:2345) < at async run (ff:7:1) ${TAIL}`,
  )
})

it.each([
  ['a text', 'oops', 'uncaught oops'],
  ['nothing', undefined, 'uncaught undefined'],
  ['a number', 7, 'uncaught 7'],
])('C14 a thrown value need not be an error: %s', (_, thrown, text) =>
  expect(uncaughtLine(thrown, PLACE)).toBe(`${text} ${TAIL}`),
)

it('L296 the text is cut to 1000 characters, the location is not', () => {
  const line = uncaughtLine(new Error('x'.repeat(5000)), PLACE)
  expect(line).toBe(`${`uncaught Error: ${'x'.repeat(5000)}`.slice(0, 1000)} ${TAIL}`)
})

it('C14 the mask does not change release and request id', () => expect(mask(TAIL)).toBe(TAIL))
