import type { JobMeter } from '@/lib/backend/telemetry/telemetry'
import { advanceAlarms } from '@/upstream/panel/alarms/advance-alarms'
import { pauseUnanswered } from '@/upstream/panel/alarms/pause-unanswered'
import { type Pusher, sendPushes } from '@/upstream/panel/push/send-pushes'
import { deleteDeadSubscriptions } from '@/upstream/panel/push/subscriptions'
import { repeat } from './repeat'

const ALARMS_MS = 1000
const PUSH_MS = 1000
const PAUSE_MS = 5000
const CLEANUP_MS = 3_600_000

/** Starts the timers of alarms; returns a function that stops them. Contract C26. */
export function runAlarmJobs(
  pusher: Pusher,
  { pauseAfter }: { pauseAfter: number },
  meter?: JobMeter,
): () => Promise<void> {
  const { db, now, log } = pusher
  const stops = [
    repeat(ALARMS_MS, () => advanceAlarms(db, now(), log), log, meter?.('alarms')),
    repeat(
      PUSH_MS,
      async (shouldStop) => {
        await sendPushes(pusher, shouldStop)
      },
      log,
      meter?.('send-pushes'),
    ),
    repeat(PAUSE_MS, () => pauseUnanswered(db, pauseAfter, now(), log), log, meter?.('pause-unanswered')),
    repeat(CLEANUP_MS, () => deleteDeadSubscriptions(db, now()), log, meter?.('delete-subscriptions')),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
