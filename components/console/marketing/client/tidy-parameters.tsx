'use client'

import { useEffect, useRef } from 'react'
import { suggestedParameter } from '@/lib/domain/marketing/links/link-rules'

/** Writes the fields `names` of its form as a link may carry them once they are left: "Zima 2026" → "zima-2026". */
export function TidyParameters({ names }: { names: readonly string[] }) {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = place.current?.closest('form')
    const tidy = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !names.includes(target.name)) return
      target.value = suggestedParameter(target.value) || target.value
    }
    form?.addEventListener('change', tidy)
    return () => form?.removeEventListener('change', tidy)
  }, [names])

  return <span ref={place} hidden />
}
