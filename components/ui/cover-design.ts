const PATTERN_NAMES = ['checks', 'stripes', 'scales', 'tiles', 'waves', 'diamonds'] as const
const TONES = ['calm', 'warm', 'deep', 'bold'] as const

export type PatternName = (typeof PATTERN_NAMES)[number]

/** The pattern, colours and plate position that a name always gets. */
export function coverDesignOf(name: string) {
  const hash = hashOf(name)
  return {
    id: `cover-${hash.toString(36)}`,
    letter: initialOf(name),
    cloth: PATTERN_NAMES[hash % PATTERN_NAMES.length] as PatternName,
    tone: TONES[(hash >>> 4) % TONES.length] as (typeof TONES)[number],
    plateX: 300 + (((hash >>> 8) % 3) - 1) * 60,
    turn: ((hash >>> 12) % 5) * 9 - 18,
  }
}

/** FNV-1a, 32 bits: short and deterministic. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const initialOf = (name: string) => (name.match(/\p{L}|\d/u)?.[0] ?? '').toLocaleUpperCase('pl')
