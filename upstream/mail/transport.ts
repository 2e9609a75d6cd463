import type { Envelope } from '@/upstream/db/message-schema'

/**
 * Sends messages. A rejection means "not sent, or unknown": sending is repeated. `kept`: it is in the mailbox of this
 * machine and was sent to nobody.
 */
export interface Transport {
  send(envelope: Envelope): Promise<'kept' | undefined>
}
