import type { DeliveryType } from '@/lib/delivery/schema'
import type { OrderAddress } from '@/lib/order/schema'
import { DELIVERY_PREFERENCES, readStored, store } from './storage'

type Door = { house: string; flat: string }

/** Adds to the delivery preferences what only a checkout knows: house, flat and type. Ledger L156, L158, L160. */
export function keepDoor({ house, flat = '' }: OrderAddress, type: DeliveryType): void {
  store(DELIVERY_PREFERENCES, { ...Object(readStored(DELIVERY_PREFERENCES)), house, flat, type })
}

/** House and flat of the last order; empty where there are none. */
export function keptDoor(): Door {
  const { house, flat } = Object(readStored(DELIVERY_PREFERENCES)) as Record<string, unknown>
  return { house: textOf(house), flat: textOf(flat) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
