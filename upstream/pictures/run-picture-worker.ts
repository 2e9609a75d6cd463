import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import type { MadePicture } from '@/lib/backend/pictures/picture-files'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { decoderQueue } from './decoder-queue'

/** Makes pictures of images, those of each owner by turns. `busy` where too many wait. */
export type PictureMaker = (image: Uint8Array, owner: string) => Promise<MadePicture | PictureRefusal | 'busy'>

/** An AVIF of 50 megapixels takes 930 MB and 3 s, any other a third of it; what needs more than this is no photo. */
const MOST_KILOBYTES = 1_200_000
/**
 * The processor's time is what bounds a decoder: on a busy machine an honest photo takes many times as long. The clock bounds only
 * what waits for nothing.
 */
const LIMITS = { cpuSeconds: 30, clockMs: 180_000 }

/**
 * Decodes each image in a process of its own, one after the other, with bounded memory and time: it has no secret, no socket and
 * no database. What it dies of is a refusal. Decision 0070.
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
  // It may refuse what it has not read to the end.
  child.stdin.on('error', () => {})
  child.stdin.end(image)
  const [answer, code] = await Promise.all([buffer(child.stdout), ended])
  return code === 0 ? deserialize(answer) : 'broken'
}

/** Where there is a shell, it bounds what the process may write to. */
function boundedCommand(worker: string, cpuSeconds: number): { command: string; args: string[] } {
  const own = ['--max-old-space-size=256', worker]
  if (process.platform === 'win32') return { command: process.execPath, args: own }
  const script = `ulimit -d ${MOST_KILOBYTES} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null; exec "$@"`
  return { command: '/bin/sh', args: ['-c', script, 'sh', process.execPath, ...own] }
}
