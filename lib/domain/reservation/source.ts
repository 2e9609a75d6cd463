import type { AppName } from '@/lib/domain/wire'

const MAX_LENGTH = 255

/** First-touch `utm_source[/utm_medium]`, otherwise the display mode. Ledger L082, L083, L100, contract C19. */
export function sourceOf(
  { utm_source, utm_medium }: { utm_source?: string | null; utm_medium?: string | null },
  appName: AppName,
): string {
  const source = printable(utm_source)
  const medium = printable(utm_medium)
  if (!source) return appName
  return (medium ? `${source}/${medium}` : source).slice(0, MAX_LENGTH)
}

function printable(value: string | null | undefined): string {
  return (value ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
}
