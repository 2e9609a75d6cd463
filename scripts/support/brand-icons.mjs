// @ts-check
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const MARKS = 'public/marks'
/** Marks are drawn on a field of 64. */
const FIELD = 64
const ICONS = [32, 180, 192, 512]
/** A maskable icon keeps its inner 80 % in whatever shape a phone cuts out. */
const MASKABLE = { size: 512, mark: 400 }
/** Shown in emails at 40 pixels, on screens of twice the density and more. */
const MAIL_SIZE = 96

/**
 * Makes the PNG forms of each brand's mark: icons in `public/pictures`, and the mark of its emails in `public/mail`,
 * a separate folder because other sites, such as mailboxes, may embed its files. See docs/design/pictures.md.
 */
export async function makeBrandIcons() {
  for (const folder of ['public/pictures', 'public/mail']) await mkdir(folder, { recursive: true })
  for (const file of (await readdir(MARKS)).filter((name) => name.endsWith('.svg'))) {
    const name = file.slice(0, -'.svg'.length)
    const svg = await readFile(join(MARKS, file))
    await sized(svg, MAIL_SIZE).png({ palette: true }).toFile(`public/mail/${name}.png`)
    for (const size of ICONS) {
      await sized(svg, size).png({ palette: true }).toFile(`public/pictures/icon-${name}-${size}.png`)
    }
    await maskable(svg).then((icon) => icon.toFile(`public/pictures/icon-${name}-maskable-512.png`))
  }
}

/**
 * @param {Buffer} svg
 * @param {number} size
 */
function sized(svg, size) {
  return sharp(svg, { density: (72 * size) / FIELD }).resize(size, size)
}

/**
 * The mark in the middle, on its own background; a mark that reaches its edges reaches those of the icon.
 * @param {Buffer} svg
 */
async function maskable(svg) {
  const { size, mark } = MASKABLE
  const [, background = '#ffffff'] = /fill="(#[0-9a-f]{6})"/i.exec(svg.toString()) ?? []
  const edge = (size - mark) / 2
  const drawn = await sized(svg, mark).flatten({ background }).png().toBuffer()
  return sharp(drawn)
    .extend({ top: edge, left: edge, bottom: edge, right: edge, extendWith: 'copy' })
    .png({ palette: true })
}
