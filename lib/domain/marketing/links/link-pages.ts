import { consolePath } from '@/lib/domain/console/pages'

/** The page of one link in the console. Contract C39. */
export function linkPagePath(id: number): string {
  return `${consolePath('links')}/${id}`
}

/** A print's picture, to be downloaded. */
export const QR_FORMATS = ['svg', 'png'] as const
export type QrFormat = (typeof QR_FORMATS)[number]

/** The path of a print's QR code. */
export function qrPath(id: number, code: string, format: QrFormat): string {
  return `${linkPagePath(id)}/${code}.${format}`
}

/** The name of the downloaded file: what it is for, then its code. */
export function qrFileName(
  { source, campaign }: { source: string; campaign: string },
  { code, content }: { code: string; content: string | null },
  format: QrFormat,
): string {
  return `qr-${[source, campaign, content, code].filter(Boolean).join('-').slice(0, 120)}.${format}`
}
