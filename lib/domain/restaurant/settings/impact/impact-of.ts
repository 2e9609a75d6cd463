export function impactOf(_: object): ({ kind: 'reservation'; id: number } | { kind: 'order' })[] {
  return []
}
