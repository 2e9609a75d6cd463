import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import type { SeedOrdering, SeedProduct, SeedVoucher } from './seed-data'

/** Ids of the fixture's dishes. */
export const ZUREK = 11
/** Pierogi with a required size and sauces. */
export const PIEROGI = 12
/** Carp, sold out. */
export const KARP = 13
/** Cheesecake, alone in its category: buy one get one at half price. */
export const SERNIK = 14
/** Drink in a bottle with a deposit. */
export const PODPIWEK = 15
/** Set of a soup and a drink. */
export const ZESTAW = 16

const product = (id: number, name: string, own: Partial<SeedProduct> = {}): SeedProduct => {
  const priceGrosze = own.priceGrosze ?? 2000
  return {
    id,
    name,
    description: '',
    priceGrosze,
    packagingGrosze: 100,
    depositGrosze: 0,
    available: true,
    allergens: [],
    diets: [],
    ingredients: 'woda',
    image: null,
    goesWith: [],
    questions: [],
    prices: [{ sinceDaysAgo: 200, priceGrosze }],
    ...own,
  }
}

const option = (id: number, name: string, priceGrosze: number) => ({
  id,
  name,
  priceGrosze,
  available: true,
  default: false,
  allergens: [],
  diets: null,
})

const lodka: SeedOrdering = {
  restaurantId: 1,
  categories: [
    {
      id: 1,
      name: 'Zupy i dania',
      products: [
        product(ZUREK, 'Żurek', {
          priceGrosze: 1800,
          goesWith: [PODPIWEK],
          allergens: ['gluten'],
          prices: [
            { sinceDaysAgo: 200, priceGrosze: 1500 },
            { sinceDaysAgo: 40, priceGrosze: 1700 },
            { sinceDaysAgo: 10, priceGrosze: 1800 },
          ],
        }),
        product(PIEROGI, 'Pierogi ruskie', {
          priceGrosze: 2400,
          diets: ['vegetarian'],
          questions: [
            {
              id: 101,
              type: 'single-choice',
              title: 'Porcja',
              required: true,
              min: 1,
              max: 1,
              freeCount: 0,
              maxPerOption: 1,
              options: [option(1001, '8 sztuk', 0), option(1002, '12 sztuk', 800)],
            },
            {
              id: 102,
              type: 'multiple-choice',
              title: 'Do tego',
              required: false,
              min: 0,
              max: 3,
              freeCount: 1,
              maxPerOption: 2,
              options: [option(1003, 'Śmietana', 200), option(1004, 'Skwarki', 300)],
            },
          ],
        }),
        product(KARP, 'Karp', { available: false }),
        product(ZESTAW, 'Zestaw dnia', {
          priceGrosze: 2900,
          questions: [
            {
              id: 103,
              type: 'set',
              title: 'Zestaw',
              components: [
                { id: 1, title: 'Zupa', count: 1, products: [{ dish: ZUREK, surchargeGrosze: 0 }] },
                { id: 2, title: 'Napój', count: 1, products: [{ dish: PODPIWEK, surchargeGrosze: 150 }] },
              ],
            },
          ],
        }),
      ],
    },
    { id: 2, name: 'Desery', products: [product(SERNIK, 'Sernik', { priceGrosze: 1600 })] },
    {
      id: 3,
      name: 'Napoje',
      products: [product(PODPIWEK, 'Podpiwek', { priceGrosze: 900, packagingGrosze: 0, depositGrosze: 50 })],
    },
  ],
  discounts: [
    {
      id: 1,
      scope: 'same-product',
      target: SERNIK,
      buy: 1,
      get: 1,
      percent: 50,
      maxUses: null,
      days: null,
      hours: null,
      deliveryTypes: null,
    },
  ],
  zones: [
    {
      name: 'Śródmieście',
      area: { kind: 'radius', radiusKm: 1 },
      feeGrosze: 500,
      minCartGrosze: 3000,
      freeFromGrosze: 10_000,
      etaMinMinutes: 30,
      etaMaxMinutes: 45,
    },
    {
      name: 'Dalej',
      area: { kind: 'radius', radiusKm: 2 },
      feeGrosze: 900,
      minCartGrosze: 4000,
      freeFromGrosze: null,
      etaMinMinutes: 45,
      etaMaxMinutes: 60,
    },
  ],
  paymentMethods: ['cash', 'card_on_place', 'card_online', 'blik', 'transfer', 'apple_pay', 'google_pay'],
  packagingPerOrderGrosze: 50,
  preparationMinutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 1000 },
  scheduled: { stepMinutes: 15, daysAhead: 3 },
  paused: null,
}

