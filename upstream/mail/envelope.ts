/** A mail ready to go. */
export interface Mail {
  channel: 'mail'
  /** Without angle brackets; the same on a repeat. */
  messageId: string
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string }
}

/** A short message ready to go: at most 300 characters. */
export interface Sms {
  channel: 'sms'
  messageId: string
  /** With its country code. */
  to: string
  text: string
}

export type Envelope = Mail | Sms

/** Takes messages to their readers. A rejection means "not sent, or nobody knows": it is tried again. */
export interface Transport {
  send(envelope: Envelope): Promise<void>
}
