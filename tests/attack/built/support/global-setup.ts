import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Stack, startStack } from '../../../e2e/support/stack'
import { FIGURES, PAGES_AT_MOST } from './world'

declare global {
  var attackedStack: Stack | undefined
}

/** One stack for all attacks, with an empty page cache. The cache is small, so that few requests fill it. */
export default async function globalSetup() {
  const stack = await startStack({ webEnv: { PAGE_CACHE_ENTRIES: String(PAGES_AT_MOST) } })
  globalThis.attackedStack = stack
  process.env.E2E_WEB_PORT = String(stack.webPort)
  process.env.ATTACK_UPSTREAM_URL = stack.upstreamUrl
  process.env.ATTACK_WEB_PID = String(stack.webPid())
  process.env.ATTACK_DATA_DIR = stack.dataDir
  mkdirSync(dirname(FIGURES), { recursive: true })
  rmSync(FIGURES, { force: true })
}
