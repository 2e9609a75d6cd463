import fc from '@/tests/support/fast-check'
import { mergePart, mergeTabs, rebasePart } from './merge-part'

const dish = (id: number, priceGrosze: number, name = `Danie ${id}`) => ({ id, name, priceGrosze })
const menu = (...products: object[]) => ({ categories: [{ id: 1, name: 'Zupy', products }] })
const namesOf = (merged: ReturnType<typeof menu>) =>
  merged.categories[0]!.products.map((one) => (one as { id: number }).id)

it('C33 a quick price and a draft of another dish go together', () => {
  const base = menu(dish(1, 1000), dish(2, 2000))
  const mine = menu(dish(1, 1000), { ...dish(2, 2000), name: 'Rosół' })
  const theirs = menu(dish(1, 1200), dish(2, 2100))
  expect(mergePart(base, mine, theirs)).toEqual({
    merged: menu(dish(1, 1200), dish(2, 2100, 'Rosół')),
    conflicts: [],
  })
})

it('C33 one price with two new values is a conflict that has words, and mine stays', () => {
  const [base, mine, theirs] = [1000, 1200, 1300].map((price) => menu(dish(1, price, 'Żurek'))) as [never, never, never]
  const { merged, conflicts } = mergePart<object>(base, mine, theirs)
  expect(merged).toEqual(mine)
  expect(conflicts).toEqual([
    {
      path: 'categories/id 1/products/id 1/priceGrosze',
      where: 'kategorie › „Zupy” › pozycje › „Żurek” › cena',
      base: 1000,
      mine: 1200,
      theirs: 1300,
    },
  ])
})

it.each([
  ['mine moved, theirs added', [1, 2, 3], [3, 1, 2], [1, 2, 4, 3], [3, 1, 2, 4]],
  ['theirs moved, mine added', [1, 2, 3], [4, 1, 2, 3], [3, 2, 1], [4, 3, 2, 1]],
  ['each added one', [1, 2], [1, 5, 2], [1, 2, 6], [1, 5, 2, 6]],
  ['mine removed what theirs left alone', [1, 2, 3], [1, 3], [1, 2, 3, 4], [1, 3, 4]],
  ['theirs removed what mine left alone', [1, 2, 3], [3, 2, 1], [1, 3], [3, 1]],
  ['both removed it', [1, 2, 3], [1, 3], [3], [3]],
])('C33 a list: %s', (_, base, mine, theirs, merged) => {
  const [b, m, t] = [base, mine, theirs].map((ids) => menu(...ids.map((id) => dish(id, 100 * id)))) as [
    ReturnType<typeof menu>,
    ReturnType<typeof menu>,
    ReturnType<typeof menu>,
  ]
  const found = mergePart(b, m, t)
  expect(namesOf(found.merged)).toEqual(merged)
  expect(found.conflicts).toEqual([])
})

it.each([
  ['mine removed, theirs changed', menu(), menu(dish(1, 900))],
  ['theirs removed, mine changed', menu(dish(1, 900)), menu()],
])('C33 %s: it stays, and is a conflict', (_, mine, theirs) => {
  const { merged, conflicts } = mergePart(menu(dish(1, 1000)), mine, theirs)
  expect(merged).toEqual(menu(dish(1, 900)))
  expect(conflicts.map(({ path }) => path)).toEqual(['categories/id 1/products/id 1'])
})

it('C33 two orders of one list are a conflict of its order', () => {
  const [base, mine, theirs] = [
    [1, 2, 3],
    [2, 1, 3],
    [3, 1, 2],
  ].map((ids) => menu(...ids.map((id) => dish(id, 1)))) as [
    ReturnType<typeof menu>,
    ReturnType<typeof menu>,
    ReturnType<typeof menu>,
  ]
  const { merged, conflicts } = mergePart(base, mine, theirs)
  expect([namesOf(merged), conflicts.map(({ where, theirs }) => [where, theirs])]).toEqual([
    [2, 1, 3],
    [['kategorie › „Zupy” › pozycje', ['„Danie 3”', '„Danie 1”', '„Danie 2”']]],
  ])
})

