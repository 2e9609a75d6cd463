import { destinationOf } from '@/lib/server/routing/destination'
import { tenants } from '@/tenants/registry'
import type { CachedPages } from './cached-pages'
import type { AskUpstream } from './readiness'

/** Number of menus from each city's list for ordering, from the top. */
const MENUS_PER_CITY = 4
/** In ms: a process reports ready by then in any case. */
const LONGEST_MS = 15_000
/** In ms: interval between calls of an upstream that is away. */
const ASK_AGAIN_MS = 250
const LONGEST_FOLLOWING_MS = 2000
/** Pages under way at once: the process has nothing else to do. */
const AT_ONCE = 3

interface Parts {
  pages: Pick<CachedPages, 'warm'>
  askUpstream: AskUpstream
  /** One upstream serves every host: UPSTREAM_URL is set. */
  isOverridden: boolean
  /** Resolves once changes are followed; pages made before would be made twice. Decision 0071. */
  isFollowed?: Promise<void>
}

/**
 * Makes each brand's main pages, so that no diner waits for the first rendering. It waits for the upstream: pages of an
 * outage are useless, and the breakers would open. Decision 0066.
 * @returns whether that is done, or its time is over
 */
export function warmPages({ pages, askUpstream, isOverridden, isFollowed }: Parts): { isDone: () => boolean } {
  const startedAt = performance.now()
  const isLate = () => performance.now() - startedAt > LONGEST_MS
  let isDone = false

  async function page(host: string, pathname: string): Promise<string> {
    const destination = isLate() ? null : destinationOf(tenants, { host, pathname, search: '', isOverridden })
    if (!destination || !('address' in destination)) return ''
    return pages.warm(destination.brand, destination.address).catch(() => '') // the first request makes it
  }

  async function warm(): Promise<void> {
    while (!isLate() && (await askUpstream()) === false)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    // An upstream of an older version never reports it.
    await Promise.race([isFollowed, new Promise((resolve) => setTimeout(resolve, LONGEST_FOLLOWING_MS))])
    // Most diners meet these pages first: those of all brands come before the rest of any.
    const shared = ['/', '/rezerwuj', '/zamawiaj', '/blad-404'].flatMap((path) =>
      tenants.map(({ hosts: [host = ''] }) => ({ host, path })),
    )
    const cities = tenants.flatMap(({ hosts: [host = ''], fallback }) =>
      fallback.cities.flatMap(({ slug }) =>
        ['rezerwuj', 'zamawiaj'].map((list) => ({ host, path: `/${list}/${slug}` })),
      ),
    )
    const menus: typeof cities = []
    await each([...shared, ...cities], async ({ host, path }) => {
      const html = await page(host, path)
      if (path.startsWith('/zamawiaj/')) menus.push(...menusIn(html).map((menu) => ({ host, path: menu })))
    })
    await each(menus, async ({ host, path }) => void (await page(host, path)))
  }

  setTimeout(() => {
    isDone = true
  }, LONGEST_MS).unref()
  void warm().finally(() => {
    isDone = true
  })
  return { isDone: () => isDone }
}

async function each<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function menusIn(html: string): string[] {
  const paths = Array.from(html.matchAll(/href="(\/order\/[^"/?#]+)"/g), ([, path = '']) => path)
  return [...new Set(paths)].slice(0, MENUS_PER_CITY)
}
