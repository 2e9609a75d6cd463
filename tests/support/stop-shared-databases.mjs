/** Jest's global teardown: stops what `shared-databases.mjs` started. */
export default function teardown() {
  return globalThis.stopSharedDatabases?.()
}
