import { createHash, timingSafeEqual } from 'node:crypto'

/** Names of the algorithms in the header. The header cannot choose outside of this list. */
const ALGORITHMS = new Map([
  ['MD5', 'md5'],
  ['SHA-256', 'sha256'],
  ['SHA256', 'sha256'],
])
const MAX_HEADER = 1000

/**
 * Is `OpenPayu-Signature` the hash of the raw body followed by the second key? The body is the received text: parsed
 * and serialised again it has another hash. MD5 is weak, so the content of a notice is verified at PayU first.
 */
export function isPayuSignatureValid(rawBody: string, header: string | null, secondKey: string): boolean {
  const { signature = '', algorithm = '' } = fieldsOf(header ?? '')
  const hash = ALGORITHMS.get(algorithm.toUpperCase())
  if (!hash || !secondKey) return false
  const expected = createHash(hash).update(rawBody, 'utf8').update(secondKey, 'utf8').digest()
  return isSame(expected, signature)
}

/** `sender=checkout;signature=…;algorithm=MD5;content=DOCUMENT`; a header with a repeated field is not from PayU. */
function fieldsOf(header: string): Record<string, string> {
  if (header.length > MAX_HEADER) return {}
  const pairs = header.split(';').map((part) => part.trim().split('=') as [string, string?])
  const names = pairs.map(([name]) => name)
  return new Set(names).size < names.length ? {} : Object.fromEntries(pairs.map(([name, value = '']) => [name, value]))
}

// Lengths are no secret, bytes are.
function isSame(expected: Buffer, signature: string): boolean {
  if (!/^[0-9a-f]+$/i.test(signature) || signature.length !== expected.length * 2) return false
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
