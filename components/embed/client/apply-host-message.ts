import type { Message } from '@/lib/domain/embed/message'

const MAX_OFFSET_PX = 400

/**
 * Applies the partner's settings: distances from the frame's edges, and its own accent colour. Ledger L088,
 * contract C16.
 */
export async function applyHostMessage({ type, data }: Message): Promise<void> {
  const { style } = document.documentElement
  const { top, side, colour } = Object(data) as Record<string, unknown>
  if (type === 'offsets') {
    style.setProperty('--embed-top', pixels(top))
    style.setProperty('--embed-side', pixels(side))
  }
  if (type === 'theme' && typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)) {
    const { paletteOf } = await import('@/lib/domain/tenant/palette')
    for (const [name, value] of Object.entries(paletteOf(colour))) {
      style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
    }
  }
}

function pixels(value: unknown): string {
  return `${Math.min(MAX_OFFSET_PX, Math.max(0, Math.round(Number(value)) || 0))}px`
}
