import { closeKept } from './kept-pglite.mjs'

/**
 * Jest's global teardown: stops what `shared-databases.mjs` started, and what a single test file, which Jest runs in its
 * own process, has kept.
 */
export default async function teardown() {
  await closeKept()
  await globalThis.stopSharedDatabases?.()
}
