import pino from 'pino'
import { env } from '@/lib/server/env'

/** The web server's log, JSON lines on stdout. Never bodies, queries, names, numbers or keys. Contract C19. */
export const log = pino({ level: env().LOG_LEVEL, base: { app: 'web' } })
