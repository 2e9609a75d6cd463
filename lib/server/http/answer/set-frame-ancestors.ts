import { headers } from 'next/headers'
import { currentAnswer } from './answer-context'

/** Lets these sites frame the live page under way; server/response-head.ts writes it into the policy. Contract C16. */
export function setFrameAncestors(origins: string[]): void {
  const answer = currentAnswer()
  if (answer) answer.framedBy = origins
}

/**
 * May this request be one for a frame? `false` spares a page in its own window the lookup of sites that may frame it.
 */
export async function mayBeFramed(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') !== 'document'
}
