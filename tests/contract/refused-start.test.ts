/** @jest-environment ./tests/support/outside-environment.mjs */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleUpstream } from '../support/upstream-process'

const DEPLOYED = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }

let built: ReturnType<typeof bundleUpstream>
beforeAll(() => {
  built = bundleUpstream()
})
afterAll(() => built.remove())

it.each([
  ['the example company', DEPLOYED, 'upstream: Environment: tenants/operator.ts: '],
  [
    'a provider of no brand',
    { ...DEPLOYED, EXAMPLE_OPERATOR: 'on', PAYMENT_PROVIDER: 'none,lubie:none' },
    'PAYMENT_PROVIDER: names no brand',
  ],
])(
  'design/processes: an upstream that is deployed with %s ends with 1 and prints the reason',
  async (_, settings, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'refused-'))
    const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, DATA_DIR: folder, ...settings }
    try {
      const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
        execFile(process.execPath, [built.file], { env, timeout: 60_000 }, (error, _stdout, stderr) =>
          resolve({ code: error?.code, stderr }),
        )
      })
      expect(stderr).toContain(words)
      expect(code).toBe(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
