import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import sharp from 'sharp'
import { makePicture } from '@/lib/backend/pictures/picture-files'

// The process ends after one image, so a corrupted decoder affects no other image. Decision 0070.
sharp.concurrency(1)
sharp.cache(false)
// The file's first bytes choose the decoder, whatever its name; only these four decoders are reachable.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const made = await makePicture(await buffer(process.stdin))
process.stdout.end(serialize(made))
