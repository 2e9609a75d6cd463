/** Jest's global teardown: stops what `shared-databases.mjs` started. */
export default async function teardown() {
  await globalThis.stopSharedDatabases?.()
}
