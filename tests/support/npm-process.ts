import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { portFor } from '../../scripts/support/ports.mjs'

/** `npm run` in a process group of its own, as a process manager starts it: signals reach only npm. */
export interface NpmProcess {
  child: ChildProcess
  printed(): string
  /** Living processes: npm, its shell and all that they have started, even under another parent. */
  living(): number[]
}

/**
 * @param mark variable in the environment of all its processes and of no other
 * @param env further variables
 */
export function npmProcess(args: string[], mark: string, env: Record<string, string>, cwd = process.cwd()): NpmProcess {
  const printed: string[] = []
  // Without variables of the surrounding `npm test`.
  const own: NodeJS.ProcessEnv = { ...process.env, ...env, MARK_OF_TEST: mark }
  for (const name of Object.keys(own)) if (/^npm_|^JEST_|^NODE_(?:OPTIONS|ENV)$/.test(name)) delete own[name]
  const child = spawn('npm', args, { cwd, detached: true, env: own, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(String(part)))
  const entry = `MARK_OF_TEST=${mark}\0`
  return {
    child,
    printed: () => printed.join(''),
    living: () => processIds().filter((pid) => hasInEnvironment(pid, entry)),
  }
}

function processIds(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

/** A zombie's environment is empty. */
function hasInEnvironment(pid: number, entry: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(entry)
  } catch {
    return false // the process has ended
  }
}

/** Resolves once `isTrue()`; rejects after four minutes. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  seen: () => string | undefined = () => '',
): Promise<void> {
  const end = Date.now() + 240_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It did not happen. ${seen()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Rejects where a process listens there. */
export function portIsFree(port: number): Promise<number> {
  return portFor(port)
}
