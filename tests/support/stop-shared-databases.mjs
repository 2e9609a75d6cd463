/** Jest's global teardown: ends what `shared-databases.mjs` started. */
export default function teardown() {
  return globalThis.stopSharedDatabases?.()
}
