import { z } from 'zod'
import { missingPaymentKeys, paymentEnv } from './payments/payment-settings'

const url = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')

/** Every variable that the upstream reads; `.env.example` lists them with the web server's. */
const envSchema = z.object({
  /** 0 takes a free port and prints it. */
  UPSTREAM_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  UPSTREAM_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** PostgreSQL; without it, PGlite in `{DATA_DIR}/pg`. */
  DATABASE_URL: url.optional(),
  MIGRATIONS_DIR: z.string().min(1).default('upstream/db/migrations'),
  /** Addresses, parted by commas, whose `x-forwarded-for` is believed besides loopback's. */
  TRUSTED_CALLERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  /** Without it, one is made and kept in `{DATA_DIR}/partner-token`. */
  PARTNER_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** Unset, messages go to the mailbox at `/outbox`. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of all mails; unset, each brand's own address. */
  MAIL_FROM: z.email().optional(),
  /** The web server's, for links on a machine without a mail server. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Geocoding API, called from here only; unset, the built-in source checks addresses. */
  GOOGLE_MAPS_SERVER_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'is not a key of Google')
    .optional(),
  /** The web server's browser key: set, diners may know streets that the built-in source does not. */
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  ...paymentEnv,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type UpstreamSettings = z.infer<typeof envSchema>

/** The checked environment; empty strings count as unset. Throws one readable error that names every bad variable. */
export function readUpstreamEnv(source: Record<string, string | undefined>): UpstreamSettings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = envSchema.safeParse(set)
  const problems = read.success
    ? missingPaymentKeys(read.data)
    : read.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
  if (read.success && problems.length === 0) return read.data
  throw new Error(`Environment: ${problems.map(({ name, message }) => `${name}: ${message}`).join('; ')}`)
}
