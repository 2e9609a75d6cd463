import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createCache, TooManyUnderWayError } from '@/lib/backend/cache'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import { pictureHash } from '@/lib/backend/pictures/picture-hash'
import { mediaTypeOf } from '@/lib/domain/restaurant/picture'
import { type PictureSize, pictureSizes } from '@/lib/domain/restaurant/picture-sizes'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import type { MakeSize } from './picture-size-maker'
import { sendPlainText } from './plain-answers'
import { smallest } from './precompress'
import { sendBytes } from './send-bytes'
import { CACHED_FOR_A_DAY, formsOf, type ServeFile, type StaticFile, sendFile } from './static-files'

const PREFIX = '/pictures/'
const DRAWINGS = 'dania'
/** All existing files take half of it. */
const MAX_BYTES = 48 * 1024 * 1024
/**
 * Pictures that the pages of a dozen diners show at once; one more gets its composed cover until the page is loaded
 * again.
 */
const MAX_WAITING = 256
/** In ms: pause after a failed attempt to make a picture. */
const FAILED_FOR_MS = 60_000
/**
 * In ms: longest wait of a page for a picture. A browser has six connections per host, which its next page needs too.
 */
const LONGEST_WAIT_MS = 8000

/** A file of a picture: a size of a painting, or, without `size`, a drawing as it is. */
interface Source {
  image: string
  size?: PictureSize
}

interface CachedFile {
  file: StaticFile
  byteLength: number
}

interface Parts {
  /** Paintings as AVIF, and a folder of drawings as SVG. */
  folder: string
  make: MakeSize
  /** Store of made sizes. */
  store: Pick<MediaStore, 'get' | 'put'>
  /** The composed cover in the colours of the brand on this host. */
  coverOf: (host: string) => Buffer
  longestWaitMs?: number
  log: (line: string) => void
}

/**
 * Serves the pictures of the sample data. A size is made at its first request and stored; only names of the product's
 * sizes are served, so no request can add more. A size that fails is the composed cover, for a minute, and a line in
 * the log. See docs/design/pictures.md.
 * @returns `serve` answers where the path is a picture's; `load` is its bytes, `null` where there is none or it cannot
 * be made
 */
export function samplePictureFiles({ folder, make, store, coverOf, longestWaitMs = LONGEST_WAIT_MS, log }: Parts) {
  const sources = sourcesIn(folder)
  const files = createCache<CachedFile>({
    bytes: { most: MAX_BYTES, of: ({ byteLength }) => byteLength },
    maxUnderWay: MAX_WAITING,
  })
  const failedAtMs = new Map<string, number>()

  /** `null` while it cannot be made. */
  async function find(path: string, source: Source): Promise<StaticFile | null> {
    const failedAt = failedAtMs.get(path)
    if (failedAt !== undefined && performance.now() - failedAt < FAILED_FOR_MS) return null
    try {
      return (await files.get(path, () => load(path, source))).file
    } catch (error) {
      if (error instanceof TooManyUnderWayError) return null
      // All requests for the same file get the failure at once.
      if (failedAtMs.get(path) === failedAt)
        log(`${path} is not made: ${error instanceof Error ? error.message : error}`)
      failedAtMs.set(path, performance.now())
      return null
    }
  }

  async function load(path: string, { image, size }: Source): Promise<CachedFile> {
    const original = await readFile(image)
    const headers = { ...ON_DOCUMENTS, ...CACHED_FOR_A_DAY, 'content-type': typeOf(path) }
    if (!size) {
      const [br, gzip] = await Promise.all([smallest.br(original), smallest.gz(original)])
      const byteLength = original.length + br.length + gzip.length
      return { file: { headers, forms: formsOf({ identity: original, br, gzip }) }, byteLength }
    }
    const bytes = await sized(original, size)
    return { file: { headers, forms: formsOf({ identity: bytes }) }, byteLength: bytes.length }
  }

  async function sized(original: Buffer, size: PictureSize): Promise<Buffer> {
    // The name derives from the content: a picture that is replaced, or a recipe that changes, is made anew.
    const name = `${pictureHash(original).slice(0, 32)}${size.suffix}.${size.format}`
    const stored = await store.get(name)
    if (stored) return stored
    const made = Buffer.from(await make(original, size))
    await store.put(name, made).catch(({ message }: Error) => log(`${name} is not stored: ${message}`))
    return made
  }

  async function answer(path: string, source: Source, ...[request, response, context]: Parameters<ServeFile>) {
    // A size made after this wait is there when the page is loaded again.
    const waiting = new AbortController()
    const file = await Promise.race([
      find(path, source),
      delay(longestWaitMs, null, { ref: false, signal: waiting.signal }),
    ])
    waiting.abort()
    if (!file) sendCover(request, response, path)
    else {
      context.kind = 'file'
      sendFile(request, response, file)
    }
  }

  function sendCover(request: IncomingMessage, response: ServerResponse, path: string): void {
    // Search engines and share cards store their pictures, so they get no composed cover.
    if (/\.(jpg|png)$/.test(path)) sendPlainText(request, response, 503, { headers: { 'retry-after': '60' } })
    else {
      const headers = { ...ON_DOCUMENTS, 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-store' }
      sendBytes(request, response, { headers, etag: '"cover"', bytes: coverOf(request.headers.host ?? '') })
    }
  }

  const serve: ServeFile = (request, response, ...rest) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const source = sources.get(path)
    if (!source || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    void answer(path, source, request, response, ...rest)
    return true
  }

  return {
    serve,
    async load(path: string): Promise<Buffer | null> {
      const source = sources.get(path)
      return source ? ((await find(path, source))?.forms.identity.bytes ?? null) : null
    },
  }
}

/** All possible files, by their paths; none where a deployment has no sample data. */
function sourcesIn(folder: string): Map<string, Source> {
  const namesIn = (path: string, end: string) =>
    existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(end)) : []
  const sources = new Map<string, Source>()
  for (const name of namesIn(folder, '.avif')) {
    for (const size of pictureSizes()) {
      const path = `${PREFIX}${name.slice(0, -'.avif'.length)}${size.suffix}.${size.format}`
      sources.set(path, { image: join(folder, name), size })
    }
  }
  for (const name of namesIn(join(folder, DRAWINGS), '.svg')) {
    sources.set(`${PREFIX}${DRAWINGS}/${name}`, { image: join(folder, DRAWINGS, name) })
  }
  return sources
}

function typeOf(path: string): string {
  return path.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : mediaTypeOf(path)
}
