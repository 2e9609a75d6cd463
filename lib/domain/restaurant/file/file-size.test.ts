import { execFileSync } from 'node:child_process'
import { largestFile } from '@/tests/support/largest-file'
import { sizeProblems } from './file-size'
import { numberMenu } from './number-menu'
import { readRestaurantFile } from './read-file'

const most = readRestaurantFile(largestFile()).file

it('C33 the largest file is taken', () => {
  expect(sizeProblems(largestFile())).toEqual([])
  expect(most).not.toBeNull()
})

it('C33 C37 a file of the largest size can be edited: ids that the product assigns do not count', () => {
  const menu = most?.menu && numberMenu(most.menu, null)
  expect(sizeProblems({ ...most, menu })).toEqual([])
})

it.each<[string, string, string, (file: ReturnType<typeof largestFile>) => void]>([
  [
    'dishes',
    'menu.categories',
    'w całym menu może być najwyżej 1500 dań',
    ({ menu }) => menu?.categories.push({ name: 'Inne', products: [{ name: 'Jedno za dużo', priceGrosze: 1 }] }),
  ],
  [
    'tables',
    'rooms',
    'we wszystkich salach może być najwyżej 500 stolików',
    ({ rooms }) => rooms[1]?.tables.push({ name: 'X', minSeats: 1, maxSeats: 2 }),
  ],
  [
    'characters of shared questions at all dishes',
    'menu.sharedQuestions',
    'wspólne pytania powtórzone przy wszystkich daniach, które je zadają, mogą mieć najwyżej 2000000 znaków: skróć je albo dodaj do mniejszej liczby dań',
    ({ menu }) => {
      const all = menu?.sharedQuestions?.map(({ key }) => key) ?? []
      for (const dish of menu?.categories[0]?.products ?? []) dish.sharedQuestions = all.slice(0, 30)
      for (const { options } of menu?.sharedQuestions ?? []) for (const option of options) option.name = 'x'.repeat(120)
    },
  ],
  [
    'options, shared ones and choices of sets too',
    'menu.categories',
    'w całym menu może być najwyżej 3000 opcji do wyboru',
    ({ menu }) => {
      const products = menu?.categories[0]?.products ?? []
      for (const product of products.slice(0, 100))
        product.questions = [
          {
            type: 'set',
            title: 'Zestaw',
            components: [{ title: 'A', products: [...products].slice(100, 120).map(({ name }) => ({ dish: name })) }],
          },
        ]
    },
  ],
])('C33 one more than the most %s is refused in words', (_, path, message, change) => {
  const file = largestFile()
  change(file)
  expect(sizeProblems(file)).toContainEqual({ path, message })
  expect(readRestaurantFile(file).problems).toContainEqual({ path, message })
})

it('C33 unknown fields are counted as well, however deeply nested', () => {
  let deep: unknown = []
  for (let depth = 0; depth < 20_000; depth++) deep = [deep]
  const message = 'to więcej, niż może mieć restauracja (70000 pól)'
  expect(readRestaurantFile({ menu: { sharedQuestions: deep } }).problems).toHaveLength(1)
  expect(sizeProblems(Array.from({ length: 1_000_000 }))).toEqual([{ path: '', message }])
})

// The limit is 100 ms, and regressions took seconds: `npm test` detects them on a slow machine as well.
const MAX_CPU_MS = process.env.TEST_FULL ? 100 : 400

it(`C33 C37 each function of a file and of its parts ends within ${MAX_CPU_MS} ms of CPU on the largest file that is allowed`, () => {
  // Runs in a process of its own: Jest's module system makes reading a file ten times slower.
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/file-costs.ts'], {
    encoding: 'utf8',
    env: { ...process.env, MAX_CPU_MS: String(MAX_CPU_MS) },
  })
  const { costs, uncovered } = JSON.parse(printed) as { costs: Record<string, number>; uncovered: string[] }
  expect(Object.entries(costs).filter(([, ms]) => ms > MAX_CPU_MS)).toEqual([])
  expect(uncovered).toEqual([])
})
