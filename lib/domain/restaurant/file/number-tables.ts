import type { RestaurantFile } from './schema'

type Rooms = RestaurantFile['rooms']

/**
 * Gives each table the number that it has in `known`, the rooms of now: that of its name; else its own, where no other wants the
 * name which that number had, so that numbers of another database rename nothing. A new table has none. Contract C33.
 */
export function numberTables(rooms: Rooms, known: Rooms): Rooms {
  const names = new Set(rooms.flatMap(({ tables }) => tables.map(({ name }) => name)))
  const standing = known.flatMap(({ tables }) => tables)
  const byName = new Map(standing.map(({ name, id }) => [name, id]))
  const free = new Set(standing.flatMap(({ name, id }) => (id && !names.has(name) ? [id] : [])))
  return rooms.map((room) => ({
    ...room,
    tables: room.tables.map(({ id: own, ...table }) => {
      const id = byName.get(table.name) ?? (own && free.has(own) ? own : undefined)
      return id ? { id, ...table } : table
    }),
  }))
}

/** The rooms without numbers, as another database takes them in. */
export function withoutNumbers(rooms: Rooms): Rooms {
  return numberTables(rooms, [])
}
