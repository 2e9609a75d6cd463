import { sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { outbox } from '@/upstream/db/message-schema'
import type { Transport } from './transport'

/** The mailbox of a machine without a mail server, shown at `/outbox`. A repeat is counted and not listed again. */
export function outboxTransport(db: Db, now: () => Date): Transport {
  return {
    async send(envelope) {
      const { messageId, channel } = envelope
      const kept = 'isLast' in envelope ? { ...envelope, to: '–' } : envelope
      await db
        .insert(outbox)
        .values({ messageId, channel, envelope: kept, at: now() })
        .onConflictDoUpdate({ target: outbox.messageId, set: { arrived: sql`${outbox.arrived} + 1` } })
      return 'kept'
    },
  }
}
