import { consolePath } from '@/lib/domain/console/pages'

/** The page of one link in the console. Contract C39. */
export function linkPagePath(id: number): string {
  return `${consolePath('links')}/${id}`
}

/** Formats in which a print's picture is downloaded. */
export const QR_FORMATS = ['svg', 'png'] as const
type QrFormat = (typeof QR_FORMATS)[number]

/** The path of a print's QR code. */
export function qrPath(id: number, code: string, format: QrFormat): string {
  return `${linkPagePath(id)}/${code}.${format}`
}

/** Name of the downloaded file: its purpose, then its code. */
export function qrFileName(
  { source, campaign }: { source: string; campaign: string },
  { code, content }: { code: string; content: string | null },
  format: QrFormat,
): string {
  return `qr-${[source, campaign, content, code].filter(Boolean).join('-').slice(0, 120)}.${format}`
}
