import 'server-only'
import { MAX_SENT_MESSAGE } from '@/lib/domain/logging/batch'
import type { LogEntry } from '@/lib/domain/logging/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import type { AppName } from '@/lib/domain/wire'
import { callUpstream } from './client/call'

const FORWARD_MS = 1000
/** Characters of one queue; more are counted and dropped, so that a flood never fills the memory. */
const MAX_QUEUE_LENGTH = 200_000

type LogSender = Pick<Tenant, 'key' | 'hosts'>

interface Queue {
  tenant: LogSender
  appName: AppName
  type: LogEntry['type']
  messages: string[]
  length: number
  dropped: number
}

const queues = new Map<string, Queue>()

/**
 * Queues a browser's batch and forwards it within a second together with others: as many as fit into one call, per
 * tenant, application and type. Never throws or waits. Ledger L274, L275, contract C14.
 */
export function forwardLog(tenant: LogSender, { type, message }: LogEntry, appName: AppName): void {
  const key = `${tenant.key} ${appName} ${type}`
  const queue = queues.get(key) ?? { tenant, appName, type, messages: [], length: 0, dropped: 0 }
  if (!queues.has(key)) {
    queues.set(key, queue)
    setTimeout(() => void forward(key), FORWARD_MS).unref()
  }
  if (queue.length + message.length > MAX_QUEUE_LENGTH) {
    queue.dropped += 1
    return
  }
  queue.messages.push(message)
  queue.length += message.length
}

// Batches go one after the other, so that a flood does not reach the upstream at once. Failures of the logger are never
// logged. Contract C14.
async function forward(key: string): Promise<void> {
  const queue = queues.get(key)
  queues.delete(key)
  if (!queue) return
  const { tenant, appName, type, messages, dropped } = queue
  const last = dropped > 0 ? [`dropped ${dropped} batches of a flood`] : []
  for (const message of packed([...messages, ...last])) {
    await callUpstream(tenant, siteCalls.log, { appName, body: { message, type } }).catch(() => {})
  }
}

function packed(messages: string[]): string[] {
  const calls: string[] = []
  for (const message of messages) {
    const last = calls.at(-1)
    if (last !== undefined && last.length + 1 + message.length <= MAX_SENT_MESSAGE)
      calls[calls.length - 1] = `${last}\n${message}`
    else calls.push(message)
  }
  return calls
}
