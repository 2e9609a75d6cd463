// @ts-check
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What a suite may not have changed in a database that the next one gets. */
const SCHEMA = `SELECT md5(string_agg(part, ',' ORDER BY part)) AS digest FROM (
  SELECT 'class ' || oid || ' ' || relname || ' ' || relnatts AS part FROM pg_class WHERE oid >= 16384 AND relkind <> 't'
  UNION ALL SELECT 'function ' || oid || ' ' || md5(coalesce(prosrc, '')) FROM pg_proc WHERE oid >= 16384
  UNION ALL SELECT 'trigger ' || oid || ' ' || tgenabled::text FROM pg_trigger
  UNION ALL SELECT 'constraint ' || oid FROM pg_constraint WHERE oid >= 16384
) AS parts`
const TABLES = `SELECT string_agg(format('%I.%I', schemaname, tablename), ',') AS tables FROM pg_tables
  WHERE schemaname = 'public'`

/**
 * Migrated databases without data that no suite uses now. Opening one costs a second of CPU, emptying one a tenth. This
 * module lives as long as Jest's worker, outside of its sandboxes.
 * @type {PGlite[]}
 */
const kept = []
/** What Jest tells a worker that has nothing more to do. */
const CHILD_MESSAGE_END = 2
// An open one would keep the worker alive, and closing takes longer than Jest waits.
process.on('message', (message) => {
  if (Array.isArray(message) && message[0] === CHILD_MESSAGE_END) setImmediate(() => process.exit(0))
})
/** Those that a suite has now: a second `close` changes nothing. */
const lent = new WeakSet()
let migrated = ''

/**
 * A PGlite in memory from the dump in `TEST_PGLITE_FILE`, else a new one. Its `close` keeps it for the next suite, emptied, unless its
 * schema was changed. One in a folder is not kept.
 * @param {string} [dataDir]
 * @returns {Promise<PGlite>}
 */
export async function keptPglite(dataDir) {
  const file = process.env.TEST_PGLITE_FILE
  if (dataDir || !file) return open(file, dataDir)
  const client = kept.pop() ?? (await openToKeep(file))
  lent.add(client)
  return client
}

/** Closes those that no suite uses: an open one keeps its process alive. */
export async function closeKept() {
  await Promise.all(kept.splice(0).map((client) => PGlite.prototype.close.call(client)))
}

/**
 * @param {string | undefined} file
 * @param {string} [dataDir]
 */
async function open(file, dataDir) {
  const loadDataDir = file ? new Blob([await readFile(file)]) : undefined
  return PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm }, loadDataDir })
}

/** @param {string} file */
async function openToKeep(file) {
  const client = await open(file)
  migrated ||= await schemaOf(client)
  const close = client.close.bind(client)
  client.close = async () => {
    if (!lent.delete(client)) return
    const isEmptied = await empty(client).catch(() => false)
    if (isEmptied) kept.push(client)
    else await close()
  }
  return client
}

/** @param {PGlite} client */
async function schemaOf(client) {
  const { rows } = await client.query(SCHEMA)
  return /** @type {{ digest: string }} */ (rows[0]).digest
}

/**
 * @param {PGlite} client
 * @returns {Promise<boolean>} can another suite have it?
 */
async function empty(client) {
  await client.exec('DISCARD ALL')
  if ((await schemaOf(client)) !== migrated) return false
  const { rows } = await client.query(TABLES)
  const { tables } = /** @type {{ tables: string }} */ (rows[0])
  // The audit trail refuses to be emptied, by a trigger.
  await client.exec(`SET session_replication_role = replica; TRUNCATE ${tables} RESTART IDENTITY CASCADE;
    RESET session_replication_role`)
  return true
}
