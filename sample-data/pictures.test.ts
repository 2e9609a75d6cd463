import { readdirSync, readFileSync } from 'node:fs'
import { readSamples } from '@/upstream/seed/read-samples'

const FOLDER = 'sample-data/pictures'
const drawings = readdirSync(`${FOLDER}/dania`)
const files = readSamples(new Date('2026-11-26T12:00:00+01:00')).restaurants.map(({ file }) => file)
const dishes = files.flatMap(({ menu }) => (menu?.categories ?? []).flatMap(({ products }) => products))
const placeholders = JSON.parse(readFileSync('sample-data/placeholders.json', 'utf8'))

it('every picture that the sample data show is there with its placeholder, and no other', () => {
  const paintings = readdirSync(FOLDER).filter((name) => name !== 'dania')
  const used = files.flatMap(({ pictures }) => pictures.map(({ file }) => file))
  expect([...new Set(used)].sort()).toEqual(paintings.sort())
  expect(
    Object.keys(placeholders)
      .map((name) => `${name}.avif`)
      .sort(),
  ).toEqual(paintings.sort())
})

it('no gallery shows a dish of its cover again', () => {
  const shown = files.map(({ pictures }) => pictures.map(({ file }) => file.replace('.avif', '')))
  const isOn = (cover: string, key: string) => cover.split('-i-').some((part) => key === part || key === `zupa-${part}`)
  expect(shown.filter(([cover = '', ...others]) => others.some((key) => isOn(cover, key)))).toEqual([])
})

it('design/pictures: every dish has its own drawing, or has isDrawn: false; no drawing is unused', () => {
  const named = dishes.flatMap(({ image }) => image?.file ?? [])
  expect([...new Set(named)].sort()).toEqual(drawings.sort())
  expect(new Set(drawings.map((name) => readFileSync(`${FOLDER}/dania/${name}`, 'utf8'))).size).toBe(drawings.length)
})

it('design/pictures: a drawing has at most 3 kB and fetches nothing', () => {
  for (const name of drawings) {
    const svg = readFileSync(`${FOLDER}/dania/${name}`, 'utf8')
    expect([name, Buffer.byteLength(svg) <= 3000]).toEqual([name, true])
    expect(svg).not.toMatch(/<script|<image|url\((?!#)|href="(?!#)/)
  }
})