it('C33 days of the week are recognised by their place', () => {
  const day = (open: string) => [{ open, close: '22:00' }]
  const week = (...opens: string[]) => ({ week: opens.map(day) })
  const noon = Array.from({ length: 7 }, () => '12:00')
  const { merged, conflicts } = mergePart(week(...noon), week(...noon.with(0, '10:00')), week(...noon.with(6, '14:00')))
  expect([merged, conflicts]).toEqual([week(...noon.with(0, '10:00').with(6, '14:00')), []])
})

it('C33 C37 joined tables and other lists of words are merged word by word: a table that another renamed is no conflict', () => {
  const table = (id: number, name: string) => ({ id, name })
  const part = (tables: object[], combinations: string[][]) => ({ rooms: [{ key: 'sala', tables }], combinations })
  const [one, two, three] = [table(1, '1'), table(2, '2'), table(3, '3')]
  const base = part([one, two, three], [['1', '2']])
  const mine = part(
    [one, two, three],
    [
      ['1', '2'],
      ['2', '3'],
    ],
  )
  const theirs = part([table(1, 'Okno'), two, three], [['Okno', '2']])
  expect(mergePart(base, mine, theirs)).toEqual({
    merged: part(
      [table(1, 'Okno'), two, three],
      [
        ['2', '3'],
        ['Okno', '2'],
      ],
    ),
    conflicts: [],
  })
  const cuisines = (...names: string[]) => ({ cuisines: names })
  expect(mergePart(cuisines('a', 'b'), cuisines('b', 'c'), cuisines('a', 'b', 'd'))).toEqual({
    merged: cuisines('b', 'c', 'd'),
    conflicts: [],
  })
})

const discount = (percent: number, scope: string) => ({ percent, scope })
const discounts = (...list: object[]) => ({ discounts: list })
const [soups, mains, pizza, all] = [
  discount(10, 'zupy'),
  discount(20, 'dania'),
  discount(30, 'pizza'),
  discount(5, 'all'),
]

it.each([
  ['each added one', [soups], [soups, mains], [soups, pizza], [soups, mains, pizza]],
  [
    'mine changed one, theirs added one',
    [soups, mains],
    [soups, discount(25, 'dania')],
    [soups, mains, all],
    [soups, discount(25, 'dania'), all],
  ],
  [
    'mine removed one, theirs changed another',
    [soups, mains],
    [mains],
    [soups, discount(25, 'dania')],
    [discount(25, 'dania')],
  ],
  ['each changed another field of one', [soups], [discount(15, 'zupy')], [discount(10, 'all')], [discount(15, 'all')]],
  ['both added the same', [], [soups], [soups, mains], [soups, mains]],
])('C37 two tabs and a list of what has no name: %s', (_, base, mine, theirs, merged) => {
  expect(mergeTabs(discounts(...base), discounts(...mine), discounts(...theirs))).toEqual({
    merged: discounts(...merged),
    conflicts: [],
  })
})

const listOfDiscounts = fc.uniqueArray(fc.record({ percent: fc.nat(2), scope: fc.constantFrom('a', 'b') }), {
  maxLength: 3,
  selector: (one) => JSON.stringify(one),
})

it('C37 two tabs: what only one of them changed is as it left it, and nothing that both left alone is changed', () => {
  fc.assert(
    fc.property(listOfDiscounts, listOfDiscounts, listOfDiscounts, (base, mine, theirs) => {
      const [b, m, t] = [base, mine, theirs].map((list) => discounts(...list))
      expect(mergeTabs(b, m, b)).toEqual({ merged: m, conflicts: [] })
      expect(mergeTabs(b, b, t)).toEqual({ merged: t, conflicts: [] })
      expect(mergeTabs(b, m, m)).toEqual({ merged: m, conflicts: [] })
      const texts = (list: object[]) => new Set(list.map((one) => JSON.stringify(one)))
      const [own, other, merged] = [mine, theirs, mergeTabs(b, m, t).merged!.discounts].map(texts)
      for (const one of texts(base)) if (own!.has(one) && other!.has(one)) expect(merged).toContain(one)
    }),
    { numRuns: 500 },
  )
})

