import { groszeToWire } from '@/lib/domain/money'
import { customRuleOf } from '@/lib/domain/restaurant/custom-rules/file-rules'
import { hoursOfFile } from '@/lib/domain/restaurant/file/file-hours'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { isPartner } from '@/lib/domain/restaurant/products'
import type { PublishedPicture, RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { RestaurantDetails, StoredRestaurant } from '@/upstream/db/schema'
import type { PictureFiles } from './pictures'

type Row = Omit<StoredRestaurant, 'state' | 'stateReason' | 'lastMenuNumber'>
type Place = { id: number; cityName: string; files: PictureFiles; paused?: RestaurantSummary['orders_paused'] }

/** One row of `restaurants`: the wire forms, and the columns that queries need. Contract C0, C33. */
export function restaurantRow(file: RestaurantFile, place: Place): Row {
  const { key, name, products, cuisines, orderCuisines, priceLevel, reservations } = file
  const words = [name, place.cityName, file.address.street, ...cuisines, ...orderCuisines]
  return {
    id: place.id,
    key,
    name,
    products,
    cuisines,
    orderCuisines,
    priceLevel,
    slotMinutes: reservations.slotMinutes,
    stayMinutes: reservations.stayMinutes,
    hostSetsPrices: file.hostSetsPrices,
    notices: file.notices,
    slug: slugOf(name),
    citySlug: file.city,
    partner: isPartner(products),
    sortKey: polishSortKey(name),
    searchText: slugOf(words.join(' ')),
    summary: summaryOf(file, place),
    details: detailsOf(file, place),
  }
}

function summaryOf(file: RestaurantFile, { id, cityName, files, paused = null }: Place): RestaurantSummary {
  const { name, products, cuisines, lead, address, hours, reservations } = file
  const [cover] = file.pictures
  const { placeholder: _, ...picture } = cover ? pictureOf(cover, files) : ({} as PublishedPicture)
  return {
    id,
    name,
    products,
    cuisines,
    lead,
    areas: file.rooms.map(({ key, name }) => ({ key, name })),
    slug: slugOf(name),
    partner: isPartner(products),
    city: { slug: file.city, name: cityName },
    address: {
      street: address.street,
      house: address.house,
      postal_code: address.postalCode,
      city: cityName,
      lat: address.lat,
      lng: address.lng,
    },
    order_cuisines: file.orderCuisines,
    price_level: file.priceLevel,
    price_per_person: file.pricePerPersonGrosze === null ? null : groszeToWire(file.pricePerPersonGrosze),
    cover: cover ? picture : null,
    hours: hoursOfFile(hours),
    config: {
      config: { auto_confirm_before: reservations.autoConfirmBefore },
      orders: { allowOrders: products.includes('orders') },
    },
    delivery: { maxKmDistance: file.orders?.delivery?.maxKm ?? null },
    custom_rules: reservations.rules.map(customRuleOf),
    orders_paused: paused,
  }
}

function detailsOf(file: RestaurantFile, { files }: Place): RestaurantDetails {
  return {
    description: file.description,
    pictures: file.pictures.map((picture) => pictureOf(picture, files)),
    home_tenant: file.tenant,
    contact: file.contact,
    trader: file.trader,
    reservations: {
      slot_minutes: file.reservations.slotMinutes,
      max_party_size: file.reservations.maxPartySize,
      ...(file.reservations.approveFrom !== null && { approve_from: file.reservations.approveFrom }),
    },
    embed_origins: file.embedOrigins,
  }
}

/** Throws for a picture that was not uploaded: the import has checked each before. */
export function pictureOf({ file, alt }: { file: string; alt: string }, files: PictureFiles): PublishedPicture {
  const found = files.pictureOf(file)
  if (!found) throw new Error(`no picture ${file}`)
  const { src, width, height, widths, placeholder } = found
  return { src, alt, width, height, ...(widths && { widths }), ...(placeholder && { placeholder }) }
}

const FOLDED: Record<string, string> = {
  ą: 'a~',
  ć: 'c~',
  ę: 'e~',
  ł: 'l~',
  ń: 'n~',
  ó: 'o~',
  ś: 's~',
  ź: 'z~',
  ż: 'z~~',
}

/** A key that the C collation sorts by the Polish alphabet: ł after l, ź and ż after z. */
export function polishSortKey(text: string): string {
  return text.toLowerCase().replace(/[ąćęłńóśźż]/g, (letter) => FOLDED[letter] ?? letter)
}
