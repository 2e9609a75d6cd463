import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { portFor } from '../../scripts/support/ports.mjs'

const isThere = () => spawnSync('redis-server', ['--version']).status === 0

/** Is there a `redis-server`, or can the Debian package be installed? Where REQUIRE_SERVERS is set (.ci/run) its absence is a failure, never a skip. */
export function hasRedisServer(): boolean {
  if (isThere()) return true
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { stdio: 'ignore' })
  } catch {
    // reported below
  }
  if (isThere()) return true
  const words = 'redis-server is missing and cannot be installed: what processes share is NOT tested.'
  if (process.env.REQUIRE_SERVERS) throw new Error(words)
  process.stderr.write(`${words}\n`)
  return false
}

export interface RedisServer {
  url: string
  start(): Promise<void>
  /** SIGSTOP: connections stay, but get no answer. */
  hang(): void
  resume(): void
  stop(): Promise<void>
}

/** A Redis on a free port that writes nothing to disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await portFor(0, '127.0.0.1')
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    const started = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    for await (const part of started.stdout) if (String(part).includes('Ready to accept connections')) break
    started.stdout.resume()
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode) return
    const removed = once(child, 'exit')
    child.kill('SIGCONT')
    child.kill('SIGKILL')
    await removed
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}/3`,
    start,
    hang: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    stop,
  }
}
