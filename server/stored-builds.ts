import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** This build and three before it, 4 MB each. */
const MAX_BUILDS = 4
/** Time between looks at the folder: another process may have added a newer build. */
const LOOK_AGAIN_MS = 2000
/** No segment begins with a dot, so none leads out of the folder. */
const PLAIN_NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

/** The bytes of a file in the forms that the build made. */
export interface StoredFile {
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

/**
 * Stores this build's scripts and styles in `folder`, one folder per build, so that a page of one build finds its files
 * at a process of another: open pages fetch scripts for hours, and both builds serve during a rollout. Older builds
 * than the newest four are removed. The folder may be shared by machines. See docs/design/processes.md.
 * @param folder STATIC_DIR
 * @param distDir where this build lies
 * @returns the file of this name in any other build; `null` where there is none, or where it is deleted meanwhile
 */
export function storedBuilds(folder: string, distDir: string): (name: string) => Promise<StoredFile | null> {
  const build = readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim()
  storeBuild(folder, build, join(distDir, 'static'))
  let others: string[] = []
  let lookedAtMs = Number.NEGATIVE_INFINITY

  function otherBuilds(): string[] {
    if (performance.now() - lookedAtMs < LOOK_AGAIN_MS) return others
    lookedAtMs = performance.now()
    others = buildsIn(folder).filter((name) => name !== build)
    return others
  }

  return async (name) => {
    if (!PLAIN_NAME.test(name)) return null
    for (const other of otherBuilds()) {
      const path = join(folder, other, name)
      const identity = await readIfThere(path)
      if (!identity) continue
      return { identity, br: await readIfThere(`${path}.br`), gzip: await readIfThere(`${path}.gz`) }
    }
    return null
  }
}

// An unwritable folder stores nothing: the product runs all the same.
function storeBuild(folder: string, build: string, source: string): void {
  const place = join(folder, build)
  const draft = join(folder, `.${build}.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    if (existsSync(place)) utimesSync(place, new Date(), new Date())
    else {
      cpSync(source, draft, { recursive: true })
      renameSync(draft, place)
    }
    for (const old of buildsIn(folder).slice(MAX_BUILDS)) rmSync(join(folder, old), { recursive: true, force: true })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true }) // another process was first, or the disk is full
    if (!existsSync(place)) process.stderr.write(`STATIC_DIR: ${error instanceof Error ? error.message : error}\n`)
  }
}

/** Names of whole builds, the newest first. */
function buildsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => PLAIN_NAME.test(name)) : []
  const timed = names.map((name) => ({
    name,
    atMs: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }))
  return timed.sort((a, b) => b.atMs - a.atMs).map(({ name }) => name)
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A name too long, or a folder: no such file either.
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}
