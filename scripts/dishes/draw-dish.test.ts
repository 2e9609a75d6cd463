import { drawnDishes } from '@/sample-data/menus/drawn-dishes'
import { drawDish } from './draw-dish.mjs'
import { kindOf } from './kinds.mjs'

const dishes = drawnDishes()
const ofKind = (name: string, category: string, of: string) => kindOf({ name, category, of: of.split(', ') })

it('every sample dish has a drawing of its own, and always the same', () => {
  const drawings = dishes.map((dish) => drawDish(dish))
  expect(dishes.length).toBeGreaterThan(500)
  expect(new Set(drawings).size).toBe(dishes.length)
  expect(drawDish(dishes[7]!)).toBe(drawings[7])
})

it('no drawing is larger than 3 kB, and each is whole', () => {
  for (const dish of dishes) {
    const svg = drawDish(dish)
    expect([dish.name, Buffer.byteLength(svg) <= 3000]).toEqual([dish.name, true])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href="(?!#)/)
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect([dish.name, new Set(ids).size]).toEqual([dish.name, ids.length])
    for (const [, id] of svg.matchAll(/href="#(\w+)"/g)) expect(ids).toContain(id)
  }
})

it('files have names that a web address needs no escape for', () => {
  expect(dishes.filter(({ key }) => !/^[a-z0-9-]{3,100}$/.test(key))).toEqual([])
})

it.each([
  ['Margherita', 'Pizza na czerwono', 'ciasto na pizzę, pomidory pelati, mozzarella', 'pizza'],
  ['Żurek lubelski', 'Zupy', 'zakwas żytni, kiełbasa biała, jajko', 'soup'],
  ['Pierogi ruskie', 'Mączne', 'ciasto pierogowe, ziemniaki, twaróg', 'dumplings'],
  ['Kawałki kurczaka, 6 sztuk', 'Dla małych', 'kurczak, panierka', 'pile'],
  ['Kawa mrożona', 'Kawa', 'espresso, mleko', 'glass'],
  ['Hummus z oliwą', 'Pasty', 'hummus, oliwa, pita', 'dip'],
  ['Schabowy z kością', 'Drugie', 'schab, panierka, jajko, ziemniaki', 'plate'],
])('%s is drawn as what it is', (name, category, of, kind) => expect(ofKind(name, category, of)).toBe(kind))

it('other ingredients make another picture of the same kind', () => {
  const of = (foods: string[]) =>
    drawDish({ key: 'a', name: 'Margherita', category: 'Pizza', of: ['ciasto na pizzę', ...foods] })
  expect(of(['pomidory pelati', 'salami'])).not.toBe(of(['pomidory pelati', 'szpinak']))
})
