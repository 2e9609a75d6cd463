import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliDecompress } from 'node:zlib'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { pageBodies } from './page-bodies'
import type { SharedPage } from './shared-page'

/** As long as two processes can have use of it; a page is fresh for a minute. */
const SHARED_SECONDS = 600

/** Pages of one build, which all web processes of that build share. */
export interface PageShare {
  build: string
  state: SharedState
}

/**
 * Pages that all web processes of a build share, in Brotli alone: a page takes 12 kB for ten minutes. The key holds build,
 * tenant and route (the internal address), so nothing that one of them names is another's. Decision 0039.
 */
export function redisPages({ build, state }: PageShare) {
  const keyOf = (address: string) => `page:${build}:${address}`

  return {
    /** `null` where it is not there, cannot be read, or Redis is away. */
    async load(address: string): Promise<SharedPage | null> {
      const bytes = await state.load(keyOf(address))
      if (!bytes) return null
      try {
        const { br, ...head } = deserialize(bytes) as Omit<SharedPage, 'bodies'> & { br: Uint8Array }
        const html = await promisify(brotliDecompress)(br)
        // A clock that is ahead would keep its page for longer than a minute.
        const madeAt = Math.min(head.madeAt, Date.now())
        return { ...head, madeAt, bodies: await pageBodies(html.toString()) }
      } catch {
        return null // another version's, or broken: it is made again
      }
    },
    async save(address: string, { bodies, ...head }: SharedPage): Promise<void> {
      await state.save(keyOf(address), serialize({ ...head, br: bodies.br }), SHARED_SECONDS)
    },
  }
}
