import type { StoredRestaurant } from '@/upstream/db/schema'
import { NEVER_OPEN, validOrNull } from './validate-stored-data'

/**
 * Profile and contact of a restaurant for existing orders and reservations. Where they do not parse, the values of
 * its columns are used, so that no diner's link ends in an error.
 */
export function validProfile(row: StoredRestaurant): Pick<StoredRestaurant, 'summary' | 'details'> {
  const { id, slug, name, partner, citySlug, products } = row
  const summary = validOrNull('summary', row.summary, id) ?? {
    id,
    slug,
    name,
    products,
    partner,
    city: { slug: citySlug, name: citySlug },
    address: { street: '', house: '', postal_code: '', city: citySlug, lat: 0, lng: 0 },
    cuisines: [],
    order_cuisines: [],
    price_level: 1,
    price_per_person: null,
    lead: '',
    cover: null,
    hours: NEVER_OPEN,
    areas: [],
    config: { config: { auto_confirm_before: null }, orders: { allowOrders: false } },
    delivery: { maxKmDistance: null },
    custom_rules: [],
    orders_paused: null,
  }
  const details = validOrNull('details', row.details, id) ?? {
    description: '',
    pictures: [],
    home_tenant: '',
    contact: { phone: '', email: '', website: null },
    trader: { name, address: '', nip: '', email: '', phone: '' },
    reservations: { slot_minutes: 30, max_party_size: 1 },
    embed_origins: [],
  }
  return { summary, details }
}
