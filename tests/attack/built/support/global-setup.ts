import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { portFor } from '../../../../scripts/support/ports.mjs'
import { sendRequest } from '../../../e2e/support/ask'
import { addKitchens } from '../../../e2e/support/many-kitchens'
import { addRestaurants } from '../../../e2e/support/many-restaurants'
import { type Stack, startStack } from '../../../e2e/support/stack'
import { startPostgres } from '../../../support/postgres'
import { PAGES_AT_MOST, PRINTED } from './world'

declare global {
  var attackedStack: Stack | undefined
  var attackedDatabase: { stop: () => Promise<void> } | undefined
}

/** 'Osteria Za Murem' of the sample data. */
const ITALIAN_OF_LUBLIN = 3

/**
 * One stack for all attacks. Its page cache is small, so that few requests fill it. Lublin has a second
 * page of restaurants, also of Italian ones, and of kitchens, also with pizza.
 */
export default async function globalSetup() {
  const database = await startPostgres()
  mkdirSync(dirname(PRINTED), { recursive: true })
  rmSync(PRINTED, { force: true })
  const metricsPort = await portFor(0)
  const stack = await startStack({
    logFile: PRINTED,
    webEnv: { PAGE_CACHE_ENTRIES: String(PAGES_AT_MOST), METRICS_PORT: String(metricsPort) },
    upstreamEnv: { DATABASE_URL: database.url },
  })
  process.env.E2E_WEB_PORT = String(stack.webPort)
  await untilShown('/rezerwuj/lublin/wloska', () =>
    addRestaurants(database.url, { like: ITALIAN_OF_LUBLIN, firstId: 7001, count: 25 }),
  )
  const kitchens = { tenant: 'lubje', list: 'lubje_orders_list', cuisine: 'Pizza', firstId: 7101, count: 25 }
  await untilShown('/zamawiaj/lublin/pizza', () => addKitchens(database.url, kitchens))
  globalThis.attackedDatabase = database
  globalThis.attackedStack = stack
  process.env.ATTACK_UPSTREAM_URL = stack.upstreamUrl
  process.env.ATTACK_METRICS_PORT = String(metricsPort)
  process.env.ATTACK_WEB_PID = String(stack.webPid())
  process.env.E2E_DATABASE_URL = database.url
  process.env.ATTACK_DATA_DIR = stack.dataDir
}

/**
 * Adds a second page to a list, and waits until the web process knows it: pages made before would be dropped during a
 * test. The first page is cached before, so only the change can make it link to the second.
 */
async function untilShown(path: string, add: () => Promise<unknown>): Promise<void> {
  const isPaged = async () => (await sendRequest('lubje.localhost', path)).body.includes('strona=2')
  if (await isPaged()) throw new Error(`${path} has a second page already`)
  await add()
  for (const endAt = Date.now() + 60_000; !(await isPaged()); ) {
    if (Date.now() > endAt) throw new Error(`${path} has no second page`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
