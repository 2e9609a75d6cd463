import { mapLinks } from '@/lib/domain/restaurant/map-links'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import type { Fact } from './email-content'

interface Place {
  name: string
  phone: string
  street: string
  house: string
  city: string
  lat: number
  lng: number
}

/** The restaurant's phone as a number to tap. */
export function phoneFact({ phone }: Pick<Place, 'phone'>): Fact {
  return [EMAIL_WORDS.phone, phone, `tel:${phone.replace(/\s/g, '')}`]
}

/** The restaurant's address, which opens a map. */
export function addressFact(place: Place, label: string = EMAIL_WORDS.address): Fact {
  const { name, street, house, city } = place
  return [label, `${street} ${house}, ${city}`, mapLinks(name, place)[0]?.url]
}
