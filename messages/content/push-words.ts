import { waitingText } from './emails/alarm'

/** What a notification says on a locked screen: nothing of a guest. Contract C26. */
export const PUSH_WORDS = {
  title: (restaurant: string) => `Ktoś czeka: ${restaurant}`,
  body: (waiting: { orders: number; tables: number }) => `${waitingText(waiting)} Otwórz panel i odpowiedz.`,
} as const
