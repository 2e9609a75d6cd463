/** Jest's global teardown: stops the servers of `shared-databases.mjs`. */
export default async function teardown() {
  await globalThis.stopSharedDatabases?.()
}
