export default async function globalTeardown() {
  await globalThis.attackedStack?.stop()
  await globalThis.attackedDatabase?.stop()
}
