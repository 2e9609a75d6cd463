import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portFor, waitFor } from '../scripts/support/ports.mjs'
import { bin, run } from '../scripts/support/run.mjs'
import { ask, browserAt } from './measure.mjs'
import { CACHED, HOST, LIVE, startNode } from './product.mjs'

const FOLDER = '.build/bare'

/**
 * A Next app, built and started: pages that hold nothing but paragraphs, `/` made once and `/live` for each request, each of about
 * as many bytes as the page of the product that it stands beside, and `/empty`.
 */
export async function startBareNext(product) {
  rmSync(join(FOLDER, 'app'), { recursive: true, force: true })
  writePage('app/page.js', await bytesOf(product, CACHED))
  writePage('app/live/page.js', await bytesOf(product, LIVE), "export const dynamic = 'force-dynamic'\n")
  writePage('app/empty/page.js', 0)
  write('app/layout.js', 'export default ({ children }) => <html lang="pl"><body>{children}</body></html>\n')
  write('next.config.mjs', 'export default { typescript: { ignoreBuildErrors: true } }\n')
  write('package.json', '{ "private": true }\n')
  const next = bin('next/dist/bin/next')
  await run(process.execPath, [next, 'build', FOLDER], { NODE_ENV: 'production' })
  return startAt((port) => [next, 'start', FOLDER, '-p', port])
}

/** A `node:http` server that writes the page at `host` and `path` of the product from memory. */
export function startBareHttp(product, host, path) {
  return startAt((port) => ['bench/bare-http.mjs', port, product.port, host, path])
}

async function startAt(commandFor) {
  const port = await portFor(0)
  const started = startNode(commandFor(port))
  await waitFor(`http://127.0.0.1:${port}/`)
  return { port, ...started }
}

async function bytesOf({ port }, path) {
  return (await ask({ port, path, headers: browserAt(HOST, 'identity') })).bytes.length
}

// A paragraph of 40 characters costs about 150 bytes: once as HTML, once in the data that React hydrates from.
function writePage(path, bytes, head = '') {
  const count = Math.max(1, Math.round((bytes - 6000) / 150))
  const text = 'Stolik przy oknie, dwie osoby, o 18:00. '
  write(
    path,
    `${head}const rows = Array.from({ length: ${count} }, (_, i) => i)
export default function Page() {
  return <main>{rows.map((row) => <p key={row} className="row">${text}{row}</p>)}</main>
}\n`,
  )
}

function write(path, text) {
  const file = join(FOLDER, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
