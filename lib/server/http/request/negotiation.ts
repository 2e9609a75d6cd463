/** Stored encodings, the preferred one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The encoding that a client with this `accept-encoding` prefers among the available ones: its weights first, then our
 * order. RFC 9110 12.5.3.
 */
export function encodingFor(accepted: string | undefined, available: Partial<Record<Encoding, unknown>>): Encoding {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',', 20)) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = Number(parameters.find((word) => word.startsWith('q='))?.slice(2) ?? 1)
    if (name) weights.set(name, Number.isNaN(weight) ? 0 : weight)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? (name === 'identity' ? 0.001 : (weights.get('*') ?? 0))
  const acceptable = ENCODINGS.filter((name) => available[name] && weightOf(name) > 0)
  return acceptable.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? 'identity'
}

/** Does the client have this copy? `tags` is its `if-none-match`. RFC 9110 13.1.2. */
export function isKnownCopy(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
