import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** What `upstream/db/postgres.ts` sets for its connections. */
const PGOPTIONS = '-c timezone=UTC -c jit=off'

/** The path of pgbench, or `null`. Debian: postgresql-15 has it, outside of PATH. */
export function findPgbench() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((one) => join(debian, one, 'bin'))]
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path)) ?? null
}

/**
 * Transactions a second of pgbench with `scripts`, of which it draws one for each transaction. `variables` are texts that the
 * scripts name; `mode` is `extended` or `prepared`.
 */
export async function runPgbench(pgbench, url, { scripts, variables, clients, seconds, mode }) {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-pgbench-'))
  try {
    const files = scripts.map((script, index) => {
      const file = join(folder, `${index}.sql`)
      writeFileSync(file, script)
      return ['-f', file]
    })
    const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
    const load = ['-n', '-M', mode, '-c', String(clients), '-j', '1', '-T', String(seconds)]
    const said = await outputOf(pgbench, [...load, ...defined, ...files.flat(), url])
    const tps = Number(/tps = ([\d.]+)/.exec(said)?.[1])
    if (!(tps > 0)) throw new Error(`pgbench said: ${said.slice(-400)}`)
    return { tps }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function outputOf(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PGOPTIONS } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`pgbench: ${said.slice(-800)}`))))
  })
}
