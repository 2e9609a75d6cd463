import { waitingText } from './emails/alarm'

/** Text of a notification on a locked screen: no data of a guest. Contract C26. */
export const PUSH_WORDS = {
  title: (restaurant: string) => `Ktoś czeka: ${restaurant}`,
  body: (waiting: { orders: number; tables: number }) => `${waitingText(waiting)} Otwórz panel i odpowiedz.`,
} as const
