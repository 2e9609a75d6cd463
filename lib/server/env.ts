import { z } from 'zod'
import { configurationError } from '@/lib/domain/tenant/deployment-problems'

const count = z.coerce.number().int().min(1)
const port = z.coerce.number().int().min(0).max(65535)

/** All variables of the web server. `.env.example` lists them with the upstream's. */
export const webEnvSchema = z.object({
  PORT: port.default(3000),
  /** Address to listen on; unset: all of them, or loopback behind a proxy of ours. See docs/design/http-edge.md. */
  WEB_HOST: z.string().min(1).optional(),
  UPSTREAM_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Shared with the upstream, which trusts a diner's address only with it. Contract "Limits". */
  UPSTREAM_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Multiplies the time-outs of calls to the upstream, for slow machines. */
  UPSTREAM_TIMEOUT_FACTOR: z.coerce.number().min(1).max(100).default(1),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Set while the secret rotates: seals of the previous secret are still opened. See docs/design/processes.md. */
  SESSION_SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_MAP_ID: z.string().min(1).default('DEMO_MAP_ID'),
  MAX_CONNECTIONS: count.default(5000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Shared with the upstream: the key files of IndexNow. See docs/design/search.md. */
  INDEXNOW_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** The upstream's variable; set, people outside of this machine are served. */
  PUBLIC_WEB_ORIGIN: z.string().optional(),
  /** Lets a trial deployment name the example company as its operator. */
  EXAMPLE_OPERATOR: z.enum(['on', 'off']).optional(),
  STATIC_DIR: z.string().optional(),
  PAGE_CACHE_ENTRIES: count.default(20_000),
  PAGE_CACHE_MEMORY_MB: count.default(96),
  /** Are each brand's main pages made before a process is ready? Decision 0066. */
  WARM_PAGES: z.enum(['on', 'off']).default('on'),
  /** Time for which a stopping process still accepts requests, and reports the stop at /healthz. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(3),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type WebEnv = z.infer<typeof webEnvSchema>

/** The checked environment; empty strings count as unset. Throws one readable error that names every bad variable. */
export function readWebEnv(source: Record<string, string | undefined>): WebEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = webEnvSchema.safeParse(set)
  if (read.success) return read.data
  throw configurationError(read.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })))
}

let checked: WebEnv | undefined

/** The environment of this process, checked once. */
export function env(): WebEnv {
  checked ??= readWebEnv(process.env)
  return checked
}
