import { deliveryStreets, orderings, vouchers } from './order-fixture'
import type { SeedData, SeedRestaurant } from './seed-data'

const week = (open: string, close: string) => Array.from({ length: 7 }, () => [{ open, close }])

const base: SeedRestaurant = {
  id: 1,
  name: 'Łódka i Wiosło',
  homeTenant: 'lubje',
  city: 'lublin',
  street: 'Grodzka',
  house: '12',
  postalCode: '20-112',
  lat: 51.2487,
  lng: 22.5696,
  products: ['reservations', 'orders', 'orders_list', 'lubje_orders_list', 'deliveries', 'iframe'],
  cuisines: ['Polska'],
  orderCuisines: ['Zupy'],
  priceLevel: 2,
  lead: 'Ryba z Bystrzycy.',
  description: 'Mała sala nad rzeką.',
  pictures: [{ key: 'ryba', alt: 'Pieczona ryba' }],
  week: week('12:00', '22:00'),
  exceptions: [{ on: 5, intervals: [], note: 'Remont' }],
  areas: [
    { key: 'sala', name: 'Sala' },
    { key: 'taras', name: 'Taras' },
  ],
  tables: [
    { name: 'S1', area: 'sala', minSeats: 1, maxSeats: 2 },
    { name: 'S2', area: 'sala', minSeats: 2, maxSeats: 4 },
    { name: 'S3', area: 'sala', minSeats: 2, maxSeats: 4 },
    { name: 'T1', area: 'taras', minSeats: 5, maxSeats: 8 },
  ],
  combinations: [['S2', 'S3']],
  autoConfirmBefore: 2,
  customRules: [
    { key: 'isSun', text: 'W niedzielę prosimy o telefon.', disableBook: true },
    { key: 'peopleAmount', value: 8, text: 'Dla większych grup mamy osobne menu.' },
    { key: 'fullMoon', text: 'Nikt nie zna tej reguły.' },
  ],
  slotMinutes: 30,
  stayMinutes: null,
  maxKmDistance: 3,
  phone: '+48 81 912 34 56',
  email: 'kontakt@lodka.example',
  website: null,
  trader: { name: 'Łódka sp. z o.o.', address: 'Grodzka 12, 20-112 Lublin', nip: '7129000019' },
}

/** Four restaurants of Lublin and one of Leszno, each with another way of confirming reservations. */
export const LODKA = 1
/** Confirms by hand, slots every 15 minutes, open until 2 a.m. */
export const MANUAL = 2
/** Not a partner. */
export const NON_PARTNER = 3
/** One table for two, open around the clock. */
export const LAST_TABLE = 4
/** Listed by lesznoje, not by lubje. */
export const OTHER_CITY = 5

export const fixture: SeedData = {
  restaurants: [
    base,
    {
      ...base,
      id: MANUAL,
      name: 'Zbożowa',
      autoConfirmBefore: null,
      slotMinutes: 15,
      week: week('17:00', '02:00'),
      customRules: [],
      cuisines: ['Kawiarnia'],
      priceLevel: 1,
      products: ['reservations'],
      maxKmDistance: null,
    },
    {
      ...base,
      id: NON_PARTNER,
      name: 'Ale Pierogi',
      products: ['marketing'],
      autoConfirmBefore: null,
      tables: [],
      combinations: [],
      customRules: [],
      cuisines: ['Włoska'],
    },
    {
      ...base,
      id: LAST_TABLE,
      name: 'Jeden Stolik',
      week: week('00:00', '24:00'),
      exceptions: [],
      tables: [{ name: 'J1', area: 'sala', minSeats: 1, maxSeats: 2 }],
      combinations: [],
      customRules: [],
      autoConfirmBefore: 0,
    },
    { ...base, id: OTHER_CITY, name: 'Szybowiec', city: 'leszno', homeTenant: 'lesznoje', lat: 51.84, lng: 16.57 },
  ],
  orderings,
  vouchers,
  streets: [
    { city: 'lublin', street: 'Lipowa', lat: 51.2447, lng: 22.5511, houses: 39 },
    { city: 'lublin', street: 'Łęczyńska', lat: 51.2391, lng: 22.5906, houses: 60 },
    { city: 'lublin', street: 'Krakowskie Przedmieście', lat: 51.2479, lng: 22.5585, houses: 78 },
    { city: 'leszno', street: 'Lipowa', lat: 51.8439, lng: 16.5822, houses: 70 },
    { city: 'lublin', street: '3 Maja', lat: 51.2494, lng: 22.5565, houses: 22 },
    { city: 'lublin', street: 'Grodzka', lat: 51.2487, lng: 22.5696, houses: 36 },
    ...deliveryStreets,
  ],
}
