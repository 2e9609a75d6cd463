import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tenant } from '@/lib/domain/tenant/schema'

/** Cut from `public/fonts` (SIL OFL) at one weight each: the drawing library reads neither WOFF2 nor variable fonts. */
const HEADINGS: Record<Tenant['look']['heading'], string> = {
  serif: 'fraunces-560.ttf',
  italic: 'fraunces-italic-480.ttf',
  grotesk: 'figtree-800.ttf',
}

/** The two fonts of a brand's card: `Heading` and `Body`. */
export async function cardFonts({ heading }: Pick<Tenant['look'], 'heading'>) {
  const [headingFile, bodyFile] = await Promise.all([fontFile(HEADINGS[heading]), fontFile('figtree-600.ttf')])
  return [
    { name: 'Heading', data: headingFile },
    { name: 'Body', data: bodyFile },
  ]
}

function fontFile(name: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'app/_metadata/share-picture', name))
}
