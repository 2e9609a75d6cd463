import { eq } from 'drizzle-orm'
import { kmBetween } from '@/lib/domain/distance'
import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'
import { deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { fileReach } from '@/lib/domain/restaurant/file/file-reach'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { isSameAddress } from '@/lib/domain/restaurant/settings/moved-location'
import { readPart, valueAt, withPart } from '@/lib/domain/restaurant/settings/parts'
import type { AddressCheck, DeliveryCheck, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import type { Coordinates } from '@/lib/domain/wire'
import { type BrandPlaces, suggestAddresses } from '@/upstream/addresses/suggest-addresses'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { restaurants } from '@/upstream/db/schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { loadCurrent } from './current'
import { findDraft } from './drafts'
import { mergeDraft } from './merge-draft'

/** A few addresses are enough to recognise the right street. */
const MAX_ADDRESSES = 5

/** Delivery to an address as a diner sees it, now and with the caller's draft. Nothing is written. Contract C5, C37. */
export async function checkAddress(
  tx: Db,
  caller: Pick<PanelCaller, 'restaurantId' | 'staffId'>,
  q: string,
  places: BrandPlaces,
): Promise<Outcome<AddressCheck>> {
  const current = await loadCurrent(tx, caller.restaurantId)
  if (!current) return refused(404, 'unknown_restaurant')
  const draft = await findDraft(tx, caller, 'delivery')
  const value = draft && mergeDraft(draft, readPart(current.file, 'delivery')).value
  const drafted = value && readRestaurantFile(withPart(current.file, 'delivery', value)).file
  // Streets of its own town come first.
  const town = places.cities.find(({ slug }) => slug === current.file.city)
  const { location } = town ?? places
  const found = await suggestAddresses(tx, q, { ...places, location })
  const isInTown = ({ city }: AddressSuggestion) => city === town?.name
  const items = found.slice(0, MAX_ADDRESSES).map((one) => ({
    address: one.address,
    in_town: isInTown(one),
    // A restaurant stays in its town: elsewhere its page would name the wrong one.
    location: isInTown(one) ? locationOf(one) : null,
    now: deliveryCheckAt(current.file, one),
    draft: drafted && deliveryCheckAt(drafted, one),
  }))
  return done({ items, is_draft_sound: draft === null || drafted !== null })
}

/** From so many kilometres a drafted point is told to lie elsewhere than the list of streets has its address. */
const FAR_KM = 1

/**
 * Where the list of streets has the address of a draft of the profile, if the drafted point lies more than a kilometre
 * from it; null without a draft, and for an address that the list does not know in the restaurant's town. Contract C37.
 */
export async function findFarPoint(
  tx: Db,
  caller: Pick<PanelCaller, 'restaurantId' | 'staffId'>,
  places: BrandPlaces,
): Promise<NonNullable<SettingsView['far_point']> | null> {
  const draft = await findDraft(tx, caller, 'profile')
  const [street, house, lat, lng] = ['street', 'house', 'lat', 'lng'].map((name) =>
    valueAt(draft?.value, ['address', name]),
  )
  if (typeof street !== 'string' || typeof house !== 'string' || !isWithin(lat, 90) || !isWithin(lng, 180)) return null
  const [place] = await tx
    .select({ city: restaurants.citySlug })
    .from(restaurants)
    .where(eq(restaurants.id, caller.restaurantId))
  const town = places.cities.find(({ slug }) => slug === place?.city)
  if (!town) return null
  const found = await suggestAddresses(tx, `${street} ${house}, ${town.name}`, { ...places, location: town.location })
  const locations = found
    .filter(({ city }) => city === town.name)
    .flatMap((one) => locationOf(one) ?? [])
    .filter((location) => isSameAddress(location, { street, house }))
    .map((location) => ({ ...location, km: kmBetween(location, { lat, lng }) }))
    .sort((a, b) => a.km - b.km)
  const [nearest] = locations
  if (!nearest || nearest.km <= FAR_KM) return null
  return { address: `${nearest.street} ${nearest.house}`, lat: nearest.lat, lng: nearest.lng, km: nearest.km }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}

function locationOf({
  street,
  house,
  lat,
  lng,
  approximate,
}: AddressSuggestion): AddressCheck['items'][number]['location'] {
  return house && !approximate ? { street, house, lat, lng } : null
}

function deliveryCheckAt(file: Pick<RestaurantFile, 'address' | 'orders'>, { lat, lng }: Coordinates): DeliveryCheck {
  const { terms, zone, distanceKm, reason } = deliveryTo(fileReach(file), { lat, lng })
  return {
    km: distanceKm,
    reason,
    terms: terms && {
      zone,
      fee_grosze: terms.feeGrosze,
      min_cart_grosze: terms.minCartGrosze,
      free_from_grosze: terms.freeFromGrosze,
      eta_minutes: [terms.etaMinMinutes, terms.etaMaxMinutes] as [number, number],
    },
  }
}
