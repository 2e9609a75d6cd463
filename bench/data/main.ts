import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { now as presentTime } from '@/upstream/clock'
import type { Db } from '@/upstream/db/database'
import { readUpstreamEnv } from '@/upstream/env'
import { createLogger } from '@/upstream/logger'
import { openDatabase } from '@/upstream/open-database'
import { readSamples } from '@/upstream/seed/read-samples'
import { seedIfEmpty } from '@/upstream/seed/seed'
import { addReservations } from './reservations'
import { addRestaurants } from './restaurants'
import { addTenants } from './tenants'

const UNHURRIED_MS = 3_600_000
const count = { type: 'string', default: '0' } as const
const { values } = parseArgs({ options: { restaurants: count, tenants: count, reservations: count } })
const wanted = {
  restaurants: numberOf('restaurants'),
  tenants: numberOf('tenants'),
  reservations: numberOf('reservations'),
}

// Adds made-up restaurants, brands and reservations to the sample data; existing ids are not reused.
const settings = readUpstreamEnv(process.env)
const bounds = { statementMs: UNHURRIED_MS, silenceMs: UNHURRIED_MS }
const { db, close } = await openDatabase(settings, createLogger(settings.LOG_LEVEL), { bounds })
const now = presentTime()
const samples = readSamples(now)
await seedIfEmpty(db, { ...samples, owners: [] }, now)
await step('restaurants', (to) => addRestaurants(to, wanted.restaurants, samples))
await step('tenants', (to) => addTenants(to, wanted.tenants))
await step('reservations', (to) => addReservations(to, wanted.reservations, now))
await close()
process.exit(0)

async function step(name: keyof typeof wanted, work: (db: Db) => Promise<number>): Promise<void> {
  if (wanted[name] === 0) return
  const startedAt = performance.now()
  const made = await work(db)
  await db.execute(sql`ANALYZE`)
  process.stdout.write(`${made} ${name} added in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

function numberOf(name: keyof typeof values): number {
  if (!/^\d{1,8}$/.test(values[name]))
    throw new Error('npm run seed -- [--restaurants N] [--tenants N] [--reservations N]')
  return Number(values[name])
}
