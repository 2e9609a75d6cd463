import type { RestaurantFile } from './schema'

type Rooms = RestaurantFile['rooms']

/**
 * Gives each table its number in `known`, the present rooms: that of its name; else its own, if the name which that
 * number had is no longer used, so that numbers of another database rename nothing. A new table has none. Contract C33.
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

/** Rooms without numbers, for another database. */
export function withoutNumbers(rooms: Rooms): Rooms {
  return numberTables(rooms, [])
}
