import { type Json, listAt, type PartValue, valueAt } from './parts'

/**
 * New names by old ones of the tables that two values of a part share, matched by their numbers. A name that another
 * table has, or had, is left out as ambiguous. Contract C33, C37.
 */
export function renamedTables(before: object, after: object, { byPlace = false } = {}): Map<string, string> {
  const [old, now] = [tablesIn(before), tablesIn(after)]
  const [oldNames, names] = [namesOf(old), namesOf(now)]
  const known = new Map(old.map((table) => [table.id ?? table.place, table.name]))
  const renamed = now.flatMap(({ id, place, name }) => {
    const was = id || byPlace ? known.get(id ?? place) : undefined
    return was && !names.has(was) && !oldNames.has(name) ? [[was, name] as const] : []
  })
  return new Map(renamed)
}

function namesOf(tables: readonly { name: string }[]): Set<string> {
  return new Set(tables.map(({ name }) => name))
}

/** The part `after` with the new names in joined tables; the same object if none was renamed. */
export function withRenamedJoins(before: PartValue, after: PartValue): PartValue {
  const renamed = renamedTables(before, after, { byPlace: true })
  if (renamed.size === 0) return after
  const combinations = listAt(after, 'combinations').map((names) =>
    Array.isArray(names) ? names.map((name) => renamed.get(String(name)) ?? name) : names,
  )
  return { ...after, combinations }
}

function tablesIn(value: object): { id: number | undefined; place: string; name: string }[] {
  return listAt(value as Json, 'rooms').flatMap((room, r) =>
    listAt(room, 'tables').map((table, t) => {
      const [id, name] = [valueAt(table, ['id']), valueAt(table, ['name'])]
      return {
        id: Number(id) || undefined,
        place: `${r} ${t}`,
        name: typeof name === 'string' ? name.trim() : '',
      }
    }),
  )
}
