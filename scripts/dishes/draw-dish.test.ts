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
  ['Pierogi ruskie', 'Mączne', 'ciasto pierogowe, ziemniaki, twaróg', 'pierogi'],
  ['Gyoza z warzywami, 5 sztuk', 'Na początek', 'ciasto na pierożki, tofu', 'dumplings'],
  ['Z serem', 'Chinkali, dziewiętnaście fałd', 'ciasto pierogowe, sulguni, masło', 'chinkali'],
  ['Tatar wołowy', 'Na początek', 'wołowina, jajko, cebula', 'tartare'],
  ['Tatar z łososia', 'Miseczki', 'łosoś, szalotka', 'tartare'],
  ['Carpaccio wołowe', 'Antipasti', 'wołowina, kapary, rukola', 'carpaccio'],
  ['Ser wędzony z żurawiną', 'Na początek', 'ser wędzony, żurawina suszona', 'smokedCheese'],
  ['Pstrąg z masłem i koprem', 'Z okolicznych zeszytów', 'pstrąg, masło, koper', 'fish'],
  ['Śledź w śmietanie', 'Na początek', 'śledź, śmietana, cebula', 'herring'],
  ['Bigos trzydniowy', 'Zupy', 'kapusta kiszona, kiełbasa', 'stew'],
  ['Gulasz z kaszą', 'Drugie', 'wołowina, papryka, kasza gryczana', 'stew'],
  ['Zupa gulaszowa', 'Zupy', 'wołowina, papryka, ziemniaki', 'soup'],
  ['Zrazy z kaszą', 'Z okolicznych zeszytów', 'wołowina, boczek', 'beefRolls'],
  ['Gołąbki w sosie pomidorowym', 'Niedzielny obiad', 'kapusta, wieprzowina, ryż', 'cabbageRolls'],
  ['Galareta z nóżek', 'Przed startem', 'wieprzowina, marchew', 'aspic'],
  ['Makowiec zawijany', 'Mak', 'ciasto drożdżowe, mak', 'poppyRoll'],
  ['Kawałki kurczaka, 6 sztuk', 'Dla małych', 'kurczak, panierka', 'pile'],
  ['Kawa mrożona', 'Kawa', 'espresso, mleko', 'glass'],
  ['Hummus z oliwą', 'Pasty', 'hummus, oliwa, pita', 'dip'],
  ['Schabowy z kością', 'Drugie', 'schab, panierka, jajko, ziemniaki', 'plate'],
])('%s is drawn as what it is', (name, category, of, kind) => expect(ofKind(name, category, of)).toBe(kind))

it('0046 cheesecake, apple cake and poppy roll are three drawings, not one slice in three colours', () => {
  const shapeOf = (name: string) =>
    drawDish({ key: 'a', name, category: 'Ciasta', of: ['cukier'] }).replace(/#[0-9a-f]{6}/g, '')
  const shapes = ['Sernik', 'Szarlotka na ciepło', 'Makowiec', 'Tiramisu', 'Seromak'].map(shapeOf)
  expect(new Set(shapes).size).toBe(shapes.length)
})

it('other ingredients make another picture of the same kind', () => {
  const of = (foods: string[]) =>
    drawDish({ key: 'a', name: 'Margherita', category: 'Pizza', of: ['ciasto na pizzę', ...foods] })
  expect(of(['pomidory pelati', 'salami'])).not.toBe(of(['pomidory pelati', 'szpinak']))
})
