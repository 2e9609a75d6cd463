import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Time in milliseconds in which a press whose answer may have been lost may be repeated. Contract C21. */
export const REPEAT_MS = 120_000

/** 32 random bytes as text; only its digest is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Digest under which a token is stored. A fast digest suffices, since tokens have 256 random bits. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The token of a sign-in link. It can be made again for its e-mail, so it is not stored; it needs the secret of the
 * process, so a reader of the database cannot make it.
 */
export function signInToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`sign-in ${nonce}`).digest('base64url')
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Replaces a random nonce for one button press: a double tap gets the same one. */
export function attemptNonce(secret: string, attempt: string): string {
  return createHmac('sha256', secret).update(`attempt ${attempt}`).digest().subarray(0, 16).toString('base64url')
}

/** The token of a link that proves an email, made like that of a sign-in link. Contract C42. */
export function dataLinkToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`data ${nonce}`).digest('base64url')
}

/** The token of the session that a link opened for one button press: a double tap gets the same one. Contract C42. */
export function dataSessionToken(secret: string, nonce: string, attempt: string): string {
  return createHmac('sha256', secret).update(`data session ${nonce} ${attempt}`).digest('base64url')
}
