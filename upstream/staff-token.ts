import { createHmac } from 'node:crypto'

/**
 * What one restaurant shows at `/partner/*`: its id and a proof that only the keeper of the master token can make, so
 * that nothing has to be stored and a new master token (`PARTNER_TOKEN`) ends them all. Contract C0.
 */
export function restaurantToken(masterToken: string, restaurantId: number): string {
  return `${restaurantId}.${proofOf(masterToken, `restaurant ${restaurantId}`)}`
}

/** What the people behind one tenant show at `/operations/*`, made and ended as a restaurant's. Contract C0. */
export function operationsToken(masterToken: string, tenant: string): string {
  return `${tenant}.${proofOf(masterToken, `operations ${tenant}`)}`
}

function proofOf(masterToken: string, of: string): string {
  return createHmac('sha256', masterToken).update(of).digest('base64url')
}
