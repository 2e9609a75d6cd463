import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { UPSTREAM_BUILD } from '@/scripts/support/bundle.mjs'
import type { ClockStep } from '@/upstream/clock'
import { UPSTREAM_SECRET } from './upstream-secret'

const SETTINGS = {
  LOG_LEVEL: 'warn',
  UPSTREAM_PORT: '0',
  DATABASE_URL: '',
  SEED: 'sample',
  UPSTREAM_SECRET,
  PAYMENT_PROVIDER: 'builtin',
  OUTBOX: 'on',
  EXAMPLE_OPERATOR: 'on',
  CAPS_FACTOR: '1000',
  DRAIN_SECONDS: '0',
}

/**
 * Without V8's optimizing compiler for WebAssembly: PGlite then starts in 1.05 s of CPU instead of 1.8. These processes are
 * killed after a few seconds, before the faster code has paid for itself.
 */
const WITHOUT_WASM_OPTIMIZER = '--liftoff-only'

/** The upstream as in production: one bundled file, a process of its own. */
export interface UpstreamProcess {
  /** The URL changes at each start. */
  url(): string
  /** Set with `UPSTREAM_METRICS_PORT`. */
  metricsUrl(): string
  isRunning(): boolean
  /** `changes` are settings of this start. */
  start(changes?: Record<string, string>): Promise<void>
  /** Moves its clock, where `TEST_CLOCK` set it; resolves when the due jobs have run. Decision 0057. */
  step(to: Date): Promise<void>
  /** SIGKILL, like a power cut. */
  kill(): Promise<void>
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
}

/**
 * The built upstream, where this run has built (`BUILT_UPSTREAM`, of scripts/test.mjs); else it is bundled as the build
 * does, beside `node_modules` for the packages left outside. Returns the file and how to remove it.
 */
export function bundleUpstream(): { file: string; remove: () => void } {
  if (process.env.BUILT_UPSTREAM) return { file: process.env.BUILT_UPSTREAM, remove: () => {} }
  const file = `.build/test-upstream-${process.pid}.mjs`
  const outside = UPSTREAM_BUILD.external.map((name) => `--external:${name}`)
  const flags = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning', ...outside]
  flags.push(`--banner:js=${UPSTREAM_BUILD.banner.js}`)
  execFileSync('node_modules/esbuild/bin/esbuild', ['upstream/main.ts', ...flags, `--outfile=${file}`])
  return { file, remove: () => rmSync(file, { force: true }) }
}

// A test that fails leaves its upstream behind, whose open pipe would keep the whole run from ending.
const started = new Set<ChildProcess>()
globalThis.afterAll?.(() => {
  for (const child of started) child.kill('SIGKILL')
})

export function upstreamProcess(file: string, env: Record<string, string>): UpstreamProcess {
  let child: ChildProcess | null = null
  let url = ''
  let metricsUrl = ''
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  return { url: () => url, metricsUrl: () => metricsUrl, isRunning, start, step, kill, stop }

  async function start(changes: Record<string, string> = {}): Promise<void> {
    const settings: NodeJS.ProcessEnv = { ...process.env, ...SETTINGS, ...env, ...changes }
    const channel = settings.TEST_CLOCK ? (['ipc'] as const) : []
    const begun = spawn(process.execPath, [WITHOUT_WASM_OPTIMIZER, file], {
      env: settings,
      stdio: ['ignore', 'pipe', 'inherit', ...channel],
    })
    started.add(begun)
    child = begun
    if (!begun.stdout) throw new Error('the upstream has no output')
    for await (const line of createInterface({ input: begun.stdout })) {
      metricsUrl = /^metrics at (\S+)$/.exec(line)?.[1] ?? metricsUrl
      const port = /^upstream listens on (\d+)$/.exec(line)?.[1]
      if (!port) continue
      url = `http://127.0.0.1:${port}`
      begun.stdout?.resume()
      return
    }
    throw new Error('the upstream ended before it listened')
  }

  async function step(to: Date): Promise<void> {
    if (!child?.connected) throw new Error('the upstream has no clock to step')
    const stepped = once(child, 'message')
    child.send({ now: to.toISOString() } satisfies ClockStep)
    await stepped
  }

  async function kill(): Promise<void> {
    await end('SIGKILL')
  }

  function stop(): Promise<number | null> {
    return end('SIGTERM')
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode) return child?.exitCode ?? null
    const removed = once(child, 'exit')
    child.kill(signal)
    await removed
    return child.exitCode
  }
}
