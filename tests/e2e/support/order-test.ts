import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderStack } from './order-stack'
import { test as base } from './test'

/** Warnings and errors that a process prints. */
const ERROR_LINE = /"level":(?:40|50|60)/

/** One worker's stack for all ordering tests, restored before each; `at` opens it. */
export const test = base.extend<{ restoredStack: OrderStack }>({
  restoredStack: [
    async ({ orderStack, errors }, use, testInfo) => {
      await orderStack.restore()
      const printed = orderStack.printedFromNow()
      await use(orderStack)
      // Errors reported by a page fail the test only after this.
      if (testInfo.status === testInfo.expectedStatus && errors.told.length === 0) return
      writeFileSync(testInfo.outputPath('stack.log'), printed())
      const failures = printed()
        .split('\n')
        .filter((line) => ERROR_LINE.test(line))
      process.stderr.write(
        failures
          .slice(0, 20)
          .map((line) => `${line.slice(0, 600)}\n`)
          .join(''),
      )
    },
    { auto: true },
  ],
  at: async ({ orderStack }, use) => {
    await use(orderStack.url)
  },
})

/** A call of the restaurant through its own API. Contract C1, C17. */
export async function callPartnerApi({ upstreamUrl, dataDir }: OrderStack, path: string, body: object): Promise<void> {
  const token = readFileSync(join(dataDir, 'partner-token'), 'utf8').trim()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const init = { method: 'PUT', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${upstreamUrl}/partner/${path}`, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

export { expect, expectAccessible, onBothWidths, onWideScreen } from './test'
