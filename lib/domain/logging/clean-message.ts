import { cutMessage, joinBatch } from '@/lib/domain/logging/batch'

// Line breaks part the messages of a batch and stay; all else that steers a terminal or a reader's eye goes.
const CONTROL = /[^\P{C}\n]/gu

/** A message as a server may keep it: no control characters, nothing personal, cut. Not every browser runs our code. Contract C14. */
export function cleanMessage(message: string): string {
  return joinBatch([cutMessage(message).replace(CONTROL, ' ')])
}
