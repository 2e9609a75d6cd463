import { copyOf, pizzeria, type WrittenFile } from './restaurant-files'
import { bearer, ownerOf, type Somebody } from './staff'
import { type Kit, PARTNER_TOKEN } from './upstream-kit'

/** A draft restaurant of Lublin, with its owner signed in. */
export async function aDraft(
  kit: Kit,
  key: string,
  changes: Partial<WrittenFile> = {},
  from = pizzeria,
): Promise<{ id: number; owner: Somebody }> {
  const file = { ...copyOf(from), key, vouchers: [], ...changes }
  const { status, body } = await kit.send('POST', '/operations/restaurants/import', { file }, bearer(PARTNER_TOKEN))
  if (status !== 200) throw new Error(`the draft was not taken in: ${JSON.stringify(body)}`)
  return { id: body.id, owner: await ownerOf(kit, body.id) }
}
