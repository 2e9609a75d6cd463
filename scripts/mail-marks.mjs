// @ts-check
/**
 * Makes the marks that letters show, as PNG, since Gmail shows no SVG: `public/mail/{tenant}.png`. A folder of its own,
 * because pages of other sites, which mailboxes are, may show what is in it. A moment's work. Decision 0046.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const MARKS = 'public/marks'
const OUT = 'public/mail'
/** Shown at 40 pixels, on screens of twice the density and more. */
const SIZE = 96
/** Marks are drawn on a field of 64. */
const FIELD = 64

await mkdir(OUT, { recursive: true })
for (const file of (await readdir(MARKS)).filter((name) => name.endsWith('.svg'))) {
  const mark = sharp(await readFile(join(MARKS, file)), { density: (72 * SIZE) / FIELD }).resize(SIZE, SIZE)
  await mark.png({ palette: true }).toFile(join(OUT, file.replace('.svg', '.png')))
}
