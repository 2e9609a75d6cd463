import type { RefundView } from '@/lib/domain/ordering/order/refund-view'

type RefundTarget = RefundView['to']

/** Words of the e-mails and text messages about an order. `about` is `ORDER_EMAIL.about`. Contract C1. */
export const ORDER_EMAIL = {
  order: 'Zamówienie',
  deliveryType: 'Sposób',
  takeout: 'Odbiór',
  payment: 'Płatność',
  voucher: 'Kod rabatowy',
  action: 'Zobacz zamówienie',
  name: 'Kto odbiera',
  reduced: (price: string, before: string) => `${price} (zamiast ${before})`,
  number: (number: string | number) => `nr ${number}`,
  about: (number: string | number, restaurant: string, day: string) => `nr ${number}, ${restaurant}, ${day}`,
  footnotes: ({ operatorText, email }: { operatorText: string; email: string }, restaurant: string) => [
    `Zamówienie obsługuje ${operatorText}, w imieniu restauracji ${restaurant}.`,
    `Reklamacje i pytania: ${email}, z numerem zamówienia.`,
    'Kto zna adres tego zamówienia, może je zobaczyć i anulować, więc nie przekazuj go dalej.',
  ],
  sms: (brand: string, number: string | number, ending: string) =>
    `${brand}, zamówienie nr ${number}: ${ending} Szczegóły w e-mailu.`,
  until: (moment: string) => `do ${moment}`,
  pending: {
    subject: (about: string) => `Zamówienie ${about}`,
    heading: 'Zamówienie wysłane do restauracji',
    answerDue: (due: string, isPaidOnline: boolean) =>
      `Restauracja odpowie najpóźniej ${due}. Jeśli tego nie zrobi, zamówienie anuluje się samo${isPaidOnline ? ', a pieniądze wrócą' : ''}.`,
    answerSoon: 'Restauracja zaraz odpowie.',
  },
  /** The e-mail about `pending`, sent after the restaurant has accepted the order. */
  acceptedAlready: {
    heading: 'Twoje zamówienie',
    text: 'Restauracja już je przyjęła. Poniżej Twój rachunek.',
  },
  confirmed: {
    subject: (about: string) => `Restauracja przyjęła zamówienie ${about}`,
    heading: (isTakeout: boolean) => (isTakeout ? 'Kuchnia gotuje, zapraszamy po odbiór' : 'Kuchnia gotuje'),
    text: (promise: string, day: string) => `${promise}, ${day}.`,
  },
  calledOff: {
    subject: (about: string) => `Zamówienie anulowane: ${about}`,
    heading: 'Zamówienie anulowane',
  },
  refunded: {
    subject: (about: string) => `Zwrot za zamówienie ${about}`,
    heading: 'Pieniądze wróciły',
  },
  partRefunded: {
    subject: (about: string) => `Zwrot części zapłaty za zamówienie ${about}`,
    heading: 'Część pieniędzy wróciła',
    rest: 'Reszta zapłaty za zamówienie się nie zmienia.',
  },
} as const

const REFUND_TARGETS: Record<RefundTarget, string> = {
  blik: 'na konto, z którego był BLIK',
  card: 'na kartę',
  transfer: 'na konto, z którego był przelew',
}

/** A refund by its state; `moment` is '' if unknown, else begins with a space. Contract C1. */
export const REFUND_TEXTS = {
  done: (amount: string, to: RefundTarget, moment: string) => `Zwróciliśmy ${amount} ${REFUND_TARGETS[to]}${moment}.`,
  failed: (amount: string) => `Bank nie przyjął zwrotu ${amount}. Zajmuje się nim nasza obsługa.`,
  pending: (amount: string, to: RefundTarget) =>
    `Zwracamy ${amount} ${REFUND_TARGETS[to]}. Bank księguje zwrot zwykle w kilka dni roboczych. Nic nie musisz robić.`,
} as const
