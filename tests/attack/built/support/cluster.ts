import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendTo,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { portFor, waitFor } from '../../../../scripts/support/ports.mjs'
import { temporaryFolder } from '../../../../scripts/support/temporary-folders.mjs'
import { UPSTREAM_SECRET } from '../../../support/upstream-secret'
import { dataDir as attackedDataDir } from './world'

/** A process that can be stopped and started again on its port. */
export interface Member {
  port: number
  pid(): number
  start(): Promise<void>
  /** Sends SIGTERM; resolves to the seconds until the process has ended. */
  stop(): Promise<number>
}

export interface Balancer {
  url: string
  port: number
  /** Requests that no member could take, or that broke on the way. */
  failures: string[]
  /** Does the balancer use this member? */
  gives(one: Member): boolean
  stop(): Promise<void>
}

/** Folder of pictures of a test file's upstreams, which share a database. */
let mediaDir = ''

/** The built `.build/{name}.mjs` on a free port, with its own DATA_DIR. */
export async function member(name: 'server' | 'upstream', env: Record<string, string>): Promise<Member> {
  const port = await portFor(0, '127.0.0.1')
  const dataDir = temporaryFolder('member')
  // The attacked stack has pictures of its own in its database.
  mediaDir ||= join((env.DATABASE_URL === process.env.E2E_DATABASE_URL && attackedDataDir()) || dataDir, 'media')
  const own = name === 'server' ? { PORT: String(port) } : { UPSTREAM_PORT: String(port) }
  let child: ChildProcess | null = null
  process.once('exit', () => child?.kill('SIGKILL'))

  async function start(): Promise<void> {
    const common = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      UPSTREAM_SECRET,
      EXAMPLE_OPERATOR: 'on',
    }
    const settings = { ...process.env, ...common, ...own, ...env }
    const started = spawn(process.execPath, [`.build/${name}.mjs`], {
      env: settings as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child = started
    const path = name === 'server' ? '/healthz' : '/readyz'
    await waitFor(`http://127.0.0.1:${port}${path}`, 120, () => started.exitCode !== null)
  }

  async function stop(): Promise<number> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode) return 0
    const startedAt = performance.now()
    await new Promise((resolve) => {
      ending.once('exit', resolve)
      ending.kill('SIGTERM')
    })
    rmSync(join(dataDir, 'pages'), { recursive: true, force: true })
    return (performance.now() - startedAt) / 1000
  }

  await start()
  return { port, pid: () => child?.pid ?? 0, start, stop }
}

const HEALTH_MS = 150

/**
 * Sends requests to the members in turn, over open connections, and checks each one's health. A request whose
 * connection was refused goes to the next member; one that broke later is a failure, as for a diner.
 */
export async function roundRobin(members: readonly Member[], healthPath: string): Promise<Balancer> {
  const agents = new Map(members.map((one) => [one, new Agent({ keepAlive: true })]))
  const away = new Set<Member>()
  const failures: string[] = []
  let turn = 0

  let isOver = false
  /** One health check at a time: on a loaded machine a late answer could be from a process that has ended. */
  async function watch(one: Member): Promise<void> {
    while (!isOver) {
      if (await isWell(one.port, healthPath)) away.delete(one)
      else away.add(one)
      await new Promise((resolve) => setTimeout(resolve, HEALTH_MS))
    }
  }
  for (const one of members) void watch(one)

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, triesLeft: number): void {
    const well = members.filter((one) => !away.has(one))
    // All are slow to report ready: that is no outage. A member that refuses the connection is passed over below.
    const there = well.length > 0 ? well : members
    const one = there[turn++ % there.length]
    if (!one) {
      fail(request, response, 'nobody is there')
      return
    }
    const { method, url: path, headers } = request
    const to = { host: '127.0.0.1', port: one.port, method, path, headers, agent: agents.get(one) }
    const sent = sendTo(to, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) {
        away.add(one)
        pass(request, response, body, triesLeft - 1)
        return
      }
      fail(request, response, `${one.port} ${error.code}`)
    })
    response.on('close', () => sent.destroy())
    sent.end(body)
  }

  function fail(request: IncomingMessage, response: ServerResponse, reason: string): void {
    if (response.destroyed) return
    failures.push(`${request.method} ${request.url} ${reason}`)
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  }

  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    pass(request, response, Buffer.concat(chunks), members.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    failures,
    gives: (one) => !away.has(one),
    async stop() {
      isOver = true
      for (const agent of agents.values()) agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isWell(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    sendTo({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })
}
