import { startPostgres } from '../../support/postgres'
import { startStack } from './stack'

/**
 * One stack for the stories that do no harm to it, on the database that `npm start` embeds; and a PostgreSQL with the sample
 * data, of which the stacks of single stories are copies: PGlite takes seven seconds of CPU to open, a copy a tenth of one.
 */
export default async function globalSetup() {
  const stack = await startStack()
  const sown = await startPostgres()
  const seeding = await startStack({ upstreamEnv: { DATABASE_URL: sown.url } })
  await seeding.stop()
  process.env.E2E_WEB_PORT = String(stack.webPort)
  process.env.E2E_UPSTREAM_URL = stack.upstreamUrl
  // A database is copied only while nobody is connected to it.
  const server = new URL(sown.url)
  process.env.E2E_SOWN_DATABASE = server.pathname.slice(1)
  server.pathname = '/postgres'
  process.env.TEST_POSTGRES_URL = server.href
  process.env.E2E_OUTBOX_URL = stack.outboxUrl()
  return async () => {
    await stack.stop()
    await sown.stop()
  }
}
