import { setPriority } from 'node:os'
import sharp from 'sharp'
import { makePictureSize } from '@/lib/backend/pictures/picture-files'
import type { SizeAnswer, SizeRequest } from './picture-size-maker'

// Pages take precedence over pictures that are not shown yet.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)
// A terminal signals the whole group: sizes under way are needed until the web server disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', (request: SizeRequest) => {
  void answerTo(request).then((answer) => process.send?.(answer))
})

async function answerTo({ id, image, size }: SizeRequest): Promise<SizeAnswer> {
  try {
    const made = await makePictureSize(image, size)
    return typeof made === 'string' ? { id, reason: made } : { id, bytes: made }
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : String(error) }
  }
}
