import type { z } from 'zod'
import type { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'

/** A file as written by hand, before defaults and numbers. */
export type WrittenFile = z.input<typeof restaurantFileSchema>

const day = (open: string, close: string) => [{ open, close }]
const week = (open: string, close: string) => Array.from({ length: 7 }, () => day(open, close))

/** A café in Lublin with takeout alone, and no tables to reserve. */
export const cafe: WrittenFile = {
  key: 'lublin-kawa-na-rogu',
  tenant: 'lubje',
  city: 'lublin',
  name: 'Kawa na Rogu',
  lead: 'Kawa i drożdżówki na wynos.',
  description: 'Małe okienko przy rynku. Pieczemy rano.',
  priceLevel: 1,
  cuisines: ['Kawiarnia'],
  orderCuisines: ['Śniadania', 'Desery'],
  products: ['orders', 'orders_list', 'lubje_orders_list'],
  address: { street: 'Grodzka', house: '7', postalCode: '20-112', lat: 51.2483, lng: 22.5689 },
  contact: { phone: '+48 81 912 34 56', email: 'kontakt@kawa-na-rogu.example', website: null },
  trader: {
    name: 'Kawa na Rogu s.c.',
    address: 'Grodzka 7, 20-112 Lublin',
    nip: '5260250274',
    email: 'kontakt@kawa-na-rogu.example',
    phone: '+48 81 912 34 56',
  },
  embedOrigins: [],
  pictures: [],
  hours: { week: week('07:00', '21:00'), exceptions: [{ date: '2026-12-24', intervals: [], note: 'Wigilia' }] },
  rooms: [],
  combinations: [],
  reservations: { slotMinutes: 30, stayMinutes: null, maxPartySize: 50, autoConfirmBefore: null, rules: [] },
  orders: {
    paymentMethods: ['blik', 'cash'],
    packagingGrosze: 100,
    preparationMinutes: 10,
    slotMinutes: 15,
    ordersPerSlot: 4,
    scheduled: { stepMinutes: 15, daysAhead: 2 },
    delivery: null,
  },
  menu: {
    categories: [
      {
        name: 'Kawa',
        products: [
          {
            name: 'Latte',
            priceGrosze: 1500,
            allergens: ['milk'],
            goesWith: ['Drożdżówka'],
            questions: [
              {
                type: 'single-choice',
                title: 'Mleko',
                required: true,
                min: 1,
                max: 1,
                options: [
                  { name: 'Krowie', default: true },
                  { name: 'Owsiane', priceGrosze: 200 },
                ],
              },
            ],
          },
        ],
      },
      { name: 'Wypieki', products: [{ name: 'Drożdżówka', priceGrosze: 900, allergens: ['gluten', 'eggs'] }] },
    ],
    discounts: [
      { scope: 'same-category', target: 'Wypieki', buy: 0, get: 0, percent: 30, hours: { from: '18:00', to: '21:00' } },
    ],
  },
  vouchers: [
    {
      code: 'KAWA5',
      type: 'value',
      value: 500,
      minCartGrosze: 2000,
      maxDiscountGrosze: null,
      validFrom: null,
      validTo: '2026-12-31',
      deliveryTypes: null,
      totalLimit: 100,
      customerLimit: 1,
      firstOrderOnly: false,
    },
  ],
}

const size = {
  key: 'rozmiar',
  type: 'single-choice' as const,
  title: 'Rozmiar',
  required: true,
  min: 1,
  max: 1,
  options: [
    { name: 'Mała', default: true },
    { name: 'Duża', priceGrosze: 300 },
  ],
}
const syrup = {
  key: 'syrop',
  type: 'checkbox' as const,
  title: 'Syrop',
  options: [{ name: 'Wanilia', priceGrosze: 200 }],
}

/** A café whose coffees share two questions, followed by their own. */
export const sharing: WrittenFile = {
  ...cafe,
  key: 'lublin-wspolne-pytania',
  name: 'Wspólne Pytania',
  menu: {
    categories: [
      {
        name: 'Kawa',
        products: [
          { name: 'Latte', priceGrosze: 1500, sharedQuestions: ['syrop', 'rozmiar'] },
          {
            name: 'Flat white',
            priceGrosze: 1400,
            sharedQuestions: ['rozmiar'],
            questions: [{ type: 'checkbox', title: 'Na wynos', options: [{ name: 'Kubek' }] }],
          },
          { name: 'Espresso', priceGrosze: 900 },
        ],
      },
    ],
    sharedQuestions: [size, syrup],
  },
  vouchers: [],
}

/** Two rooms and no orders. */
export const tables: WrittenFile = {
  ...cafe,
  key: 'lublin-dwie-sale',
  name: 'Dwie Sale',
  lead: 'Kuchnia polska w dwóch salach.',
  cuisines: ['Polska'],
  orderCuisines: [],
  products: ['reservations'],
  hours: { week: week('12:00', '23:00'), exceptions: [] },
  rooms: [
    {
      key: 'parter',
      name: 'Parter',
      tables: [
        { name: 'P1', minSeats: 1, maxSeats: 2 },
        { name: 'P2', minSeats: 2, maxSeats: 4 },
        { name: 'P3', minSeats: 2, maxSeats: 4 },
      ],
    },
    { key: 'pietro', name: 'Piętro', tables: [{ name: 'G1', minSeats: 4, maxSeats: 8 }] },
  ],
  combinations: [['P3', 'P2']],
  reservations: {
    slotMinutes: 15,
    stayMinutes: [75, 105, 150],
    maxPartySize: 12,
    autoConfirmBefore: 2,
    rules: [{ key: 'isSun', text: 'W niedzielę obiad rodzinny do 16.' }],
  },
  orders: null,
  menu: null,
  vouchers: [],
}

/** A pizzeria that delivers, with options and a set. */
export const pizzeria: WrittenFile = {
  ...cafe,
  key: 'lublin-piec-i-ciasto',
  name: 'Piec i Ciasto',
  lead: 'Pizza z pieca.',
  cuisines: ['Włoska'],
  orderCuisines: ['Pizza'],
  products: ['reservations', 'orders', 'orders_list', 'lubje_orders_list', 'deliveries'],
  hours: { week: week('12:00', '02:00'), exceptions: [] },
  rooms: [{ key: 'sala', name: 'Sala', tables: [{ name: 'S1', minSeats: 1, maxSeats: 4 }] }],
  orders: {
    paymentMethods: ['blik', 'card_online', 'cash'],
    packagingGrosze: 0,
    preparationMinutes: 20,
    slotMinutes: 15,
    ordersPerSlot: 6,
    scheduled: null,
    delivery: {
      maxKm: 6,
      zones: [
        {
          name: 'do 3 km',
          area: { kind: 'radius', radiusKm: 3 },
          feeGrosze: 600,
          minCartGrosze: 3000,
          freeFromGrosze: 8000,
          etaMinMinutes: 35,
          etaMaxMinutes: 50,
        },
      ],
    },
  },
  menu: {
    categories: [
      {
        name: 'Pizza',
        products: [
          {
            name: 'Margherita',
            priceGrosze: 3200,
            packagingGrosze: 200,
            allergens: ['gluten', 'milk'],
            diets: ['vegetarian'],
            questions: [
              {
                type: 'multiple-choice',
                title: 'Dodatki',
                max: 3,
                options: [
                  { name: 'Szynka', priceGrosze: 600 },
                  { name: 'Oliwki', priceGrosze: 400 },
                ],
              },
            ],
          },
          {
            name: 'Zestaw dla dwojga',
            priceGrosze: 3900,
            questions: [
              {
                type: 'set',
                title: 'Zestaw',
                components: [
                  { title: 'Pizza', products: [{ dish: 'Margherita' }] },
                  { title: 'Napój', count: 2, products: [{ dish: 'Woda', surchargeGrosze: 100 }] },
                ],
              },
            ],
          },
        ],
      },
      { name: 'Napoje', products: [{ name: 'Woda', priceGrosze: 700, depositGrosze: 50, allergens: [] }] },
    ],
  },
  vouchers: [],
}

/** A deep copy that a test may change. */
export function copyOf(file: WrittenFile): WrittenFile {
  return structuredClone(file)
}
