import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { staticFiles } from './static-files'
import { storedBuilds } from './stored-builds'

const folder = mkdtempSync(join(tmpdir(), 'kept-builds-'))
const shared = join(folder, 'shared')
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

function makeBuild(id: string): string {
  const distDir = join(folder, id)
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  writeFileSync(join(distDir, 'BUILD_ID'), `${id}\n`)
  writeFileSync(join(distDir, `static/chunks/${id}.js`), `"${id}"`)
  writeFileSync(join(distDir, `static/chunks/${id}.js.br`), 'br')
  writeFileSync(join(distDir, `static/chunks/${id}.js.gz`), 'gz')
  return distDir
}

/** Static files of a web process of this build, on a port of its own. */
async function startBuild(id: string): Promise<(path: string, encoding?: string) => Promise<Response>> {
  const distDir = makeBuild(id)
  const serve = await staticFiles(distDir, storedBuilds(shared, distDir))
  const server = createServer((request, response) => {
    const context: AnswerContext = { kind: 'plain' }
    if (!serve(request, response, context, '')) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return (path, encoding = 'identity') =>
    fetch(`http://127.0.0.1:${port}/_next/static/${path}`, { headers: { 'accept-encoding': encoding } })
}

test('a page of one build finds its scripts at a process of the other, whichever is newer, until they vanish', async () => {
  const first = await startBuild('one')
  const second = await startBuild('two')
  expect(await (await second('chunks/one.js')).text()).toBe('"one"')
  expect(await (await first('chunks/two.js')).text()).toBe('"two"')
  const packed = await second('chunks/one.js', 'br')
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  rmSync(join(shared, 'one/chunks/one.js'))
  const removed = await second('chunks/one.js')
  expect([removed.status, removed.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each([
  'chunks/none.js',
  'chunks',
  '..%2f..%2fone/BUILD_ID',
  '.two.1/chunks/two.js',
  `chunks/${'a'.repeat(300)}.js`,
])('%s is no file of any build', async (path) => {
  const requested = await startBuild('three')
  expect((await requested(path)).status).toBe(404)
})

test('only the newest four builds are kept, and a start counts as new', () => {
  for (const [n, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    storedBuilds(join(folder, 'few'), makeBuild(`few-${id}`))
    utimesSync(join(folder, 'few', `few-${id}`), n + 1, n + 1)
  }
  storedBuilds(join(folder, 'few'), join(folder, 'few-b'))
  expect(readdirSync(join(folder, 'few')).sort()).toEqual(['few-b', 'few-c', 'few-d', 'few-e'])
})
