import { MAX_IN_FILE as MAX } from '@/lib/domain/restaurant/file/file-size'
import { pizzeria, tables, type WrittenFile } from './restaurant-files'

type Menu = NonNullable<WrittenFile['menu']>
type Category = Menu['categories'][number]
type Product = Category['products'][number]

const times = <T>(count: number, make: (no: number) => T): T[] => Array.from({ length: count }, (_, no) => make(no))

const CATEGORIES = 10
const INTERVALS = 6
const EXCEPTIONS = 30
const RULES = 50
const ZONES = 20
const CORNERS = MAX.corners / ZONES
const SHARED = 60
const QUESTIONS_OF_A_DISH = 1
const OPTIONS = Math.floor((MAX.options - SHARED * 2) / (MAX.dishes * QUESTIONS_OF_A_DISH))
const PRICES = MAX.prices / MAX.dishes
const FIRST_PRICE_AT = Date.UTC(2025, 0, 1)
const DAY_MS = 86_400_000

/** A restaurant with as much of everything as a file may contain, in the form that is slowest to read and compare. */
export function largestFile(): WrittenFile {
  return {
    ...pizzeria,
    key: 'lublin-najwieksza',
    hours: {
      week: times(7, () => intervals(INTERVALS)),
      exceptions: exceptions(EXCEPTIONS),
      kitchen: { week: times(7, () => intervals(INTERVALS)), exceptions: exceptions(EXCEPTIONS) },
    },
    ...largestRooms(),
    reservations: {
      ...tables.reservations,
      rules: times(RULES, (no) => ({
        key: 'visitDate' as const,
        days: times(MAX.ruleValues / RULES, (day) => ({ from: `2027-${two(1 + (no % 12))}-${two(1 + (day % 28))}` })),
        disableBook: true,
      })),
    },
    orders: pizzeria.orders && {
      ...pizzeria.orders,
      delivery: {
        maxKm: 90,
        zones: times(ZONES, (no) => ({
          name: `Strefa ${no}`,
          area: {
            kind: 'outline' as const,
            corners: times(CORNERS, (corner) => onCircle(corner / CORNERS, 0.02 + no / 100)),
          },
          feeGrosze: 600 + no,
          minCartGrosze: 3000,
          freeFromGrosze: null,
          etaMinMinutes: 35,
          etaMaxMinutes: 50,
        })),
      },
    },
    menu: largestMenu(),
    vouchers: times(200, (no) => ({
      code: `KOD${no}`,
      type: 'percent' as const,
      value: 10,
      minCartGrosze: 0,
      maxDiscountGrosze: null,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      deliveryTypes: null,
      totalLimit: null,
      customerLimit: null,
      firstOrderOnly: false,
    })),
  }
}

/** One large room, so that its list is long, and the maximum of combinations with the maximum of tables. */
function largestRooms(): Pick<WrittenFile, 'rooms' | 'combinations'> {
  const inFirst = 400
  const table = (no: number) => ({ name: `T${no}`, minSeats: 1, maxSeats: 1 + (no % 14) })
  return {
    rooms: [
      { key: 'sala', name: 'Sala', tables: times(inFirst, table) },
      { key: 'ogrod', name: 'Ogród', tables: times(MAX.tables - inFirst, (no) => table(inFirst + no)) },
    ],
    combinations: times(200, (no) => times(12, (member) => `T${(no + member * 7) % inFirst}`)),
  }
}

function largestMenu(): Menu {
  const inCategory = MAX.dishes / CATEGORIES
  return {
    categories: times(CATEGORIES, (category) => ({
      name: `Kategoria ${category}`,
      products: times(inCategory, (no) => dish(category * inCategory + no)),
    })),
    sharedQuestions: times(SHARED, (no) => ({
      key: `pytanie-${no}`,
      type: 'checkbox' as const,
      title: `Wspólne ${no}`,
      options: times(2, (option) => ({ name: `Opcja ${option}` })),
    })),
    discounts: times(50, (no) => ({
      scope: 'same-product' as const,
      target: `Danie ${no}`,
      buy: 1,
      get: 1,
      percent: 50,
    })),
  }
}

function dish(no: number): Product {
  return {
    name: `Danie ${no}`,
    description: `Opis dania ${no}. `.repeat(15),
    ingredients: `mąka, woda, składnik ${no}, `.repeat(8),
    priceGrosze: 1000 + no,
    allergens: ['gluten'],
    diets: ['vegetarian'],
    goesWith: times(2, (other) => `Danie ${(no + MAX.dishes - 1 - other) % MAX.dishes}`),
    questions: times(QUESTIONS_OF_A_DISH, (question) => ({
      type: 'multiple-choice' as const,
      title: `Pytanie ${question}`,
      options: times(OPTIONS, (option) => ({ name: `Opcja ${option}`, priceGrosze: 100 * option })),
    })),
    sharedQuestions: times(2, (question) => `pytanie-${(no + question * 7) % SHARED}`),
    earlierPrices: times(PRICES, (price) => ({
      since: new Date(FIRST_PRICE_AT + price * DAY_MS).toISOString(),
      priceGrosze: 900 + price,
    })),
  }
}

/** Short intervals, and one of a whole day with its evening. */
function intervals(count: number) {
  return times(count, (no) =>
    no === count - 1
      ? { open: '12:00', close: '23:45' }
      : { open: `${two(2 * no)}:00`, close: `${two(2 * no + 1)}:00` },
  )
}

function exceptions(count: number) {
  return times(count, (no) => ({
    date: new Date(FIRST_PRICE_AT + (700 + no) * DAY_MS).toISOString().slice(0, 10),
    intervals: intervals(INTERVALS),
  }))
}

/** A point on a circle around the restaurant: `part` of the way round, `radius` in degrees. */
function onCircle(part: number, radius: number) {
  const { lat, lng } = pizzeria.address
  return { lat: lat + radius * Math.sin(2 * Math.PI * part), lng: lng + radius * Math.cos(2 * Math.PI * part) }
}

function two(no: number): string {
  return String(no).padStart(2, '0')
}
