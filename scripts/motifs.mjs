// @ts-check
/** Writes the illustrations of `look.motif` to `public/art`; run by hand after a change to them, the files are kept. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { random, scene } from './pictures/draw.mjs'
import { loadDrawings } from './pictures/load.mjs'

const OUT = join(fileURLToPath(new URL('.', import.meta.url)), '../public/art')

await mkdir(OUT, { recursive: true })
for (const [name, draw] of Object.entries(await loadDrawings('motifs'))) {
  await writeFile(join(OUT, `${name}.svg`), `${scene(draw(random(name)), { width: 800, height: 600 })}\n`)
}
