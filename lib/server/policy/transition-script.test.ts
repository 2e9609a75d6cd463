/** @jest-environment jsdom */
import { createHash } from 'node:crypto'
import { TRANSITION_SCRIPT, TRANSITION_SCRIPT_HASH } from '@/lib/server/policy/transition-script'

let isReduced = false
const unheard = jest.fn()

beforeAll(() => {
  window.matchMedia = () =>
    Object.defineProperty({} as MediaQueryList, 'matches', { get: () => isReduced }) satisfies MediaQueryList
  // biome-ignore lint/security/noGlobalEval: the very text that every page carries
  window.eval(TRANSITION_SCRIPT)
  process.on('unhandledRejection', unheard)
})
beforeEach(() => {
  isReduced = false
  unheard.mockReset()
})
afterAll(() => process.off('unhandledRejection', unheard))

/** The event as a browser sends it, with a transition that the browser skips. Did the script skip it? */
async function isSkipped(type: 'pageswap' | 'pagereveal', activation?: { entry: { url: string | null } }) {
  const skipTransition = jest.fn()
  const viewTransition = {
    ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
    finished: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
    skipTransition,
  }
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition, activation }))
  await new Promise((resolve) => setTimeout(resolve))
  return skipTransition.mock.calls.length > 0
}
const to = (path: string) => ({ entry: { url: `https://lubje.pl${path}` } })

it('the hash in every policy is that of the script', () => {
  expect(TRANSITION_SCRIPT_HASH).toBe(`'sha256-${createHash('sha256').update(TRANSITION_SCRIPT).digest('base64')}'`)
})

it.each([
  ['/', false],
  ['/?utm_source=x', false],
  ['/rezerwuj?visitDate=2026-11-24', false],
  ['/zamawiaj/lublin', false],
  ['/restaurants/14-mlyn', false],
  ['/order/14/zamow', false],
  ['/robots.txt', true],
  ['/manifest.webmanifest', true],
  ['/sitemap-1.xml', true],
  ['/api/orders', true],
  ['/pay/abcdefgh', true],
  ['/offline', true],
  ['/panel/14/raport.csv?date=2026-11-24', true],
  ['/orders', true],
])('design/browser: nothing moves to a document that may take no part: %s is skipped: %s', async (path, expected) => {
  expect(await isSkipped('pageswap', to(path))).toBe(expected)
})

it('design/browser: an address that the browser hides is skipped; one of a browser without that information is not', async () => {
  expect(await isSkipped('pageswap', { entry: { url: null } })).toBe(true)
  expect(await isSkipped('pageswap')).toBe(false)
  expect(await isSkipped('pagereveal')).toBe(false)
})

it('design/browser: with reduced motion no transition runs, also if it is turned on meanwhile', async () => {
  isReduced = true
  expect(await isSkipped('pageswap', to('/restaurants/14'))).toBe(true)
  expect(await isSkipped('pagereveal')).toBe(true)
})

it.each(['pageswap', 'pagereveal'] as const)(
  'design/browser: a transition left out at %s is no unhandled rejection',
  async (type) => {
    await isSkipped(type, to('/restaurants/14'))
    expect(unheard).not.toHaveBeenCalled()
  },
)

it('design/browser: a page without a transition is unchanged', () => {
  expect(() => window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }))).not.toThrow()
})
