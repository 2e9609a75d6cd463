import { readdirSync, readFileSync } from 'node:fs'
import { restaurants } from './index'
import { orderings, readMenus } from './menus/index'
import { PICTURE_ALTS } from './picture-alts'

const FOLDER = 'sample-data/pictures'
const drawings = readdirSync(`${FOLDER}/dania`)
const dishes = [...orderings, ...readMenus].flatMap(({ categories }) => categories.flatMap(({ products }) => products))

it('every picture that the sample data may show is there, and no other', () => {
  const paintings = readdirSync(FOLDER).filter((name) => name !== 'dania')
  expect(paintings.sort()).toEqual(
    Object.keys(PICTURE_ALTS)
      .map((key) => `${key}.avif`)
      .sort(),
  )
})

it('no gallery shows a dish of its cover again', () => {
  const shown = restaurants.map(({ pictures }) => pictures.map(({ key }) => key))
  const isOn = (cover: string, key: string) => cover.split('-i-').some((part) => key === part || key === `zupa-${part}`)
  expect(shown.filter(([cover = '', ...others]) => others.some((key) => isOn(cover, key)))).toEqual([])
})

it('0046 every dish has its own drawing, or says isDrawn: false; no drawing is left over', () => {
  const named = dishes.flatMap(({ image }) => image?.src.split('/').at(-1) ?? [])
  expect([...new Set(named)].sort()).toEqual(drawings.sort())
  expect(new Set(drawings.map((name) => readFileSync(`${FOLDER}/dania/${name}`, 'utf8'))).size).toBe(drawings.length)
})

it('0046 a drawing has at most 3 kB and fetches nothing', () => {
  for (const name of drawings) {
    const svg = readFileSync(`${FOLDER}/dania/${name}`, 'utf8')
    expect([name, Buffer.byteLength(svg) <= 3000]).toEqual([name, true])
    expect(svg).not.toMatch(/<script|<image|url\((?!#)|href="(?!#)/)
  }
})
