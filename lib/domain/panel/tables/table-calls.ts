import { z } from 'zod'
import { calls, get, make, post, put, remove } from '@/lib/domain/call/call'
import { boardBlockSchema, boardReservationSchema, boardWaitSchema } from '@/lib/domain/panel/board/board-schema'
import { doorSeatSchema, doorStepSchema, doorWaitRequestSchema } from '@/lib/domain/panel/tables/door-schema'
import {
  alternativesSchema,
  blockRequestSchema,
  floorPlanSchema,
  guestHistorySchema,
  guestNoteRequestSchema,
  guestRequestSchema,
  handOfferSchema,
  joinRequestSchema,
  reservationMoveSchema,
  reservationStepSchema,
  savedGuestNoteSchema,
  staffReservationRequestSchema,
} from '@/lib/domain/panel/tables/table-schema'
import { localDateSchema } from '@/lib/domain/wire'

/** Tables, reservations, guests, and parties at the door. Contract C24, C25. */
export const tableCalls = calls('handle_tables', {
  step: post('/panel/{restaurant}/reservations/{reservation}/steps', {
    summary: 'Confirm, decline, decide a change, seat, finish, no-show, cancel',
    body: reservationStepSchema,
    isOnce: true,
    answer: boardReservationSchema,
    returns: 'The reservation',
  }),
  move: post('/panel/{restaurant}/reservations/{reservation}/move', {
    summary: 'Move to another time, number of people, or tables',
    body: reservationMoveSchema,
    isOnce: true,
    answer: boardReservationSchema,
    returns: 'The reservation',
  }),
  reserve: make('/panel/{restaurant}/reservations', {
    summary: 'Reserve for who telephones, or seat who stands at the door',
    body: staffReservationRequestSchema,
    isOnce: true,
    answer: boardReservationSchema,
    returns: 'The reservation',
  }),
  history: post('/panel/{restaurant}/guests', {
    may: 'see_guests',
    summary: 'Earlier visits, no-shows and notes by phone number, in this restaurant',
    body: guestRequestSchema,
    answer: guestHistorySchema,
    returns: 'The newest first',
  }),
  addWait: make('/panel/{restaurant}/waitlist', {
    summary: 'A party at the door waits, with a promised time',
    body: doorWaitRequestSchema,
    isOnce: true,
    answer: boardWaitSchema,
    returns: 'Who waits',
  }),
  stepWait: post('/panel/{restaurant}/waitlist/{wait}/steps', {
    summary: 'Call a party at the door by a message, take it off the list, or put it back',
    body: doorStepSchema,
    isOnce: true,
    answer: boardWaitSchema,
    returns: 'Who waits, as it stands now',
  }),
  seatWait: make('/panel/{restaurant}/waitlist/{wait}/seat', {
    summary: 'Seat a party that waited at the door',
    body: doorSeatSchema,
    isOnce: true,
    answer: boardReservationSchema,
    returns: 'The visit',
  }),
  floorPlan: get('/panel/{restaurant}/tables', {
    summary: 'Areas, tables, combinations, stays, and when a service day is open',
    query: z.object({ date: localDateSchema.optional() }),
    answer: floorPlanSchema,
    returns: 'The floor plan',
  }),
  alternatives: get('/panel/{restaurant}/reservations/{reservation}/alternatives', {
    summary: 'Other free times that a refusal may offer',
    answer: alternativesSchema,
    returns: 'Up to six',
  }),
  block: make('/panel/{restaurant}/blocks', {
    summary: 'Keep tables, an area, or all online bookings to the restaurant for a period',
    body: blockRequestSchema,
    isOnce: true,
    answer: boardBlockSchema,
    returns: 'The block',
  }),
  endBlock: remove('/panel/{restaurant}/blocks/{block}', {
    summary: 'End a block',
    returns: 'Ended',
  }),
  offer: post('/panel/{restaurant}/waitlist/{wait}/offer', {
    summary: 'Offer a table by hand to somebody who waits',
    body: handOfferSchema,
    isOnce: true,
    answer: boardWaitSchema,
    returns: 'Who waits, with the offer',
  }),
  note: put('/panel/{restaurant}/guests/notes', {
    may: 'see_guests',
    summary: 'Note something of a guest, by phone number; allergies only with consent',
    body: guestNoteRequestSchema,
    answer: savedGuestNoteSchema,
    returns: 'What is noted now',
  }),
  combine: make('/panel/{restaurant}/combinations', {
    summary: 'Tables that may be joined, for diners too',
    body: joinRequestSchema,
    isOnce: true,
    answer: floorPlanSchema.shape.combinations.element,
    returns: 'The combination',
  }),
  separate: remove('/panel/{restaurant}/combinations/{combination}', {
    summary: 'Take a combination back',
    params: { combination: z.coerce.number().int().min(0).max(2_147_483_647) },
    returns: 'Taken back',
  }),
})
