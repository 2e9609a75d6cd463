import { addMinutes } from 'date-fns/addMinutes'

/** Expected arrival of the food, as a span of instants. */
export type Eta = { from: Date; to: Date }
/** Minutes from the kitchen to the delivery address, from and to; none for takeout. */
export type TravelTime = { travelMinMinutes: number; travelMaxMinutes: number }

const SCHEDULED_SPAN_MINUTES = 15

/** Span of an order wanted at `deliveryAt`: the quarter of an hour from then on. */
export function etaAt(deliveryAt: Date): Eta {
  return { from: deliveryAt, to: addMinutes(deliveryAt, SCHEDULED_SPAN_MINUTES) }
}

/** Span after the restaurant has set when the food is ready. Contract C1. */
export function etaOfReady(readyAt: Date, { travelMinMinutes, travelMaxMinutes }: TravelTime): Eta {
  return { from: addMinutes(readyAt, travelMinMinutes), to: addMinutes(readyAt, travelMaxMinutes) }
}
