import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npmProcess, until } from '../support/npm-process'

// `npm test`, `npm run build` and `npm run check` start their parts by `run`; here a part that never ends.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-signals-'))
  const run = pathToFileURL(resolve('scripts/support/run.mjs')).href
  const part = 'process.stdout.write("begun\\n"); setInterval(() => {}, 1000)'
  writeFileSync(
    join(folder, 'test.mjs'),
    `import { run } from ${JSON.stringify(run)}\nawait run(process.execPath, ['-e', ${JSON.stringify(part)}])\n`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** With `exec` the shell becomes the command; without it `npm run build` and others have a shell between. */
const shells = [
  ['exec node test.mjs', 'SIGTERM'],
  ['exec node test.mjs', 'SIGINT'],
  ['exec node test.mjs', 'SIGHUP'],
  ['node test.mjs', 'SIGTERM'],
  ['node test.mjs', 'SIGHUP'],
  ['node test.mjs', 'SIGKILL'],
] as const
test.each(shells)(
  'design/processes: npm test as %j leaves no process running if only npm gets %s',
  async (script, signal) => {
    const manifest = { name: 'signals', version: '1.0.0', scripts: { test: script } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const npm = npmProcess(['test'], randomUUID(), {}, folder)
    try {
      await until(() => npm.printed().includes('begun'))
      npm.child.kill(signal)
      await until(() => npm.living().length === 0)
    } finally {
      for (const pid of npm.living()) process.kill(pid, 'SIGKILL')
    }
  },
)

// Without `exec` a shell such as dash does not forward signals: SIGINT reaches no process then.
test.each(['start', 'test', 'dev', 'upstream'] as const)(
  'design/processes: npm run %s has no shell in between',
  (name) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    // A shell without `exec`. npm appends arguments to the whole command, and only tests have some.
    const elsewhere = name === 'test' ? '' : ` || node scripts/${name}.mjs`
    expect(scripts[name]).toBe(`exec node scripts/${name}.mjs${elsewhere}`)
  },
)
