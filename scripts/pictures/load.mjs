import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Every drawing of a folder by its stem: a function of a source of chance that answers SVG. */
export async function loadDrawings(folder) {
  const path = join(fileURLToPath(new URL('.', import.meta.url)), folder)
  const files = (await readdir(path)).sort()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(path, file)).href)))
  return Object.fromEntries(files.map((file, i) => [file.replace('.mjs', ''), modules[i].draw]))
}
