import { processChannel } from '@/lib/server/process-channel'

/**
 * Node's own fetch, saved by server/main.ts before Next replaces the global one, which makes the calling page dynamic
 * or stores each answer on disk: pages decide what is cached, not calls.
 */
export const nodeFetch = processChannel<typeof fetch>('fetch')

/** Node's own fetch; the global one where no web server has saved it. */
export function plainFetch(): typeof fetch {
  return nodeFetch.get() ?? fetch
}
