import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { addressOf, applyPagePolicy, isCacheable } from './page-policy.mjs'
import { pageStore } from './page-store.mjs'

const Base = FileSystemCache.default ?? FileSystemCache

/**
 * Keeps whole pages with their policy, and nothing else: the product has no other kind of entry, and no part of a page is
 * ever fetched alone. Next's own handler remains for its tags. Decisions 0002, 0022.
 */
export default class CacheHandler extends Base {
  async get(key) {
    const address = addressOf(key)
    const page = address ? await pageStore().get(address) : null
    if (!page) return null
    const { html, headers, status, cacheControl, madeAt } = page
    return { lastModified: madeAt, cacheControl, value: { kind: 'APP_PAGE', html, headers: { ...headers }, status } }
  }

  async set(key, data, context) {
    if (data) applyPagePolicy(data, key)
    // Whatever good page is stored stays; where there is none, the next request tries again.
    if (!isCacheable(data, key)) return forgetLifetime(key)
    const { html, headers, status } = data
    await pageStore().set(addressOf(key), { html, headers: { ...headers }, status, cacheControl: context.cacheControl })
  }
}

// Next remembers how long each page lives that was ever made, stored or not.
function forgetLifetime(key) {
  SharedCacheControls.cacheControls?.delete(key)
}