/** The kitchen of `FOREIGN` finishes 25 orders in a slot; its other data are those of the first. */
export const SMALL_KITCHEN_ORDERS = 25

export const orderings: SeedOrdering[] = [
  lodka,
  {
    ...lodka,
    restaurantId: 4,
    paymentMethods: ['cash', 'blik'],
    kitchen: { slotMinutes: 15, ordersPerSlot: SMALL_KITCHEN_ORDERS },
  },
]

const voucher: SeedVoucher = {
  tenant: 'lubje',
  code: 'DZIESIEC',
  type: 'percent',
  value: 10,
  minCartGrosze: 0,
  maxDiscountGrosze: null,
  validFromInDays: -10,
  validToInDays: 10,
  deliveryTypes: null,
  restaurants: null,
  totalLimit: null,
  customerLimit: null,
  firstOrderOnly: false,
  used: 0,
}

export const vouchers: SeedVoucher[] = [
  voucher,
  { ...voucher, code: 'STOWA', type: 'value', value: 10_000 },
  { ...voucher, code: 'DOWOZ', type: 'freeDelivery', value: 0 },
  { ...voucher, code: 'OSTATNI', totalLimit: 1 },
  { ...voucher, code: 'RAZ', customerLimit: 1 },
  { ...voucher, code: 'PIERWSZY', firstOrderOnly: true },
  { ...voucher, code: 'WCZORAJ', validToInDays: -1 },
  { ...voucher, code: 'JUTRO', validFromInDays: 1 },
  { ...voucher, code: 'DUZO', minCartGrosze: 50_000 },
  { ...voucher, code: 'GDZIEINDZIEJ', restaurants: [4] },
]

/** 0,6 km from the fixture's first restaurant, in its inner zone. */
export const NEAR = {
  address: 'Bliska 12, Lublin',
  street: 'Bliska',
  house: '12',
  flat: '3',
  city: 'Lublin',
  lat: 51.2487,
  lng: 22.5609,
}
/** 1,6 km away, in the outer zone. */
export const FARTHER = { ...NEAR, address: 'Dalsza 12, Lublin', street: 'Dalsza', lng: 22.5467 }
/** 2,5 km away: within range, in no zone. */
export const BETWEEN = { ...NEAR, address: 'Podmiejska 12, Lublin', street: 'Podmiejska', lng: 22.5338 }
/** 10 km away. */
export const FAR = { ...NEAR, address: 'Odległa 12, Lublin', street: 'Odległa', lat: 51.3387, lng: 22.5696 }

const streetWithPoints = (street: string, houses: number, [first, last]: [number, number]) => ({
  city: 'lublin',
  street,
  lat: 51.2487,
  lng: (first + last) / 2,
  houses,
  points: [
    { number: 1, lat: 51.2487, lng: first },
    { number: houses, lat: 51.2487, lng: last },
  ],
})

/** The streets of those addresses; `Koncertowa` passes through both zones, `Graniczna` leads out of range. */
export const deliveryStreets = [
  ...[NEAR, FARTHER, BETWEEN, FAR].map(({ street, lat, lng }) => ({ city: 'lublin', street, lat, lng, houses: 30 })),
  streetWithPoints('Koncertowa', 101, [22.5696, 22.5969]),
  streetWithPoints('Graniczna', 101, [22.5696, 22.6414]),
]

export const pierogi = (amount = 1, size = 1001) => ({
  product_id: PIEROGI,
  amount,
  answers: [{ question_id: 101, options: [{ option_id: size, amount: 1 }] }],
})

type Changes = Omit<Partial<OrderRequest>, 'customer'> & { customer?: Partial<OrderRequest['customer']> }

/** An order that the fixture's first restaurant accepts at Friday noon: two pierogi, takeout, for 51,50 zł. */
export function orderRequest({ customer, ...changes }: Changes = {}) {
  return {
    restaurant_id: 1,
    delivery_type: 'takeout',
    payment_method: 'cash',
    source: 'web_app',
    customer: {
      customer_firstname: 'Anna',
      customer_lastname: 'Nowak',
      phone: '+48600100300',
      email: 'anna.nowak@example.pl',
      deliveryAt: 'ASAP',
      ...customer,
    },
    products: [pierogi(2)],
    sms_marketing: false,
    email_marketing: false,
    expected_total: 50.5,
    accept_terms: true,
    ...changes,
  }
}
