import { sql } from 'drizzle-orm'
import { ALL_CONTENT, listsTag, tenantTag } from '@/lib/domain/content/content-tags'
import { type ContentChanges, MAX_CHANGES } from '@/lib/domain/content/schema'
import { type Db, rowsOf } from '@/upstream/db/database'

type Row = { epoch: string; revision: string; changed: string[] | null }

/**
 * Content changes since the mark `since`, and the present mark; for a mark of another database, everything counts as
 * changed. One statement, so one snapshot: a change outside it has a higher revision. Decision 0071.
 */
export async function loadContentChanges(db: Db, since: string | undefined): Promise<ContentChanges> {
  const known = readMark(since)
  const [row] = await rowsOf<Row>(
    db,
    sql`SELECT c.epoch, c.revision, (SELECT json_agg(newer.tag) FROM (
        SELECT r.tag FROM content_revisions r WHERE r.revision > ${known?.revision ?? 0}::bigint
        ORDER BY r.revision LIMIT ${known ? MAX_CHANGES + 1 : 0}) newer) AS changed
      FROM content_clock c`,
  )
  if (!row) throw new Error('content_clock has lost its row')
  const mark = `${row.epoch}.${row.revision}`
  const changed = row.changed ?? []
  const isOurs = known?.epoch === row.epoch && known.revision <= Number(row.revision)
  const isBounded = changed.length <= MAX_CHANGES && !changed.includes(ALL_CONTENT)
  return { mark, changed: isOurs && isBounded ? changed : 'all' }
}

/** Revision of a tenant's lists, which outdates earlier counts of them. Decision 0071. */
export async function loadListsRevision(db: Db, tenant: string): Promise<string> {
  const tags = [listsTag(tenant), tenantTag(tenant), ALL_CONTENT]
  const [row] = await rowsOf<{ revision: string }>(
    db,
    sql`SELECT coalesce(max(revision), 0) AS revision FROM content_revisions WHERE tag IN ${tags}`,
  )
  return row?.revision ?? '0'
}

function readMark(mark: string | undefined): { epoch: string; revision: number } | null {
  const [, epoch, revision] = /^([0-9a-f]{8})\.(\d{1,15})$/.exec(mark ?? '') ?? []
  return epoch && revision ? { epoch, revision: Number(revision) } : null
}
