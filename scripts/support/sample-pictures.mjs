// @ts-check
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { loadBundle } from './load-bundle.mjs'
import { isStale } from './sources.mjs'

const FROM = 'sample-data/pictures'
const TO = 'public/pictures'
const RECIPE = ['upstream/pictures/picture-files.ts', 'lib/domain/restaurant/picture-sizes.ts']

/** Makes the files of the sample's pictures in `public/pictures`, where theirs are missing or older. Decision 0046. */
export async function makeSamplePictures() {
  await mkdir(join(TO, 'dania'), { recursive: true })
  const started = performance.now()
  const count = (await sizePaintings()) + (await compressDishes())
  if (count > 0) console.info(`Pictures: ${count} made in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/** How many were made. */
async function sizePaintings() {
  const { makePicture } = await loadBundle('picture-files', RECIPE)
  const paintings = (await readdir(FROM)).filter((name) => name.endsWith('.avif')).map((name) => parse(name).name)
  const changed = paintings.filter((name) =>
    isStale(join(TO, `${name}-card.png`), [join(FROM, `${name}.avif`), ...RECIPE]),
  )
  for (const name of changed) {
    const made = await makePicture(await readFile(join(FROM, `${name}.avif`)))
    if (typeof made === 'string') throw new Error(`${FROM}/${name}.avif is no picture: ${made}.`)
    // The card is the last: what is cut off before is made again.
    for (const { suffix, format, bytes } of made.files) await writeFile(join(TO, `${name}${suffix}.${format}`), bytes)
  }
  return changed.length
}

/** How many were compressed. */
async function compressDishes() {
  const { smallest } = await loadBundle('precompress', ['server/precompress.ts'])
  const dishes = await readdir(join(FROM, 'dania'))
  const changed = dishes.filter((name) => isStale(join(TO, 'dania', name), [join(FROM, 'dania', name)]))
  for (const name of changed) {
    const svg = await readFile(join(FROM, 'dania', name))
    const file = join(TO, 'dania', name)
    await writeFile(`${file}.br`, await smallest.br(svg))
    await writeFile(`${file}.gz`, await smallest.gz(svg))
    await writeFile(file, svg)
  }
  return changed.length
}
