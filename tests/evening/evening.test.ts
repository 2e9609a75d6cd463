/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres'
import { bundleUpstream } from '../support/upstream-process'
import { auditEvening } from './audit'
import { comparable } from './board-watch'
import { RESERVATIONS, WAITED } from './guests'
import { ORDERS } from './orders'
import { playEvening } from './play-evening'
import { type OpenStage, openStage } from './stage'

/** It takes three minutes alone; beside other tests a machine is several times slower. */
const A_LOADED_MACHINE_MS = 1_200_000

it(
  'C1 C2 C21–C24 an evening of 60 reservations and 80 orders: no conflict, nothing lost or doubled, every diner notified',
  async () => {
    const bundle = bundleUpstream()
    const folder = await mkdtemp(join(tmpdir(), 'nakryte-evening-'))
    const database = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
    let stage: OpenStage | undefined
    try {
      stage = await openStage({ file: bundle.file, databaseUrl: database.url, dataDir: folder })
      const played = await playEvening(stage, { seed: 1515 })
      expect(await stage.stop()).toBe(0)

      const { record, boards, messages } = played
      expect(record.complaints).toEqual([])
      expect([RESERVATIONS, ORDERS]).toEqual([60, 80])
      expect(record.orders.size).toBe(ORDERS)
      // The reservations include the waiting parties, and those of the eight racers for the largest tables who got one.
      expect(record.reservations.size).toBe(RESERVATIONS + WAITED + 8 - (record.counts['races lost'] ?? 0))
      expect(record.counts).toMatchObject({ 'orders refused: paused': expect.any(Number) })
      expect(record.counts).toMatchObject({ 'orders refused: product_unavailable': expect.any(Number) })
      expect(played.repeats).toBeGreaterThan(0)
      expect(await auditEvening(stage.query, played)).toEqual([])
      expect(comparable(boards.host)).toEqual(comparable(boards.ofHost))
      expect(comparable(boards.cook)).toEqual(comparable(boards.ofCook))
      for (const { snapshot, change } of messages) {
        expect(snapshot).toBeGreaterThanOrEqual(2)
        expect(change).toBeGreaterThan(5)
      }
    } finally {
      await stage?.close()
      await database.stop()
      bundle.remove()
      await rm(folder, { recursive: true, force: true })
    }
  },
  A_LOADED_MACHINE_MS,
)
