import { z } from 'zod'
import { KITCHEN_STEPS } from '@/lib/domain/ordering/order/kitchen-steps'
import { orderSchema, orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { boardAlarmsSchema } from '@/lib/domain/panel/alarm/alarm-schema'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import { restaurantSummarySchema } from '@/lib/domain/restaurant/schema'
import { DOOR_STATES, WAITLIST_STATES } from '@/lib/domain/waitlist/schema'
import { instantSchema, localDateSchema, localTimeSchema, wallTimeSchema } from '@/lib/domain/wire'
import { kitchenLimitSchema, soldOutSchema } from './command-schema'

/** Data of a restaurant's screen. Contract C22. */
export const boardOrderSchema = orderSchema.extend({
  /** Number of the order: the id of the diner's page is a key, and never on a board. Contract C19. */
  id: z.string().regex(/^\d+$/),
  tenant: z.string(),
  moves: z.array(orderStatusSchema),
  /** Version that an act must name: an old one is refused. */
  version: z.int().nonnegative(),
  steps: z.array(z.enum(KITCHEN_STEPS)),
  /** A step that can be undone until `due_at`; then it is carried out, and the diner is notified. */
  planned: z
    .object({
      step: z.enum(KITCHEN_STEPS),
      due_at: instantSchema,
      ready_at: instantSchema.nullable(),
      reason: z.string().nullable(),
      person: z.string().nullable(),
    })
    .nullable(),
  packed_at: instantSchema.nullable(),
  /** Time at which the panel handed it over, if that is its latest change. */
  handed_over_at: instantSchema.nullable(),
  /** Indexes of `products` that a cook has ticked off, counted from 0. */
  ticked: z.array(z.int().nonnegative()),
  /** Minutes that accepting proposes, while the order waits for an answer and is for now. */
  suggested_minutes: z.int().positive().nullable(),
  /** Test order of the restaurant itself. Contract C33. */
  is_test: z.boolean(),
})
export const boardReservationSchema = reservationSchema.omit({ code: true }).extend({
  /** Id in the panel: the code is the diner's key, and never on a board. Contract C19. */
  id: z.int().positive(),
  tenant: z.string(),
  version: z.int().nonnegative(),
  /** Names of its tables. */
  tables: z.array(z.string()),
  /** Test reservation of the restaurant itself. Contract C33. */
  is_test: z.boolean(),
})
export const boardWaitSchema = z.object({
  id: z.int().positive(),
  date: localDateSchema,
  from: localTimeSchema,
  to: localTimeSchema,
  people: z.int().positive(),
  phone_number: z.string(),
  /** Name of a party at the door; empty for an entry on the online waiting list, which has none. */
  customer_name: z.string(),
  /** Promised time of a party at the door; null for others. */
  promised_at: instantSchema.nullable(),
  called_at: instantSchema.nullable(),
  state: z.enum([...WAITLIST_STATES, ...DOOR_STATES]),
  created_at: instantSchema,
  /** The present or past offer, and its end. */
  offer: z.object({ reserved_on: wallTimeSchema, held_until: instantSchema }).nullable(),
  /** Reservation that an accepted offer became. */
  reservation_id: z.int().positive().nullable(),
})
/** Tables that the restaurant blocks for a period; `until` is not included. Contract C25. */
export const boardBlockSchema = z.object({
  id: z.int().positive(),
  scope: z.enum(['tables', 'area', 'online']),
  area: z.string().nullable(),
  tables: z.array(z.string()),
  from: wallTimeSchema,
  until: wallTimeSchema,
  reason: z.string(),
})
/** Notes on the guest of a reservation: never part of a stored answer. Contract C25. */
const boardGuestSchema = z.object({
  reservation_id: z.int().positive(),
  note: z.string(),
  allergies: z.string().nullable(),
})

/** Data of no single order or reservation, and short lists: sent whole. */
const settingsSchema = z.object({
  orders_paused: restaurantSummarySchema.shape.orders_paused,
  sold_out: z.array(soldOutSchema),
  kitchen_limit: kitchenLimitSchema.nullable(),
  alarms: boardAlarmsSchema,
  blocks: z.array(boardBlockSchema),
  /** Note of the special day by which its hours are closed or changed; null on an ordinary day. */
  special_day: z.object({ is_closed: z.boolean(), note: z.string() }).nullable(),
  guests: z.array(boardGuestSchema),
  /** Grows with each change of the settings: a screen may show an older version. 0: never changed. Contract C37. */
  settings_version: z.int().nonnegative(),
})
const listsSchema = z.object({
  orders: z.array(boardOrderSchema),
  reservations: z.array(boardReservationSchema),
  waitlist: z.array(boardWaitSchema),
})

/** GET /panel/{restaurant}/board, and the event `snapshot`. */
export const boardSchema = listsSchema.extend({
  ...settingsSchema.shape,
  revision: z.int().nonnegative(),
  /** The server's clock: the screen counts from it, not from its own. */
  at: instantSchema,
  /** The day whose reservations are listed. */
  date: localDateSchema,
})

/** The event `change`: new or changed entries, whole, and the keys of those no longer listed. */
export const boardChangeSchema = listsSchema.extend({
  ...settingsSchema.shape,
  revision: z.int().nonnegative(),
  at: instantSchema,
  date: localDateSchema,
  removed: z.object({ orders: z.array(z.string()), reservations: z.array(z.int()), waitlist: z.array(z.int()) }),
})

export type BoardReservation = z.infer<typeof boardReservationSchema>
export type BoardOrder = z.infer<typeof boardOrderSchema>
export type BoardWait = z.infer<typeof boardWaitSchema>
export type BoardGuest = z.infer<typeof boardGuestSchema>
export type BoardBlock = z.infer<typeof boardBlockSchema>
export type Board = z.infer<typeof boardSchema>
export type BoardChange = z.infer<typeof boardChangeSchema>
