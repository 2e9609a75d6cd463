import { cutMessage, joinBatch } from '@/lib/domain/logging/batch'

// Line breaks separate the messages of a batch and stay; all other control and format characters are removed.
const CONTROL = /[^\P{C}\n]/gu

/**
 * A message as a server may store it: no control characters, no personal data, cut. The server repeats this because not
 * every client runs our code. Contract C14.
 */
export function cleanMessage(message: string): string {
  return joinBatch([cutMessage(message).replace(CONTROL, ' ')])
}
