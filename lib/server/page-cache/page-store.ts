import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { processChannel } from '@/lib/server/process-channel'
import { invalidatedTags } from './invalidated-tags'
import { type PageBodies, pageBodies } from './page-bodies'
import { type PageShare, redisPages } from './redis-pages'

const MB = 1024 * 1024
/** Raised whenever what a file holds changes its shape. */
const END = '.page2'

/** How long a page that could not be remade is tried again only once. */
const REMAKE_AGAIN_MS = 5000

/** A whole page. */
export interface Page extends PageHead {
  html: string
}

interface PageHead {
  headers: OutgoingHttpHeaders
  status?: number
  /** How long Next may show it, in seconds. */
  cacheControl?: { revalidate: number | false; expire: number | undefined }
}

/** A page in memory. */
export interface StoredPage extends PageHead {
  /** In ms since 1970. */
  madeAt: number
  bodies: PageBodies
}

/** Until when a page may be shown: `fresh` as it is, `stale` while it is remade, then no more. */
export type PageAge = 'fresh' | 'stale' | 'expired'

/** @param nowMs in ms since 1970 */
export function ageOf({ madeAt, cacheControl }: StoredPage, nowMs: number): PageAge {
  const seconds = (nowMs - madeAt) / 1000
  if (seconds < (cacheControl?.revalidate || 0)) return 'fresh'
  return seconds < (cacheControl?.expire ?? 0) ? 'stale' : 'expired'
}

export interface PageStoreBounds {
  /** Pages. */
  entries: number
  diskBytes: number
  memoryBytes: number
}

/**
 * Pages by their internal address, least used first out: at most `entries` of them in memory and on disk, each with a
 * bound in bytes. A page is one file, put in its place whole, so that no reader sees half of one; a disk that is full or
 * gone costs nothing but the file. Decision 0022. Where processes share a Redis, what one of them has made is found there
 * by the others. What is invalidated by a tag is dropped at once, in memory and on disk, and a page on its way with it.
 * Decision 0039.
 */
export class PageStore {
  readonly folder: string
  readonly bounds: PageStoreBounds
  #memory = new LruMap<StoredPage>()
  #files = new LruMap<true>((name) => void rm(join(this.folder, name), { force: true }).catch(() => {}))
  #written = 0
  /** When a request last set out to remake a stale page, by address; forgotten once it is remade. */
  #remakes = new Map<string, number>()
  /** When a page that is not there, or not fresh, was last asked for: it is made of nothing older than that. */
  #askedAtMs = new Map<string, number>()
  #tags = invalidatedTags()
  #shared: ReturnType<typeof redisPages<StoredPage>> | null
  #tell: (tags: readonly string[]) => void

