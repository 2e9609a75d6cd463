'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'

const never = () => () => {}

/** Prints the page; absent without scripts. */
export function PrintButton({ label }: { label: string }) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!hasScripts) return null
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
