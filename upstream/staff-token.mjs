import { createHmac } from 'node:crypto'

/**
 * What one restaurant shows at `/partner/*`: its id and a proof that only the keeper of the master token can make, so
 * that nothing has to be stored and a new master token ends them all. Contract C0.
 * @param {string} masterToken PARTNER_TOKEN
 * @param {number} restaurantId
 * @returns {string}
 */
export function restaurantToken(masterToken, restaurantId) {
  return `${restaurantId}.${proofOf(masterToken, `restaurant ${restaurantId}`)}`
}

/**
 * What the people behind one tenant show at `/operations/*`, made and ended as a restaurant's. Contract C0.
 * @param {string} masterToken PARTNER_TOKEN
 * @param {string} tenant
 * @returns {string}
 */
export function operationsToken(masterToken, tenant) {
  return `${tenant}.${proofOf(masterToken, `operations ${tenant}`)}`
}

/**
 * @param {string} masterToken
 * @param {string} of
 * @returns {string}
 */
function proofOf(masterToken, of) {
  return createHmac('sha256', masterToken).update(of).digest('base64url')
}
