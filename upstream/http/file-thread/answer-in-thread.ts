import type { MessagePort } from 'node:worker_threads'
import type { Upstream } from '@/upstream/http/deps'
import type { FromThread, ThreadAnswer, ThreadRequest, ToThread } from './file-thread'

/** Answers the main thread's requests until it sends `stop`; `end` then closes the connections. Decision 0083. */
export function answerInThread(app: Upstream, port: MessagePort, end: () => Promise<void>): void {
  const underWay = new Set<Promise<void>>()
  port.on('message', (message: ToThread) => {
    if (message === 'stop')
      return void Promise.allSettled(underWay)
        .then(end)
        .finally(() => port.close())
    const work = answerOne(message.id, message.request).finally(() => underWay.delete(work))
    underWay.add(work)
  })

  async function answerOne(id: number, request: ThreadRequest): Promise<void> {
    const answer = await answerOf(request).catch(() => null)
    port.postMessage({ id, answer } satisfies FromThread, answer ? [answer.body] : [])
  }

  async function answerOf({ url, method, headers, body }: ThreadRequest): Promise<ThreadAnswer> {
    const response = await app.fetch(new Request(url, { method, headers, body }))
    return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
  }
}
