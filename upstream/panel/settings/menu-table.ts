import { fileMenuSchema } from '@/lib/domain/restaurant/file/menu-schema'
import { withoutPrices } from '@/lib/domain/restaurant/settings/parts'
import type { MenuTable, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { cleanText } from '@/lib/domain/text/clean-text'
import { CSV_WORDS } from '@/messages/content/restaurant-file'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { readMenuCsv } from '@/upstream/restaurants/file/menu-csv'
import { looksLikeJsonLd, readMenuJsonLd } from '@/upstream/restaurants/file/menu-json-ld'
import { changeDraft, settingsView } from './drafts'

/**
 * Replaces the caller's draft by the menu of a spreadsheet, or of a page's JSON-LD: its dishes in its order, with what
 * the file does not say taken from the draft. 422 `invalid_file` with the problems by line, 409 `changed_meanwhile` where the draft has
 * changed. Contract C37.
 */
export async function draftOfTable(
  tx: Db,
  caller: PanelCaller,
  { revision, version, csv }: MenuTable,
  now: Date,
): Promise<Outcome<SettingsView & { unread: string[] }>> {
  const view = await settingsView(tx, caller, 'menu', version)
  if (!view.ok) return view
  // A restaurant may have no menu yet.
  const known = fileMenuSchema.safeParse({ categories: [], ...view.value.value, discounts: [] })
  if (!known.success) return refused(422, 'invalid_file', { fields: { [CSV_WORDS.draft]: CSV_WORDS.unsoundDraft } })
  const text = cleanText(csv)
  const read = looksLikeJsonLd(text) ? readMenuJsonLd(text, known.data) : readMenuCsv(text, known.data)
  if (!read.menu) {
    const fields = Object.fromEntries(read.problems.map(({ path, message }) => [path, message]))
    return refused(422, 'invalid_file', { fields })
  }
  const { discounts: _, ...value } = withoutPrices({ menu: read.menu }).menu
  const change = { revision, version, at: '', value, is_partial: false, is_brief: true }
  const saved = await changeDraft(tx, caller, 'menu', change, now)
  return saved.ok ? done({ ...saved.value, unread: read.unread }) : saved
}
