import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { customRuleOf } from '@/lib/domain/restaurant/custom-rules/file-rules'
import { isPartner } from '@/lib/domain/restaurant/products'
import { hoursOfFile } from './file-hours'
import type { RestaurantFile } from './schema'

/** A restaurant from its file, with nothing occupied: `idOf` numbers its tables by name. */
export type FileAvailability = { availability: RestaurantAvailability; idOf: ReadonlyMap<string, number> }

/**
 * Data that decide whether this file's restaurant can seat a party, for the reservation rules. Tables are numbered by
 * their places in the file, as in the database, where this number decides between equal tables. Contract C2, C33.
 */
export function fileAvailability(
  file: Pick<RestaurantFile, 'name' | 'products' | 'hours' | 'rooms' | 'combinations' | 'reservations'>,
): FileAvailability {
  const placed = file.rooms.flatMap(({ key, tables }) => tables.map((table) => ({ ...table, area: key })))
  const idOf = new Map(placed.map(({ name }, place) => [name, place + 1]))
  const { slotMinutes, stayMinutes, maxPartySize, approveFrom, autoConfirmBefore, rules } = file.reservations
  return {
    idOf,
    availability: {
      restaurantId: 0,
      name: file.name,
      partner: isPartner(file.products),
      openingHours: hoursOfFile(file.hours),
      autoConfirmBeforeHours: autoConfirmBefore,
      maxPartySize,
      approveFrom,
      customRules: rules.map(customRuleOf),
      slotMinutes,
      stayMinutes,
      tables: placed.map(({ area, minSeats, maxSeats }, place) => ({ id: place + 1, area, minSeats, maxSeats })),
      combinations: file.combinations.map((names) => names.flatMap((name) => idOf.get(name) ?? [])),
      occupations: [],
    },
  }
}
