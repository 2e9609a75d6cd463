import type { FileMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { readMenuCsv } from './menu-csv'

const dishesOf = (text: string, known: FileMenu | null = null) =>
  readMenuCsv(text, known).menu?.categories.flatMap(({ products }) => products)
const problemsOf = (text: string) => readMenuCsv(text, null).problems.map(({ path, message }) => `${path}: ${message}`)
const TORN = /cena mogła się rozdzielić/

describe('C33 a line that cannot be read for certain is never taken', () => {
  it.each([
    ['a price torn by its comma, with a cell too many', 'kategoria,danie,opis,cena\nZupy,Barszcz,,19,90\n'],
    ['a price torn by its comma, where allergens follow', 'kategoria,danie,cena,alergeny\nZupy,Barszcz,19,10\n'],
    ['one digit after it, or an allergen by its number', 'kategoria,danie,cena,alergeny\nZupy,Barszcz,19,5\n'],
    ['the same, with a cell too few', 'kategoria,danie,opis,cena,alergeny\nZupy,Barszcz,19,90\n'],
  ])('%s', (_, text) => expect(problemsOf(text)).toEqual([expect.stringMatching(TORN)]))

  it('more cells than headings are reported by line in any file', () =>
    expect(problemsOf('kategoria;danie;cena\nZupy;Barszcz;19\nZupy;Żurek;20;mleko\n')).toEqual([
      'wiersz 3: komórek jest 4, a nagłówków 3',
    ]))

  it('more rows than the limit are reported, none is left out', () => {
    const rows = Array.from({ length: 5001 }, (_, n) => `Zupy;Zupa ${n};9`).join('\n')
    expect(problemsOf(`kategoria;danie;cena\n${rows}`)).toEqual(['wiersz 5002: najwyżej 5000 dań w jednym pliku'])
  })

  it.each([
    ['commas with a price in quotes', 'kategoria,danie,cena,alergeny\nZupy,Barszcz,"19,90",mleko\n', 1990],
    ['commas with a point', 'kategoria,danie,cena,alergeny\nZupy,Barszcz,19.90,\n', 1990],
    [
      'commas with whole złoty and an allergen by its number in words',
      'kategoria,danie,cena,alergeny\nA,B,19,seler\n',
      1900,
    ],
    ['cells at the end that a spreadsheet left empty', 'kategoria;danie;cena;;\nZupy;Barszcz;19,90;;\n', 1990],
    ['cells at the end that are missing', 'kategoria;danie;cena;alergeny\nZupy;Barszcz;19,90\n', 1990],
  ])('taken: %s', (_, text, priceGrosze) => expect(dishesOf(text)).toMatchObject([{ priceGrosze }]))
})

it('C33 a price of zero is reported, unless the dish has one by its sizes; an allergen’s own name is proposed', () => {
  const sized = readMenuCsv('kategoria;danie;cena\nPizza;Margherita;30\n', null).menu as FileMenu
  const known = {
    ...sized,
    categories: sized.categories.map((category) => ({
      ...category,
      products: category.products.map((product) => ({ ...product, priceGrosze: 0 })),
    })),
  }
  expect(dishesOf('kategoria;danie;cena\nPizza;Margherita;0\n', known)).toMatchObject([{ priceGrosze: 0 }])
  expect(problemsOf('kategoria;danie;cena\nZupy;Barszcz;0\n')).toEqual(['wiersz 2: cena 0 zł: wpisz, ile kosztuje'])
  expect(problemsOf('kategoria;danie;cena;alergeny\nCiasta;Tort;9;orzechy laskowe\n')).toEqual([
    expect.stringMatching(/orzechy laskowe.*chodzi o „orzechy”\?/),
  ])
})

describe('C33 a missing column leaves the stored values', () => {
  const known = readMenuCsv('kategoria;danie;opis;cena;alergeny\nZupy;Barszcz;Z uszkami;19;seler, gluten\n', null).menu

  it('description and allergens stay', () =>
    expect(dishesOf('kategoria;danie;cena\nZupy;Barszcz;21\n', known)).toMatchObject([
      { description: 'Z uszkami', priceGrosze: 2100, allergens: ['celery', 'gluten'] },
    ]))

  it('an empty cell of a column that is there empties them', () =>
    expect(dishesOf('kategoria;danie;opis;cena;alergeny\nZupy;Barszcz;;21;\n', known)).toMatchObject([
      { description: '', allergens: null },
    ]))
})

describe('C33 a dish of one name in two categories', () => {
  const HEAD = 'kategoria;danie;opis;cena\n'
  const known = readMenuCsv(`${HEAD}32 cm;Margherita;mała;30\n42 cm;Margherita;duża;40\n`, null).menu

  it('is two dishes, and a row changes the one of its category', () =>
    expect(dishesOf('kategoria;danie;cena\n42 cm;Margherita;41\n32 cm;Margherita;31\n', known)).toMatchObject([
      { description: 'duża', priceGrosze: 4100 },
      { description: 'mała', priceGrosze: 3100 },
    ]))

  it('in a new category is none of them', () =>
    expect(dishesOf('kategoria;danie;cena\n50 cm;Margherita;50\n', known)).toMatchObject([{ description: '' }]))

  it('a repeated name is reported by its line', () =>
    expect(problemsOf(`${HEAD}32 cm;Margherita;;30\n32 cm;Margherita;;31\n`)).toEqual([
      'wiersz 3: „Margherita” jest tu drugi raz',
    ]))
})

describe('C33 a spreadsheet as people write it', () => {
  const read = (text: string, known: FileMenu | null = null) => {
    const { menu, problems, ...more } = readMenuCsv(text, known)
    return { problems, ...more, categories: menu?.categories ?? [] }
  }

  it('joined cells and lines of their own name a category once', () => {
    const { categories } = read('kategoria;danie;cena\nZupy;Barszcz;19\n;Żurek;20\nCiasta\n;Sernik;16\n')
    expect(categories.map(({ name, products }) => [name, products.map((one) => one.name)])).toEqual([
      ['Zupy', ['Barszcz', 'Żurek']],
      ['Ciasta', ['Sernik']],
    ])
    expect(problemsOf('kategoria;danie;cena\n;Barszcz;19\n')).toEqual(['wiersz 2: brak kategorii'])
  })

  it('a column of prices for each size makes a question with the differences', () => {
    const text = 'kategoria;danie;Cena 32 cm;Cena (42 cm)\nPizza;Margherita;32;42,50\n;Calzone;38;\n'
    const [margherita, calzone] = read(text).categories[0]!.products
    expect([margherita!.priceGrosze, calzone!.priceGrosze, calzone!.questions]).toEqual([3200, 3800, []])
    expect(margherita!.questions).toMatchObject([
      {
        title: 'Rozmiar',
        required: true,
        options: [
          { name: '32 cm', priceGrosze: 0, default: true },
          { name: '42 cm', priceGrosze: 1050 },
        ],
      },
    ])
    expect(problemsOf('kategoria;danie;Cena S;Cena L\nPizza;Margherita;dużo;40\n')).toEqual([
      'wiersz 2: „dużo” to nie cena; zapisz na przykład 12,50',
    ])
  })

  it('a size that is known keeps its number and allergens', () => {
    const known = read('kategoria;danie;Cena S;Cena L\nPizza;Margherita;30;40\n').categories
    const question = known[0]!.products[0]!.questions[0]! as {
      id?: number
      options: { id?: number; allergens: unknown }[]
    }
    Object.assign(question, { id: 7 })
    Object.assign(question.options[1]!, { id: 9, allergens: ['milk'] })
    const after = read('kategoria;danie;Cena S;Cena L\nPizza;Margherita;30;45\n', { categories: known, discounts: [] })
    expect(after.categories[0]!.products[0]!.questions).toMatchObject([
      { id: 7, options: [{}, { id: 9, allergens: ['milk'], priceGrosze: 1500 }] },
    ])
  })

  it('columns that are none of a menu are named', () =>
    expect(read('kategoria;danie;cena;kcal;Uwagi\nZupy;Barszcz;19;300;x\n')).toMatchObject({
      unread: ['kcal', 'Uwagi'],
    }))
})
