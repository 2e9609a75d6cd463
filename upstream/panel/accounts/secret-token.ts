import { createHash, createHmac, randomBytes } from 'node:crypto'

/** So long a press whose answer may have been lost may be sent again, in milliseconds. Contract C21. */
export const REPEAT_MS = 120_000

/** 32 random bytes as text; only its digest is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A fast digest will do, since tokens have 256 random bits. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The token of a sign-in link. It can be made again for its e-mail, so that it need not be stored, and only with the
 * secret of the process: who reads the database cannot make it.
 */
export function signInToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`sign-in ${nonce}`).digest('base64url')
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** In place of a random one for one press of a button: the same again for a double tap. */
export function attemptNonce(secret: string, attempt: string): string {
  return createHmac('sha256', secret).update(`attempt ${attempt}`).digest().subarray(0, 16).toString('base64url')
}

/** The token of a link that proves an email, made as that of a sign-in link is. Contract C42. */
export function dataLinkToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`data ${nonce}`).digest('base64url')
}

/** What the link opened for one press of its button: the same again for a double tap. Contract C42. */
export function dataSessionToken(secret: string, nonce: string, attempt: string): string {
  return createHmac('sha256', secret).update(`data session ${nonce} ${attempt}`).digest('base64url')
}
