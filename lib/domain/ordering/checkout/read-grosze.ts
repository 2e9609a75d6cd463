import type { Grosze } from '@/lib/domain/money'

/** Grosze of a typed amount: "50", "50,5", "50.50", "50 zł"; `null` for anything else. */
export function readGrosze(text: string): Grosze | null {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?(?:zł)?$/i.exec(text.replace(/\s/g, ''))
  if (!found) return null
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
