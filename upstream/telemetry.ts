import { sql } from 'drizzle-orm'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { serveMetrics } from '@/lib/backend/telemetry/metrics-server'
import { openTelemetry } from '@/lib/backend/telemetry/open-telemetry'
import type { Telemetry } from '@/lib/backend/telemetry/telemetry'
import { type Database, rowsOf } from './db/database'
import { countSetbacks } from './db/each-row'
import type { UpstreamSettings } from './env'
import { addFigures } from './figures'

/**
 * Metrics of the upstream, and their page on loopback; `undefined` where neither is configured, and then none of it
 * is loaded. See docs/design/processes.md.
 */
export async function openUpstreamTelemetry(
  { OTEL_EXPORTER_OTLP_ENDPOINT, UPSTREAM_METRICS_PORT: port }: UpstreamSettings,
  database: Database,
  now: () => Date,
  sharedState: SharedState | undefined,
): Promise<Telemetry | undefined> {
  const isExported = OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
  if (!isExported && port === undefined) return undefined
  const telemetry = await openTelemetry({ service: 'nakryte-upstream', isExported })
  addGauges(telemetry, database, now)
  addFigures(telemetry, database.db, now)
  if (sharedState) telemetry.gauge('nakryte.redis.up', 'Does Redis answer?', () => Number(sharedState.isThere()))
  if (port !== undefined) serveMetrics(telemetry, port)
  return telemetry
}

function addGauges(telemetry: Telemetry, database: Database, now: () => Date): void {
  const { pool } = database
  if (pool) {
    telemetry.gauge('nakryte.db.pool.used', 'Connections at work', () => pool().total - pool().idle)
    telemetry.gauge('nakryte.db.pool.idle', 'Connections that wait for work', () => pool().idle)
    telemetry.gauge('nakryte.db.pool.waiting', 'Queries that wait for a connection', () => pool().waiting)
  }
  telemetry.gauge('nakryte.messages.lag', 'Seconds since the oldest message was due', () =>
    messagesLag(database, now()),
  )
  telemetry.gauge('nakryte.job.setbacks', 'Rows that a job could not work off and will try again', () =>
    countSetbacks(database.db, now()).catch(() => null),
  )
}

/** Lag in seconds; `null` while the database is unreachable. */
async function messagesLag({ db }: Database, now: Date): Promise<number | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [row] = await rowsOf<{ seconds: number | null }>(
    db,
    sql`SELECT extract(epoch FROM ${at} - min(next_at))::float8 AS seconds FROM messages
      WHERE state = 'waiting' AND next_at <= ${at}`,
  ).catch(() => [])
  return row ? (row.seconds ?? 0) : null
}
