import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

const MB = 1024 * 1024
/** Raised whenever what a file holds changes its shape. */
const END = '.page1'

/**
 * Pages by their internal address, least used first out: at most `entries` of them in memory and on disk, each with a
 * bound in bytes. A page is one file, put in its place whole, so that no reader sees half of one; a disk that is full or
 * gone costs nothing but the file. Decision 0022.
 */
export class PageStore {
  #memory = new LruMap()
  #files = new LruMap((name) => rm(join(this.folder, name), { force: true }).catch(() => {}))
  #written = 0

  /** @param {{ folder: string, entries: number, diskBytes: number, memoryBytes: number }} bounds */
  constructor({ folder, entries, diskBytes, memoryBytes }) {
    this.folder = folder
    this.bounds = { entries, diskBytes, memoryBytes }
    this.#readFolder()
  }

  /** Is the page stored, however old? */
  has(address) {
    return this.#memory.has(address) || this.#files.has(nameOf(address))
  }

  /** The page and when it was made, in ms since 1970; `null` where it is not stored. */
  async get(address) {
    const name = nameOf(address)
    this.#files.touch(name)
    const held = this.#memory.touch(address)
    if (held) return held
    if (!this.#files.has(name)) return null
    try {
      const path = join(this.folder, name)
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
      const { html, ...rest } = deserialize(bytes)
      const page = { ...rest, html: Buffer.from(html).toString('utf8'), madeAt: mtimeMs }
      this.#hold(address, page)
      return page
    } catch {
      this.#files.drop(name) // gone or broken: it is made again
      return null
    }
  }

  /**
   * @param {string} address
   * @param {{ html: string, headers: object, status?: number, cacheControl?: object }} page
   */
  async set(address, page) {
    this.#hold(address, { ...page, madeAt: Date.now() })
    const name = nameOf(address)
    const draft = join(this.folder, `${name}.${process.pid}-${this.#written++}`)
    try {
      const bytes = serialize({ ...page, html: Buffer.from(page.html) })
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, join(this.folder, name))
      this.#files.put(name, true, bytes.length)
      this.#files.trim(this.bounds.entries, this.bounds.diskBytes)
    } catch {
      await rm(draft, { force: true }).catch(() => {}) // memory still has it
    }
  }

  #hold(address, page) {
    // A string with Polish letters takes two bytes a character.
    this.#memory.put(address, page, 2 * page.html.length + 1000)
    this.#memory.trim(this.bounds.entries, this.bounds.memoryBytes)
  }

  #readFolder() {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    const found = readdirSync(this.folder).map((name) => ({ name, ...sizeAndTime(join(this.folder, name)) }))
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith(END)) this.#files.put(name, true, size)
      else rmSync(join(this.folder, name), { recursive: true, force: true }) // a draft that was never finished
    }
    this.#files.trim(this.bounds.entries, this.bounds.diskBytes)
  }
}

/** A map in order of use that knows how many bytes its values take. `onDrop` hears of what `trim` throws out. */
class LruMap {
  #values = new Map()
  #bytes = 0

  constructor(onDrop = () => {}) {
    this.onDrop = onDrop
  }

  has(key) {
    return this.#values.has(key)
  }

  /** The value, now the last to go. */
  touch(key) {
    const found = this.#values.get(key)
    if (!found) return undefined
    this.#values.delete(key)
    this.#values.set(key, found)
    return found.value
  }

  put(key, value, bytes) {
    this.drop(key)
    this.#values.set(key, { value, bytes })
    this.#bytes += bytes
  }

  drop(key) {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0
    this.#values.delete(key)
  }

  trim(entries, bytes) {
    while (this.#values.size > entries || this.#bytes > bytes) {
      const [oldest] = this.#values.keys()
      this.drop(oldest)
      this.onDrop(oldest)
    }
  }
}

// An address may be longer than a file's name can be.
function nameOf(address) {
  return createHash('sha256').update(address).digest('hex').slice(0, 40) + END
}

function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(path)
  return { size, mtimeMs }
}

// The cache handler is loaded by Next and the server by us, in one process: both see this module once.
let store

/** The store of this process. `PAGE_CACHE_DIR` is set by scripts/server.mjs; the bounds stand in .env.example. */
export function pageStore() {
  const { PAGE_CACHE_DIR, PAGE_CACHE_ENTRIES, PAGE_CACHE_DISK_MB, PAGE_CACHE_MEMORY_MB } = process.env
  store ??= new PageStore({
    folder: PAGE_CACHE_DIR,
    entries: Number(PAGE_CACHE_ENTRIES || 20_000),
    diskBytes: Number(PAGE_CACHE_DISK_MB || 1024) * MB,
    memoryBytes: Number(PAGE_CACHE_MEMORY_MB || 96) * MB,
  })
  return store
}
