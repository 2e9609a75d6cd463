import type { ResultFigures, ResultRow } from './results-schema'

/** Figures are of at least this number of people. Contract C39. */
export const MIN_PEOPLE = 5

/** Figures of nobody. */
export const NO_FIGURES: ResultFigures = {
  people: 0,
  reservations: 0,
  guests: 0,
  orders: 0,
  net_grosze: 0,
  discount_grosze: 0,
  again: 0,
}

/** Group of the events of one name within the same parents. */
export interface Group {
  kind: 'group' | 'untagged' | 'rest'
  name: string | null
  /** Coarser divisions, the coarsest first: of a print its campaign and its link. */
  parents: readonly (string | null)[]
  figures: ResultFigures
  /** Different people, five at most: enough to tell whether several groups are five people together. */
  people: readonly string[]
}

/**
 * Rows of which neither one nor a difference of several, also with rows of the report by a parent, is of one to four
 * people. Groups of fewer are counted together, and where these are fewer than five people, with the smallest other
 * group. Parents are divided first, so that the rows of a finer report divide those of a coarser one. Contract C39.
 */
export function joinSmallGroups(
  groups: readonly Group[],
  total: ResultFigures,
): { rows: ResultRow[]; total: ResultFigures | null } {
  const names = [...byKey(groups, nameOf).keys()]
  const rows = new Map<string, ResultRow>(names.map((name) => [name, hiddenRow(groups, name)]))
  if (peopleIn(groups) < MIN_PEOPLE) return { rows: [...rows.values()], total: null }
  const together: Group[] = []
  for (const block of blocksOf(groups, 0)) {
    const parts = byKey(block, nameOf)
    const large = [...parts].filter(([, own]) => parts.size === 1 || peopleIn(own) >= MIN_PEOPLE)
    const row = large.length === 1 && rows.get(large[0]?.[0] ?? '')
    if (!row) together.push(...block)
    else Object.assign(row, { hidden: null, figures: sumOf(block, row.figures), joined: row.joined + parts.size - 1 })
  }
  const joined = byKey(together, nameOf).size
  const last: ResultRow[] =
    joined > 0 ? [{ kind: 'joined', name: null, figures: sumOf(together), hidden: null, joined }] : []
  return { rows: [...rows.values(), ...last], total }
}

/** Sets of five people at least, out of `groups` and of the few that are `carried` along from other parents. */
function blocksOf(groups: readonly Group[], depth: number, carried: readonly Group[] = []): Group[][] {
  if (depth > (groups[0]?.parents.length ?? 0)) return [[...groups, ...carried]]
  const parts = [...byKey(groups, (group) => keyAt(group, depth)).values()]
  const others = parts.filter((part) => peopleIn(part) >= MIN_PEOPLE)
  const few = [...parts.filter((part) => !others.includes(part)).flat(), ...carried]
  const divide = (part: readonly Group[]) => blocksOf(part, depth + 1)
  if (few.length === 0) return others.flatMap(divide)
  if (peopleIn(few) >= MIN_PEOPLE) return [...others.flatMap(divide), few]
  // Compared by a figure that a finer report adds up to as well.
  const [least = [], ...rest] = others.sort((a, b) => eventsOf(a) - eventsOf(b))
  return [...rest.flatMap(divide), ...blocksOf(least, depth + 1, few)]
}

function hiddenRow(groups: readonly Group[], name: string): ResultRow {
  const group = groups.find((one) => nameOf(one) === name) as Group
  return { kind: group.kind, name: group.name, figures: null, hidden: 'few', joined: 0 }
}

const nameOf = ({ kind, name }: Group) => `${kind} ${name}`
const keyAt = (group: Group, depth: number) =>
  depth < group.parents.length ? String(group.parents[depth]) : nameOf(group)
const peopleIn = (groups: readonly Group[]) => new Set(groups.flatMap(({ people }) => people)).size
const eventsOf = (groups: readonly Group[]) =>
  groups.reduce((sum, { figures: { reservations, orders } }) => sum + reservations + orders, 0)

function sumOf(groups: readonly Group[], first: ResultFigures | null = null): ResultFigures {
  const sum: ResultFigures = { ...NO_FIGURES, ...first }
  for (const { figures } of groups)
    for (const name of Object.keys(figures) as (keyof ResultFigures)[]) sum[name] += figures[name]
  return sum
}

function byKey<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const parts = new Map<string, T[]>()
  for (const item of items) parts.set(keyOf(item), [...(parts.get(keyOf(item)) ?? []), item])
  return parts
}
