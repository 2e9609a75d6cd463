import { sql } from 'drizzle-orm'
import { Client, type Pool } from 'pg'
import type { Database } from '@/upstream/db/database'
import { openPostgres } from '@/upstream/db/postgres'
import { startPostgres } from './postgres'

/** Tables with one row, or a few for each brand. */
const SMALL_TABLES = ['tenants', 'tenant_cities', 'listing_exceptions', 'content_clock']

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Filter?: string
  Plans?: Plan[]
}

/** Statements that have run since the last `forget`. */
interface Explained {
  /** Reads of every row of a growing table: the table, its condition, and the statement. */
  wholeReads: string[]
  /** Number of statements, including those of functions and triggers. */
  statements: number
}

/**
 * A database whose server logs the plan of every statement, including those in functions and triggers. The planner
 * scans a table only where no index can answer: a remaining scan reads every row, for any number of rows.
 */
export async function openExplained(): Promise<{ database: Database; explained: Explained; forget: () => void }> {
  const server = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
  await tellPlans(server.url)
  const database = await openPostgres(server.url, 'upstream/db/migrations')
  const explained: Explained = { wholeReads: [], statements: 0 }
  const pool = (database.db as unknown as { $client: Pool }).$client
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      if (!message.startsWith('duration:')) return
      const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(message.indexOf('{')))
      explained.statements++
      explained.wholeReads.push(...scansOf(plan).map((scan) => told(scan, text)))
    }),
  )
  const close = async () => {
    await database.close()
    await server.stop()
  }
  const forget = () => Object.assign(explained, { wholeReads: [], statements: 0 })
  return { database: { ...database, close }, explained, forget }
}

/** Makes the planner assume a million rows in each growing table that has any. */
export async function pretendMillions({ db }: Database): Promise<void> {
  await db.execute(sql`UPDATE pg_class SET reltuples = 1000000, relpages = 1
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(SMALL_TABLES)}::jsonb))`)
}

async function tellPlans(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_nested_statements = on',
    `auto_explain.log_format = 'json'`,
    `auto_explain.log_level = 'notice'`,
    'enable_seqscan = off',
  ])
    await client.query(`ALTER DATABASE ${name} SET ${setting}`)
  await client.end()
}

function scansOf(plan: Plan): Plan[] {
  const isWhole = plan['Node Type'] === 'Seq Scan' && !SMALL_TABLES.includes(plan['Relation Name'] ?? '')
  return [...(isWhole ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansOf)]
}

function told({ 'Relation Name': table, Filter: filter = '' }: Plan, text: string): string {
  return `${table}: ${filter} in ${text.replace(/\s+/g, ' ').slice(0, 300)}`
}
