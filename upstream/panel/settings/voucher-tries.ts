import { sql } from 'drizzle-orm'
import type { PartValue, SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { voucherProblems } from '@/upstream/restaurants/file/save-vouchers'
import { findDraft } from './drafts'

const POINTS_OF_A_TAKEN_CODE = 100

/**
 * Points that a look at the caller's draft takes from the rate `voucherTries`, because its answer reveals codes of
 * other restaurants of the brand: one point for each code that the draft added, a hundred for a taken one.
 */
export async function voucherTryPoints(db: Db, caller: PanelCaller, part: SettingsPart): Promise<number> {
  if (part !== 'promotions') return 0
  const draft = await findDraft(db, caller, part)
  if (!draft) return 0
  const codes = addedCodes(draft)
  if (codes.length === 0) return 0
  const { restaurantId: id } = caller
  const [home] = await rowsOf<{ tenant: string }>(
    db,
    sql`SELECT home_tenant AS tenant FROM restaurants WHERE id = ${id}`,
  )
  if (!home) return 0
  const taken = await voucherProblems(db, { tenant: home.tenant, vouchers: codes.map((code) => ({ code })) }, id)
  return codes.length + POINTS_OF_A_TAKEN_CODE * taken.length
}

/** Codes that a draft added to its base; each once. */
export function addedCodes({ base, value }: { base: PartValue; value: PartValue }): string[] {
  const before = new Set(codesIn(base))
  return [...new Set(codesIn(value))].filter((code) => !before.has(code))
}

/** A draft contains raw input: a value that is no list has no codes. */
function codesIn({ vouchers }: PartValue): string[] {
  if (!Array.isArray(vouchers)) return []
  return vouchers.flatMap((one) => {
    const code = typeof one === 'object' && one !== null && !Array.isArray(one) ? one.code : null
    return typeof code === 'string' && code !== '' ? [code] : []
  })
}
