import { createHash } from 'node:crypto'

/** How pictures are made; another number, and the same image is made anew. */
const RECIPE = 1

/** The same for the same image, as long as it becomes the same files: 64 characters of hex. */
export function pictureHash(image: Uint8Array): string {
  return createHash('sha256').update(`${RECIPE} `).update(image).digest('hex')
}
