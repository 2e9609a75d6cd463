import type { Tenant } from '@/lib/domain/tenant/schema'

const BODY = ['/fonts/figtree-core.7dbf2756.woff2', '/fonts/figtree-polish.4cd4bd0b.woff2']

const HEADING: Record<Tenant['look']['heading'], string[]> = {
  serif: ['/fonts/fraunces-core.4ae6760b.woff2', '/fonts/fraunces-polish.1204cdbe.woff2'],
  italic: ['/fonts/fraunces-italic-core.b0093f9f.woff2', '/fonts/fraunces-italic-polish.374fc7cc.woff2'],
  grotesk: [],
}

/**
 * Files to preload for a brand, the body's first. Their names carry their hash, so `/fonts/*` may be cached for ever.
 * The layout writes a `<link rel="preload">` for each.
 */
export function fontFiles({ heading }: Pick<Tenant['look'], 'heading'>): string[] {
  return [...BODY, ...HEADING[heading]]
}
