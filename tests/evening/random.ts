/** A random sequence from a seed: the same evening each time. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  one<T>(of: readonly T[]): T
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { whole, one: (of) => of[whole(0, of.length - 1)] as (typeof of)[number] }
}
