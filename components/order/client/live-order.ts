'use client'

import { createContext } from 'react'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** The order as last received by the page; `null` outside of the status page. */
export const LiveOrder = createContext<Order | null>(null)
