import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderStack } from './order-stack'
import { test as base } from './test'

/** One worker's stack for all ordering tests, restored before each; `at` opens it. */
export const test = base.extend<{ restoredStack: OrderStack }>({
  restoredStack: [
    async ({ orderStack }, use, testInfo) => {
      await orderStack.restore()
      const printed = orderStack.printedFromNow()
      await use(orderStack)
      if (testInfo.status !== testInfo.expectedStatus) writeFileSync(testInfo.outputPath('stack.log'), printed())
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
