import type { Telemetry } from '@/lib/backend/telemetry/telemetry'

/**
 * The channel of this name: one value for the whole process. The web server, the middleware and the pages are bundled
 * separately, so a module's variable exists once in each bundle. Only the module that types a channel creates it, so
 * that both ends share its type.
 * @param name unique in the product
 */
export function processChannel<T>(name: string) {
  const key = Symbol.for(`nakryte.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  return {
    /** `undefined` where it is not set. */
    get: () => shared[key],
    set(value: T | undefined): void {
      shared[key] = value
    },
    /** The value, created where there is none. */
    getOrCreate(create: () => T): T {
      shared[key] ??= create()
      return shared[key]
    },
  }
}

/** Set by server/main.ts where OTEL_EXPORTER_OTLP_ENDPOINT or METRICS_PORT is set. See docs/design/processes.md. */
export const telemetry = processChannel<Telemetry>('telemetry')

/**
 * Node's own fetch, saved by server/main.ts before Next replaces the global one, which makes the calling page dynamic
 * or stores each answer on disk: pages decide what is cached, not calls.
 */
export const nodeFetch = processChannel<typeof fetch>('fetch')

/** Node's own fetch; the global one where no web server has saved it. */
export function plainFetch(): typeof fetch {
  return nodeFetch.get() ?? fetch
}
