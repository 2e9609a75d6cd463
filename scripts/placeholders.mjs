// @ts-check
/**
 * Writes `sample-data/picture-placeholders.ts`: each picture in 16 × 11 pixels as WebP. Run it after a new drawing:
 * `node scripts/placeholders.mjs`, with the pictures drawn.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { loadPictures } from './pictures/load.mjs'

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..')
const stems = Object.keys(await loadPictures())
const lines = await Promise.all(
  stems.map(async (stem) => {
    const file = join(ROOT, 'public/pictures', `${stem}-480.webp`)
    const small = await sharp(file).resize(16, 11, { fit: 'fill' }).webp({ quality: 30, effort: 6 }).toBuffer()
    const key = /^[a-z]+$/.test(stem) ? stem : `'${stem}'`
    return `  ${key}:\n    '${small.toString('base64')}',`
  }),
)
const text = `import type { PictureKey } from './picture-alts'

/** Tiny WebP files in base64, written by \`scripts/placeholders.mjs\`. */
const PLACEHOLDERS: Record<PictureKey, string> = {
${lines.join('\n')}
}

/** The picture in a few pixels, as an address that needs no request. */
export function placeholderOf(key: string): string | undefined {
  const data = (PLACEHOLDERS as Record<string, string | undefined>)[key]
  return data && \`data:image/webp;base64,\${data}\`
}
`
await writeFile(join(ROOT, 'sample-data/picture-placeholders.ts'), text)
