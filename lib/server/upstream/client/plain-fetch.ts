import { processChannel } from '@/lib/server/process-channel'

/**
 * Node's own fetch, kept by server/main.ts from before Next replaces the global one with one that makes the page that calls
 * it dynamic or keeps each answer on disk: pages decide what is cached, not calls.
 */
export const nodeFetch = processChannel<typeof fetch>('fetch')

/** Node's own fetch; the global one where no web server kept it. */
export function plainFetch(): typeof fetch {
  return nodeFetch.get() ?? fetch
}
