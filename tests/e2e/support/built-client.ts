import { readFileSync } from 'node:fs'
import { clientFile } from '../../../scripts/support/next-client.mjs'

/** Does the build under test have Next's own client, because Next has changed? Decision 0042. */
export function hasNextsClient(): boolean {
  return readFileSync(clientFile(), 'utf8') === 'next'
}