const listOfDishes = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record(
        {
          id: fc.constant(id),
          name: fc.constantFrom('Żurek', 'Rosół'),
          priceGrosze: fc.nat(2),
          note: fc.constant('x'),
        },
        { requiredKeys: ['id', 'name', 'priceGrosze'] },
      ),
    ),
  ),
)
const part = fc.record({
  hours: fc.record({
    week: fc.tuple(...Array.from({ length: 7 }, () => fc.array(fc.constantFrom('a', 'b'), { maxLength: 1 }))),
  }),
  products: listOfDishes,
  tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
})

it('C33 without changes of others the result is mine, without my changes theirs; the same change twice is one', () => {
  fc.assert(
    fc.property(part, part, (base, changed) => {
      expect(mergePart(base, changed, base)).toEqual({ merged: changed, conflicts: [] })
      expect(mergePart(base, base, changed)).toEqual({ merged: changed, conflicts: [] })
      expect(mergePart(base, changed, changed)).toEqual({ merged: changed, conflicts: [] })
    }),
  )
})

type Part = { hours: { week: string[][] }; tags: string[]; products: { id: number }[] }
const sorted = ({ hours, tags, products }: Part) => ({
  week: hours.week.map((day) => day.toSorted()),
  tags: tags.toSorted(),
  products: products.toSorted((a, b) => a.id - b.id),
})

it('C33 without a conflict the merge is symmetric, except for the order of additions', () => {
  fc.assert(
    fc.property(part, part, part, (base, mine, theirs) => {
      const one = mergePart(base, mine, theirs)
      const other = mergePart(base, theirs, mine)
      expect(other.conflicts.map(({ path }) => path).sort()).toEqual(one.conflicts.map(({ path }) => path).sort())
      if (one.conflicts.length > 0) return
      expect(sorted(one.merged)).toEqual(sorted(other.merged))
      const inBase = (list: typeof one) =>
        list.merged.products.map(({ id }) => id).filter((id) => base.products.some((old) => old.id === id))
      expect(inBase(one)).toEqual(inBase(other))
    }),
    { numRuns: 500 },
  )
})

it('C37 merging the result again changes nothing and has the same conflicts of values', () => {
  fc.assert(
    fc.property(part, part, part, (base, mine, seen) => {
      const shown = mergePart(base, mine, seen)
      const rebased = rebasePart(base, mine, seen)
      expect(rebased.mine).toEqual(shown.merged)
      const again = mergePart(rebased.base, rebased.mine, seen)
      expect(again.merged).toEqual(shown.merged)
      // Removals and double additions are visible in the shown value: they need no choice.
      const paths = ({ conflicts }: typeof shown) =>
        conflicts
          .flatMap(({ path, ...values }) => (Object.values(values).includes(undefined) ? [] : path))
          .filter((path) => !path.endsWith('#order'))
          .sort()
      expect(paths(again)).toEqual(paths(shown))
    }),
    { numRuns: 500 },
  )
})

it('C37 a value of others that was shown and saved with the whole is theirs when they change it again', () => {
  const [base, seen, theirs] = [1000, 1200, 1300].map((price) => menu(dish(1, price)))
  const mine = menu({ ...dish(1, 1000), name: 'Rosół' })
  const shown = rebasePart(base!, mine, seen!)
  expect(mergePart(shown.base, shown.mine, theirs!)).toEqual({
    merged: menu({ ...dish(1, 1300), name: 'Rosół' }),
    conflicts: [],
  })
})
