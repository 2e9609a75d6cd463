import type { City } from '@/lib/domain/restaurant/schema'

export const lublin: City = { slug: 'lublin', name: 'Lublin', location: { lat: 51.2465, lng: 22.5684 } }
export const leszno: City = { slug: 'leszno', name: 'Leszno', location: { lat: 51.8403, lng: 16.5749 } }
export const ostrow: City = {
  slug: 'ostrow-wielkopolski',
  name: 'Ostrów Wielkopolski',
  location: { lat: 51.6495, lng: 17.8167 },
}
export const lubin: City = { slug: 'lubin', name: 'Lubin', location: { lat: 51.4009, lng: 16.2016 } }
export const polkowice: City = { slug: 'polkowice', name: 'Polkowice', location: { lat: 51.5036, lng: 16.0725 } }
export const glogow: City = { slug: 'glogow', name: 'Głogów', location: { lat: 51.6636, lng: 16.0845 } }
export const legnica: City = { slug: 'legnica', name: 'Legnica', location: { lat: 51.207, lng: 16.1553 } }