  constructor({ folder, share, ...bounds }: { folder: string; share?: PageShare } & PageStoreBounds) {
    this.folder = folder
    this.bounds = bounds
    this.#shared = share ? redisPages<StoredPage>(share) : null
    this.#readFolder()
    share?.state.onInvalidated((tags) => this.#drop(tags))
    this.#tell = share
      ? (tags) => share.state.invalidate(tags)
      : (tags) => this.#drop(new Map(tags.map((tag) => [tag, Date.now()])))
  }

  /**
   * Drops every page that carries one of these tags, here at once and in every other process within a second. A page carries
   * its tenant, its internal address and Next's own tags. @param tags as `lubje`, `/lubje/cached/rezerwuj`, `_N_T_/…`
   */
  invalidate(tags: readonly string[]): void {
    if (tags.length > 0) this.#tell(tags)
  }

  /** Is the page stored, however old? */
  has(address: string): boolean {
    return this.#memory.has(address) || this.#files.has(nameOf(address))
  }

  /** The page where it is in memory. */
  held(address: string): StoredPage | undefined {
    return this.#memory.touch(address)
  }

  /**
   * May this request have Next remake the page? One at a time may, and the next one no sooner than five seconds later, so
   * that an outage does not bring everybody to Next. @param nowMs in ms since 1970
   */
  claimRemake(address: string, nowMs: number): boolean {
    const last = this.#remakes.get(address)
    if (last !== undefined && nowMs - last < REMAKE_AGAIN_MS) return false
    // Each is of a page in memory, so there are at most so many of them.
    if (this.#remakes.size >= this.bounds.entries) this.#remakes.clear()
    this.#remakes.set(address, nowMs)
    return true
  }

  /** Whoever was to have the page remade left before Next was asked: the next one may at once. */
  releaseRemake(address: string): void {
    this.#remakes.delete(address)
  }

  /** The page; `null` where it is not stored. Where it is not fresh, the newest that any process has made. */
  async get(address: string): Promise<StoredPage | null> {
    const own = await this.#ownPage(address)
    const nowMs = Date.now()
    if (own && ageOf(own, nowMs) === 'fresh') return own
    const shared = await this.#shared?.load(address)
    const isNewer = shared && shared.madeAt > (own?.madeAt ?? 0) && !this.#tags.isOutdated(address, shared)
    if (isNewer) this.#hold(address, shared)
    const page = isNewer ? shared : own
    if (!page || ageOf(page, nowMs) !== 'fresh') this.#noteAsked(address, nowMs)
    return page
  }

  async #ownPage(address: string): Promise<StoredPage | null> {
    const name = nameOf(address)
    this.#files.touch(name)
    const held = this.#memory.touch(address)
    if (held) return held
    if (!this.#files.has(name)) return null
    try {
      const path = join(this.folder, name)
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
      const { bodies, ...rest } = deserialize(bytes) as PageFile
      const [br, gzip, identity] = [bodies.br, bodies.gzip, bodies.identity].map((body) => Buffer.from(body))
      if (!br || !gzip || !identity) throw new TypeError('the file holds no page')
      const page = { ...rest, bodies: { br, gzip, identity }, madeAt: mtimeMs }
      if (this.#tags.isOutdated(address, page)) {
        this.#dropFile(name)
        return null
      }
      this.#hold(address, page)
      return page
    } catch {
      this.#files.drop(name) // gone or broken: it is made again
      return null
    }
  }

  /** Resolves once the page is on disk, or could not be put there. */
  async set(address: string, page: Page): Promise<void> {
    const { html, ...head } = page
    const madeAt = Date.now()
    const bodies = await pageBodies(html)
    // Whoever asked gets it; nobody else does, since it may have been made of what has changed meanwhile.
    const beganAtMs = this.#askedAtMs.get(address) ?? madeAt
    this.#askedAtMs.delete(address)
    if (this.#tags.isOutdated(address, { headers: head.headers, madeAt: beganAtMs })) return
    this.#hold(address, { ...head, bodies, madeAt })
    this.#remakes.delete(address)
    const name = nameOf(address)
    const draft = join(this.folder, `${name}.${process.pid}-${this.#written++}`)
    try {
      void this.#shared?.save(address, { ...head, bodies, madeAt })
      const file: PageFile = { ...head, bodies }
      const bytes = serialize(file)
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, join(this.folder, name))
      this.#files.put(name, true, bytes.length)
      this.#files.trim(this.bounds.entries, this.bounds.diskBytes)
    } catch {
      await rm(draft, { force: true }).catch(() => {}) // memory still has it
    }
  }

  #drop(tags: ReadonlyMap<string, number>): void {
    this.#tags.add(tags)
    for (const [address, page] of this.#memory.entries()) {
      if (!this.#tags.isOutdated(address, page)) continue
      this.#memory.drop(address)
      this.#dropFile(nameOf(address))
    }
  }

  #dropFile(name: string): void {
    this.#files.drop(name)
    void rm(join(this.folder, name), { force: true }).catch(() => {})
  }

  #noteAsked(address: string, nowMs: number): void {
    if (this.#askedAtMs.size >= this.bounds.entries) this.#askedAtMs.clear()
    if (!this.#askedAtMs.has(address)) this.#askedAtMs.set(address, nowMs)
  }

  #hold(address: string, page: StoredPage): void {
    const { br, gzip, identity } = page.bodies
    this.#memory.put(address, page, br.length + gzip.length + identity.length + 4000)
    this.#memory.trim(this.bounds.entries, this.bounds.memoryBytes)
  }

  #readFolder(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    const found = readdirSync(this.folder).map((name) => ({ name, ...sizeAndTime(join(this.folder, name)) }))
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith(END)) this.#files.put(name, true, size)
      else rmSync(join(this.folder, name), { recursive: true, force: true }) // a draft that was never finished
    }
    this.#files.trim(this.bounds.entries, this.bounds.diskBytes)
  }
}

/** A page as its file holds it. */
type PageFile = PageHead & { bodies: Record<keyof PageBodies, Uint8Array> }

/** A map in order of use that knows how many bytes its values take. `onDrop` hears of what `trim` throws out. */
class LruMap<T> {
  #values = new Map<string, { value: T; bytes: number }>()
  #bytes = 0
  #onDrop: (key: string) => void

  constructor(onDrop: (key: string) => void = () => {}) {
    this.#onDrop = onDrop
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  *entries(): IterableIterator<[string, T]> {
    for (const [key, { value }] of this.#values) yield [key, value]
  }

  /** The value, now the last to go. */
  touch(key: string): T | undefined {
    const found = this.#values.get(key)
    if (!found) return undefined
    this.#values.delete(key)
    this.#values.set(key, found)
    return found.value
  }

  put(key: string, value: T, bytes: number): void {
    this.drop(key)
    this.#values.set(key, { value, bytes })
    this.#bytes += bytes
  }

  drop(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0
    this.#values.delete(key)
  }

  trim(entries: number, bytes: number): void {
    while (this.#values.size > entries || this.#bytes > bytes) {
      const [oldest] = this.#values.keys()
      if (oldest === undefined) return
      this.drop(oldest)
      this.#onDrop(oldest)
    }
  }
}

// An address may be longer than a file's name can be.
function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40) + END
}

function sizeAndTime(path: string): { size: number; mtimeMs: number } {
  const { size, mtimeMs } = statSync(path)
  return { size, mtimeMs }
}

// Next loads the cache handler and we the server: two bundles in one process, which share what is stored.
const store = processChannel<PageStore>('page-store')

/** The store of this process, which shares its pages if it is made with `share`. `PAGE_CACHE_DIR` is set by server/main.ts; the bounds stand in .env.example. */
export function pageStore(share?: PageShare): PageStore {
  return store.getOrCreate(() => {
    const { PAGE_CACHE_DIR, PAGE_CACHE_ENTRIES, PAGE_CACHE_DISK_MB, PAGE_CACHE_MEMORY_MB } = process.env
    if (!PAGE_CACHE_DIR) throw new Error('PAGE_CACHE_DIR is unset: pages have no folder')
    return new PageStore({
      folder: PAGE_CACHE_DIR,
      share,
      entries: Number(PAGE_CACHE_ENTRIES || 20_000),
      diskBytes: Number(PAGE_CACHE_DISK_MB || 1024) * MB,
      memoryBytes: Number(PAGE_CACHE_MEMORY_MB || 96) * MB,
    })
  })
}
