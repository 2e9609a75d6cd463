import { eq } from 'drizzle-orm'
import { newRestaurantFile } from '@/lib/domain/console/new-restaurant-file'
import type { NewRestaurant } from '@/lib/domain/console/restaurants-schema'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { Coordinates } from '@/lib/domain/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import { type AddressLookup, locateAddress } from '@/upstream/addresses/locate-address'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { restaurants } from '@/upstream/db/schema'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { invitePerson } from '@/upstream/panel/accounts/people'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import { pictureFiles } from '@/upstream/restaurants/file/pictures'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { findTenantConfig } from '@/upstream/tenants/tenant-directory'

/** Fields of the form by the path in the file that they fill. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  key: 'name',
  city: 'city',
  'address.street': 'street',
  'address.house': 'house',
  'address.postalCode': 'postal_code',
  'contact.phone': 'phone',
  'contact.email': 'email',
  'trader.name': 'trader',
  'trader.nip': 'nip',
}

/**
 * Location of the restaurant by the address sources, else the middle of its town; null for a town that the brand
 * lacks. Runs before the transaction, since it may call another server. Decision 0029.
 */
export async function locateNewRestaurant(
  lookup: AddressLookup,
  tenant: string,
  { city: slug, street, house }: NewRestaurant,
): Promise<Coordinates | null> {
  const city = (await findTenantConfig(lookup.db, tenant))?.cities.find((one) => one.slug === slug)
  if (!city) return null
  const claim = { address: `${street} ${house}`, street, house, city: city.name }
  return (await locateAddress(lookup, claim, city.location)).located?.points[0] ?? city.location
}

/**
 * Creates a draft restaurant from the form, by the import of files, and invites its owner; answers its id. 422
 * `invalid_file` with the file reader's messages by field; 409 `restaurant_exists` where the address has a restaurant
 * of that name. Contract C33, C41.
 */
export async function makeRestaurant(
  tx: Db,
  typed: NewRestaurant,
  { tenant, actor }: BrandCaller,
  { location, secret, now }: { location: Coordinates | null; secret: string; now: Date },
): Promise<Outcome<number>> {
  if (!location)
    return refused(422, 'invalid_file', { fields: { city: FILE_WORDS.otherTenantCity(tenant, typed.city) } })
  const { file, problems } = readRestaurantFile(newRestaurantFile(typed, { tenant, location }))
  if (!file) return refused(422, 'invalid_file', { fields: fieldsOf(problems) })
  await lockRestaurant(tx, { key: file.key })
  const [present] = await tx.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.key, file.key))
  if (present) return refused(409, 'restaurant_exists')
  const imported = await importRestaurant(tx, file, { files: await pictureFiles(tx, file.key), now })
  if (!('id' in imported)) return refused(422, 'invalid_file', { fields: fieldsOf(imported.problems) })
  const restaurantId = imported.id
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'created_restaurant' })
  const invited = await inviteOwner(tx, restaurantId, typed.owner, { tenant, actor }, { secret, now })
  return invited.ok ? done(restaurantId) : invited
}

/** Invites an owner of a restaurant, or sends the invitation again; in both trails. Contract C21, C41. */
export async function inviteOwner(
  tx: Db,
  restaurantId: number,
  owner: NewRestaurant['owner'],
  { tenant, actor }: Pick<BrandCaller, 'tenant' | 'actor'>,
  { secret, now }: { secret: string; now: Date },
): Promise<Outcome<number>> {
  const invitation = { ...owner, role: 'owner' as const }
  const invited = await invitePerson(tx, { restaurantId }, invitation, { manager: null, secret, now })
  if (!invited.ok) return invited
  const details = { role: 'owner', by: 'operations' }
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'invited', subject: invited.value, details })
  return invited
}

/** The file reader's messages by field; a problem without a field of the form is listed by its path. */
function fieldsOf(problems: readonly FileProblem[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ path, message }) => [FIELDS[path] ?? path, message]))
}
