// @ts-check
/**
 * Draws every dish of the sample menus to `public/pictures/dania` as SVG, at most 3 kB each, with its compressed forms
 * beside it, and removes what no menu has. Costs nothing when neither menus nor drawings have changed. Decision 0046.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { drawDish } from './dishes/draw-dish.mjs'
import { loadBundle } from './support/load-bundle.mjs'

const OUT = 'public/pictures/dania'
const STAMP = join(OUT, '.drawn')
const SOURCES = 'scripts/dishes'

export async function drawDishes({ log = console.log } = {}) {
  const { drawnDishes } = await loadBundle('drawn-dishes', ['sample-data', 'lib/domain'])
  const dishes = drawnDishes()
  const stamp = await stampOf(dishes)
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return log('Dishes: up to date.')
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  for (const dish of dishes) {
    const svg = Buffer.from(drawDish(dish))
    const file = join(OUT, `${dish.key}.svg`)
    await writeFile(file, svg)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(svg))
    await writeFile(`${file}.gz`, await promisify(gzip)(svg, { level: 9 }))
  }
  await writeFile(STAMP, stamp)
  log(`Dishes: ${dishes.length} drawn.`)
}

/** @param {unknown} dishes */
async function stampOf(dishes) {
  const hash = createHash('sha256').update(JSON.stringify(dishes))
  for (const file of (await readdir(SOURCES)).sort()) hash.update(await readFile(join(SOURCES, file)))
  return hash.update(await readFile('scripts/pictures/draw.mjs')).digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await drawDishes()
