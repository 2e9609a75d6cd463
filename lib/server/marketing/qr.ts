import 'server-only'
import sharp from 'sharp'
import { encode } from 'uqr'
import { shortLinkPath } from '@/lib/domain/marketing/links/link-rules'
import type { Tenant } from '@/lib/domain/tenant/schema'

/** Quiet zone required by the standard, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** The edge of the picture in pixels, for a poster: at 300 dpi 13 cm. */
const PNG_EDGE = 1600

/** URL of a short link, as it is printed: always on the brand's own host. */
export function shortLinkUrl({ hosts }: Pick<Tenant, 'hosts'>, code: string): string {
  return `https://${hosts[0]}${shortLinkPath(code)}`
}

/** A URL as a QR code of error correction Q (a quarter may be dirty), black on white, one unit per module. */
export function qrSvg(url: string): string {
  const { size, data } = encode(url, { ecc: 'Q', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
}

/** The same QR code as the source of an image, or as a file behind a link. */
export function qrDataUrl(url: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(qrSvg(url)).toString('base64')}`
}

/** The same QR code as PNG, with whole pixels for each module. */
export function qrPng(url: string): Promise<Buffer> {
  const { size, data } = encode(url, { ecc: 'Q', border: QUIET_ZONE })
  const scale = Math.ceil(PNG_EDGE / size)
  const pixels = Buffer.from(data.flatMap((row) => row.map((isBlack) => (isBlack ? 0 : 255))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .withMetadata({ density: 300 })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** Runs of dark modules: [start, length]. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1)
    if (isBlack && last && last[0] + last[1] === x) last[1] += 1
    else if (isBlack) runs.push([x, 1])
  }
  return runs
}
