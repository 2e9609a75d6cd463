import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor, waitFor } from '../../../scripts/support/ports.mjs'
import { copyOf, pizzeria, type WrittenFile } from '../../support/restaurant-files'

const ROUNDS = 6

let port = 0
let folder = ''
let upstream: ChildProcess | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakryte-import-'))
  port = await portFor(0)
  await start()
})
afterAll(async () => {
  await end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const env = { ...process.env, UPSTREAM_PORT: String(port), DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' }
  upstream = spawn(process.execPath, ['.build/upstream.mjs'], { env, stdio: 'ignore' })
  await waitFor(`http://127.0.0.1:${port}/readyz`, 120, () => upstream?.exitCode !== null)
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (!upstream || upstream.exitCode !== null) return
  const isOver = new Promise((resolve) => upstream?.once('exit', resolve))
  upstream.kill(signal)
  await isOver
}

// biome-ignore lint/suspicious/noExplicitAny: the answers are looked into below
async function call(method: string, path: string, body?: object): Promise<any> {
  const token = readFileSync(join(folder, 'partner-token'), 'utf8').trim()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/operations/restaurants${path}`, {
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

/** What tells one version from another: one number if the file is whole. */
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
    await end('SIGKILL')
    const outcome = await importing
    await start()
    const { file } = await call('GET', `/${id}/file`)
    const [now, ...others] = versionsIn(file)
    expect(others).toEqual([])
    expect(outcome === 'answered' ? [round] : [known, round]).toContain(now)
    seen.push(now === round ? 'new' : 'old')
    known = now ?? known
  }
  expect(seen).toHaveLength(ROUNDS)
}, 240_000)
