import { parseArgs } from 'node:util'
import { now as presentTime } from '@/upstream/clock'
import { readUpstreamEnv } from '@/upstream/env'
import { createLogger } from '@/upstream/logger'
import { openDatabase } from '@/upstream/open-database'
import { readSamples } from '@/upstream/seed/read-samples'
import { seedIfEmpty } from '@/upstream/seed/seed'
import { addTestReservations } from './add-test-reservations'
import { addTestRestaurants } from './add-test-restaurants'
import { addTestTenants } from './add-test-tenants'
import { finishBulkLoad, isBulkLoadOpen } from './bulk-load'
import { type Progress, progressLine } from './progress'

const USAGE =
  'npm run seed -- sample, or for measuring: npm run seed -- [--restaurants N] [--tenants N] [--reservations N]'

try {
  await grow()
  process.exit(0)
} catch (error) {
  process.stderr.write(`seed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/**
 * Adds made-up restaurants, tenants and reservations until the database has as many as asked for. What a run that was cut
 * has stored counts.
 */
async function grow(): Promise<void> {
  const wanted = readCounts()
  const settings = readUpstreamEnv(process.env)
  const { db, close } = await openDatabase(settings, createLogger(settings.LOG_LEVEL), { isBulkLoad: true })
  const now = presentTime()
  const samples = readSamples(now)
  await seedIfEmpty(db, { ...samples, owners: [] }, now)
  await timed('restaurants', wanted.restaurants, (progress) =>
    addTestRestaurants(db, wanted.restaurants, { samples, progress }),
  )
  await timed('tenants', wanted.tenants, (progress) => addTestTenants(db, wanted.tenants, progress))
  await timed('reservations', wanted.reservations, (progress) =>
    addTestReservations(db, wanted.reservations, { now, progress, rebuilding: rebuildingLine() }),
  )
  if (await isBulkLoadOpen(db)) await finishBulkLoad(db, rebuildingLine())
  await close()
}

function readCounts(): { restaurants: number; tenants: number; reservations: number } {
  const count = { type: 'string', default: '0' } as const
  if (process.argv.length === 2) throw new Error(USAGE)
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

async function timed(name: string, wanted: number, work: (progress: Progress) => Promise<number>): Promise<void> {
  if (wanted === 0) return
  const startedAt = performance.now()
  const progress = lineOf(name, wanted)
  const made = await work(progress)
  process.stdout.write(`${made} ${name} added in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

function rebuildingLine(): (done: number, of: number) => void {
  let progress: Progress | null = null
  return (done, of) => {
    progress ??= lineOf('indexes and constraints', of)
    progress(done)
  }
}

function lineOf(name: string, wanted: number): Progress {
  return progressLine(name, wanted, {
    write: (text) => void process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
    now: () => performance.now(),
  })
}
