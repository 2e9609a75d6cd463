import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isKept, stamp } from './stamp.mjs'

const Base = FileSystemCache.default ?? FileSystemCache

/** Next's own file cache, whose pages carry their policy and which never keeps a page of an outage. Decision 0002. */
export default class CacheHandler extends Base {
  constructor(context) {
    // Pages live beside the data, a folder a build, so that what is deployed is never written to.
    super({ ...context, serverDistDir: process.env.PAGE_CACHE_DIR ?? context.serverDistDir })
  }

  async get(...args) {
    const found = await super.get(...args)
    // Stored pages carry their policy; one from another build of the handler gets it here.
    if (found?.value && !found.value.headers?.['content-security-policy']) stamp(found.value, args[0])
    return found
  }

  async set(key, data, context) {
    if (data) stamp(data, key)
    // Whatever good page is stored stays; where there is none, the next request tries again.
    if (isKept(data)) await super.set(key, data, context)
  }
}
