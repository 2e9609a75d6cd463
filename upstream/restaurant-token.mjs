import { createHmac } from 'node:crypto'

/**
 * What one restaurant shows at `/partner/*`: its id and a proof that only the keeper of the master token can make, so
 * that nothing has to be stored and a new master token ends them all. Contract C0.
 * @param {string} masterToken PARTNER_TOKEN
 * @param {number} restaurantId
 * @returns {string}
 */
export function restaurantToken(masterToken, restaurantId) {
  const proof = createHmac('sha256', masterToken).update(`restaurant ${restaurantId}`).digest('base64url')
  return `${restaurantId}.${proof}`
}
