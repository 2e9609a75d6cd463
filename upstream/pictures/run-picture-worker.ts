import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import type { MadePicture } from '@/lib/backend/pictures/picture-files'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { decoderQueue } from './decoder-queue'

/** Makes pictures of images, owners in turns. `busy` where the queue is full. */
export type PictureMaker = (image: Uint8Array, owner: string) => Promise<MadePicture | PictureRefusal | 'busy'>

/**
 * An AVIF of 50 megapixels takes 930 MB and 3 s, other formats a third of it; an image that needs more than this is
 * not a photo.
 */
const MAX_KILOBYTES = 1_200_000
/**
 * CPU time is the decoder's limit: on a busy machine a valid photo takes many times as long. The clock only limits a
 * blocked process.
 */
const LIMITS = { cpuSeconds: 30, clockMs: 180_000 }

/**
 * Decodes each image in a separate process, one after the other, with limited memory and time: it has no secret, no
 * socket and no database. A crash counts as a refusal. Decision 0070.
 * @param worker path of the built `picture-worker`
 */
export function pictureMaker(worker: string, limits = LIMITS): PictureMaker {
  const enter = decoderQueue()
  return (image, owner) => enter(owner, () => runWorker(worker, image, limits))
}

async function runWorker(
  worker: string,
  image: Uint8Array,
  { cpuSeconds, clockMs }: typeof LIMITS,
): Promise<MadePicture | PictureRefusal> {
  const { command, args } = boundedCommand(worker, cpuSeconds)
  const { PATH, NODE_ENV } = process.env
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH, NODE_ENV },
    timeout: process.platform === 'win32' ? cpuSeconds * 1000 : clockMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // The worker may refuse the image before reading all of it.
  child.stdin.on('error', () => {})
  child.stdin.end(image)
  const [answer, code] = await Promise.all([buffer(child.stdout), ended])
  return code === 0 ? deserialize(answer) : 'broken'
}

/** Where there is a shell, it limits the memory and CPU time of the process. */
function boundedCommand(worker: string, cpuSeconds: number): { command: string; args: string[] } {
  const own = ['--max-old-space-size=256', worker]
  if (process.platform === 'win32') return { command: process.execPath, args: own }
  const script = `ulimit -d ${MAX_KILOBYTES} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null; exec "$@"`
  return { command: '/bin/sh', args: ['-c', script, 'sh', process.execPath, ...own] }
}
