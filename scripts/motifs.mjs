/** Writes the illustrations of `look.motif` to `public/art`; run by hand after a change to them, the files are kept. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { motif, motifs } from './pictures/motifs.mjs'

const OUT = join(import.meta.dirname, '../public/art')

await mkdir(OUT, { recursive: true })
for (const name of Object.keys(motifs)) await writeFile(join(OUT, `${name}.svg`), motif(name))
