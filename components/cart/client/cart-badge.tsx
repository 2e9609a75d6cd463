'use client'

import { type ReactNode, useEffect, useState } from 'react'
import styles from './cart-badge.module.css'

/**
 * The number of dishes in this browser's cart, as a link to their menu. It is on every page, so it reads the two
 * storage entries itself: the cart's store and rules are larger than the whole header. Its space is reserved from the
 * start.
 */
export function CartBadge({ label, children }: { label: string; children: ReactNode }) {
  const [{ units, path }, set] = useState(NO_CART)
  useEffect(() => {
    const update = () => set(readStoredCart())
    const events = ['storage', 'cart', 'pageshow']
    update()
    for (const event of events) addEventListener(event, update)
    return () => {
      for (const event of events) removeEventListener(event, update)
    }
  }, [])
  return (
    <span className={`square flex ${styles.slot}`}>
      {units > 0 && (
        <a
          href={path}
          className={`middle dark relative plain-link rounded grow ${styles.badge}`}
          aria-label={`${label}: ${units}`}
        >
          {children}
          <span className={`bold numeric centre ${styles.units}`}>{units}</span>
        </a>
      )}
    </span>
  )
}

const NO_CART = { units: 0, path: '' }

// Written by lib/browser/storage/cart-store.ts.
function readStoredCart(): typeof NO_CART {
  try {
    const { lines } = JSON.parse(localStorage.cart)
    const { path } = JSON.parse(localStorage.cartDetails).place
    const units = lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)
    return /^\/\w/.test(path) ? { units, path } : NO_CART
  } catch {
    return NO_CART // blocked, empty, or written by something else
  }
}
