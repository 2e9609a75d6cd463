/** An e-mail ready to send. */
export interface Mail {
  channel: 'mail'
  /** Without angle brackets; the same for a repeat. */
  messageId: string
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string }
}

/** A text message ready to send: at most 300 characters. */
export interface Sms {
  channel: 'sms'
  messageId: string
  /** Phone number with its country code. */
  to: string
  text: string
}

export type Envelope = Mail | Sms

/**
 * Sends messages. A rejection means "not sent, or unknown": sending is repeated. `kept`: it lies in the mailbox of this
 * machine and left for nobody.
 */
export interface Transport {
  send(envelope: Envelope): Promise<'kept' | undefined>
}
