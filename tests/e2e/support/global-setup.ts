import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from './stack'

/** One stack for the stories that do no harm to it; those that stop the upstream start their own from its sown data. */
export default async function globalSetup() {
  const stack = await startStack()
  const sown = mkdtempSync(join(tmpdir(), 'nakryte-sown-'))
  await stack.stopUpstream()
  cpSync(stack.dataDir, sown, { recursive: true })
  await stack.startUpstream()
  process.env.E2E_WEB_PORT = String(stack.webPort)
  process.env.E2E_UPSTREAM_URL = stack.upstreamUrl
  process.env.E2E_SOWN_DIR = sown
  process.env.E2E_OUTBOX_URL = stack.outboxUrl()
  return async () => {
    await stack.stop()
    rmSync(sown, { recursive: true, force: true })
  }
}
