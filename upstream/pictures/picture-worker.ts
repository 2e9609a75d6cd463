import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import sharp from 'sharp'
import { makePicture } from '@/lib/backend/pictures/picture-files'

// One image and then the end: what a decoder leaves behind goes with its process. Decision 0070.
sharp.concurrency(1)
sharp.cache(false)
// A file is what it begins with, whatever its name: other decoders than these four are not reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const made = await makePicture(await buffer(process.stdin))
process.stdout.end(serialize(made))
