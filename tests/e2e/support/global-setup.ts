import { Client } from 'pg'
import { NEXTS_CLIENT_BYTES } from '../../../scripts/support/next-client.mjs'
import { temporaryFolder } from '../../../scripts/support/temporary-folders.mjs'
import { startPostgres } from '../../support/postgres'
import { hasNextsClient } from './built-client'
import { startStack } from './stack'

/**
 * One stack for the tests that do not damage it, and a PostgreSQL with the sample data. Its database and those of other
 * stacks are copies, because PGlite takes seven seconds of CPU to open and answers more slowly. Some tests run on
 * PGlite all the same.
 */
export default async function globalSetup() {
  if (hasNextsClient()) {
    const more = `${NEXTS_CLIENT_BYTES / 1000} kB`
    console.warn(
      `The build has Next’s own client: each bar of JavaScript is ${more} higher. See docs/how-to/upgrade-next.md`,
    )
  }
  // One copy of the build for all stacks, like machines that share one.
  process.env.STATIC_DIR = temporaryFolder('static')
  const seeded = await startPostgres()
  const seeding = await startStack({ isWebless: true, upstreamEnv: { DATABASE_URL: seeded.url } })
  await seeding.stop()
  // Each copy is the database of a folder of its own.
  const client = new Client({ connectionString: seeded.url })
  await client.connect()
  await client.query('DELETE FROM media_folder')
  await client.end()
  // A database can be copied only without connections to it.
  const server = new URL(seeded.url)
  process.env.E2E_SEEDED_DATABASE = server.pathname.slice(1)
  server.pathname = '/postgres'
  process.env.TEST_POSTGRES_URL = server.href
  // Long enough for a slow machine to show the pending payment.
  const stack = await startStack({ upstreamEnv: { BUILTIN_PAYMENT_SECONDS: '6' } })
  process.env.E2E_WEB_PORT = String(stack.webPort)
  process.env.E2E_UPSTREAM_URL = stack.upstreamUrl
  process.env.E2E_DATABASE_URL = stack.databaseUrl
  return async () => {
    await stack.stop()
    await seeded.stop()
  }
}
