const MAX_TRIES = 30

/**
 * Repeats a request, as a diner's page does with the same idempotency key, after a 503 because more requests wait for
 * the database than a slow machine serves in eight seconds. Throws where that does not end. See
 * docs/design/processes.md.
 */
export async function onceNotBusy<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
  throw new Error(`still 503 after ${MAX_TRIES} tries`)
}
