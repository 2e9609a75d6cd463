import type { Envelope } from '@/upstream/db/message-schema'

/**
 * Sends messages. A rejection means "not sent, or unknown": sending is repeated. `in_outbox`: it is in the mailbox of this
 * machine and was sent to nobody.
 */
export interface Transport {
  send(envelope: Envelope): Promise<'in_outbox' | undefined>
}
