import { paletteOf } from '@/lib/domain/tenant/palette'

/**
 * A laid table (3:2) in a brand's colours, or on a host of no brand in grey, in place of a picture that cannot be made.
 * It has no words: they stand beside any cover.
 */
export function composedCover(themeColor = 'gray'): Buffer {
  const { accent, accentSoft, accentTint, accentStrong, surface } = paletteOf(themeColor)
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">' +
      `<path fill="${accentSoft}" d="M0 0h600v400H0z"/>` +
      `<path stroke="${accentTint}" stroke-width="26" d="M45 0v400M215 0v400M385 0v400M555 0v400"/>` +
      `<circle cx="300" cy="200" r="138" fill="${surface}"/>` +
      `<circle cx="300" cy="200" r="124" fill="none" stroke="${accent}" stroke-width="7"/>` +
      `<circle cx="300" cy="200" r="96" fill="none" stroke="${accentTint}" stroke-width="3"/>` +
      `<path fill="${accentStrong}" d="M105-96v58a9 9 0 0 0 6 8.5V96a3 3 0 0 0 6 0V-29.5a9 9 0 0 0 6-8.5v-58h-4v50h-3v-50h-4v50h-3v-50z` +
      'M481-96c14 12 15 60 10 92h-3.5V96a3 3 0 0 1-6.5 0z" transform="translate(0 200)"/></svg>',
  )
}
