import { z } from 'zod'
import { configurationError, deploymentProblems, isDeployed } from '@/lib/domain/tenant/deployment-problems'
import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { missingPaymentKeys, type PaymentSettings, paymentEnv, withDefaultProvider } from './payments/payment-settings'

const url = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')

const SEEDS = ['sample', 'none'] as const

/** Every variable that the upstream reads; `.env.example` lists them with the web server's. */
const envSchema = z.object({
  /** 0 takes a free port and prints it. */
  UPSTREAM_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  UPSTREAM_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Allows a trial deployment to name the example company as its operator. See docs/design/processes.md. */
  EXAMPLE_OPERATOR: z.enum(['on', 'off']).optional(),
  /** PostgreSQL; without it, PGlite in `{DATA_DIR}/pg`. */
  DATABASE_URL: url.optional(),
  /** Data for an empty database; unset: see `seedOf`. */
  SEED: z.enum(SEEDS, { error: 'is sample or none' }).optional(),
  MIGRATIONS_DIR: z.string().min(1).default('upstream/db/migrations'),
  /** Shared with the web server. Without it, one is made and kept in `{DATA_DIR}/upstream-secret`. */
  UPSTREAM_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** The previous secret during a rotation, for callers and PINs. */
  UPSTREAM_SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
  /** The mailbox at `/outbox`, opened by the key in `{DATA_DIR}/outbox-key`; unset: see `hasOutbox`. */
  OUTBOX: z.enum(['on', 'off']).optional(),
  /** Without it, one is made and kept in `{DATA_DIR}/partner-token`. */
  PARTNER_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** The previous token during a rotation. */
  PARTNER_TOKEN_PREVIOUS: z.string().min(16, 'at least 16 characters').optional(),
  /** Number of unanswered orders in a row after which online orders pause; 0 = never. Contract C26. */
  PAUSE_AFTER_UNANSWERED: z.coerce.number().int().min(0).max(20).default(2),
  /** Multiplies every cap of contacts and networks, for load tests. Decision 0026. */
  CAPS_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** Unset, messages are kept in the mailbox at `/outbox`, or wait in the database without a mailbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of all mails; unset, each brand's own address. */
  MAIL_FROM: z.email().optional(),
  /** The web server's port, for links on a machine without a mail server. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Geocoding API, called from here only; unset, the built-in source checks addresses. */
  GOOGLE_MAPS_SERVER_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'is not a key of Google')
    .optional(),
  /** The web server's browser key: set, diners may know streets that the built-in source does not. */
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  /** Limits are shared with the other upstreams. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** If set, search engines are notified of changes. See docs/design/search.md. */
  INDEXNOW_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  INDEXNOW_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  /** The pictures of restaurants, one folder for all upstreams. Unset: `{DATA_DIR}/media`. */
  MEDIA_DIR: z.string().min(1).optional(),
  /** A bucket for the pictures of restaurants, instead of MEDIA_DIR. Decision 0070. */
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_REGION: z.string().min(1).default('auto'),
  MEDIA_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `/metrics` on loopback. */
  UPSTREAM_METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Time in which a stopping process still takes requests, while /readyz reports the stop. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(3),
  /** An instant at which the clock stands until the parent process moves it. Tests only: decision 0057. */
  TEST_CLOCK: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
  /** A push service on this machine, the only one that is called. Allowed only with TEST_CLOCK. */
  TEST_PUSH_ORIGIN: z
    .string()
    .regex(/^https:\/\/localhost:\d+$/, 'is https://localhost:PORT')
    .optional(),
  ...paymentEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Names of the variables, for the checks that compare `.env.example` and `compose` with them. */
export const UPSTREAM_VARIABLES: readonly string[] = Object.keys(envSchema.shape)

type ReadEnv = z.infer<typeof envSchema>
export type UpstreamSettings = ReadEnv & PaymentSettings & { SEED: (typeof SEEDS)[number] }

const LOOPBACK = /^(localhost|::1|127(\.\d+){3})$/

/** Is there a mailbox at `/outbox`? If unset, only in development, where everything runs on one machine. */
export function hasOutbox(settings: UpstreamSettings): boolean {
  if (settings.OUTBOX) return settings.OUTBOX === 'on'
  return !isDeployed(settings) && LOOPBACK.test(settings.UPSTREAM_HOST)
}

/** No sample data where outside users may be served or payments are configured. Contract C34. */
function seedOf(env: ReadEnv): UpstreamSettings['SEED'] {
  return env.SEED ?? (isDeployed(env) || env.PAYMENT_PROVIDER ? 'none' : 'sample')
}

/** Each of these settings means that outside users may be served, or that real money moves. */
function testClockProblems(settings: UpstreamSettings): { name: string; message: string }[] {
  const { TEST_CLOCK, DATABASE_URL, PUBLIC_WEB_ORIGIN, SMTP_URL, UPSTREAM_HOST, REDIS_URL } = settings
  if (!TEST_CLOCK) {
    if (!settings.TEST_PUSH_ORIGIN) return []
    return [{ name: 'TEST_PUSH_ORIGIN', message: 'is for tests with TEST_CLOCK' }]
  }
  const isRemote = (address: string | undefined) => address !== undefined && !LOOPBACK.test(new URL(address).hostname)
  const payments = [settings.PAYMENT_PROVIDER, settings.CARD_PROVIDER].join()
  const isOpen = PUBLIC_WEB_ORIGIN || SMTP_URL || REDIS_URL || isRemote(DATABASE_URL) || !LOOPBACK.test(UPSTREAM_HOST)
  return isOpen || /stripe|payu/.test(payments) ? [{ name: 'TEST_CLOCK', message: 'is for tests on one machine' }] : []
}

/** All variables of the bucket are needed, or none. */
function mediaProblems(settings: UpstreamSettings): { name: string; message: string }[] {
  const names = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map((name) => ({ name, message: 'is needed by a bucket for pictures' }))
}

/** The checked environment; empty strings count as unset. Throws one readable error that names every bad variable. */
export function readUpstreamEnv(source: Record<string, string | undefined>): UpstreamSettings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = envSchema.safeParse(set)
  const settings = read.success
    ? { ...withDefaultProvider(read.data, isDeployed(read.data)), SEED: seedOf(read.data) }
    : null
  const problems = settings
    ? [...missingPaymentKeys(settings), ...mediaProblems(settings), ...testClockProblems(settings)]
    : (read.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }))
  if (settings && problems.length === 0) return settings
  throw configurationError(problems)
}

/** Throws where the configuration must not serve anybody; see `deploymentProblems`. */
export function refuseUnready(source: Record<string, string | undefined>, brands: readonly TenantRecord[]): void {
  const problems = deploymentProblems(source, brands)
  if (problems.length > 0) throw configurationError(problems)
}
