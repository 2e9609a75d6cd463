import { calls, get, make, remove } from '@/lib/domain/call/call'
import { visitCode } from '@/lib/domain/reservation/reservation-calls'
import { reservationResponseSchema } from '@/lib/domain/reservation/schema'
import {
  waitlistAcceptSchema,
  waitlistEntrySchema,
  waitlistRequestSchema,
  waitlistResponseSchema,
} from '@/lib/domain/waitlist/schema'

/** The waitlist. Contract C2. */
export const waitlistCalls = calls('public', {
  join: make('/waitlist', {
    summary: 'Be notified when a table frees',
    body: waitlistRequestSchema,
    isOnce: true,
    answer: waitlistResponseSchema,
    returns: 'On the list',
  }),
  read: get('/waitlist/{code}', {
    summary: 'What has become of it, and the table that is on hold',
    params: { code: visitCode },
    answer: waitlistEntrySchema,
    returns: 'The entry',
  }),
  accept: make('/waitlist/{code}/reservation', {
    summary: 'Take the table that is on hold',
    params: { code: visitCode },
    body: waitlistAcceptSchema,
    isOnce: true,
    answer: reservationResponseSchema,
    returns: 'Reserved',
  }),
  leave: remove('/waitlist/{code}', {
    summary: 'Wait no more',
    params: { code: visitCode },
    returns: 'Off the list',
  }),
})
