import type { SeedTable } from './types'

/** Areas of the sample restaurants: their displayed name, and the letter of their table numbers. */
const AREAS = {
  sala: { name: 'Sala główna', letter: 'S' },
  okno: { name: 'Przy oknie', letter: 'N' },
  kominek: { name: 'Sala kominkowa', letter: 'K' },
  antresola: { name: 'Antresola', letter: 'A' },
  bar: { name: 'Bar', letter: 'B' },
  loze: { name: 'Loże', letter: 'L' },
  piwnica: { name: 'Piwnica', letter: 'P' },
  weranda: { name: 'Weranda', letter: 'W' },
  oranzeria: { name: 'Oranżeria', letter: 'R' },
  gabinet: { name: 'Gabinet', letter: 'G' },
  ogrodek: { name: 'Ogródek', letter: 'O' },
  taras: { name: 'Taras', letter: 'T' },
  dziedziniec: { name: 'Dziedziniec', letter: 'D' },
} as const

/** Area key → its tables as seat ranges: `{ sala: '1-2 2-4 2-4', bar: '1-2' }`. */
export type Rooms = Partial<Record<keyof typeof AREAS, string>>

export function areasOf(rooms: Rooms): { key: string; name: string }[] {
  return keysOf(rooms).map((key) => ({ key, name: AREAS[key].name }))
}

/** Tables are numbered within their area: S1, S2, …, O1. */
export function tablesOf(rooms: Rooms): SeedTable[] {
  return keysOf(rooms).flatMap((area) =>
    (rooms[area] ?? '').split(' ').map((seats, index) => {
      const [minSeats = Number.NaN, maxSeats = Number.NaN] = seats.split('-').map(Number)
      return { name: `${AREAS[area].letter}${index + 1}`, area, minSeats, maxSeats }
    }),
  )
}

/** `S1+S2, S3+S4+S5` → `[['S1', 'S2'], ['S3', 'S4', 'S5']]`. */
export function combinationsOf(text: string): string[][] {
  return text === '' ? [] : text.split(', ').map((combination) => combination.split('+'))
}

function keysOf(rooms: Rooms): (keyof typeof AREAS)[] {
  return Object.keys(rooms) as (keyof typeof AREAS)[]
}
