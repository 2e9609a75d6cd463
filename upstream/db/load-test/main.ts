import { parseArgs } from 'node:util'
import { restaurants, streets } from '@/sample-data/index'
import { seedIfEmpty } from '@/upstream/db/seed/seed'
import { readUpstreamEnv } from '@/upstream/env'
import { createLogger } from '@/upstream/logger'
import { openDatabase } from '@/upstream/open-database'
import { addTestReservations } from './add-test-reservations'
import { addTestRestaurants } from './add-test-restaurants'
import { addTestTenants } from './add-test-tenants'

const USAGE = 'npm run seed -- [--restaurants N] [--tenants N] [--reservations N]'

try {
  await grow()
  process.exit(0)
} catch (error) {
  process.stderr.write(`seed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Adds the given numbers of restaurants, tenants and reservations to the database. */
async function grow(): Promise<void> {
  const wanted = readCounts()
  const settings = readUpstreamEnv(process.env)
  const { db, close } = await openDatabase(settings, createLogger(settings.LOG_LEVEL))
  const now = new Date()
  await seedIfEmpty(db, { restaurants, streets }, now)
  await timed('restaurants', wanted.restaurants, () => addTestRestaurants(db, wanted.restaurants, restaurants, now))
  await timed('tenants', wanted.tenants, () => addTestTenants(db, wanted.tenants))
  await timed('reservations', wanted.reservations, () => addTestReservations(db, wanted.reservations, now))
  await close()
}

function readCounts(): { restaurants: number; tenants: number; reservations: number } {
  const count = { type: 'string', default: '0' } as const
  const { values } = parseArgs({ options: { restaurants: count, tenants: count, reservations: count } })
  const read = (text: string) => {
    if (!/^\d{1,8}$/.test(text)) throw new Error(USAGE)
    return Number(text)
  }
  return {
    restaurants: read(values.restaurants),
    tenants: read(values.tenants),
    reservations: read(values.reservations),
  }
}

async function timed(name: string, wanted: number, work: () => Promise<number>): Promise<void> {
  if (wanted === 0) return
  const startedAt = performance.now()
  const made = await work()
  process.stdout.write(`${made} ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}
