import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { addressOf, applyPagePolicy, type CacheEntry, isCacheable } from './page-policy'
import { type Page, pageStore } from './page-store'

/** Next's class is in a CommonJS file, whose default export Node wraps and a bundler does not. */
const Base = (FileSystemCache as unknown as { default?: typeof FileSystemCache }).default ?? FileSystemCache

/** What we reach of Next and Next does not publish. */
interface PrivateLifetimes {
  cacheControls?: Map<string, unknown>
}

/** A page as Next gives it to its handler to keep. */
type PageToKeep = CacheEntry & Pick<Page, 'html' | 'headers'>

/**
 * Keeps whole pages with their policy, and nothing else: the product has no other kind of entry, and no part of a page is
 * ever fetched alone. Next's own handler remains for its tags. Decisions 0002, 0022.
 */
export default class CacheHandler extends Base {
  override async get(key: string): Promise<CacheHandlerValue | null> {
    const address = addressOf(key)
    const page = address ? await pageStore().get(address) : null
    if (!page) return null
    const { bodies, headers, status, cacheControl, madeAt } = page
    const value = { kind: 'APP_PAGE', html: bodies.identity.toString(), headers: { ...headers }, status }
    // Next's type asks for flight data, which no page of ours has.
    return { lastModified: madeAt, cacheControl, value } as unknown as CacheHandlerValue
  }

  override async set(key: string, data: unknown, context: Pick<Page, 'cacheControl'>): Promise<void> {
    const entry = data as PageToKeep | null
    if (entry) applyPagePolicy(entry, key)
    const address = addressOf(key)
    // Whatever good page is stored stays; where there is none, the next request tries again.
    if (!address || !entry || !isCacheable(entry, key)) return forgetLifetime(key)
    const { html, headers, status } = entry
    await pageStore().set(address, { html, headers: { ...headers }, status, cacheControl: context.cacheControl })
  }

  override async revalidateTag(
    ...[tags, durations]: Parameters<InstanceType<typeof Base>['revalidateTag']>
  ): Promise<void> {
    await super.revalidateTag(tags, durations)
    pageStore().invalidate([tags].flat())
  }
}

// Next remembers how long each page lives that was ever made, stored or not.
function forgetLifetime(key: string): void {
  const { cacheControls } = SharedCacheControls as unknown as PrivateLifetimes
  cacheControls?.delete(key)
}
