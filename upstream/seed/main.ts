import { now as presentTime } from '@/upstream/clock'
import { readUpstreamEnv } from '@/upstream/env'
import { createLogger } from '@/upstream/logger'
import { openDatabase } from '@/upstream/open-database'
import { readSamples } from './read-samples'
import { seedIfEmpty } from './seed'

try {
  await fill()
  process.exit(0)
} catch (error) {
  process.stderr.write(`seed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Fills an empty database with the sample data, whatever SEED is; throws for one that is not empty. Contract C34. */
async function fill(): Promise<void> {
  const settings = readUpstreamEnv(process.env)
  const { db, close } = await openDatabase(settings, createLogger(settings.LOG_LEVEL))
  const now = presentTime()
  const isFilled = await seedIfEmpty(db, { ...readSamples(now), withOrders: true }, now)
  await close()
  if (!isFilled)
    throw new Error('the database has restaurants, codes, streets or people already. No samples were written.')
  process.stdout.write('The sample restaurants are in, with their owners, codes and streets.\n')
}
