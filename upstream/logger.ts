import { type Logger, pino } from 'pino'

/** JSON lines without personal data; values under these names are removed in case a caller logs them. Contract C19. */
export function createLogger(level: string): Logger {
  const paths = [
    'phone',
    'phone_number',
    'email',
    'customer_name',
    'notes_from_guest',
    'address',
    'authorization',
    'code',
  ]
  return pino({
    level,
    base: { app: 'upstream' },
    redact: { paths: paths.flatMap((name) => [name, `*.${name}`]), remove: true },
  })
}
