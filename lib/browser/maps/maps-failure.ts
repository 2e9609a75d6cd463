/**
 * How Google Maps can fail: its script is `blocked` or hangs (`timeout`), the key is refused (`refused`), Places (New) is
 * `missing`, a call is answered by an error (`rejected`) or not at all (`silent`).
 */
export type MapsFailureKind = 'blocked' | 'timeout' | 'refused' | 'missing' | 'rejected' | 'silent'

/** A failure of Google Maps with its kind for the log; never with the typed text. Contract C19. */
export class MapsFailure extends Error {
  constructor(
    readonly kind: MapsFailureKind,
    cause?: unknown,
  ) {
    super(`${kind}${codeOf(cause)}`)
    this.name = 'MapsFailure'
  }
}

// Google's codes are short words in capitals; the message is left out, because it may contain the typed text.
function codeOf(cause: unknown): string {
  const { code } = Object(cause) as { code?: unknown }
  return typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code) ? ` ${code}` : ''
}
