import { createHmac } from 'node:crypto'

/**
 * The first token of a restaurant at `/partner/*`: its id and a proof that needs the master token. It is valid until
 * it is revoked, which is stored under its digest; a new master token (`PARTNER_TOKEN`) ends all tokens. Contract C0,
 * C21.
 */
export function restaurantToken(masterToken: string, restaurantId: number): string {
  return `${restaurantId}.${proofOf(masterToken, `restaurant ${restaurantId}`)}`
}

/**
 * A further token of a restaurant, for one cash register. Its proof allows refusing forged tokens without a query;
 * the database stores its revocation. Contract C21.
 */
export function machineToken(masterToken: string, restaurantId: number, nonce: string): string {
  return `${restaurantId}.${nonce}.${proofOf(masterToken, `machine ${restaurantId} ${nonce}`)}`
}

/**
 * The first token of a brand's command line at `/operations/*`: made and revoked like a restaurant's. Contract C0,
 * C38.
 */
export function operationsToken(masterToken: string, tenant: string): string {
  return `${tenant}.${proofOf(masterToken, `operations ${tenant}`)}`
}

/** A further token of a brand, for one person or program. Contract C38. */
export function namedOperationsToken(masterToken: string, tenant: string, nonce: string): string {
  return `${tenant}.${nonce}.${proofOf(masterToken, `operations ${tenant} ${nonce}`)}`
}

function proofOf(masterToken: string, of: string): string {
  return createHmac('sha256', masterToken).update(of).digest('base64url')
}
