'use client'

import { createContext } from 'react'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** The order as the page last heard of it; `null` outside of the status page. */
export const LiveOrder = createContext<Order | null>(null)
