import { copyOf, pizzeria, type WrittenFile } from '../../support/restaurant-files'
import { type OwnUpstream, ownUpstream } from './support/own-upstream'

const ROUNDS = 6

let upstream: OwnUpstream

beforeAll(async () => {
  upstream = await ownUpstream()
  await upstream.start()
})
afterAll(() => upstream.remove())

// biome-ignore lint/suspicious/noExplicitAny: the answers are looked into below
async function call(method: string, path: string, body?: object): Promise<any> {
  const headers = { 'content-type': 'application/json', ...upstream.bearer() }
  const answer = await fetch(`${upstream.url}/operations/restaurants${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Every dish at another price, and other tables: many rows for one kill to fall between. */
function version(n: number): WrittenFile {
  const file = copyOf(pizzeria)
  const tables = Array.from({ length: 40 }, (_, i) => ({ name: `${n}-${i}`, minSeats: 1, maxSeats: 4 }))
  file.rooms = [{ key: 'sala', name: `Sala ${n}`, tables }]
  file.menu!.categories.push({
    name: 'Więcej',
    products: Array.from({ length: 200 }, (_, i) => ({ name: `Danie ${i}`, priceGrosze: 1000 + n })),
  })
  return file
}

/** Version of a file by its numbers: they are all the same if the file is whole. */
function versionsIn(file: WrittenFile): number[] {
  const prices = file.menu!.categories.at(-1)!.products.map(({ priceGrosze }) => priceGrosze - 1000)
  const rooms = file.rooms.flatMap(({ name, tables }) => [name, ...tables.map((table) => table.name)])
  return [...new Set([...prices, ...rooms.map((name) => Number(/\d+/.exec(name)?.[0]))])]
}

test('C33 killed during an import, the restaurant is the old one or the new one', async () => {
  const { id } = await call('POST', '/import', { file: version(1) })
  let known = 1
  const seen: string[] = []
  for (let round = 2; round < ROUNDS + 2; round++) {
    const importing = call('POST', '/import', { file: version(round) }).then(
      () => 'answered',
      () => 'cut',
    )
    await new Promise((resolve) => setTimeout(resolve, round * 12))
    await upstream.end('SIGKILL')
    const outcome = await importing
    await upstream.start()
    const { file } = await call('GET', `/${id}/file`)
    const [now, ...others] = versionsIn(file)
    expect(others).toEqual([])
    expect(outcome === 'answered' ? [round] : [known, round]).toContain(now)
    seen.push(now === round ? 'new' : 'old')
    known = now ?? known
  }
  expect(seen).toHaveLength(ROUNDS)
})
