import { z } from 'zod'
import { calls, get, make, post, put, remove } from '@/lib/domain/call/call'
import { givenConsentsSchema } from '@/lib/domain/consents/schema'
import {
  holdRequestSchema,
  holdSchema,
  reservationChangeSchema,
  reservationRequestSchema,
  reservationResponseSchema,
  reservationSchema,
} from '@/lib/domain/reservation/schema'

/** The code of a reservation or of a place on the waitlist; its holder may read and change it. */
export const visitCode = z.string().min(12).max(32)

/** A diner’s reservations, and held tables. Contract C2. */
export const reservationCalls = calls('public', {
  hold: make('/holds', {
    summary: 'Keep a table for 10 minutes',
    body: holdRequestSchema,
    isOnce: true,
    waitMs: 3000,
    answer: holdSchema,
    returns: 'Held',
  }),
  release: remove('/holds/{token}', {
    summary: 'Give it back',
    params: { token: z.string().max(64) },
    returns: 'Released, or expired already',
  }),
  create: make('/reservations', {
    summary: 'Ask for a table',
    body: reservationRequestSchema,
    isOnce: true,
    waitMs: 8000,
    answer: reservationResponseSchema,
    returns: 'Reserved or asked for',
  }),
  read: get('/reservations/{code}', {
    summary: 'A reservation, phone and e-mail masked',
    params: { code: visitCode },
    answer: reservationSchema,
    returns: 'The reservation',
  }),
  change: put('/reservations/{code}', {
    summary: 'Change people, time or notes',
    params: { code: visitCode },
    body: reservationChangeSchema,
    isOnce: true,
    answer: reservationSchema,
    returns: 'The reservation, perhaps with a change_request',
  }),
  cancel: post('/reservations/{code}/cancel', {
    summary: 'Call it off; takes no body',
    params: { code: visitCode },
    isOnce: true,
    answer: reservationSchema,
    returns: 'Called off',
  }),
  consents: post('/reservations/{code}/consents', {
    summary: 'Consents to marketing, asked for once the reservation stands; what is not ticked withdraws nothing',
    params: { code: visitCode },
    body: givenConsentsSchema,
    isOnce: true,
    answer: reservationSchema,
    returns: 'Stored',
  }),
})
