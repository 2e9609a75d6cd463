import { headers } from 'next/headers'

type AnswerStorage = { getStore(): { framedBy?: string[] } | undefined }

/** Lets these sites frame the live page under way; scripts/server.mjs writes it into the policy. Contract C16. */
export function setFrameAncestors(origins: string[]): void {
  const answers = (globalThis as { [key: symbol]: AnswerStorage | undefined })[Symbol.for('nakryte.answers')]
  const answer = answers?.getStore()
  if (answer) answer.framedBy = origins
}

/** May this request be one for a frame? `false` spares a page in a window of its own the question who may frame it. */
export async function mayBeFramed(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') !== 'document'
}
