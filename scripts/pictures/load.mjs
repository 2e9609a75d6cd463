import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { laid, TABLES } from './tables.mjs'

/** Every drawing of a folder by its stem: a function of a source of chance that answers SVG. */
export async function loadDrawings(folder) {
  return partsNamed('draw', await loadModules(folder))
}

/** Every picture by its stem: the drawings, and the tables that are laid with their dishes. */
export async function loadPictures() {
  const modules = await loadModules('drawings')
  const dishes = partsNamed('dish', modules)
  const tables = Object.entries(TABLES).map(([stem, table]) => [stem, laid(table, dishes)])
  return { ...partsNamed('draw', modules), ...Object.fromEntries(tables) }
}

async function loadModules(folder) {
  const path = join(fileURLToPath(new URL('.', import.meta.url)), folder)
  const files = (await readdir(path)).sort()
  return Promise.all(
    files.map(async (file) => [file.replace('.mjs', ''), await import(pathToFileURL(join(path, file)).href)]),
  )
}

const partsNamed = (name, modules) => Object.fromEntries(modules.map(([stem, parts]) => [stem, parts[name]]))
