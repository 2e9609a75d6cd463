import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor, waitFor } from '../../../../scripts/support/ports.mjs'

/** An empty upstream of one test, which may be killed and restarted on its data. */
export interface OwnUpstream {
  url: string
  /** DATA_DIR. */
  folder: string
  /** Headers of the master token. */
  bearer(): { authorization: string }
  /** Resolves once it is ready. */
  start(): Promise<void>
  /** Resolves once it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Ends it, and removes its folder. */
  remove(): Promise<void>
}

/** Not started yet. */
export async function ownUpstream(): Promise<OwnUpstream> {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-upstream-'))
  const port = await portFor(0)
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null) return
    const isOver = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await isOver
  }

  return {
    url,
    folder,
    bearer: () => ({ authorization: `Bearer ${readFileSync(join(folder, 'partner-token'), 'utf8').trim()}` }),
    async start() {
      const env = { ...process.env, UPSTREAM_PORT: String(port), DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' }
      child = spawn(process.execPath, ['.build/upstream.mjs'], { env, stdio: 'ignore' })
      await waitFor(`${url}/readyz`, 120, () => child?.exitCode !== null)
    },
    end,
    async remove() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
