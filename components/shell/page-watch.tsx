'use client'

import { catchErrors } from '@/lib/browser/catch-errors'

// As early as a script can, and not in an effect: what breaks while the page comes to life is heard as well.
if (typeof window !== 'undefined') catchErrors()

/** Hears, on every page, what nobody catches. Contract C14. */
export function PageWatch(): null {
  return null
}
