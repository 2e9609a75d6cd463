import { tenants } from '@/tenants/registry'
import type { CachedPages } from './cached-pages'
import type { AskUpstream } from './readiness'
import { warmPages } from './warm-pages'

const warm = (make: CachedPages['warm'], askUpstream: AskUpstream = async () => true) =>
  warmPages({ pages: { warm: make }, askUpstream, isOverridden: true })
const until = async (isSo: () => boolean) => {
  for (let n = 0; n < 400 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 5))
  return isSo()
}

it('0066 each brand’s main pages are made, each once, with the first menus of each city; then the process is warm', async () => {
  const made: string[] = []
  const { isDone } = warm(async ({ tenant }, address) => {
    made.push(address)
    const menus = [1, 2, 2, 3, 4, 5].map((id) => `<a href="/order/${id}-${tenant}">`).join('')
    return address.includes('/zamawiaj/') ? menus : ''
  })
  expect(isDone()).toBe(false)
  expect(await until(isDone)).toBe(true)
  for (const { key, fallback } of tenants) {
    const [{ slug } = { slug: '' }] = fallback.cities
    for (const path of ['', '/rezerwuj', '/zamawiaj', `/rezerwuj/${slug}`, `/zamawiaj/${slug}`, '/blad-404']) {
      expect(made).toContain(`/${key}/cached${path}`)
    }
    expect(made.filter((one) => one.startsWith(`/${key}/cached/order/`)).sort()).toEqual(
      fallback.cities
        .flatMap(() => [1, 2, 3, 4])
        .map((id) => `/${key}/cached/order/${id}`)
        .sort(),
    )
  }
})

it('0066 an outage at the start: pages that cannot be made delay no request', async () => {
  const { isDone } = warm(() => Promise.reject(new Error('away')))
  expect(await until(isDone)).toBe(true)
})

it('0066 where pages never come the process is warm after fifteen seconds', () => {
  jest.useFakeTimers()
  const { isDone } = warm(() => new Promise(() => {}))
  jest.advanceTimersByTime(14_900)
  expect(isDone()).toBe(false)
  jest.advanceTimersByTime(200)
  expect(isDone()).toBe(true)
  jest.useRealTimers()
})

it('0066 no page is made before the upstream answers', async () => {
  const made: string[] = []
  let isUp = false
  const make = async (_: unknown, address: string) => `${made.push(address)}`
  const { isDone } = warm(make, async () => isUp)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([made, isDone()]).toEqual([[], false])
  isUp = true
  expect([await until(isDone), made.length > 0]).toEqual([true, true])
})
