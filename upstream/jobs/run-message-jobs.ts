import type { JobMeter } from '@/lib/backend/telemetry/telemetry'
import { deleteOldMessages } from '@/upstream/mail/delete-old-messages'
import { planReminders } from '@/upstream/mail/plan-reminders'
import { type Messenger, sendMessages } from '@/upstream/mail/send-messages'
import { repeat } from './repeat'

const SEND_MS = 1000
const REMIND_MS = 60_000
const CLEANUP_MS = 3_600_000

/** Sends due messages, plans reminders, deletes old messages; returns a function that stops all three. */
export function runMessageJobs(messenger: Messenger, meter?: JobMeter): () => Promise<void> {
  const { db, now, log } = messenger
  const stops = [
    repeat(
      SEND_MS,
      async (shouldStop) => {
        await sendMessages(messenger, shouldStop)
      },
      log,
      meter?.('send-messages'),
    ),
    repeat(
      REMIND_MS,
      async () => {
        await planReminders(db, now())
      },
      log,
      meter?.('plan-reminders'),
    ),
    repeat(CLEANUP_MS, () => deleteOldMessages(db, now()), log, meter?.('delete-messages')),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
