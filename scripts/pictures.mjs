/**
 * Draws every picture and writes it to `public/pictures`: in three widths as AVIF and WebP, in the three shapes that search
 * engines show (`{stem}-1x1.jpg` …) and as the side of a share card (`{stem}-card.png`). The marks become PNG icons.
 * Costs nothing when neither the drawings nor the marks have changed since the last run.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { random, scene } from './pictures/draw.mjs'
import { grain } from './pictures/grain.mjs'
import { loadPictures } from './pictures/load.mjs'

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..')
const OUT = join(ROOT, 'public/pictures')
const STAMP = join(OUT, '.drawn')
/** Drawn once in the largest width, then made smaller. */
const DRAWN_WIDTH = 1200
const WIDTHS = [480, 720, 960]
/** As `lib/server/seo/image-data.ts` names them: shape, width, height. */
const SHAPES = [
  ['1x1', 800, 800],
  ['4x3', 1060, 795],
  ['16x9', 1200, 675],
]
const ICONS = [32, 180, 192, 512]
/** Whatever shape a phone cuts out of a maskable icon, the inner 80 % stay. */
const MASKABLE = { size: 512, mark: 400 }

export async function drawPictures({ log = console.log } = {}) {
  await mkdir(OUT, { recursive: true })
  await drawIcons() // a moment's work, which no stamp need spare
  const stamp = await stampOfSources()
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return log('Pictures: up to date.')
  const started = performance.now()
  const paper = await grain(DRAWN_WIDTH)
  const drawings = Object.entries(await loadPictures())
  await inTurns(drawings, 3, ([stem, draw]) => drawOne(stem, draw, paper))
  await writeFile(STAMP, stamp)
  log(`Pictures: ${drawings.length} drawn in ${Math.round((performance.now() - started) / 1000)} s.`)
}

async function drawOne(stem, draw, paper) {
  const svg = Buffer.from(scene(draw(random(stem))))
  const flat = await sharp(svg)
    .resize(DRAWN_WIDTH)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const large = await sharp(flat.data, { raw: flat.info })
    .composite([{ input: paper, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of WIDTHS) {
    const sized = sharp(large.data, { raw: large.info }).resize(width)
    const file = join(OUT, `${stem}-${width}`)
    await sized.clone().avif({ quality: 48, effort: 1, chromaSubsampling: '4:2:0' }).toFile(`${file}.avif`)
    await sized.clone().webp({ quality: 74, effort: 2 }).toFile(`${file}.webp`)
  }
  for (const [shape, width, height] of SHAPES) {
    const cut = sharp(large.data, { raw: large.info }).resize(width, height, { fit: 'cover' })
    await cut.jpeg({ quality: 66 }).toFile(join(OUT, `${stem}-${shape}.jpg`))
  }
  // Without grain and in few colours, since a card is a PNG: one with grain has more than 300 kB.
  const side = sharp(flat.data, { raw: flat.info }).resize(384, 630, { fit: 'cover' })
  await side.png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 }).toFile(join(OUT, `${stem}-card.png`))
}

async function drawIcons() {
  const marks = await readdir(join(ROOT, 'public/marks'))
  for (const mark of marks.filter((file) => file.endsWith('.svg'))) {
    const svg = await readFile(join(ROOT, 'public/marks', mark))
    await drawMaskable(mark.slice(0, -4), svg)
    for (const size of ICONS) {
      const icon = sharp(svg, { density: (72 * size) / 64 }).resize(size, size)
      await icon.png({ palette: true }).toFile(join(OUT, `icon-${mark.slice(0, -4)}-${size}.png`))
    }
  }
}

/** The mark in the middle, on its own ground; what reaches its edges reaches those of the icon. */
async function drawMaskable(name, svg) {
  const { size, mark } = MASKABLE
  const [, background = '#ffffff'] = /fill="(#[0-9a-f]{6})"/i.exec(svg.toString()) ?? []
  const drawn = sharp(svg, { density: (72 * mark) / 64 })
    .resize(mark, mark)
    .flatten({ background })
  const edge = (size - mark) / 2
  const icon = sharp(await drawn.png().toBuffer())
    .extend({ top: edge, left: edge, bottom: edge, right: edge, extendWith: 'copy' })
    .png({ palette: true })
  await icon.toFile(join(OUT, `icon-${name}-maskable-512.png`))
}

/** At most `n` at a time: the encoder has threads of its own. */
async function inTurns(items, n, work) {
  const waiting = [...items]
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: n }, next))
}

async function stampOfSources() {
  const hash = createHash('sha256')
  for (const folder of ['scripts/pictures', 'public/marks']) {
    const files = (await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })).filter((f) =>
      f.isFile(),
    )
    const paths = files.map((file) => join(file.parentPath, file.name)).sort()
    for (const path of paths) hash.update(path.slice(ROOT.length)).update(await readFile(path))
  }
  hash.update(await readFile(join(ROOT, 'scripts/pictures.mjs')))
  return hash.digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await drawPictures()
