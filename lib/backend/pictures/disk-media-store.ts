import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store'

/** Files below `folder`, in folders by the first two characters of their names. */
export function diskMediaStore(folder: string): MediaStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)
  return {
    async put(name, bytes) {
      await mkdir(folderOf(name), { recursive: true })
      // Readers meanwhile see nothing or the whole file; so does a process started after a power cut. Each process has
      // a draft name of its own: several may write the same file at once.
      const draft = `${pathOf(name)}.${process.pid}.draft`
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, pathOf(name))
    },
    get: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
