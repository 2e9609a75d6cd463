import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { withoutStatementTimeout } from './without-statement-timeout'

/**
 * Takes the indexes and constraints off `reservations` and `occupations`, so that millions of rows are written without
 * them, and remembers what is to be built again: a run that was cut goes on with the next. Until `finishBulkLoad` has built
 * and checked them all, a trigger refuses every write but ours, so that nothing can take a table twice.
 */
export async function beginBulkLoad(db: Db): Promise<void> {
  if (await isBulkLoadOpen(db)) return
  await withoutStatementTimeout(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE reservations, occupations IN ACCESS EXCLUSIVE MODE`)
    const removed = await rowsOf<Removed>(tx, REMOVABLE)
    await tx.execute(sql`CREATE TABLE load_test_rebuild (position integer PRIMARY KEY, statement text NOT NULL)`)
    for (const [position, { drop, build }] of removed.entries()) {
      await tx.execute(sql`INSERT INTO load_test_rebuild (position, statement) VALUES (${position}, ${build})`)
      await tx.execute(sql.raw(drop))
    }
    await tx.execute(sql`CREATE FUNCTION refuse_while_loading() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('nakryte.loading', true), '') <> 'yes' THEN
          RAISE EXCEPTION 'test data are being loaded: npm run seed has to finish first';
        END IF;
        RETURN NULL;
      END $$`)
    for (const table of TABLES) {
      await tx.execute(sql`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      await tx.execute(sql`CREATE TRIGGER loading BEFORE INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_loading()`)
    }
  })
}

/** Until this transaction ends, its writes pass while a bulk load is open. */
export async function allowLoading(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT set_config('nakryte.loading', 'yes', true)`)
}

/** Has a bulk load begun that is not finished? Maybe by a run that was cut. */
export async function isBulkLoadOpen(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ open: boolean }>(db, sql`SELECT to_regclass('load_test_rebuild') IS NOT NULL AS open`)
  return row?.open ?? false
}

/**
 * Builds what `beginBulkLoad` took off, one at a time, and lets others write again. Throws if a row breaks a constraint.
 */
export async function finishBulkLoad(db: Db, rebuilding?: (done: number, of: number) => void): Promise<void> {
  const statements = sql`SELECT position, statement FROM load_test_rebuild ORDER BY position`
  const left = await rowsOf<{ position: number; statement: string }>(db, statements)
  for (const [done, { position, statement }] of left.entries()) {
    rebuilding?.(done, left.length)
    await withoutStatementTimeout(db, async (tx) => {
      await tx.execute(sql`SELECT set_config('maintenance_work_mem', '512MB', true)`)
      await tx.execute(sql.raw(statement))
      await tx.execute(sql`DELETE FROM load_test_rebuild WHERE position = ${position}`)
    })
  }
  await withoutStatementTimeout(db, async (tx) => {
    // What the triggers that were off would have done: each board has something new.
    await tx.execute(sql`INSERT INTO restaurant_revisions AS r (restaurant_id, revision)
      SELECT DISTINCT restaurant_id, 1 FROM reservations WHERE source = 'seed'
      ON CONFLICT (restaurant_id) DO UPDATE SET revision = r.revision + 1`)
    await tx.execute(sql`INSERT INTO result_facts
      SELECT f.* FROM reservation_facts f JOIN reservations r ON r.id = f.id WHERE r.source = 'seed'
      ON CONFLICT DO NOTHING`)
    for (const table of TABLES) {
      await tx.execute(sql`DROP TRIGGER loading ON ${table}`)
      await tx.execute(sql`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    }
    await tx.execute(sql`DROP FUNCTION refuse_while_loading()`)
    await tx.execute(sql`DROP TABLE load_test_rebuild`)
  })
  rebuilding?.(left.length, left.length)
}

const TABLES = [sql.identifier('reservations'), sql.identifier('occupations')]

interface Removed {
  drop: string
  build: string
}

// All but primary keys and checks, in the order of building: indexes, then what needs one, then what refers to another table.
const REMOVABLE = sql`
  SELECT drop, build FROM (
    SELECT 0 AS stage, i.relname AS name, format('DROP INDEX %I', i.relname) AS drop, pg_get_indexdef(i.oid) AS build
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
    WHERE x.indrelid IN ('reservations'::regclass, 'occupations'::regclass)
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.oid)
    UNION ALL
    SELECT CASE WHEN c.contype = 'f' THEN 2 ELSE 1 END, c.conname,
      format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
    FROM pg_constraint c
    WHERE c.conrelid IN ('reservations'::regclass, 'occupations'::regclass) AND c.contype IN ('u', 'x', 'f')) AS removable
  ORDER BY stage, name`
