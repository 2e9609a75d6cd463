import { type ChildProcess, fork } from 'node:child_process'
import type { PictureSize } from '@/lib/domain/restaurant/picture-sizes'

/** Makes the bytes of a size of the picture of this image. Rejects where it cannot be made. */
export type MakeSize = (image: Uint8Array, size: PictureSize) => Promise<Uint8Array>

/** Messages to the worker, and its answers. */
export interface SizeRequest {
  id: number
  image: Uint8Array
  size: PictureSize
}
export type SizeAnswer = { id: number; bytes: Uint8Array } | { id: number; reason: string }

interface Job {
  image: Uint8Array
  size: PictureSize
  settle: (made: Uint8Array | Error) => void
}

/** Equal to libuv's number of threads. */
const AT_ONCE = 4
/** In ms: a size takes a tenth of a second; a hanging one is ended. */
const LONGEST_MS = 30_000
/** In ms: time for which an idle worker keeps its memory. */
const IDLE_MS = 30_000

/**
 * Makes sizes of pictures in a process of its own, which starts with the first size and ends when idle: it uses neither
 * the event loop nor the threads of the web server, and has a lower priority. Four at once, the others wait in the
 * order of the requests. If the process dies, its sizes under way fail; the next size starts a new process.
 * See docs/design/pictures.md.
 * @param worker path of the built `picture-size-worker`
 */
export function pictureSizeMaker(worker: string, { longestMs = LONGEST_MS, idleMs = IDLE_MS } = {}): MakeSize {
  const waiting: Job[] = []
  const underWay = new Map<number, Job & { timer: NodeJS.Timeout }>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function next(): void {
    clearTimeout(idle)
    while (underWay.size < AT_ONCE) {
      const job = waiting.shift()
      if (!job) break
      child ??= begin()
      const [id, started] = [++lastId, child]
      underWay.set(id, { ...job, timer: setTimeout(() => started.kill('SIGKILL'), longestMs).unref() })
      // An error here means that the worker has ended, which `close` reports.
      started.send({ id, image: job.image, size: job.size } satisfies SizeRequest, () => {})
    }
    if (underWay.size === 0) idle = setTimeout(rest, idleMs).unref()
  }

  function begin(): ChildProcess {
    const { PATH, NODE_ENV } = process.env
    const started = fork(worker, { serialization: 'advanced', execArgv: [], env: { PATH, NODE_ENV } })
    started.unref()
    started.channel?.unref()
    started.on('message', ({ id, ...answer }: SizeAnswer) => {
      settle(id, 'bytes' in answer ? answer.bytes : new Error(answer.reason))
      next()
    })
    started.once('error', ({ message }) => fail(started, message))
    started.once('close', () => fail(started, 'the process that makes pictures ended'))
    return started
  }

  function settle(id: number, made: Uint8Array | Error): void {
    const job = underWay.get(id)
    clearTimeout(job?.timer)
    underWay.delete(id)
    job?.settle(made)
  }

  function fail(ended: ChildProcess, reason: string): void {
    if (child !== ended) return
    child = undefined
    for (const id of [...underWay.keys()]) settle(id, new Error(reason))
    next()
  }

  function rest(): void {
    child?.disconnect()
    child = undefined
  }

  return (image, size) =>
    new Promise((resolve, reject) => {
      const settle: Job['settle'] = (made) => (made instanceof Error ? reject(made) : resolve(made))
      waiting.push({ image, size, settle })
      next()
    })
}
